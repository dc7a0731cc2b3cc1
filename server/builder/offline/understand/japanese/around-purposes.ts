// What a Japanese prompt says around the purpose of a page: whom it is for and what it is about are no lists, what others are to fill in
// are its questions. Where nouns run into each other without an ending, only what was called a list stays one.
import type { Asks } from '../../lexicon/purposes/purpose.ts'
import { knownFields } from '../../lexicon/lexicon.ts'
import type { Intent, SaidField, SaidThing } from '../intent.ts'
import { sayNoun } from '../said.ts'

/** A page of its own, in contrast to a way of seeing a list. */
export const isWholePage = ({ kind, tool, page }: Asks): boolean => Boolean(kind ?? tool) || page === 'blog' || page === 'landing'

/** Where a page is called by its own word, its sentence is read by that. */
export const namesPage =
  /クイズ(?!大会)|アンケート|ブログ|チャット(?!ボット)|請求書|フィード(?!バック)|SNS|タイマー|ストップウォッチ|フラッシュカード|単語帳|暗記カード|習慣(?:トラッカー|アプリ|表)|(?:ネット|オンライン|ウェブ|Web)(?:ショップ|ストア)|通販|ECサイト|予約(?:サイト|ページ|フォーム|システム|アプリ)|ホームページ|(?:見せて|並べて|載せて)[^。、]{0,6}注文|ウェブサイト|Webサイト|ランディングページ/u

/** Whoever uses a page, and when: asked for by the page itself. */
const ofEveryBooking =
  /(?:日時|日付|日にち|日取り|日程|時間|時間帯|時刻|曜日|枠|空き|席|都合)$|^(?:日|予約|希望|人|方|お客様?|お客さん|生徒|会員|保護者|住民|ページ)$/
const booked = new Set(['booking', 'appointment'])
const ownOfTool: Record<string, string> = { quiz: 'quizQuestion', flashcards: 'flashcard', habitTracker: 'habit' }

/** Leaves out of the intent what only tells of the page. */
export function leaveAround(intent: Intent, { kind, tool, page, view }: Asks): void {
  const { language, prompt, things, loose } = intent
  if (view === 'timeline') return leaveTold(intent)
  const told = [...loose, ...things.flatMap(({ fields }) => fields)]
  // ピアノの練習。曲名、練習時間、何日続いたか: a list, and the tool beside it
  if (tool === 'habitTracker' && told.length >= fieldsOfList) return
  const isList = ({ naming, views }: SaidThing) => naming || views.length > 0
  const idOf = ({ known }: SaidThing) => known?.id ?? ''
  const keep = (isKept: (thing: SaidThing) => boolean, fields: (field: SaidField) => boolean = () => false) => {
    const left = things.filter((thing) => !isList(thing) && !isKept(thing))
    intent.things = things.filter((thing) => !left.includes(thing))
    intent.loose = [...left.flatMap((thing) => thing.fields), ...loose].filter(fields)
  }
  if (tool) {
    keep((thing) => idOf(thing) === ownOfTool[tool])
    intent.toolFirst = true
  } else if (kind === 'survey') keep(() => false, isAsked)
  else if (kind === 'feed' || kind === 'chat') keep(() => false)
  else if (kind === 'booking')
    keep(
      (thing) => booked.has(idOf(thing)),
      ({ label }) => !ofEveryBooking.test(label),
    )
  else if (kind === 'invoice')
    keep(
      (thing) => billed.has(idOf(thing)),
      ({ label }) => !ofEveryBill.test(label),
    )
  else if (kind === 'shop') {
    const good = sold.exec(prompt)?.groups?.['good']
    const goods = things.filter(({ one, known }) => (good ? one.includes(good) : known?.entry.actor !== true))
    keep(
      (thing) => goods.slice(0, 1).includes(thing),
      () => goods.length > 0,
    )
    if (good && !goods.length) intent.things.push(sayNoun(good, language))
  } else if (page === 'blog') keep((thing) => idOf(thing) === 'post')
  else if (page === 'landing') keep(() => false)
  else if (page === 'dashboard' && !things.length && !intent.domains.length) keepFigure(intent)
}

const figure =
  /^(?:[^。、\n]{0,8}[たる])?(?<what>[\u4e00-\u9fffァ-ヶー]{1,8})(?:の(?<part>量|額|数|値|回数|時間))?(?:が|を|の|に|は|、)/u
/** So many figures are a record of their own. */
const figuresOfRecord = 2
/** 血糖値が下がってきたか: what is followed is written down day by day. */
function keepFigure(intent: Intent): void {
  const { what, part } = figure.exec(intent.prompt)?.groups ?? {}
  // 毎日の血圧と体重を入れて: what is followed was named, and the days are no figure
  if (!what || /^(?:毎|今|昨|先)[日朝晩月週年回]?/u.test(what) || intent.loose.length >= figuresOfRecord) return
  const day = knownFields.get('date')!
  const date: SaidField = { id: 'date', label: day.label.ja, type: 'date', concept: 'date' }
  intent.things.push({ ...sayNoun(what, 'ja'), fields: [date, { id: '', label: part ?? what, type: 'number' }] })
}

/** 写真と思い出も一緒に: what is shown beside what happened. */
function leaveTold(intent: Intent): void {
  const told = intent.things.filter(({ naming, one }) => !naming && intent.prompt.includes(`${one}も`))
  intent.things = intent.things.filter((thing) => !told.includes(thing))
  for (const { one, fields } of told) intent.loose.push(...fields, { id: '', label: one, type: 'longtext' })
}

/** りんごを箱で売っています: what is sold stands before it. */
const sold = /(?<good>[\p{L}ー]{1,12}?)を[^。、\nを]{0,10}(?:売|販売|買って|買え|譲|直売|届け)/u
const billed = new Set(['invoice', 'customer'])
const ofEveryBill = /(?:^(?:金額|内訳|明細|税|消費税|合計|人|日付|期限|期日|支払期限|振込先|税込みの額)|書類|書面|紙)$/
/** From this many said fields on, what has them is a list, whatever else the prompt asks for. */
const fieldsOfList = 3
const isAsked = ({ label }: SaidField): boolean => !/^(?:人|方|質問|答え|回答|結果|匿名|声|意見|感想|希望|窓口|感じ)$/.test(label)

const pictured = /(?<of>[\u4e00-\u9fffァ-ヶーA-Za-z]{1,10}(?:の[\u4e00-\u9fffァ-ヶー]{1,6})?)(?:を撮った|の)(?:写真|画像)/u
/** 切手を写真で, 庭の花、写真を敷き詰めて */
const shown = /(?<of>[\u4e00-\u9fffァ-ヶーA-Za-z]{1,8}(?:の[\u4e00-\u9fffァ-ヶー]{1,6})?)(?:を|、)(?:写真|画像)/u
const usualNames: Record<string, string | undefined> = { event: '出来事', leave: '休み' }
/** 橋を撮った写真 are 橋の写真, and what happened year by year is no event to go to. */
export function nameSeen({ thing, view }: Asks, prompt: string): Pick<SaidThing, 'one' | 'many'> | undefined {
  const of = pictured.exec(prompt)?.groups?.['of']
  const alone = shown.exec(prompt)?.groups?.['of'] ?? '写真'
  const pictures = of === undefined ? alone : `${of}の写真`
  const usual = thing === 'event' && view !== 'timeline' ? undefined : usualNames[thing ?? '']
  const name = thing === 'photo' ? pictures : usual
  return name === undefined ? undefined : { one: name, many: name }
}
