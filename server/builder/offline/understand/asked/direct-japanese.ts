// What a Japanese prompt tells of a question, as it is asked: また来たいかどうか is また来たいですか？, いつからか is いつからですか？.
const whether = /(?<=[たな]い)か(?:どうか)?$|かどうか$/u
const asking = /(?:です|ます|ました|でした|でしょう)か$/u
const since = /(?<=(?:いつ|どこ|だれ|誰|何|なぜ|どれ|どう)[^、。]{0,8})か$/u

/** The label or question that a form shows for what was told. */
export function directJapanese(told: string): string {
  const text = told.trim()
  if (asking.test(text)) return `${text}？`
  if (/(?<=[たな]い)か(?:どうか)?$/u.test(text)) return `${text.replace(whether, '')}ですか？`
  if (/があるか(?:どうか)?$/u.test(text)) return `${text.replace(/るか(?:どうか)?$/u, 'ります')}か？`
  if (since.test(text)) return `${text.replace(since, '')}ですか？`
  return text
}
