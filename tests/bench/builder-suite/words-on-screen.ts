// The words by which the checker finds its way in any generated project, whoever generated it: roles and names only. A whole word is
// meant in languages that part them: Swedish 'Nycklar' (keys) is not 'Ny' (new).
export const newName = /^((new|add|create|\+|ny|nytt|lägg till|skapa)(?!\p{L})|新しい|新規|追加)|を?追加$/iu
export const saveName = /^((save|add|create|submit|confirm|done|spara|lägg till|skapa)(?!\p{L})|保存|追加|登録)|を追加$/iu
export const publishName = /^(publish|publicera)|公開/i
export const editName = /^(edit|change|redigera|ändra|編集)|を?編集/i
export const deleteName = /^(delete|remove|ta bort|radera|削除)|を?削除/i
export const moreName = /more|actions|menu|^mer\b|åtgärder|meny|その他|操作|メニュー/i
export const emptyText =
  /\b(no|not|nothing|none|empty|yet)\b|inga|inget|ingen|tom[mt]?\b|ännu|ありません|見つかりません|まだ|いません|空です/i
export const darkName = /dark|theme|mörk|tema|ダーク|テーマ/i
export const cartName = /cart|basket|bag|korg|vagn|カート|かご/i
export const junkText = /\bundefined\b|\bNaN\b|\[object Object\]|Invalid Date|lorem ipsum|%%/i

/** Shown when a route has opened. */
export const readySelector = 'h1:visible, main:visible'
export const viewButtons = '[role=group] button[aria-pressed], [role=tab]'
export const dialogSelector = '[role=dialog]:visible, [role=alertdialog]:visible, dialog[open]'
export const controlSelector = 'input:not([type=hidden]):not([type=file]):not([type=submit]):not([type=button]), select, textarea'
