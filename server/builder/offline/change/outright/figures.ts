// What is to be added up or counted, in the words of everyday Swedish and Japanese: "vill se summan per säljare", "hur långt jag har
// sprungit per månad", 今年何冊読んだか知りたい. Each is one figure of the dashboard; a wish for a field says nothing of per what.
import type { Language } from '#shared/languages.ts'
import type { Field, ProjectModel } from '../../model.ts'
import { fieldOf, isNumber } from '../../field-kinds.ts'
import type { Condition, Span } from '../../shown-rules.ts'
import { type Groups, notRead, type Saying } from './deeds.ts'
import { alreadySo, type Reading } from '../reading.ts'
import { mainThing, resolveOption } from '../resolve.ts'
import { conceptOf } from '../said-parts.ts'
import type { FigureSaid } from '../sight/figure-said.ts'
import { figureFor } from '../sight/read-figure.ts'
import { withDashboard } from '../sight/with-dashboard.ts'

/** What "hur långt", 何km and the like measure, by the concept or the label of a number. */
const measures: readonly (readonly [said: RegExp, number: RegExp])[] = [
  [/^(?:långt|mil|kilometer|km|meter)$|km|キロ|距離/iu, /distance|length|sträcka|distans|längd|距離/i],
  [/^(?:länge|timmar|minuter|tid)$|時間|分/iu, /duration|hours|minutes|time|tid|timmar|時間|分数/i],
  [
    /^(?:mycket|pengar|kronor|kr|tusenlappar)$|いくら|円|お金/iu,
    /price|amount|cost|total|sum|revenue|fee|pris|belopp|金額|料金|費/i,
  ],
]
const measured = (model: ProjectModel, how: string): string | undefined => {
  const number = measures.find(([said]) => said.test(how))?.[1]
  const main = mainThing(model)
  const things = main ? [main, ...model.things.filter((thing) => thing !== main)] : model.things
  const fits = (field: Field) => isNumber(field) && (number?.test(`${conceptOf(field)} ${field.label}`) ?? false)
  return number && things.flatMap(({ fields }) => fields).find(fits)?.label
}

/** 「走行距離」, where it is kept as 距離. */
const numberWithin = ({ things }: ProjectModel, what: string, language: Language): string | undefined =>
  language === 'ja'
    ? things
        .flatMap(({ fields }) => fields)
        .find((field) => isNumber(field) && field.label.length > 1 && what.endsWith(field.label))?.label
    : undefined

const during: readonly (readonly [RegExp, Span])[] = [
  [/^(?:i ?dag|dagens|今日|本日)$/iu, 'day'],
  [/^(?:den här veckan|denna vecka|i veckan|veckans|今週)$/iu, 'week'],
  [/^(?:den här månaden|denna månad|i månaden|månadens|今月)$/iu, 'month'],
  [/^(?:i år|det här året|detta år|årets|今年)$/iu, 'year'],
]
const spanOf = (said: string | undefined): Span | undefined => during.find(([form]) => form.test(said?.trim() ?? ''))?.[1]

/** A number that is told by how it is measured, else by its name; a count where it says so. */
const figure =
  (kind: FigureSaid['kind']): Saying[1] =>
  (model, { what = '', how, group, time, ...rest }: Groups, language: Language): Reading | null => {
    const named = how ? measured(model, how) : (numberWithin(model, what, language) ?? what)
    if (named === undefined) return null
    const told = kindTold(rest['kind'])
    const span = spanOf(time)
    const made = figureFor(
      model,
      {
        kind: told ?? kind,
        what: named,
        groups: group ? [group] : [],
        ...(span && { during: span }),
        isTold: true,
        isDrawn: false,
      },
      language,
    )
    // 「カテゴリごとの合計」: a list that is grouped by its choice has the sums under it
    if (language === 'ja' && made.operations.some((each) => sumsByChoice(model, each))) return null
    if (made.operations.length) return made.operations.every((each) => isThere(model, each)) ? alreadySo(language) : made
    // what is asked of a group that is nowhere is no field
    return group && asksHow.test(rest['all'] ?? '') ? notRead(rest['all']!, language) : null
  }
const sumsByChoice = ({ things }: ProjectModel, each: Reading['operations'][number]): boolean =>
  each.op === 'addFigure' &&
  each.figure.kind === 'sum' &&
  !each.figure.where &&
  ['select', 'text'].includes(
    fieldOf(
      things.find(({ id }) => id === each.thing),
      each.figure.by,
    )?.type ?? '',
  )
const asksHow = /(?<!\p{L})hur (?:många|mycket|långt|länge)(?!\p{L})|見たい|知りたい/iu
const kindTold = (said: string | undefined): FigureSaid['kind'] | undefined =>
  said === undefined
    ? undefined
    : /平均|snitt|genomsnitt/iu.test(said)
      ? 'average'
      : /件数|回数|人数|冊数|個数|本数/u.test(said)
        ? 'count'
        : 'sum'
const isThere = ({ things }: ProjectModel, each: Reading['operations'][number]): boolean =>
  each.op === 'addFigure' &&
  things.some(
    ({ id, figures = [] }) => id === each.thing && figures.some((there) => JSON.stringify(there) === JSON.stringify(each.figure)),
  )

const agrees = /^(?:tackat ja|svarat ja|kommer|sagt ja)$/iu
const agreeing = /^(?:tackat ja|kommer|ja|deltar)$/iu
/** "Hur många har tackat ja?": those whose choice or tick says so. */
function inState(model: ProjectModel, { state = '', all }: Groups, language: Language): Reading | null {
  const negated = /^(?:inte|ej) /iu.test(state)
  const said = state.replace(/^(?:inte|ej) /iu, '')
  const agreed = agrees.test(said)
    ? model.things
        .flatMap(({ fields }) => fields)
        .flatMap(({ options = [] }) => options)
        .find((each) => agreeing.test(each))
    : undefined
  const names = [agreed ?? said, said.split(' ').at(-1)!, said.split(' ')[0]!]
  const option = names.map((name) => resolveOption(model, name, language)).find(Boolean)
  const stem = said
    .split(' ')[0]!
    .toLowerCase()
    .replace(/(?:at|t|ade|ad|d|da)$/u, '')
  const tick = model.things
    .flatMap((thing) => thing.fields.filter(({ type }) => type === 'bool').map((field) => ({ thing, field })))
    .find(({ field }) => stem.length > 2 && field.label.toLowerCase().startsWith(stem))
  const where: Condition | undefined = option
    ? { field: option.field.id, when: negated ? 'not' : 'is', than: option.option }
    : tick && { field: tick.field.id, when: 'is', than: !negated }
  const thing = option?.thing ?? tick?.thing
  if (thing && where) return withDashboard(model, thing, [{ kind: 'count', where: [where] }])
  return all ? notRead(all, language) : null
}

const { raw } = String
const ask = raw`^(?:(?:jag|vi|man)(?: skulle)? (?:vill|vilja|ska|behöver|kan)(?: gärna| också)*(?: kunna)?(?: få)? |kan (?:jag|vi|man)(?: få)? |det vore (?:bra|kul|fint|toppen) att (?:kunna )?(?:få )?|vill |gärna |också )?(?:(?:se|visa|veta|ha|få fram|räkna ut|räkna ihop|lägg till) )?`
const filler = raw`(?: (?:jag|vi|det|man|de|som|har|är|finns|blir|blivit|gör|gjort|haft|fått|in|sålt|sålts|bokats|varit|gått|åt|ut|fakturerat|tjänat|betalat))*`
const per = raw`(?:per|för varje|i varje|på varje|hos varje|varje|för respektive)`
const group = raw`(?<group>\p{L}{2,}(?: \p{L}{3,})?)`
const end = raw`(?:,? tack|också)?[.?!]*$`
const saying = (form: string, kind: FigureSaid['kind']): Saying => [
  new RegExp(form.replace('^', raw`^(?=(?<all>.*)$)`), 'iu'),
  figure(kind),
]
const time = raw`(?<time>i ?dag|den här veckan|denna vecka|i veckan|den här månaden|denna månad|i månaden|i år|det här året|detta år)`

const seen = raw`(?:を|が|も|は)?(?:ダッシュボード|画面|グラフ|一覧|トップ)?(?:で|に|も)?(?:見|知り|わか|分か|出|表示|確認|集計|計算|ほし|欲し|追加|まとめ|把握|お願い)[^。]*$`
const kinds = raw`(?<kind>合計(?:額|金額)?|総額|累計|推移|集計|平均(?:値|額)?|件数|回数|人数|冊数|個数|本数)`
const each = raw`(?:ごと|別|毎)`

export const figureSayings: Record<Language, readonly Saying[]> = {
  en: [],
  sv: [
    saying(
      raw`${ask}(?:räkna ihop|räkna samman|summera|lägg ihop) (?:alla |antalet )?(?<what>(?!per )\p{L}+) ${per} ${group}${end}`,
      'sum',
    ),
    saying(
      raw`${ask}(?:hur många|antal(?:et)?) (?!mil |kilometer |km |timmar |minuter |kronor )(?<what>\p{L}+)${filler} ${per} ${group}${end}`,
      'count',
    ),
    saying(
      raw`${ask}(?:hur (?<how>långt|länge|mycket)|hur många (?<how>mil|kilometer|km|timmar|minuter|kronor))${filler}(?: \p{L}+){0,4} ${per} ${group}${end}`,
      'sum',
    ),
    saying(
      raw`${ask}(?:hur (?<how>långt|länge|mycket)|hur många (?<how>mil|kilometer|km|timmar|minuter|kronor))${filler}(?: \p{L}+)? ${time}${end}`,
      'sum',
    ),
    saying(
      raw`${ask}(?:hur (?<how>långt|länge)|hur många (?<how>mil|kilometer|km|timmar|minuter))${filler}(?: \p{L}+)? (?:totalt|sammanlagt|hittills|allt som allt)${end}`,
      'sum',
    ),
    saying(raw`${ask}(?:hur många|antal(?:et)?) (?<what>\p{L}+)${filler}(?: \p{L}+)? ${time}${end}`, 'count'),
    saying(
      raw`${ask}(?:den |det |ett |en )?(?:totala?|sammanlagda?|total-?summan?|totalen|summan?|summera|totalt)(?: (?:av|på|för))?(?: (?<what>(?!per |för |i )\p{L}+))?${filler} ${per} ${group}${end}`,
      'sum',
    ),
    saying(
      raw`${ask}(?:den |våra |mina )?(?<what>intäkter(?:na)?|omsättning(?:en)?|försäljning(?:en)?|kostnader(?:na)?|utgifter(?:na)?|inkomster(?:na)?)${filler} ${per} ${group}${end}`,
      'sum',
    ),
    saying(
      raw`${ask}(?:den |det |ett )?(?:genomsnitt(?:et|lig[at]?)?|snittet|medel(?:värdet)?)(?: (?:av|på|för))?(?: (?<what>(?!per |för |i )\p{L}+))? ${per} ${group}${end}`,
      'average',
    ),
    saying(
      raw`${ask}(?:ett |en )?(?:stapel|linje|cirkel)?(?:diagram|graf|kurva|statistik)(?:et|en)? (?:över|på|med|för) (?:hur (?<how>långt|länge|mycket)${filler}(?: \p{L}+)?|(?<what>\p{L}+)) ${per} ${group}${end}`,
      'sum',
    ),
    saying(
      raw`${ask}hur många (?<what>\p{L}+) (?:(?:jag|vi) har|har (?:jag|vi)|finns det|det finns|det är|är det)(?: totalt| sammanlagt| nu| just nu)?${end}`,
      'count',
    ),
    [
      new RegExp(
        raw`${ask.replace('^', '^(?=(?<all>.*)$)')}hur många (?:\p{L}+ )?(?:som )?(?:har|är|vi har som är) (?<state>(?!jag |vi |man |ni |du |det )\p{L}+(?: \p{L}+){0,2}?)(?: än| hittills| nu)?${end}`,
        'iu',
      ),
      inState,
    ],
  ],
  ja: [
    [
      new RegExp(
        raw`^(?<time>今日|本日|今週|今月|今年)(?:に|の)?[^。、]{0,6}?(?:本数|冊数|回数|件数|枚数|個数)(?:${seen}|$)`,
        'u',
      ),
      figure('count'),
    ],
    [
      new RegExp(
        raw`^(?<what>[^、。ご別毎]{1,12}?)(?:を|の|は|が)(?<group>[^、。のをはが]{1,8}?)${each}(?:の|に)?${kinds}(?:${seen}|$)`,
        'u',
      ),
      figure('sum'),
    ],
    [
      new RegExp(
        raw`^(?=(?<all>.*)$)(?<group>[^、。のをはが]{1,8}?)${each}(?:の|に)?、?(?<what>[^、。]{0,12}?)の?${kinds}(?:${seen}|$)`,
        'u',
      ),
      figure('sum'),
    ],
    [
      new RegExp(
        raw`^(?<time>今日|本日|今週|今月|今年)(?:は|に|で|、)?(?:合計で|全部で)?何(?:冊|回|件|本|個|人|枚|匹|台|日|軒|杯)[^。、]{1,10}?か?(?:${seen}|$)`,
        'u',
      ),
      figure('count'),
    ],
    [
      new RegExp(
        raw`^(?<time>今日|本日|今週|今月|今年)?(?:は|に|で|、)?(?:合計で|全部で|これまでに?|通算で?)?(?<how>何(?:km|キロ|時間|分|円)|いくら)[^。、]{1,10}?か?(?:${seen}|$)`,
        'u',
      ),
      figure('sum'),
    ],
  ],
}
