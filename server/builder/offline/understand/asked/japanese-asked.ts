// The questions that a Japanese prompt names: behind the survey or the form, in a list or clause by clause with how each is answered
// (満足度は5段階で、よかった点は自由に), or in front of it (味と接客についてのアンケート).
import { kindPhrases } from '../../lexicon/page-phrases.ts'
import type { Asked } from '../../model.ts'
import { either } from './answered-with.ts'
import { asQuestion } from './as-question.ts'
import type { SaidQuestions } from './asked.ts'

const scaleWords = /[0-9０-９五十三]+段階|星|点数|スケール|★|[1１][~〜～-](?:5|５|10)|評価/u
const freeWords = /自由|記述|書いて|記入|コメント|フリー/u
/** How an answer is given, behind what is asked; then what is done with all of them. */
const how =
  /(?:(?:について|に関して)?(?:は|も|を|が|に|だけ)?(?:それぞれ|全部|ぜんぶ|みんな)?(?:(?:[0-9０-９五十三]+段階|星(?:の数)?(?:[0-9０-９五]つ)?|★|点数|数字|スケール|[1１][~〜～-](?:5|５|10))(?:評価)?(?:の)?(?:で|にして|に)?|(?:自由(?:に|記述|記入|回答)?|記述(?:式)?|フリー(?:記述)?|文章|(?<!複数)選択(?:式)?|はい・?か?いいえ)(?:で|に)?))(?:[、]?(?:書いて|選んで|答えて|評価|記入|つけて|付けて|回答|聞|入れて)[^、。]{0,12})?(?:です|お願い[^、。]{0,6}|に(?:する|したい))?$/u
const asking =
  /(?:について|に関して|のこと)?(?:を|も|が|は|まで|など(?:を|も)?|とか(?:を|も)?)(?:[^、。をはがも]{0,8})?(?:聞き|聞く|聞け|ききた|尋ね|たずね|伺|知り|評価|答え|回答|書い|記入|入力|教え|つけて|項目|質問|設問|アンケート|集め|もら|入れ)[^、。]{0,16}$|(?:です|にしたい|でお願いします|でお願い|くらい|など|とか)$/u
/** How it is made and shown, and no question. */
const besides =
  /匿名|無記名|結果|集計|グラフ|スマホ|携帯|QR|期限|締め?切|(?:作|つく|欲し|ほし|使|見|送|配)[^、。]{0,4}(?:たい|て|る|しい|い)$|お願い|ください|(?:ます|ました|です(?:けど|が)|ので|から|けど|だけ|問|程度|くらい)$|^(?:質問|設問|項目|内容|回答|全部|あと|それと|ほか|以上|簡単)$/u
const yesOrNo = /かどうか$|また(?:来|利用|参加)[^、。]{0,6}か$|(?:はい|いいえ|有無)/u
const charsMax = 22

const bracketEnd = /[（(]([^（）()]*)[）)]$/u
function asAsked(said: string, told: string): Asked {
  const marks = scaleWords.exec(told)?.[0]
  const asked = asQuestion(marks && !bracketEnd.test(said) ? `${said}（${marks}）` : said, 'ja')
  if (asked.kind !== 'text') return asked
  const { text } = asked
  if (yesOrNo.test(said) || /はい|いいえ/u.test(told)) return { ...asked, kind: 'yesNo' }
  const bracket = bracketEnd.exec(said)?.[1] ?? ''
  if (freeWords.test(bracket + told) || /自由|感想|意見|コメント|理由|ところ$|点$|こと$|所$|名$|名前|要望|改善/u.test(text))
    return asked
  const isMark =
    scaleWords.test(told) ||
    /度$|さ$|満足|評価|接客|対応|雰囲気|^味|の味$|価格|値段|料理|給食|食事|行事|サービス|待ち時間|説明|やりがい|居心地|品質|立地|設備/u.test(
      text,
    )
  return isMark ? { ...asked, kind: 'scale' } : asked
}

/** 料理の味と接客: parted at と only where both sides stand for themselves. */
const joint =
  /[・･／/]|(?<!こ)と(?!ころ|き|も|こ|て)(?=[^とか、]{2,})(?<=[^、・と]{2}と)|や(?=[\u4e00-\u9fffァ-ヶー]{2,})(?<=[\u4e00-\u9fffァ-ヶー]{2}や)/u

/** The questions of one sentence, or of a list between commas. */
function questionsOf(sentence: string): Asked[] {
  // わかりやすさ（はい・いいえ）: what stands in brackets stays with its question
  const parts = sentence.split(/[、，](?![^（(]*[）)])|\n[・･]?|^[・･]/u)
  const found: { items: string[]; told: string }[] = []
  for (const part of parts) {
    const trimmed = part
      .trim()
      .replace(/^(?:あと|それと|最後に|ほかに|他に|項目は|質問は|内容は|設問は|質問項目は|聞きたいのは|それから)[、]?/u, '')
    const told = how.exec(trimmed)?.[0] ?? asking.exec(trimmed)?.[0] ?? ''
    const body = trimmed.slice(0, trimmed.length - told.length).replace(/(?:について|に関して)$/u, '')
    if (!body || besides.test(body) || (!told && besides.test(trimmed))) {
      // 、自由に書いてもらう: how what stands before is answered
      const last = found.at(-1)
      if (last && told && !body) last.told += told
      continue
    }
    const items =
      /[（(][^（）()]*[）)]/u.test(body) || either.test(body)
        ? [body]
        : body
            .split(joint)
            .map((item) => item.trim())
            .filter(Boolean)
    // 会員は名前と電話: of a list that was named before
    const bare = items.map((item) => item.replace(bracketEnd, ''))
    if (bare.some((item) => item.length > charsMax || /.は./u.test(item))) return []
    found.push({ items, told })
  }
  // 接客・清潔さ・価格を5段階, 料理、味は星で: the last tells of those before it that tell nothing
  let told = ''
  const asked: Asked[] = []
  for (const each of found.toReversed()) {
    told = each.told || (scaleWords.test(told) ? told : '')
    asked.unshift(...each.items.map((item) => asAsked(item, told)))
  }
  return asked
}

const askedMin = 2
const photo = /写真|画像/u

const ahead =
  /(?<=^|[。\n])(?:[^。、\n]{0,14}(?:の|は|に|で)、?)?(?<list>[^。\n]{4,60}?)(?:について(?:の|聞く)?|に関する|を(?:聞く|尋ねる|問う|評価(?:する|してもらう)|[0-9０-９五]+段階で(?:聞く|評価する))|などの?)[^。、\nを]{0,10}$/u

const purpose =
  /(?:報告|出欠|出席|募集|不具合|故障|破損|修理|通報|届け出|届出|連絡|申し込み|申込み?|応募|エントリー|参加|見学|体験|申請|依頼|知らせてもらう|教えてもらう|送ってもらう|事故|ヒヤリハット|クレーム|苦情)[^。、\n：:]{0,8}フォーム|(?:問診|予診|質問|申込|診療申込)票(?:の?(?:入力|記入)?フォーム)?/u
const kept = /一覧|管理(?!組合|人|会社)|対応状況|ステータス|記録|台帳|状況|履歴|問い?合わせ/u
/** What such a form sends in. */
const records: readonly (readonly [RegExp, string])[] = [
  [/不具合/u, '不具合報告'],
  [/故障|破損/u, '故障報告'],
  [/修理/u, '修理依頼'],
  [/事故/u, '事故報告'],
  [/クレーム|苦情/u, '苦情'],
  [/申し?込|参加|見学|体験/u, '申し込み'],
  [/応募|募集|エントリー/u, '応募'],
  [/出欠|出席/u, '出欠の回答'],
  [/届/u, '届け出'],
  [/問診|予診/u, '問診票'],
]
const signup = /出欠|出席|募集|申し?込|応募|エントリー|参加|見学|体験/u

function formAsked(text: string): SaidQuestions | null {
  const found = purpose.exec(text)
  if (!found || kept.test(text)) return null
  const rest = text.slice(found.index + found[0].length)
  const opened = /^[^。、：:\n]{0,14}[。、：:\n]\s*/u.exec(rest)
  if (!opened) return null
  const list = rest.slice(opened[0].length).replace(/[。\n].*$/su, '')
  const asked = questionsOf(list)
  if (asked.length < askedMin) return null
  const end = found.index + found[0].length + opened[0].length + list.length
  const record = records.find(([words]) => words.test(text.slice(0, end - list.length)))?.[1] ?? '報告'
  if (photo.test(list)) return { start: 0, end, asked: [], record, fields: list }
  return { start: 0, end, asked, topic: signup.test(found[0]) ? 'signup' : 'report', record }
}

/** How something is answered, told in a sentence of its own. */
const answered = new RegExp(`${how.source}|(?:段階|星|自由)[^。]*$`, 'u')
const namesAgain = (text: string, asked: readonly Asked[]): boolean =>
  text.split('と').every((part) => asked.some((each) => each.text === part))

/** The questions of a Japanese prompt that wants a survey or a form for others, where it names at least two. */
export function japaneseAsked(text: string): SaidQuestions | null {
  const told = formAsked(text)
  if (told) return told
  const survey = kindPhrases.survey.ja.wish.exec(text)
  if (!survey) return null
  const front = ahead.exec(text.slice(0, survey.index))
  if (front) {
    const asked = questionsOf(front.groups!['list']!)
    if (asked.length >= askedMin) {
      const start = front.index + front[0].indexOf(front.groups!['list']!)
      return { start, end: survey.index, asked }
    }
  }
  const from = survey.index + survey[0].length
  const own = /^[^。：:\n、]*(?:[。：:\n]|、(?=[^。\n]*[、・と]))\s*/u.exec(text.slice(from))
  if (!own) return null
  const start = from + own[0].length
  let end = start
  const asked: Asked[] = []
  for (const { index, 0: sentence } of text.slice(start).matchAll(/[^。\n]+/gu)) {
    const own = questionsOf(sentence)
    // a sentence that asks nothing ends the list
    if (!own.length || (asked.length > 0 && own.length < askedMin && !answered.test(sentence))) break
    // 宿と食事は5段階評価で: told of what was named before
    const again = own.filter(({ text }) => namesAgain(text, asked))
    for (const { text, kind } of again)
      for (const each of asked) if (text.split('と').includes(each.text)) Object.assign(each, { kind })
    asked.push(...own.filter((each) => !again.includes(each)))
    end = start + index + sentence.length
  }
  return asked.length >= askedMin ? { start, end, asked } : null
}
