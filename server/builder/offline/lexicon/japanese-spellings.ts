// One Japanese word is written in several ways: サーバ and サーバー, 見積 and 見積もり, 問合せ and 問い合わせ. The lexicon has one of them;
// the others are found through it.

const groups: readonly (readonly string[])[] = [
  '売上,売り上げ,売上げ',
  '見積,見積り,見積もり',
  '申込,申込み,申し込み',
  '貸出,貸し出し,貸出し',
  '打ち合わせ,打合せ,打合わせ,打ち合せ',
  '問い合わせ,問合せ,問合わせ,お問い合わせ',
  '支払,支払い',
  '取引,取り引き',
  '引越,引越し,引っ越し',
  '買い物,買物',
  '締切,締め切り,〆切,締切り',
  '受付,受け付け,受付け',
  '受取,受け取り,受取り',
  '振込,振り込み,振込み',
  '持ち物,持物',
  '手続き,手続',
  '忘れ物,忘れもの',
  '子ども,子供,こども',
  'お客様,お客さま,お客さん',
  '日付,日づけ,日にち',
  '友だち,友達,ともだち',
].map((group) => group.split(','))
const countings = [
  '計算',
  'の計算',
  '計算機',
  'の計算機',
  '電卓',
  'の電卓',
  '計算ツール',
  'の計算ツール',
  '計算アプリ',
  'の計算アプリ',
  'を計算',
]
const longVowelWordMin = 3
const katakanaEnd = /[ァ-ヶ]$/u

/** The other ways to write a word, without the word itself. */
export function spellingsOf(word: string): string[] {
  const found = new Set<string>()
  for (const group of groups) {
    // the longest form the word has: 見積もり and not 見積 of it
    const own = group.filter((form) => word.includes(form)).toSorted((a, b) => b.length - a.length)[0]
    if (own) for (const form of group) found.add(word.replace(own, form))
  }
  // 住宅ローンの計算
  const counted = /^(.+?)(計算機?|シミュレーション|シミュレーター)$/u.exec(word)
  if (counted) for (const end of countings) found.add(counted[1]! + end)
  if (word.length >= longVowelWordMin && katakanaEnd.test(word)) found.add(`${word}ー`)
  if (word.length > longVowelWordMin && word.endsWith('ー')) found.add(word.slice(0, -1))
  found.delete(word)
  return [...found]
}
