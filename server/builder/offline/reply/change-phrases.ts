// What the built-in builder says about a change, in the person's language.
import type { Language } from '#shared/languages.ts'
import type { Operation } from '../change/operations.ts'
import type { ProjectModel } from '../model.ts'
import { fieldForView } from '../understand/plan/plan-views.ts'
import { viewNames } from './phrases.ts'
import { ruleNote } from './rule-phrases.ts'
import { formulaText } from './rule-texts.ts'
import { rowNote } from './row-phrases.ts'
import { choiceNote } from './choice-phrases.ts'
import { projectNote } from './project-phrases.ts'
import { siteNote } from './site-phrases.ts'

type Words = Record<Language, string>

const workedOutAs = (formula: string, language: Language): string =>
  ({ en: `, worked out: ${formula}`, sv: `, räknas ut: ${formula}`, ja: `（自動計算：${formula}）` })[language]

export const changeSays = {
  left: {
    en: 'I left everything as it is.',
    sv: 'Jag lät allt vara som det är.',
    ja: '何も変えずにそのままにしました。',
  } satisfies Words,
  alreadySo: { en: 'It is already so.', sv: 'Det är redan så.', ja: 'すでにそうなっています。' } satisfies Words,
  nearestColour: {
    en: (code: string) =>
      `I took the palette that comes nearest to ${code}: its shades are readable on every ground, in light and dark.`,
    sv: (code: string) =>
      `Jag tog den palett som ligger närmast ${code}: dess nyanser går att läsa på alla bakgrunder, ljust och mörkt.`,
    ja: (code: string) => `${code} に最も近い配色にしました。明るい画面でも暗い画面でも読みやすい色合いです。`,
  },
  alreadyThere: {
    en: (what: string) => `“${what}” is already there.`,
    sv: (what: string) => `”${what}” finns redan.`,
    ja: (what: string) => `「${what}」はすでにあります。`,
  },
  meantWhat: {
    en: (what: string) =>
      `Please say the whole wish once more, with “${what}” in it: I do not remember the one before. What it did can be taken back under **History**.`,
    sv: (what: string) =>
      `Säg hela önskemålet en gång till, med ”${what}” i det: jag minns inte det förra. Det som blev gjort kan tas tillbaka under **Historik**.`,
    ja: (what: string) =>
      `「${what}」を含めて、ご要望をもう一度お知らせください。前回の内容は覚えていません。変更は**履歴**から戻せます。`,
  },
  linkThere: {
    en: (many: string, label: string) => `It is there already: in ${many.toLowerCase()}, the field **${label}** says so.`,
    sv: (many: string, label: string) => `Det finns redan: bland ${many.toLowerCase()} säger fältet **${label}** det.`,
    ja: (many: string, label: string) => `すでにあります。「${many}」の項目**${label}**で分かります。`,
  },
  notFound: {
    en: (what: string) => `I found no “${what}” in this project.`,
    sv: (what: string) => `Jag hittar inget ”${what}” i projektet.`,
    ja: (what: string) => `「${what}」はこのプロジェクトに見つかりませんでした。`,
  },
  questionsThere: {
    en: (page: string) => `The questions are entries of the page **${page}**: there you add, change, move and delete them.`,
    sv: (page: string) => `Frågorna är poster på sidan **${page}**: där lägger du till, ändrar, flyttar och tar bort dem.`,
    ja: (page: string) => `質問は**${page}**ページのデータです。そこで追加・変更・並べ替え・削除ができます。`,
  },
  titleFirst: {
    en: 'The field that names every entry always comes first, so I left the order as it is.',
    sv: 'Fältet som ger varje post sitt namn står alltid först, så jag lät ordningen vara.',
    ja: '各データの見出しになる項目は常に先頭に表示されるため、順番はそのままにしました。',
  } satisfies Words,
  lastThing: {
    en: 'That is all this project keeps, so I left it.',
    sv: 'Det är allt projektet innehåller, så jag lät det vara.',
    ja: 'このプロジェクト唯一の内容なので残しました。',
  } satisfies Words,
  onlyThree: {
    en: 'Projects can be in English, Swedish or Japanese, so I left the language as it is.',
    sv: 'Projekt kan vara på engelska, svenska eller japanska, så jag lät språket vara.',
    ja: 'プロジェクトの言語は英語・スウェーデン語・日本語から選べるので、そのままにしました。',
  } satisfies Words,
  titleStays: {
    en: 'That field names every entry, so it has to stay; you can rename it.',
    sv: 'Det fältet ger varje post sitt namn och måste finnas kvar; du kan byta namn på det.',
    ja: 'この項目は各データの見出しなので削除できません。名前の変更はできます。',
  } satisfies Words,
  undo: {
    en: 'I cannot take a change back myself, but nothing is lost: open **History**, choose the version before it and press **Restore**. What people stored in their browsers stays.',
    sv: 'Jag kan inte ta tillbaka en ändring själv, men inget är förlorat: öppna **Historik**, välj versionen före den och tryck på **Återställ**. Det som är sparat i webbläsarna finns kvar.',
    ja: '変更を自分で取り消すことはできませんが、何も失われていません。**履歴**を開き、変更前の版を選んで**戻す**を押してください。ブラウザに保存されたデータは残ります。',
  } satisfies Words,
  csvThere: {
    en: (isImport: boolean) => `It is there already: every list has a button **${isImport ? 'Import' : 'Export'}** (CSV).`,
    sv: (isImport: boolean) => `Det finns redan: varje lista har knappen **${isImport ? 'Importera' : 'Exportera'}** (CSV).`,
    ja: (isImport: boolean) =>
      `すでにあります。各一覧の**${isImport ? 'インポート' : 'エクスポート'}**ボタン（CSV）をお使いください。`,
  },
  searchThere: {
    en: 'It is there already: every list has a **search box** on top, which looks through all its texts.',
    sv: 'Det finns redan: varje lista har en **sökruta** högst upp som letar i alla texter.',
    ja: 'すでにあります。各一覧の上にある**検索欄**で、すべての文字を検索できます。',
  } satisfies Words,
  filterThere: {
    en: 'It is there already: above every list you can narrow it down by its choices and change its order. Tell me which one it should start with, such as “show only open ones” or “newest first”.',
    sv: 'Det finns redan: ovanför varje lista kan du välja bland alternativen och ändra ordningen. Säg vad den ska börja med, till exempel ”visa bara öppna” eller ”nyast först”.',
    ja: 'すでにあります。各一覧の上で選択肢による絞り込みと並べ替えができます。「未対応だけ表示」「新しい順」のように、最初の表示を指定することもできます。',
  } satisfies Words,
  darkThere: {
    en: 'It is there already: the button with the moon or the sun switches between light and dark.',
    sv: 'Det finns redan: knappen med månen eller solen växlar mellan ljust och mörkt.',
    ja: 'すでにあります。月または太陽のボタンで明暗を切り替えられます。',
  } satisfies Words,
  editThere: {
    en: 'It is there already: open an entry to change or delete it; a deletion can be undone right away.',
    sv: 'Det finns redan: öppna en post för att ändra eller ta bort den; en borttagning går att ångra direkt.',
    ja: 'すでにあります。データを開くと編集・削除ができ、削除はすぐに取り消せます。',
  } satisfies Words,
  phoneThere: {
    en: 'It is there already: every page fits a phone, and tables turn into lists there.',
    sv: 'Det finns redan: alla sidor passar i mobilen, och tabeller blir listor där.',
    ja: 'すでに対応しています。どのページもスマートフォンに合わせて表示され、表は一覧に変わります。',
  } satisfies Words,
  noNumbers: {
    en: (many: string) => `There is no number to add up in ${many.toLowerCase()}. Add one first, such as an amount.`,
    sv: (many: string) =>
      `Det finns inget tal att summera i ${many.toLowerCase()}. Lägg till ett först, till exempel ett belopp.`,
    ja: (many: string) => `「${many}」には合計できる数値がありません。先に金額などの項目を追加してください。`,
  },
  eachMonth: {
    en: (named: string) => `Every stretch of time has a bar of its own, so ${named} is among them.`,
    sv: (named: string) => `Varje tid har en egen stapel, så ${named} är en av dem.`,
    ja: (named: string) => `期間ごとに棒が並ぶので、${named}もその中で見られます。`,
  },
  noDay: {
    en: (many: string) =>
      `Nothing tells when in ${many.toLowerCase()}, so all of them are counted. Add a day first, such as “add a date to ${many.toLowerCase()}”.`,
    sv: (many: string) =>
      `Inget säger när i ${many.toLowerCase()}, så alla räknas. Lägg till en dag först, till exempel ”lägg till datum på ${many.toLowerCase()}”.`,
    ja: (many: string) => `「${many}」には日付がないので、すべてを数えます。期間で絞るには、先に日付の項目を追加してください。`,
  },
  toldNowhere: {
    en: (said: string, example: string) =>
      `Nothing in this project tells “${said}”, so I changed nothing. Say where it is to be kept, for example “${example}”, and ask again.`,
    sv: (said: string, example: string) =>
      `Inget i projektet säger ”${said}”, så jag ändrade ingenting. Säg var det ska stå, till exempel ”${example}”, och fråga igen.`,
    ja: (said: string, example: string) =>
      `「${said}」にあたる情報がまだないため、何も変更していません。「${example}」のように記録する項目を先に追加してから、もう一度お試しください。`,
  },
  notLinked: {
    en: (rows: string, list: string, one: string) =>
      `${rows} do not say which ${one.toLowerCase()} they belong to, so nothing can be added up for each. Link them first, for example “link ${rows.toLowerCase()} to ${list.toLowerCase()}”, and ask again.`,
    sv: (rows: string, list: string, one: string) =>
      `${rows} säger inte vilken ${one.toLowerCase()} de hör till, så inget kan summeras för var och en. Koppla dem först, till exempel ”koppla ${rows.toLowerCase()} till ${list.toLowerCase()}”, och fråga igen.`,
    ja: (rows: string, list: string, one: string) =>
      `「${rows}」にはどの${one}のものかの情報がないため、${one}ごとに集計できません。先に「${rows}を${list}に紐付けて」のように関連付けてから、もう一度お試しください。`,
  },
  nothingPointsTo: {
    en: (many: string) =>
      `Nothing here is linked to ${many.toLowerCase()}, so there is nothing to add up for each of them. Link them first, for example “link orders to ${many.toLowerCase()}”.`,
    sv: (many: string) =>
      `Inget här är kopplat till ${many.toLowerCase()}, så det finns inget att summera för var och en. Koppla dem först, till exempel ”koppla order till ${many.toLowerCase()}”.`,
    ja: (many: string) =>
      `「${many}」に紐づくデータがないため、集計できません。先に「注文を${many}に紐付けて」のように関連付けてください。`,
  },
  neededFor: {
    en: (part: string, figure: string) => `**${figure}** needs **${part}**, which was not there, so I added it.`,
    sv: (part: string, figure: string) => `**${figure}** behöver **${part}**, som inte fanns, så jag lade till det.`,
    ja: (part: string, figure: string) => `**${figure}**の計算に必要な**${part}**がなかったので追加しました。`,
  },
  assumedHost: {
    en: (many: string) => `You did not say where, so I took ${many.toLowerCase()}.`,
    sv: (many: string) => `Du sa inte var, så jag valde ${many.toLowerCase()}.`,
    ja: (many: string) => `対象の指定がなかったので「${many}」に加えました。`,
  },
}

/** One line about an operation; `model` is the one before it. */
export function changeNote(model: ProjectModel, operation: Operation, language: Language): string {
  const thing =
    'thing' in operation && typeof operation.thing === 'string'
      ? model.things.find((each) => each.id === operation.thing)
      : undefined
  const fieldLabel =
    'field' in operation
      ? typeof operation.field === 'string'
        ? thing?.fields.find((field) => field.id === operation.field)?.label
        : operation.field.label
      : undefined
  const many = thing ? (language === 'ja' ? thing.many : thing.many.toLowerCase()) : ''
  const say = (en: string, sv: string, ja: string) => ({ en, sv, ja })[language]
  switch (operation.op) {
    case 'addField':
      return (
        say(`Added **${fieldLabel}** to ${many}`, `Lade till **${fieldLabel}** på ${many}`, `${many}に**${fieldLabel}**を追加`) +
        (thing && operation.field.formula
          ? workedOutAs(formulaText(model, thing, operation.field.formula, language), language)
          : '')
      )
    case 'removeField':
      return say(
        `Removed **${fieldLabel}** from ${many}`,
        `Tog bort **${fieldLabel}** från ${many}`,
        `${many}から**${fieldLabel}**を削除`,
      )
    case 'renameField':
      return say(
        `**${fieldLabel}** is now called **${operation.label}**`,
        `**${fieldLabel}** heter nu **${operation.label}**`,
        `**${fieldLabel}**を**${operation.label}**に変更`,
      )
    case 'requireField':
      if (operation.required && model.things.filter(({ fields }) => fields.some(({ label }) => label === fieldLabel)).length > 1)
        return say(
          `**${fieldLabel}** of ${many} must be filled in`,
          `**${fieldLabel}** på ${many} måste fyllas i`,
          `${many}の**${fieldLabel}**を必須に変更`,
        )
      return operation.required
        ? say(`**${fieldLabel}** must be filled in`, `**${fieldLabel}** måste fyllas i`, `**${fieldLabel}**を必須に変更`)
        : say(`**${fieldLabel}** may be left empty`, `**${fieldLabel}** får lämnas tomt`, `**${fieldLabel}**を任意に変更`)
    case 'setOptions':
    case 'addOption':
    case 'removeOption':
    case 'renameOption':
    case 'listChoices':
      return choiceNote(operation, fieldLabel ?? '', language)
    case 'addThing':
      return say(
        `Added **${operation.thing.many}** with ${operation.thing.fields.map((field) => field.label.toLowerCase()).join(', ')}`,
        `Lade till **${operation.thing.many}** med ${operation.thing.fields.map((field) => field.label.toLowerCase()).join(', ')}`,
        `**${operation.thing.many}**を追加（${operation.thing.fields.map((field) => field.label).join('、')}）`,
      )
    case 'removeThing':
      return say(
        `Removed **${thing?.many}** and what pointed to it`,
        `Tog bort **${thing?.many}** och det som pekade dit`,
        `**${thing?.many}**とその参照を削除`,
      )
    case 'renameThing':
      return say(
        `**${thing?.many}** are now called **${operation.many}**`,
        `**${thing?.many}** heter nu **${operation.many}**`,
        `**${thing?.many}**を**${operation.many}**に変更`,
      )
    case 'addView': {
      const extra = thing && fieldForView(thing, operation.view, model.language, 'edit')?.label
      return say(
        `${thing?.many} are shown as ${viewNames[operation.view]!.en}${extra ? `, and got **${extra}** for it` : ''}`,
        `${thing?.many} visas som ${viewNames[operation.view]!.sv}${extra ? ` och fick **${extra}** för det` : ''}`,
        `${many}を${viewNames[operation.view]!.ja}で表示${extra ? `（そのために**${extra}**を追加）` : ''}`,
      )
    }
    case 'removeView':
      return say(
        `Removed ${viewNames[operation.view]!.en} of ${many}`,
        `Tog bort ${viewNames[operation.view]!.sv} för ${many}`,
        `${many}の${viewNames[operation.view]!.ja}表示を削除`,
      )
    case 'addPage':
    case 'removePage':
    case 'renamePage':
    case 'setShell':
    case 'setTheme':
    case 'setName':
    case 'setLanguage':
    case 'setCurrency':
      return projectNote(model, operation, language)
    case 'addSection':
    case 'removeSection':
    case 'moveSection':
    case 'setSection':
    case 'setHours':
    case 'setSiteText':
      return siteNote(model, operation, language)
    case 'addRow':
    case 'changeRow':
    case 'setRows':
    case 'placeRow':
    case 'removeRow':
    case 'addSamples':
    case 'clearRows':
      return rowNote(model, operation, language)
    default:
      return ruleNote(model, operation, language)
  }
}
