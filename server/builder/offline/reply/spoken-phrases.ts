// What the builder says to hints and half sentences: what came forward, what it cannot do of them, and the nearest there is.
import type { Language } from '#shared/languages.ts'

type Words = Record<Language, string>
type Say<Args extends readonly unknown[]> = Record<Language, (...args: Args) => string>

export const spokenSays = {
  broughtForward: {
    en: (label, many) => `“${label}” is kept already; in ${many.toLowerCase()} it now stands first, where lists show it.`,
    sv: (label, many) => `”${label}” finns redan; i ${many.toLowerCase()} står det nu först, där listan visar det.`,
    ja: (label, many) => `「${label}」はすでにあるので、「${many}」の一覧で先頭の方に出しました。`,
  } satisfies Say<[label: string, many: string]>,
  paid: { en: 'Paid', sv: 'Betalt', ja: '支払い済み' } satisfies Words,
  unpaid: { en: 'Not paid', sv: 'Inte betalt', ja: '未払い' } satisfies Words,
  responsible: { en: 'Responsible', sv: 'Ansvarig', ja: '担当' } satisfies Words,
  noMessages: {
    en: 'I cannot send reminders: messages need an outside service. What is to be reminded of is marked in the list instead.',
    sv: 'Jag kan inte skicka påminnelser: utskick kräver en extern tjänst. Det som behöver påminnas om märks ut i listan i stället.',
    ja: 'お知らせの送信には外部サービスが必要です。代わりに、対象を一覧で目立たせます。',
  } satisfies Words,
  howOften: {
    en: 'How often somebody books in a week I cannot limit. I can see to it that nobody books more than once on the same day: say “at most one booking per name and date”.',
    sv: 'Hur många gånger i veckan någon bokar kan jag inte begränsa. Jag kan se till att ingen bokar två gånger samma dag: säg ”max 1 bokning per namn och datum”.',
    ja: '1週間に予約できる回数は制限できません。同じ日に2回予約できないようにすることはできます。',
  } satisfies Words,
  ownPicture: {
    en: 'A picture of your own I cannot take in at the top of the page: I choose one that fits what the page is about. The headline, the text beside it and the colours I can change.',
    sv: 'En egen bild kan jag inte ta emot högst upp på sidan: jag väljer en som passar det sidan handlar om. Rubriken, texten intill och färgerna kan jag ändra.',
    ja: 'トップの画像に手持ちの写真を使うことはできません。内容に合うものを選んでいます。見出し、文章、色は変更できます。',
  } satisfies Words,
  files: {
    en: 'Files I cannot take in. Put them where they can be downloaded, such as a shared folder, and say where: a section can tell of it.',
    sv: 'Filer kan jag inte ta emot. Lägg dem där de går att hämta, till exempel i en delad mapp, och säg ”lägg till en sektion om dokument” så kan den tala om var.',
    ja: 'ファイルは受け取れません。共有フォルダなどに置き、その場所を知らせるセクションを追加してください。',
  } satisfies Words,
  cancelling: {
    en: 'Who has booked cannot cancel by themselves: that needs accounts and a backend. In the list, set the status of the booking to cancelled.',
    sv: 'Den som har bokat kan inte avboka själv: det kräver konton och en backend. I listan sätter ni bokningens status till avbokad.',
    ja: '予約した本人によるキャンセルには、アカウントとバックエンドが必要です。一覧で状態をキャンセルに変えてください。',
  } satisfies Words,
  rota: {
    en: 'I cannot make turns go round by themselves. A field for whose turn it is can be added: say “add responsible to the list”.',
    sv: 'Jag kan inte låta turerna gå runt av sig själva. Ett fält för vems tur det är kan jag lägga till: säg ”lägg till ansvarig”.',
    ja: '当番を自動で回すことはできません。「担当を追加」と伝えると、誰の番かを記録する項目を加えられます。',
  } satisfies Words,
  unnamedChoice: {
    en: (label) => `You did not say what the choice is called, so I called it “${label}”.`,
    sv: (label) => `Du sa inte vad valet heter, så jag kallade det ”${label}”.`,
    ja: (label) => `選択肢の名前の指定がなかったので「${label}」としました。`,
  } satisfies Say<[label: string]>,
  addedRow: {
    en: (name) => `“${name}” was not there yet, so I added it.`,
    sv: (name) => `”${name}” fanns inte, så jag lade till det.`,
    ja: (name) => `「${name}」はなかったので追加しました。`,
  } satisfies Say<[name: string]>,
  comesAgain: {
    en: 'Rows that come again are not made by themselves: the field tells how often, and the next one is added by hand.',
    sv: 'Det som återkommer läggs inte in av sig självt: fältet säger hur ofta, och nästa gång lägger man in för hand.',
    ja: '繰り返しの予定は自動では作られません。項目に頻度を記録し、次回分は手で追加します。',
  } satisfies Words,
  nearest: {
    en: (said, examples) =>
      `I did not understand what to change: “${said}”. Say it as a change, such as ${examples.map((each) => `“${each}”`).join(' or ')}.`,
    sv: (said, examples) =>
      `Jag förstod inte vad som ska ändras: ”${said}”. Säg det som en ändring, till exempel ${examples.map((each) => `”${each}”`).join(' eller ')}.`,
    ja: (said, examples) =>
      `「${said}」は、何を変えればよいか分かりませんでした。${examples.map((each) => `「${each}」`).join('や')}のように伝えてください。`,
  } satisfies Say<[said: string, examples: readonly string[]]>,
}
