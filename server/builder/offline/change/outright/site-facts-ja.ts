// What a website is to say, told as the owner tells it: 「カードも使えるようになった」, 「駐車場が2台分あるって書いて」, 「年末年始は休みです」. Each is a text of
// its own with a heading; a telephone number, an address and a name go where they belong.
import type { Page, ProjectModel } from '../../model.ts'
import { hoursSays } from '../../reply/hours-phrases.ts'
import { rowSays } from '../../reply/row-phrases.ts'
import { type Section, sectionId } from '../../site-model.ts'
import { sectionsIn } from '../../understand/read-sections.ts'
import { does, type Reading } from '../reading.ts'
import { readingsIn, resolveThing } from '../resolve.ts'
import { textCalled, textUnder } from '../pages-said/sections-called.ts'
import type { Groups, Saying } from './deeds.ts'
import { priced, soldIn } from './rows.ts'

const landingOf = ({ pages }: ProjectModel): Page | undefined =>
  pages.find(({ kind, sections }) => kind === 'landing' && sections)

/** What a heading is of that fact, the closest first. */
const headings: readonly (readonly [RegExp, string])[] = [
  [/カード|クレカ|PayPay|ペイペイ|電子マネー|現金|キャッシュレス|QR|支払|振込|交通系/iu, 'お支払い方法'],
  [/駐車|車で|車(?:を|は)?停/u, '駐車場'],
  [/Wi-?Fi|ワイファイ/iu, 'Wi-Fi'],
  [/年末|年始|お?盆|正月|ゴールデンウィーク|GW|臨時|不定休|夏季|冬季|連休|祝日/iu, '休業のお知らせ'],
  [/テイクアウト|持ち帰り/u, 'テイクアウト'],
  [/出前|デリバリー|配達|宅配/u, '配達'],
  [/最終受付|ラストオーダー|受付時間/u, '受付時間'],
  [/ペット|(?:犬|猫)(?:も|の)?(?:連れ|同伴|OK|入店)/u, 'ペットについて'],
  [/子ども|子供|こども|お子|キッズ|赤ちゃん|ベビーカー/u, 'お子さま連れの方へ'],
  [/貸切|貸し切り/u, '貸切'],
  [/予約|キャンセル/u, 'ご予約について'],
  [/学割|割引|クーポン|特典|ポイント/u, '割引'],
  [/売り?切れ|なくなり次第/u, '営業時間について'],
  [/送料|発送|通販/u, '発送について'],
  [/禁煙|喫煙|たばこ|タバコ/u, '喫煙について'],
  [/アレルギー/u, 'アレルギーについて'],
  [/求人|募集|バイト/u, '求人'],
  [/移転|閉店|オープン|リニューアル/u, 'お知らせ'],
  [/手ぶら|持ち物/u, '持ち物'],
]

/** As it is said to guests. */
const politely: readonly (readonly [RegExp, string])[] = [
  [/(?:が|は)ないです$/u, 'はありません'],
  [/(?:です|ます|ました|ません|ください|でした)$/u, '$&'],
  [/なった$/u, 'なりました'],
  [/始めた$/u, '始めました'],
  [/した$/u, 'しました'],
  [/できた$/u, 'できました'],
  [/できる$/u, 'できます'],
  [/ある$/u, 'あります'],
  [/([えけせてねべめれげ])る$/u, '$1ます'],
  [/(?:が|は)ない$/u, 'はありません'],
  [/できない$/u, 'できません'],
  [/([えけせてねべめれげ])ない$/u, '$1ません'],
  [/(?<=[うくすつむぶぐるいたな])$/u, '。'],
  [/(?:だ)?$/u, 'です'],
]
function sentence(fact: string): string {
  const said = fact
    .trim()
    .replace(/(?:んだ|の)?(?:けど|が)?$/u, '')
    .replace(/[。．]$/u, '')
  const [form, polite] = politely.find(([each]) => each.test(said))!
  return `${said.replace(form, polite).replace(/。$/u, '')}。`
}

const headingCharsMax = 14
const topicOf = (fact: string) => /^(?<topic>[^。、はがもを]{2,12}?)(?:は|が|も|を)/u.exec(fact)?.groups?.['topic']

/** A text under that heading; one that is there says this, too. */
function saying(page: Page, title: string, text: string): Reading {
  const sections = page.sections!
  const there = textCalled({ ...page, sections }, title, 'ja')
  if (there) return does({ op: 'setSection', page: page.id, section: { ...there, text: `${textUnder(there, 'ja')}${text}` } })
  const taken = new Set(sections.map(sectionId))
  let at = sections.length
  while (taken.has(`text${at}`)) at++
  const section: Section = { kind: 'text', id: `text${at}`, title, text }
  const contact = sections.findIndex(({ kind }) => kind === 'contact')
  return does({ op: 'addSection', page: page.id, section, to: contact < 0 ? sections.length : contact })
}

/** What is surely a fact for guests, also where nobody asks to write it. */
function stated(model: ProjectModel, { fact = '' }: Groups): Reading | null {
  const page = landingOf(model)
  const heading = headings.find(([form]) => form.test(fact))?.[1]
  return page && heading ? saying(page, heading, sentence(fact)) : null
}

/** Somebody asks to write it. */
function written(model: ProjectModel, { fact = '', title }: Groups): Reading | null {
  const page = landingOf(model)
  if (!page) return null
  const topic = topicOf(fact)
  const heading =
    title ?? headings.find(([form]) => form.test(fact))?.[1] ?? (topic && topic.length <= headingCharsMax ? topic : 'お知らせ')
  return saying(page, heading, sentence(fact))
}

const parts = { phone: /^(?:0\d{1,4}-?\d{1,4}-?\d{3,4})$/u, email: /^[^\s@]+@[^\s@]+\.[a-z]+$/iu } as const
/** 「電話番号 03-1234-5678 も載せて」 */
function reached(model: ProjectModel, { text = '' }: Groups): Reading | null {
  const page = landingOf(model)
  const plain = text
    .normalize('NFKC')
    .replace(/[‐−ー–]/gu, '-')
    .trim()
  const part = (Object.keys(parts) as (keyof typeof parts)[]).find((each) => parts[each].test(plain))
  return page && part ? does({ op: 'setSiteText', page: page.id, part, text: plain }) : null
}

const named: Saying[1] = (model, { name = '' }) => (landingOf(model) ? does({ op: 'setName', name: name.trim() }) : null)

/** 「スタッフの紹介も入れて」: a section that is known by another wording. */
function introduced(model: ProjectModel, { who = '' }: Groups): Reading | null {
  const page = landingOf(model)
  const isList = resolveThing(model, who, 'ja') || readingsIn(who, 'ja').some(({ kind }) => kind === 'page')
  const [section] = sectionsIn(`${who}紹介`, 'ja')
  if (!page || isList || !section || page.sections!.some(({ kind }) => kind === section.kind)) return null
  const contact = page.sections!.findIndex(({ kind }) => kind === 'contact')
  const { start: _start, end: _end, ...own } = section
  return does({ op: 'addSection', page: page.id, section: own, to: contact < 0 ? page.sections!.length : contact })
}

/** 「スタイリストは山田と鈴木の二人」: those, where the page presents the people. */
function people(model: ProjectModel, { who = '', names = '' }: Groups): Reading | null {
  const page = landingOf(model)
  const team = page?.sections!.find(({ kind }) => kind === 'team')
  const all = names
    .split(/、|・|と/u)
    .map((name) => name.replace(/の(?:\d+|[二三四五])(?:人|名)?(?=(?:です|だよ)?$)|(?:です|だよ)$/gu, '').trim())
    .filter(Boolean)
  if (!page || !team || all.length < 2 || all.some((name) => name.length > 8)) return null
  const items = all.map((title) => ({ title, text: who, picture: 'picture:person' }))
  return does({ op: 'setSection', page: page.id, section: { ...team, items } })
}

/** 「土日は8時から」, 「20時まで」: the other end of the day stays. */
function openFrom(model: ProjectModel, { days = '', hour = '', minute, half, night, end }: Groups): Reading | null {
  const page = landingOf(model) ?? model.pages.find(({ kind }) => kind === 'booking')
  const week = page?.site?.week ?? page?.week
  if (!page || !week) return null
  const plain = Number(hour.normalize('NFKC'))
  const at = `${String(night && plain < 12 ? plain + 12 : plain).padStart(2, '0')}:${half ? '30' : (minute ?? '00')}`
  const named = /平日/u.test(days) ? '月火水木金' : /土日|週末/u.test(days) ? '土日' : days.replace(/曜日?|[、・と]/gu, '')
  const usual = week.find((day) => day !== null)
  if (!usual || plain > 24 || (named && /[^月火水木金土日]/u.test(named))) return null
  const next = week.map((day, index) => {
    if (named ? !named.includes('月火水木金土日'[index]!) : day === null) return day
    return { ...(day ?? usual), [end ? 'closes' : 'opens']: at }
  })
  if (next.some((day) => day !== null && day.opens >= day.closes)) return null
  const kept = { kind: 'kept' as const, text: hoursSays.ownStay.ja }
  return { ...does({ op: 'setHours', page: page.id, week: next }), notes: [kept] }
}
/** Until when is told in words: from when is set, and the rest is written. */
function untilSoldOut(model: ProjectModel, groups: Groups): Reading | null {
  const opened = openFrom(model, groups)
  const page = landingOf(model)
  if (!opened || !page) return null
  const told = saying(page, '営業時間について', `${groups['said']!.replace(/(?:から|〜|～)/u, 'から')}の営業です。`)
  return { operations: [...opened.operations, ...told.operations], notes: opened.notes }
}

/** 「カラーの時間は90分」 */
function lasting(model: ProjectModel, { name = '', minutes = '' }: Groups): Reading | null {
  const all = model.things.flatMap((thing) =>
    thing.fields
      .filter(({ concept, type }) => concept === 'duration' && (type === 'int' || type === 'number'))
      .map((field) => ({ thing, field, at: thing.rows.findIndex((row) => row[thing.titleField] === name) })),
  )
  const found = all.find(({ at }) => at >= 0)
  return found
    ? {
        operations: [{ op: 'changeRow', thing: found.thing.id, at: found.at, values: { [found.field.id]: Number(minutes) } }],
        notes: [{ kind: 'kept', text: rowSays.storedStays.ja }],
      }
    : null
}

const { raw } = String
const from = raw`(?<night>夜|夕方|午後)?(?:朝|午前|昼)?の?(?<hour>[0-9０-９]{1,2})(?:時(?<half>半)?|:(?<minute>\d\d))`
const daysSaid = raw`(?:(?<days>平日|土日祝?|週末|[月火水木金土日](?:曜日?)?(?:[、・と]?[月火水木金土日](?:曜日?)?)*)(?:は|だけ|も))?`
const hoursSaid = raw`(?:(?:営業(?:時間)?|開店(?:時間)?|閉店(?:時間)?|時間)(?:は|を))?`
const write = raw`(?:(?:(?:サイト|ホームページ|HP|トップ|ページ|どこか)(?:に|へ|の[^。、]{1,6}に))?(?:も|を)?(?:書い|載せ|のせ|入れ|案内し|伝え|表示し|追加し|明記し|お知らせし|告知し|アピールし|記載し|足し|加え|出し)(?:て|とい|ておい|たい|られ).*|(?:書け|載せられ|入れられ).*)`

/** What is no offer of its own: it is said of others. */
const noOffer = /送料|手数料|税|駐車|キャンセル|割引|引き|合計|予算|^(?:料金|値段|価格|費用)$/u
/** 「七五三プランは25000円です」, of what the place sells; 「450円に」 is another price of what is there. */
const offered: Saying[1] = (model, groups, language) =>
  landingOf(model) && soldIn(model) && !noOffer.test(groups['name'] ?? '') ? priced(model, groups, language) : null

const topLine: Saying[1] = (model, { text = '' }) => {
  const page = landingOf(model)
  return page ? does({ op: 'setSiteText', page: page.id, part: 'headline', text }) : null
}

export const siteFactSayings: readonly Saying[] = [
  [/^(?<name>[^。、「」はを]{2,14}?)は(?<price>[\d,]+)円(?:です|で(?:す|お願い.*)?|だよ)?。?$/u, offered],
  [
    /^(?:トップ(?:ページ)?|一番上|いちばん上|最初|メイン|表紙)の(?:言葉|文|文章|文字|コピー|キャッチコピー|タイトル|見出し|メッセージ|ところ)(?:を|は)、?「(?<text>[^」]{2,60})」(?:に|で|と).*$|^(?:キャッチコピー|キャッチフレーズ|キャッチ)(?:を|は)、?「?(?<text>[^」。]{2,60}?)」?(?:に(?:して.*|変え.*|変更.*)?|で.*|です)?。?$/u,
    topLine,
  ],
  [
    new RegExp(
      raw`^${hoursSaid}(?<said>(?:朝|午前)?の?(?<hour>[0-9０-９]{1,2})時(?<half>半)?(?:から|〜|～)(?:売り?切れ(?:るまで|まで|次第(?:終了)?)|なくなり次第(?:終了)?|なくなるまで|完売まで))(?:に.*|です|で.*)?。?$`,
      'u',
    ),
    untilSoldOut,
  ],
  [
    new RegExp(
      raw`^${hoursSaid}${daysSaid}${hoursSaid}${from}(?:から|オープン|開店|スタート)(?:に(?:して.*|変更.*|変え.*|なった|なりました)?|です|(?:の)?営業.*|開け.*|やって.*|開いて.*|で.*|オープン.*)?。?$`,
      'u',
    ),
    openFrom,
  ],
  [
    new RegExp(
      raw`^${hoursSaid}${daysSaid}${hoursSaid}${from}(?<end>まで|閉店)(?:に(?:して.*|変更.*|変え.*|なった|なりました)?|です|(?:の)?営業.*|開け.*|やって.*|開いて.*|で.*)?。?$`,
      'u',
    ),
    openFrom,
  ],
  [
    /^(?<who>スタッフ|スタイリスト|先生|講師|施術者|担当(?:者)?|従業員|メンバー|美容師|トレーナー|職人)は(?<names>[^。はがをに、・と]{1,8}(?:[、・と][^。はがをに、・と]{1,12})+?)(?:の(?:\d+|[二三四五])(?:人|名))?(?:です|だけ(?:です)?|になりました|がいます)?。?$/u,
    people,
  ],
  [
    /^(?:お店の|店内の|料理の|商品の)?(?:写真|画像)(?:を|も|が)?(?:もっと|たくさん|いっぱい|もう少し)?(?:増や|ふや|載せ|見せ|並べ|ほし)[^。]*$/u,
    (model) => (landingOf(model)?.sections!.every(({ kind }) => kind !== 'gallery') ? 'ギャラリーを追加' : null),
  ],
  [/^(?<name>[^。、「」はが]{1,14}?)の(?:所要)?時間は(?:約)?(?<minutes>\d+)分(?:です|に(?:して.*|変更.*)?)?。?$/u, lasting],
  [
    /^(?:(?:電話|TEL|でんわ|メール|連絡先|メアド|携帯)(?:番号|アドレス)?)(?:は|が|も|：|:|に)?[\s、]*(?:載せて(?:ほしい)?|入れて)?[、。\s]*(?<text>[\w.+@０-９‐−ー–-]{8,})\s*(?:も|を|に|です|で)?[^\d@]{0,12}$/u,
    reached,
  ],
  [
    /^(?:店名|店の名前|お店の名前|屋号|サイト名|サイトの名前|会社名|教室名|ホームページの名前)(?:は|を)、?「?(?<name>[^。、「」]{2,24}?)」?(?:です|にして.*|に変えて.*|に変更.*|でお願い.*|だよ|といいます)?。?$/u,
    named,
  ],
  [new RegExp(raw`^「(?<fact>[^」]{4,60})」(?:と|って|という(?:文|文章|一文|言葉|お知らせ)を)?${write}$`, 'u'), written],
  [
    new RegExp(
      raw`^(?<fact>[^。「」]{4,60}?)(?:って(?:こと(?:を|も))?|と(?:いうこと(?:を|も)|いう旨を|も)?|ことを|ことも|旨を|旨も)${write}$`,
      'u',
    ),
    written,
  ],
  [
    /^(?<fact>[^。「」]{3,60}?(?:使える(?:ように)?(?:なった|なりました)?|使えます|使えません|あります|ありません|できます|できません|OK(?:です)?|オーケーです|可(?:です)?|不可(?:です)?|休みます|休みです|お休みです|休業します|休業です|不定休です|始めました|始めた|なりました|禁煙です|無料です|承ります|受け付けて(?:い)?ます|やっています|やってます|ないです|なしです|\d時(?:半)?(?:まで)?(?:です)?|\d(?:人|名)(?:様)?(?:から|まで|以上)(?:です)?|円(?:引き|オフ|割引)(?:です)?))(?:よ|ね)?(?:ので|から|んで|んだけど)?(?:、?(?:それも|これも)?(?:書い|載せ|入れ|追加し|案内し|お知らせし)(?:て|とい|ておい|たい).*)?。?$/iu,
    stated,
  ],
  [
    /^(?<who>スタッフ|先生|講師|店主|店長|代表|メンバー|職人|院長|オーナー)の?(?:紹介|プロフィール)(?:を|も)?(?:入れ|載せ|のせ|追加|作|ほし|欲し|して|できる|書).*$/u,
    introduced,
  ],
]
