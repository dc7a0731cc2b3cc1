// What a field is chosen from, told in a clause: 「東京・千葉から選ぶ形へ」, 「酒をやめて「ビール」「焼酎」に」, 「学年に小5と小6を足して」.
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { freeId } from '../../understand/plan/plan-things.ts'
import { idOf, labelOf } from '../../understand/said.ts'
import { rangeOf } from '../../understand/option-range.ts'
import { fieldSaid } from '../added-fields.ts'
import { isNoun } from '../items/item.ts'
import type { Operation } from '../operations.ts'
import { bare, mainThing, readingsIn, resolveField, resolveOption, resolveThing } from '../resolve.ts'
import type { Place } from '../said-parts.ts'
import { isTelling } from '../told/deed.ts'
import { isAsking } from './clauses.ts'

const charsMax = 120
const optionsMax = 15
const optionCharsMax = 16
const { raw } = String
const name = raw`[「『]?(?<field>[^、。はがをに「」『』（）()]{1,14}?)[」』]?(?:の?(?:欄|項目|選択肢))?`
const item = raw`(?:[「『][^「」『』]{1,16}[」』]|[^、。はがをにへ「」『』（）()・／/　 ]{1,14}?)`
const list = (least: number) => raw`(?<options>${item}(?:(?:[、・／/　 と]|(?<=[」』]))${item}){${least},14}?)`
const some = raw`(?:から|の中から|のうち(?:から)?|の[二三四五六七八九2-9]つ(?:から|の中から)?|のどれか(?:から|を|で)?|のいずれか(?:から|を)?)`
const picks = raw`(?:一つ|ひとつ|1つ)?(?:を)?(?:選|えら)`
const puts = raw`(?:追加|足し|足す|加え|入れ|選べ|増や|載せ|お願い|ほし|欲し|必要)`
const changes = raw`(?:置き換え|入れ替え|差し替え|変え|変更|分け|し(?:て|たい)|切り替え)`
const drops = raw`(?:やめ(?:て|、|$)|なくし(?:て|、)|外し(?:て|、)|消し(?:て|、)|廃止し)`

const forms: readonly (readonly [RegExp, 'choose' | 'replace' | 'offer'])[] = [
  // 「場所は自由記入をやめ、「南」「北」の二つから一つ選ぶ方式へ」, 「東京・千葉・埼玉から選ぶ形へ」
  [
    new RegExp(
      raw`^(?:${name}(?:は|を|が))(?:[^、。]{0,16}(?:やめて?|じゃなく|ではなく|なので|なるので|ので)、)?${list(1)}${some}${picks}`,
      'u',
    ),
    'choose',
  ],
  [new RegExp(raw`^(?:${name}(?:は|を|が))[^。「」]{0,40}?、${list(1)}${some}${picks}`, 'u'), 'choose'],
  [
    new RegExp(
      raw`^(?:${name}(?:は|を|が)[^。]{0,40}?)?(?<range>[^、。はがを]{1,10}から[^、。はがを]{1,10}まで)の?(?:選択式|選択肢|プルダウン|中から)`,
      'u',
    ),
    'choose',
  ],
  [
    new RegExp(
      raw`^(?:${name}(?:は|を|が)[^。]{0,40}?)?(?<range>[^、。はがを「」]{1,8}[〜～][^、。はがを「」]{1,8}?)(?:の中)?から(?:選|えら)`,
      'u',
    ),
    'choose',
  ],
  // 「支払方法も選べるように、現金、クレジット」
  [
    new RegExp(raw`^${name}(?:は|を|も)(?:選べる|選択できる)(?:よう(?:に)?)?(?:して|したい)?[　 、：:]+${list(1)}$`, 'u'),
    'choose',
  ],
  // 「応募経路(求人サイト、紹介)を選べる項目を追加」
  [new RegExp(raw`^${name}[（(]${list(1)}[）)](?:を|から)(?:選べる|選ぶ|選択)`, 'u'), 'choose'],
  // 「酒をやめて「ビール」「焼酎」の二つに」, 「「ふつう」はやめて「くせ毛」を」
  [
    new RegExp(
      raw`^(?:${name}の)?[「『]?(?<old>[^、。はがを「」『』]{1,14}?)[」』]?(?:は|を)${drops}、?${list(0)}(?:の[二三四五2-5]つ)?(?:を|に|へ)(?:${puts}|${changes})`,
      'u',
    ),
    'replace',
  ],
  // 「選考状況の「面接」を「一次」と「最終」に置き換えて」
  [
    new RegExp(
      raw`^(?:${name}の)[「『]?(?<old>[^、。はがを「」『』]{1,14}?)[」』]?(?:は|を)、?${list(0)}(?:の[二三四五2-5]つ)?(?:に|へ)${changes}`,
      'u',
    ),
    'replace',
  ],
  [
    new RegExp(
      raw`^[「『]?(?<old>[^、。はがを「」『』]{1,14}?)[」』]?(?:は|を)、?${list(1)}(?:の[二三四五2-5]つ)?(?:に|へ)(?:分け|置き換え)`,
      'u',
    ),
    'replace',
  ],
  // 「学年に小5と小6を足して」
  [new RegExp(raw`^${name}(?:に|には|へ)(?:は)?、?${list(0)}(?:の[二三四五2-5]つ)?(?:を|も)${puts}`, 'u'), 'offer'],
  [new RegExp(raw`^${name}(?:に|には|へ)${list(0)}も(?:追加|足し)?$`, 'u'), 'offer'],
]

/** What it means was said before. */
const pointsBack = /(?:この|その)[二三四五2-5]つ|それ|両方|どちらも/u
const between =
  /[、・／/　 ]+|(?<=[」』])(?=[「『])|(?<=[」』])と|(?<=[\p{Script=Han}\p{Script=Katakana}\p{N}ー])と(?=[\p{Script=Han}\p{Script=Katakana}A-Za-z「])/u
const optionsOf = (text: string): string[] => text.split(between).filter(Boolean)

function rangeIn(text: string): string[] {
  const [, from = '', to = ''] = /^(.+?)(?:から|〜|～)(.+?)(?:まで)?$/u.exec(text) ?? []
  return rangeOf(`${from}〜${to}`)
}

/** What stands in quotes is a name, whatever it is made of. */
const canBeOption = (option: string): boolean =>
  /^[「『].{1,16}[」』]$/u.test(option) ||
  (option.length <= optionCharsMax && isNoun(option, 'ja') && !isTelling(option, 'ja') && !general.test(option))
const general =
  /^(?:[こそあ]|これ|それ|この.*|その.*|もう|一つ|二つ|三つ|項目|欄|選択肢|新しい|別|他|自由(?:入力|記入)|手入力|日付|時間|必須)$/u

/** The field that is meant: by its name, or the one that has such a choice. */
function placeOf(model: ProjectModel, field: string | undefined, old: string | undefined): Place | undefined {
  const main = mainThing(model)
  const named = field ? resolveField(model, bare(field), 'ja', main) : undefined
  if (named) return named
  const at = old ? resolveOption(model, bare(old), 'ja') : undefined
  return at && { thing: at.thing, field: at.field }
}

/** The clauses behind the one that was read. */
const behind = (clause: string, read: string): string => clause.slice(read.length).split('、').slice(1).join('、')

export function choicesTold(model: ProjectModel, clause: string): Operation[] | null {
  if (clause.length > charsMax || pointsBack.test(clause)) return null
  for (const [form, kind] of forms) {
    const found = form.exec(clause)
    const { field, options: told = '', old, range } = found?.groups ?? {}
    if (!found || isAsking(behind(clause, found[0]))) continue
    const said = range ? rangeIn(range) : optionsOf(told)
    if (!said.length || said.length > optionsMax || !said.every(canBeOption)) continue
    const options = said.map(bare)
    const place = placeOf(model, field, old)
    const made =
      kind === 'choose'
        ? chosen(model, place, field, options)
        : kind === 'replace'
          ? replaced(place, bare(old ?? ''), options)
          : offered(model, place, options)
    if (made) return made
  }
  return null
}

function chosen(model: ProjectModel, place: Place | undefined, field: string | undefined, options: string[]): Operation[] | null {
  const host: Thing | undefined = mainThing(model)
  if (options.length < 2) return null
  if (place) {
    const { thing, field: at } = place
    if (at.id === thing.titleField || at.formula || at.target) return null
    if (at.type === 'select' || at.type === 'tags') return [{ op: 'setOptions', thing: thing.id, field: at.id, options }]
    return [{ op: 'retypeField', thing: thing.id, field: at.id, type: 'select', options }]
  }
  const name = bare(field ?? '')
  if (!host || !name || !isNoun(name, 'ja') || resolveThing(model, name, 'ja')) return null
  const { id, concept } = fieldSaid(name, model, 'ja')
  const added: Field = {
    id: freeId(id || idOf(name), new Set(host.fields.map((each) => each.id)), 'field'),
    label: labelOf(name, 'ja'),
    type: 'select',
    options,
    why: 'edit',
    ...(concept && { concept }),
  }
  return [{ op: 'addField', thing: host.id, field: added }]
}

/** One choice goes, and others come in its place. */
function replaced(place: Place | undefined, old: string, options: string[]): Operation[] | null {
  const has = place?.field.options?.includes(old)
  if (!place || !has || options.some((each) => place.field.options!.includes(each))) return null
  const { thing, field } = place
  const [first, ...others] = options
  return [
    { op: 'renameOption', thing: thing.id, field: field.id, option: old, label: first! },
    ...others.map((option): Operation => ({ op: 'addOption', thing: thing.id, field: field.id, option })),
  ]
}

function offered(model: ProjectModel, place: Place | undefined, options: string[]): Operation[] | null {
  if (!place?.field.options?.length) return null
  const fresh = options.filter((each) => !place.field.options!.includes(each))
  const isField = (each: string) =>
    resolveField(model, each, 'ja') !== undefined || readingsIn(each, 'ja').some(({ kind }) => kind === 'field')
  if (!fresh.length || (fresh.some(isField) && fresh.length > 1)) return null
  return fresh.map((option) => ({ op: 'addOption', thing: place.thing.id, field: place.field.id, option }))
}
