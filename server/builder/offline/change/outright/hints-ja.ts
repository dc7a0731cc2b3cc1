// 「誰が払ったのか見えない」, 「いつ直ったか分かるように」, 「いくらかかったかも」: a question that a row should answer is a field that holds the answer,
// called by what it is and not by the sentence; where a field answers it already, that one is named.
import type { FieldType, Field, ProjectModel, Thing } from '../../model.ts'
import { isDay, isNumber } from '../../field-kinds.ts'
import { changeSays } from '../../reply/change-phrases.ts'
import { freeId } from '../../understand/plan/plan-things.ts'
import { fieldSaid } from '../added-fields.ts'
import { type Reading, tells } from '../reading.ts'
import { mainThing, resolveThing } from '../resolve.ts'
import { toldList } from './which-rows-ja.ts'
import { type Groups, hasPage, type Saying } from './deeds.ts'

const inCharge = '担当者'

type Answer = { label: string; type: FieldType; unit?: string }

const isDone = /(?:た|る|だ|う|く|す|つ|む|ぶ|ぐ)$/u
const lies = /^(?:.*に)?(?:置いて|しまって|保管して|入って)?(?:ある|いる|置いた|しまった|あった|置いてた)$/u
const noun = (deed: string) => deed.replace(/(?:さん|なの|な|の)$/u, '')

/** What holds the answer; null where nothing short does. */
function answerTo({ ask = '', deed: said = '', counter, left }: Groups): Answer | null {
  const deed = said.replace(/(?:の|ん|なの)$/u, '')
  const verb = isDone.test(deed)
  if (counter && left && !deed) return { label: `残りの${counter}数`, type: 'int', unit: counter }
  if (counter) return verb ? { label: counted(deed, counter), type: 'int', unit: counter } : null
  if (/^(?:誰|だれ|どなた)が$/u.test(ask)) {
    if (verb) return { label: `${deed}人`, type: 'text' }
    return /担当|責任|代表/u.test(deed)
      ? { label: `${noun(deed).replace(/者$/u, '')}者`, type: 'text' }
      : { label: noun(deed), type: 'text' }
  }
  if (/^(?:誰|だれ|どなた)の$/u.test(ask)) return { label: '持ち主', type: 'text' }
  if (!verb && ask !== 'いくら') return null
  if (/^(?:誰|だれ|どなた)に$/u.test(ask)) return { label: `${deed}相手`, type: 'text' }
  if (/^(?:誰|だれ|どなた)と$/u.test(ask)) return { label: `一緒に${deed}人`, type: 'text' }
  if (/^(?:誰|だれ|どなた)から$/u.test(ask)) return { label: `${deed}相手`, type: 'text' }
  if (ask === 'いつ') return { label: `${deed}日`, type: 'date' }
  if (ask.startsWith('どこ')) return { label: lies.test(deed) ? '置き場所' : `${deed}場所`, type: 'text' }
  if (/^(?:何|なに)を$/u.test(ask)) return { label: `${deed}もの`, type: 'text' }
  if (ask.startsWith('いくら')) return { label: verb ? `${deed}金額` : '金額', type: 'money' }
  return { label: `${deed}理由`, type: 'text' }
}
const counted = (deed: string, counter: string) =>
  /残って|余って/u.test(deed)
    ? `残りの${counter}数`
    : `${deed}${/^(?:回|人|冊|個|枚|本|台|件|匹|羽|頭|点|箱|袋|日|錠|杯|曲|軒)$/u.test(counter) ? `${counter}数` : '数'}`

/** Signs of the deed that stand in the name of a field, too: 「担当」, 「払」. */
const kanjiIn = (text: string) =>
  [...text.replace(/[一何人日数物者時場所相手金額]/gu, '')].filter((sign) => /\p{Script=Han}/u.test(sign))
const isWho = ({ type, label }: Field) =>
  ['text', 'select', 'ref'].includes(type) && /(?:者|人|主|員|係|担当|講師|先生|さん|スタッフ|メンバー)$/u.test(label)
/** Who sees to it, and not whose it is. */
const isInCharge = ({ label }: Field) => /担当|講師|先生|スタッフ/u.test(label)
const isWhere = ({ type, label, concept }: Field) =>
  ['text', 'select', 'ref'].includes(type) && (/場所|置き場|保管|棚|会場|部屋/u.test(label) || concept === 'location')

/** The field that answers it already. */
function answering({ fields, titleField }: Thing, ask: string, deed: string, { type, label }: Answer): Field | undefined {
  const signs = kanjiIn(deed)
  const shares = ({ label }: Field) => signs.some((sign) => label.includes(sign))
  if (ask.endsWith('の'))
    return fields.find((field) => field.id !== titleField && isWho(field) && (label !== inCharge || isInCharge(field)))
  if (/^(?:誰|だれ|どなた)/u.test(ask)) return fields.find((field) => isWho(field) && shares(field))
  if (type === 'date') return fields.find((field) => isDay(field) && shares(field))
  if (type === 'money') return fields.find((field) => field.type === 'money' && shares(field))
  if (type === 'int') return fields.find((field) => isNumber(field) && shares(field))
  return ask.startsWith('どこ') ? fields.find((field) => isWhere(field) && (lies.test(deed) || shares(field))) : undefined
}

/** 「犬」 of 「誰の犬か」, and what is said ahead of the question, tell which list is meant. */
function hostOf(model: ProjectModel, ask: string, deed: string, host: string | undefined): Thing | undefined {
  const named = (host && resolveThing(model, host, 'ja')) || undefined
  return named ?? (ask.endsWith('の') ? resolveThing(model, noun(deed), 'ja') : undefined) ?? toldList(model)
}

const labelCharsMax = 14
function hinted(model: ProjectModel, groups: Groups): Reading | null {
  const { host, ask = '', deed = '', clear } = groups
  // 「どこに…か分かるように」 may ask for more than a name
  if (clear && ask.startsWith('どこ')) return null
  if (
    hasPage(model, 'survey') ||
    hasPage(model, 'landing') ||
    /ごと|別に|合計|平均|一番|全部|誰|どこ|どれ|いつ|何|いくら/u.test(deed)
  )
    return null
  const answer = answerTo(groups)
  const thing = answer && hostOf(model, ask, deed, host)
  if (!answer || !thing || answer.label.length > labelCharsMax || (host && !resolveThing(model, host, 'ja'))) return null
  const isWork = ask.endsWith('の') && /生徒|案件|予約|依頼|仕事|タスク|患者|利用者|お客|顧客/u.test(`${deed}${thing.many}`)
  if (isWork) answer.label = inCharge
  const { label, ...rest } = answer
  const there = thing.fields.find((field) => field.label === label) ?? answering(thing, ask, deed, answer)
  if (there) return tells(changeSays.alreadyThere.ja(there.label), 'kept')
  const known = fieldSaid(label, model, 'ja')
  const id = freeId(known.id || 'field', new Set(thing.fields.map((field) => field.id)), 'field')
  const options = groups['options']
    ?.split(/、|・|とか/u)
    .map((each) => each.replace(/(?:です|など|で|から)$/u, '').trim())
    .filter(Boolean)
  if (options && options.length > 1 && rest.type === 'text') Object.assign(rest, { type: 'select', options })
  const isKnown = known.type === answer.type && known.concept !== undefined
  return {
    operations: [
      {
        op: 'addField',
        thing: thing.id,
        field: { id, label, ...rest, ...(isKnown && { concept: known.concept! }), why: 'edit' },
      },
    ],
    notes:
      thing === mainThing(model) && model.things.length > 1 && !host
        ? [{ kind: 'assumed', text: changeSays.assumedHost.ja(thing.many) }]
        : [],
  }
}

const { raw } = String
const ask = raw`(?:(?<ask>(?:誰|だれ|どなた)(?:が|に|と|の|から)|いつ|どこ(?:で|に|へ)|(?:何|なに)を|いくら(?:で)?|なぜ|なんで|どうして)|(?<left>あと|残り)?何(?<counter>時間|種類|リットル|ページ|キロ|セット|[個人冊匹枚本台回件羽頭点箱袋錠杯曲軒足着皿部名泊周歩球問]))`
const host = raw`(?:(?<host>[^。、「」はがを何誰]{1,10}?)(?:に(?:は|も)?|の(?:とき|時)に?|で(?:は)?|は)、?)?`
const deed = raw`(?<deed>[^。、「」]{0,14}?)`
const unclear = raw`(?:分から|わから|見え|見れ|覚えて(?:い)?|思い出せ|はっきりし)な(?:い|く)[^、。]{0,12}|(?:分かり|わかり)(?:ません|にくい|づらい)[^、。]{0,8}|見えません[^、。]{0,8}|忘れ[^、。]{0,12}`
const wanted = raw`(?:知り|分かり|わかり|見|残し|書き|メモし|記録し|入れ|つけ|付け|管理し|把握し|登録し|入力し|選び|聞き|はっきりさせ|控えて?おき|わかるようにし|分かるようにし|見えるようにし|残せるようにし|書けるようにし)たい.*`
const made = raw`(?:(?<clear>分かる|わかる)|見える|見れる|書ける|残せる|入れられる|記録できる|選べる|つけられる|入力できる|登録できる|メモできる)(?:よう|と|欄|項目|ところ|かな).*|(?:記録|入力|追加|登録|メモ)(?:して|でき|も|欄|お願い|$).*|(?:書い|残し|入れ|足し|加え|つけ|付け|書き込め|書け|出し|見せ|表示し|教え)(?:て|とい|る).*|(?:欄|項目)?(?:が|も)?(?:ほし|欲し|必要|あると|あれば).*`

export const hintSayings: readonly Saying[] = [
  [
    new RegExp(
      raw`^${host}${ask}${deed}(?:の|ん|なの)?(?:か(?:どうか)?|かな)(?:って|が|を|は|も|まで|の)?(?:すぐ|一目で|ひと目で|あとで|後で|ちゃんと)?(?:${unclear}|${wanted}|${made})$`,
      'u',
    ),
    hinted,
  ],
  // 「最後に来たのがいつか見えない」
  [
    new RegExp(
      raw`^(?<deed>[^。、「」はがを]{1,12}?[ただ])(?:の)?(?:が|は|って)(?<ask>いつ|どこで|いくら)(?:だった)?(?:の)?か(?:が|を|は|も|って)?(?:${unclear}|${wanted}|${made})$`,
      'u',
    ),
    hinted,
  ],
  // 「どこで売ったかも。メルカリ、ラクマ」
  [
    new RegExp(
      raw`^${host}${ask}${deed}(?:の|ん)?か(?:も|を)[^。、]{0,12}。\s*(?<options>[^。「」]+(?:[、・]|とか)[^。「」]+?)。?$`,
      'u',
    ),
    hinted,
  ],
  // 「いくらかかったかも」
  [new RegExp(raw`^${host}${ask}${deed}(?:の|ん)?か(?:も|を)$`, 'u'), hinted],
]
