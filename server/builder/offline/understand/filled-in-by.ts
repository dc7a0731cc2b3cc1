// What is said of a field besides its name: how it is filled in.
import type { Language } from '#shared/languages.ts'

/** "Watched checkbox", "status dropdown", 完了チェックボックス: what is behind the name says how it is filled in. */
export const filledInBy: Record<Language, RegExp> = {
  en: /^(.+?) (check ?box|tick ?box|toggle|switch|dropdown|drop-down|select|date picker|text area)$/i,
  sv: /^(.+?)[ -](kryssruta|rullista|rullgardin)$/i,
  ja: /^(.+?)の?(チェックボックス|チェック欄|ドロップダウン|プルダウン)$/,
}
