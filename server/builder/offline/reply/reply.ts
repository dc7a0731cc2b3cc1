// The built-in builder's answer: short Markdown lists in the person's language of what was done and what was not.
import type { Language } from '#shared/languages.ts'
import type { Diagnostic } from '#shared/projects.ts'
import { pageLink, promptLink } from '#shared/answer-links.ts'
import type { Note, Page } from '../model.ts'
import { listed } from './phrases.ts'

type Words = Record<Language, string>
const headings: Record<Note['kind'], Words> = {
  built: { en: 'Built', sv: 'Byggt', ja: '作ったもの' },
  assumed: { en: 'Assumed', sv: 'Antaget', ja: '推測したこと' },
  unknown: { en: 'Not used', sv: 'Inte använt', ja: '使わなかった言葉' },
  service: { en: 'Needs an outside service', sv: 'Kräver en extern tjänst', ja: '外部サービスが必要なもの' },
  kept: { en: 'Left as it was', sv: 'Lämnat orört', ja: 'そのままにしたもの' },
}
const changed: Words = { en: 'Changed', sv: 'Ändrat', ja: '変更したこと' }
const nextHeading: Words = { en: 'You could say next', sv: 'Säg till exempel', ja: '次にできること' }
const leaveHeading: Words = { en: 'Leave out what you do not want', sv: 'Ta bort det du inte vill ha', ja: '不要なものを外す' }
const seeHeading: Words = { en: 'See it:', sv: 'Se det:', ja: '確認する：' }
const order: readonly Note['kind'][] = ['built', 'assumed', 'kept', 'unknown', 'service']

const section = (title: string, lines: readonly string[]) =>
  lines.length ? `**${title}**\n${lines.map((line) => `- ${line}`).join('\n')}` : ''

export function notesReply(lead: string, notes: readonly Note[], language: Language, isChange: boolean): string {
  const sections = order.map((kind) =>
    section(
      kind === 'built' && isChange ? changed[language] : headings[kind][language],
      notes.filter((note) => note.kind === kind).map((note) => note.text),
    ),
  )
  return [lead, ...sections].filter(Boolean).join('\n\n')
}

/** Nothing is done, and why: one reason goes on in the same line. */
export function unchangedReply(notes: readonly Note[], language: Language): string {
  const lead = says.nothingChanged[language]
  const [first, ...others] = notes
  return first?.kind === 'unknown' && others.length === 0
    ? [lead, first.text].join(language === 'ja' ? '' : ' ')
    : notesReply(lead, notes, language, true)
}

/** Links to the pages on which a change is seen. */
export const pagesReply = (pages: readonly Page[], language: Language): string =>
  pages.length
    ? `**${seeHeading[language]}** ${pages.map(({ title, path }) => pageLink(title, path)).join(language === 'ja' ? '、' : ', ')}`
    : ''

/** Wishes as links that, followed, are said. */
export const wishesReply = (wishes: readonly string[], language: Language): string =>
  section(nextHeading[language], wishes.map(promptLink))

/** The same of what nobody asked for, to be taken out again. */
export const leaveReply = (wishes: readonly string[], language: Language): string =>
  section(leaveHeading[language], wishes.map(promptLink))

const problemsShown = 5
export function problemsReply(problems: readonly Diagnostic[], language: Language): string {
  const lead: Words = {
    en: 'The check found errors, so this is not finished:',
    sv: 'Kontrollen hittade fel, så det här är inte klart:',
    ja: '確認でエラーが見つかったため、まだ完成していません：',
  }
  return `${lead[language]}\n${problems
    .slice(0, problemsShown)
    .map(({ path, line, message }) => `- \`${path}\`:${line} ${message}`)
    .join('\n')}`
}

export const says = {
  reading: {
    en: (about: readonly string[]) => `I read this as a project about ${listed.en(about)}.`,
    sv: (about: readonly string[]) => `Jag läser det som ett projekt om ${listed.sv(about)}.`,
    ja: (about: readonly string[]) => `${listed.ja(about)}のプロジェクトですね。`,
  },
  looking: { en: 'I look at the project first.', sv: 'Jag tittar på projektet först.', ja: 'まずプロジェクトを確認します。' },
  writing: { en: 'Now I write the files.', sv: 'Nu skriver jag filerna.', ja: 'ファイルを書きます。' },
  changing: { en: 'Now I make the change.', sv: 'Nu gör jag ändringen.', ja: '変更します。' },
  ready: {
    en: (name: string) => `**${name}** is ready.`,
    sv: (name: string) => `**${name}** är klar.`,
    ja: (name: string) => `**${name}** ができました。`,
  },
  done: { en: 'Done.', sv: 'Klart.', ja: '変更しました。' },
  nothingChanged: { en: 'I changed nothing.', sv: 'Jag ändrade ingenting.', ja: '何も変更していません。' },
  notMine: {
    en: 'This project was not made by me: it has no `project.model.json`. I am the built-in builder and can only change projects I built myself. I changed nothing. You can edit the files, connect a language model to change this project in words, or start a new project with me.',
    sv: 'Det här projektet är inte gjort av mig: det saknar `project.model.json`. Jag är den inbyggda byggaren och kan bara ändra projekt jag själv har byggt. Jag ändrade ingenting. Du kan redigera filerna, koppla in en språkmodell för att ändra projektet med ord eller börja ett nytt projekt med mig.',
    ja: 'このプロジェクトは私が作ったものではなく、`project.model.json` がありません。内蔵ビルダーは自分で作ったプロジェクトだけを変更できます。何も変更していません。ファイルを編集する、言語モデルを接続して言葉で変更する、または新しいプロジェクトを始めることができます。',
  },
  brokenModel: {
    en: (reason: string) =>
      `I cannot read \`project.model.json\` (${reason}), so I changed nothing. Restore an earlier version from the history or mend that file, then ask again.`,
    sv: (reason: string) =>
      `Jag kan inte läsa \`project.model.json\` (${reason}), så jag ändrade ingenting. Återställ en tidigare version i historiken eller laga filen och fråga igen.`,
    ja: (reason: string) =>
      `\`project.model.json\` を読み取れないため（${reason}）、何も変更していません。履歴から以前の版に戻すか、ファイルを直してからもう一度お試しください。`,
  },
  tookTooLong: {
    en: 'This took me too long to read, so I stopped. Say it in fewer words, or one thing after the other. Nothing was lost.',
    sv: 'Det här tog för lång tid att läsa, så jag slutade. Säg det med färre ord, eller en sak i taget. Inget har gått förlorat.',
    ja: '読み取りに時間がかかりすぎたため、中断しました。短くするか、ひとつずつ送ってください。何も失われていません。',
  },
  toolFailed: {
    en: (what: string) => `A step failed: ${what}`,
    sv: (what: string) => `Ett steg misslyckades: ${what}`,
    ja: (what: string) => `失敗した手順があります：${what}`,
  },
  keptFile: {
    en: (path: string) => `\`${path}\`: you changed the same lines by hand, so your version stays`,
    sv: (path: string) => `\`${path}\`: du har ändrat samma rader för hand, så din version står kvar`,
    ja: (path: string) => `\`${path}\`：同じ行が手作業で変更されているため、そのまま残しました`,
  },
  broughtUpToDate: {
    en: 'An earlier version of me wrote some of the files: those you had not touched are as I write them today',
    sv: 'En tidigare version av mig hade skrivit en del av filerna: de som du inte har rört är nu som jag skriver dem i dag',
    ja: '以前のバージョンの私が書いたファイルのうち、手を加えられていないものを現在の書き方に更新しました',
  },
  takingBack: {
    en: 'That does not go with what you changed by hand. I put everything back as it was.',
    sv: 'Det går inte ihop med det du har ändrat för hand. Jag ställer tillbaka allt som det var.',
    ja: '手作業の変更と両立しないため、すべて元に戻します。',
  },
  tookBack: {
    en: (paths: readonly string[]) =>
      `I could not do this: ${paths.map((path) => `\`${path}\``).join(', ')} was changed by hand, and the project would no longer build with it. Everything is as it was before. You can make the change in the files, or connect a language model to do it.`,
    sv: (paths: readonly string[]) =>
      `Det här kunde jag inte göra: ${paths.map((path) => `\`${path}\``).join(', ')} är ändrad för hand, och projektet skulle inte längre gå att bygga. Allt är som det var. Du kan göra ändringen i filerna eller koppla in en språkmodell som gör den.`,
    ja: (paths: readonly string[]) =>
      `この変更はできませんでした。${paths.map((path) => `\`${path}\``).join('、')} が手作業で変更されていて、そのままではプロジェクトが動かなくなります。すべて元の状態に戻しました。ファイルを直接編集するか、言語モデルを接続してお試しください。`,
  },
  mergedFile: {
    en: (path: string) => `\`${path}\`: your own edits are still in it`,
    sv: (path: string) => `\`${path}\`: dina egna ändringar finns kvar`,
    ja: (path: string) => `\`${path}\`：ご自身の編集は残っています`,
  },
} satisfies Record<string, Record<Language, unknown>>
