// What the built-in builder says about the rows a project starts with, in the person's language.
import type { Language } from '#shared/languages.ts'
import type { RowOperation } from '../change/row-operations.ts'
import type { ProjectModel } from '../model.ts'

export const rowSays = {
  soldOut: {
    en: (name: string, many: string) =>
      `Nothing in ${many.toLowerCase()} tells whether **${name}** can be had. Say “add in stock to ${many.toLowerCase()}” first, or “remove ${name}”.`,
    sv: (name: string, many: string) =>
      `Inget i ${many.toLowerCase()} säger om **${name}** finns. Säg ”lägg till i lager på ${many.toLowerCase()}” först, eller ”ta bort ${name}”.`,
    ja: (name: string, many: string) =>
      `「${many}」には**${name}**の在庫を示す項目がありません。先に「${many}に在庫を追加」と伝えるか、「${name}を削除」としてください。`,
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
