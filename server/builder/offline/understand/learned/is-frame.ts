// What any list is, or shows, and how it looks: none of these is a list of its own, however much it sounds like one.
import type { Language } from '#shared/languages.ts'
import { chunksOf } from '../chunks-of.ts'

const frames =
  /^(?:業務|活動|仕事|準備|.*管理|在庫|記録|データ|情報|ランキング|一覧|リスト|アプリ|システム|ボード|カード|ページ|文字|色|ボタン|アイコン|board|kanban|tavla|data|information|list|app|lista)$|(?:^| )(?:colou?rs?|icons?|buttons?|fonts?|letters|färg(?:er)?|ikoner|knappar|bokstäver|typsnitt)$/iu

/** "a board with Want to read, Reading", "Status: new, answered": how a list is shown, and what it can be in. */
export function isFrame(text: string, language: Language): boolean {
  if (frames.test(text)) return true
  const [first, ...others] = chunksOf(text, language)
  return others.length === 0 && !first?.thing && first?.field?.id === 'status' && first.fieldWords === first.words
}
