// The clauses of a Japanese wish, and which of them ask: what tells why, or how things are, asks for nothing.
const sentenceEnds = /[。！？!?\n…]+\s*|[　 ]+(?=あと|それと|また)|(?<=[てでたるいす])[　 ]+(?=[^、]{3})/gu
/** Where a sentence goes on with what is to be done next, or with what follows from what it told. */
const clauseEnds =
  /(?<=ので|んで|(?<!誰|どこ|何|だれ)から|けど|けれど|ですが|んだが|のに|のか|ため|ために|(?:紐づ|結びつ|ひもづ|つなが)[きり]|[てで]|たら|れば|ると|たい|ます|です|[るたいう]し|(?:追加|変更|削除|登録|表示|記録)し|(?:ほしい|欲しい|たい)の[とも]|作り|おり|あり|くて|なく|やめ)[、,，]\s*|(?<=[^、]{3}ので)(?=[^、]{5})|(?<=(?:一覧|リスト|名簿|表|別)に(?:して|分けて))(?=[^、くほもいおみだ下頂欲])/gu
const lead =
  /^(?:(?:あと|それと|それから|それで|で|また|ついでに|できれば|できたら|新しく|新たに|別に|すみません(?:が)?|では|じゃあ|そこで|ただ|なので|今度)(?:、|(?<!^で)(?=.{2})))+/u

const parted = (text: string, ends: RegExp): string[] =>
  text
    .split(ends)
    .map((each) => each.trim())
    .filter(Boolean)

/** Each sentence as its clauses, without the words that only lead to them. */
export const sentencesOf = (text: string): string[][] =>
  parted(text.replaceAll('そのもの', ''), sentenceEnds).map((sentence) =>
    parted(sentence, clauseEnds)
      .map((clause) => clause.replace(lead, ''))
      .filter(Boolean),
  )

/** 「場所はいつもうちの台所なので」「要らないです」: what a clause asks for, said of what the reason ahead of it was about. */
export function withoutReason(sentence: string): string {
  const clauses = parted(sentence, clauseEnds)
  const last = clauses.at(-1) ?? sentence
  if (clauses.length < 2 || clauses.slice(0, -1).some(isAsking)) return sentence
  const topic = /^([^、はがを]{1,14})[はがを]/u.exec(clauses[0]!)?.[1]
  return topic && !/[はがをもに]/u.test(last.slice(0, -6)) ? `${topic}は${last}` : last
}

/** Words that ask for something to be done. */
const asking =
  /たい(?!てい|へん|した|てき)|ほしい|欲しい|ください|下さい|お願い|おねがい|願います|もらえ|いただけ|いただき|くれ(?:る|ます|ない)|頼む|追加|足し|加え|入れて(?:[おく]|$)|消し|削除|外し|変え|変更|にして(?:[おくほ]|$)|いらな|いりま|要らな|要りま|不要|必要|必須|要ります|並べ|と(?:助か|嬉し|うれし|ありがた|便利)|やめて|ように$|ようにし|形に$|形へ$|方式へ?に?$|直し/u
const because = /(?:ので|んで|から|けど|ですが|ため|[^し]ており|直しており|間に合わせたい(?:です)?)$/u
const wishing = /(?:たい|ほしい|欲しい)(?:の|ん)?(?:だ|です)?(?:けど|が|けれど)$/u
export const isAsking = (clause: string): boolean => asking.test(clause) && (!because.test(clause) || wishing.test(clause))

/** A clause that tells how things are, or why. */
const telling =
  /(?:ので|んで|から|けど|けれど|ですが|が|のに|ため(?:に)?|[てで]|たら|れば|ると|です|ます|ません|ました|でした|[るたいうくぬすつむ]|おり|[るたいう]し)(?:か|ね|よ|な)?$/u
export const isTelling = (clause: string): boolean => telling.test(clause) && !isAsking(clause)

/** It may ask as well as lead to what asks. */
const open = /(?<!の|く|なく)[てで]$/u
/** What the clauses of a text ask for, one after the other; null unless there are two, and what is between them only tells. */
export function askedIn(text: string): string[] | null {
  const clauses = sentencesOf(text).flat()
  const asked = clauses.filter(isAsking)
  const isRead = clauses.every((each) => isAsking(each) || (isTelling(each) && !open.test(each)))
  return asked.length > 1 && isRead ? asked : null
}
