// What the built-in builder says about the rows a project starts with, in the person's language.
import type { Language } from '#shared/languages.ts'
import type { RowOperation } from '../change/row-operations.ts'
import type { ProjectModel } from '../model.ts'

export const rowSays = {
  /** `many` is the list of what is asked */
  whatIsAsked: {
    en: (many: string) =>
      `What is to be asked, and what is right, I do not know: add it under **${many}**, or tell me both the question and its answer.`,
    sv: (many: string) =>
      `Vad som ska frågas och vad som är rätt vet jag inte: lägg in det under **${many}**, eller säg både frågan och svaret.`,
    ja: (many: string) => `問題と正解の内容は分かりません。**${many}**の画面で追加するか、問題と答えの両方をお知らせください。`,
  },
  soldOut: {
    en: (name: string, many: string) =>
      `Nothing in ${many.toLowerCase()} tells whether **${name}** can be had. Say “add in stock to ${many.toLowerCase()}” first, or “remove ${name}”.`,
    sv: (name: string, many: string) =>
      `Inget i ${many.toLowerCase()} säger om **${name}** finns. Säg ”lägg till i lager på ${many.toLowerCase()}” först, eller ”ta bort ${name}”.`,
    ja: (name: string, many: string) =>
      `「${many}」には**${name}**の在庫を示す項目がありません。先に「${many}に在庫を追加」と伝えるか、「${name}を削除」としてください。`,
  },
  /** what was told of a row and has no field there */
  noPlace: {
    en: (said: string, many: string) =>
      `I found no field for “${said}” in ${many.toLowerCase()}. Say “add a field …” for it, or fill it in where it belongs.`,
    sv: (said: string, many: string) =>
      `Jag hittade inget fält för ”${said}” på ${many.toLowerCase()}. Säg ”lägg till fältet …”, eller fyll i det där det hör hemma.`,
    ja: (said: string, many: string) =>
      `「${said}」を入れる項目が「${many}」に見つかりませんでした。「項目…を追加」と伝えるか、画面で入力してください。`,
  },
  /** `name` is of no row that is there */
  noRow: {
    en: (name: string, many: string) =>
      `Among the rows that ${many.toLowerCase()} begins with there is no “${name}”, so nothing has changed. What you entered yourself you change in the list; for a row to begin with, say “add ${name} …”.`,
    sv: (name: string, many: string) =>
      `Bland raderna som ${many.toLowerCase()} börjar med finns ingen ”${name}”, så inget har ändrats. Det ni själva har skrivit in ändrar ni i listan; säg ”lägg till ${name} …” för en rad att börja med.`,
    ja: (name: string, many: string) =>
      `「${many}」の最初のデータに「${name}」はないため、何も変更していません。ご自身で入力したものは一覧の画面で変更できます。最初から入れておくには「${name}を追加」と伝えてください。`,
  },
  /** a row is as it was asked to be */
  soAlready: {
    en: (name: string) => `**${name}** is so already.`,
    sv: (name: string) => `**${name}** är redan så.`,
    ja: (name: string) => `**${name}**はすでにそうなっています。`,
  },
  /** a day whose date is not told */
  noDate: {
    en: (said: string) => `Which date “${said}” is I cannot tell: set it on the row.`,
    sv: (said: string) => `Vilket datum ”${said}” är kan jag inte veta: sätt det på raden.`,
    ja: (said: string) => `「${said}」が何年何月何日かは分からないため、日付は画面で入力してください。`,
  },
  /** one for all rows that a wish adds or takes away */
  storedStays: {
    en: 'A list in which you have already added, changed or deleted something keeps what is stored in your browser.',
    sv: 'En lista där du redan har lagt till, ändrat eller tagit bort något behåller det som är sparat i din webbläsare.',
    ja: 'すでに追加・変更・削除した一覧には、ブラウザに保存されたデータがそのまま残ります。',
  } satisfies Record<Language, string>,
}

/** One line about an operation on the given model. */
export function rowNote(model: ProjectModel, operation: RowOperation, language: Language): string {
  const thing = model.things.find((each) => each.id === operation.thing)!
  const many = language === 'ja' ? thing.many : thing.many.toLowerCase()
  const say = (en: string, sv: string, ja: string) => ({ en, sv, ja })[language]
  switch (operation.op) {
    case 'addRow': {
      const title = String(operation.row[thing.titleField])
      return say(`**${title}** is now among the ${many}`, `**${title}** finns nu bland ${many}`, `${many}に**${title}**を登録`)
    }
    case 'changeRow': {
      const title = String(thing.rows[operation.at]?.[thing.titleField])
      return say(`Changed **${title}** among the ${many}`, `Ändrade **${title}** bland ${many}`, `${many}の**${title}**を変更`)
    }
    case 'placeRow': {
      const title = String(thing.rows[operation.at]?.[thing.titleField])
      const place = operation.to + 1
      return say(
        `**${title}** comes as number ${place} now`,
        `**${title}** kommer nu som nummer ${place}`,
        `**${title}**を${place}番目に移動`,
      )
    }
    case 'setRows': {
      const titles = operation.rows.map((row) => `**${String(row[thing.titleField])}**`)
      const all = titles.join(language === 'ja' ? '、' : ', ')
      return say(
        `Yours stand in ${many} now, in place of the examples: ${all}`,
        `I ${many} står nu era egna i stället för exemplen: ${all}`,
        `「${many}」の見本を、ご指定の内容に置き換えました：${all}`,
      )
    }
    case 'removeRow': {
      const title = String(thing.rows[operation.at]?.[thing.titleField])
      return say(`Removed **${title}** from the ${many}`, `Tog bort **${title}** bland ${many}`, `${many}から**${title}**を削除`)
    }
    case 'addSamples': {
      const { count } = operation
      return say(
        `Added ${count} more examples to ${many}`,
        `Lade till ${count} exempel till bland ${many}`,
        `${many}にサンプルを${count}件追加`,
      )
    }
    case 'clearRows':
      return say(`**${thing.many}** now starts empty`, `**${thing.many}** börjar nu tom`, `**${thing.many}**を空の状態に変更`)
  }
}
