// What the reply says of a change to what can be chosen.
import type { Language } from '#shared/languages.ts'
import type { Operation } from '../change/operations.ts'

type ChoiceOperation = Extract<Operation, { op: 'setOptions' | 'addOption' | 'removeOption' | 'renameOption' | 'listChoices' }>

/** `fieldLabel` is what the field is called whose choices they are. */
export function choiceNote(operation: ChoiceOperation, fieldLabel: string, language: Language): string {
  const say = (en: string, sv: string, ja: string) => ({ en, sv, ja })[language]
  switch (operation.op) {
    case 'setOptions':
      return say(
        `**${fieldLabel}** now offers ${operation.options.join(', ')}`,
        `**${fieldLabel}** har nu ${operation.options.join(', ')}`,
        `**${fieldLabel}**の選択肢：${operation.options.join('、')}`,
      )
    case 'addOption':
      return say(
        `**${fieldLabel}** now also offers **${operation.option}**`,
        `**${fieldLabel}** har nu även **${operation.option}**`,
        `**${fieldLabel}**に選択肢**${operation.option}**を追加`,
      )
    case 'removeOption':
      return say(
        `**${operation.option}** is gone from ${fieldLabel}`,
        `**${operation.option}** är borttaget från ${fieldLabel}`,
        `${fieldLabel}から**${operation.option}**を削除`,
      )
    case 'renameOption':
      return say(
        `**${operation.option}** is now **${operation.label}**`,
        `**${operation.option}** heter nu **${operation.label}**`,
        `**${operation.option}**を**${operation.label}**に変更`,
      )
    case 'listChoices': {
      const { many: named, fields } = operation.list
      const more = fields.slice(1).map(({ label }) => label.toLowerCase())
      return say(
        `**${named}** are a list of their own now, a row for each choice${more.length ? `, with ${more.join(', ')}` : ''}. What was chosen points there`,
        `**${named}** är nu en egen lista med en rad för varje val${more.length ? ` och med ${more.join(', ')}` : ''}. Det som var valt pekar dit`,
        `**${named}**を独立した一覧にし、選択肢を1件ずつ移しました${more.length ? `（${more.join('、')}つき）` : ''}。選択済みの値はそのまま引き継がれます`,
      )
    }
  }
}
