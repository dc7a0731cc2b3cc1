// "All the cakes are now 50 cents more expensive", "put the bouncy castles up by a fiver", "knock 10% off the vases", "höj alla vaser med 10 %",
// アウターは全部20%オフ: the price of every row that is of the kind. Which are, their choice or their name tells; what is nowhere is told so.
import type { Language } from '#shared/languages.ts'
import { singular, swedishStems } from '../../lexicon/inflect.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { changeSays } from '../../reply/change-phrases.ts'
import { rowSays } from '../../reply/row-phrases.ts'
import type { Operation } from '../operations.ts'
import { soldIn } from '../outright/rows.ts'
import { type Reading, tells } from '../reading.ts'
import { bare, resolveThing } from '../resolve.ts'
import { priceStep } from './price-step.ts'

const charsMax = 140
/** "5%", "$2.50", "50 cents", "a fiver", "tio kronor" */
const amount = {
  en: String.raw`(?<by>[$£€]?\d+(?:[.,]\d{1,2})?|an?|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|half)[ -]?(?<unit>%|per ?cent|cents?|pence|p|fivers?|tenners?|quid|bucks?|dollars?|euros?|pounds?|kronor|kr|[$£€])?`,
  sv: String.raw`(?<by>\d+(?:[.,]\d{1,2})?|en|ett|två|tre|fyra|fem|sex|sju|åtta|nio|tio|femton|tjugo) ?(?<unit>%|procent|kr|kronor|krona|öre|tia|tior|femma|spänn|:-|euro)?`,
  ja: String.raw`(?<by>[\d,]+(?:\.\d+)?)(?<unit>%|％|パーセント|円|割)(?:ずつ|分)?`,
}
const lead = {
  en: String.raw`^(?:(?:please|also|and|now|can you|could you|can we|could we|we need to|i want to|i['’]d like to|let['’]s)[,!]? )*`,
  sv: String.raw`^(?:(?:snälla|också|och|nu|kan du|vi vill|jag vill)[,!]? )*`,
}
const all = {
  en: String.raw`(?:(?:all|every|each|of|the|our|my|price of|prices of|prices on|prices for|price for|cost of) )*`,
  sv: String.raw`(?:(?:alla|samtliga|varje|våra|mina|de|priset på|priserna på|priset för|priserna för) )*`,
}
const end = String.raw`(?: (?:now|each|from now on|today|this week|across the board|nu|numera|idag|per styck|styck))*[.!]*$`
const what = String.raw`(?<what>\p{L}[\p{L} '’&-]{1,30}?)(?:['’]s?)?`
const form = (...parts: string[]) => new RegExp(parts.join(''), 'iu')

/** `up` and `down` say which way; where both are missing the form itself does. */
type Form = readonly [RegExp, way?: 1 | -1]
const forms: Record<Language, readonly Form[]> = {
  en: [
    [
      form(
        lead.en,
        all.en,
        what,
        String.raw` (?:(?:is|are|went|go|goes|have gone|has gone|have become|became|should be|must be|will be|cost|costs|get|getting|become|be)(?: (?:all|now|going|getting))* )(?:(?:up|(?<down0>down)) (?:by )?)?`,
        amount.en,
        String.raw`(?: (?<up>more expensive|dearer|pricier|more|higher|up|extra)| (?<down>cheaper|less expensive|less|lower|down|off))`,
        end,
      ),
    ],
    [
      form(
        lead.en,
        all.en,
        what,
        String.raw` (?:went|go|goes|have gone|has gone|are going|should go|must go) (?:(?<up>up)|(?<down>down)) (?:by )?`,
        amount.en,
        end,
      ),
    ],
    [
      form(
        lead.en,
        String.raw`(?:(?<up>raise|increase|bump up|bump|mark up|hike)|(?<down>lower|reduce|drop|cut|decrease|mark down|discount)) `,
        all.en,
        what,
        String.raw`(?: prices?)? (?:(?:up|down) )?by `,
        amount.en,
        end,
      ),
    ],
    [
      form(
        lead.en,
        String.raw`(?:put|move|push|bring|take|mark) `,
        all.en,
        what,
        String.raw`(?: prices?)? (?:(?<up>up)|(?<down>down)) (?:by )?`,
        amount.en,
        end,
      ),
    ],
    [
      form(
        lead.en,
        String.raw`(?:put|move|push|bring|mark) (?:(?<up>up)|(?<down>down)) `,
        all.en,
        what,
        String.raw`(?: prices?)? by `,
        amount.en,
        end,
      ),
    ],
    [
      form(
        lead.en,
        String.raw`make `,
        all.en,
        what,
        ' ',
        amount.en,
        String.raw`(?: (?<up>more expensive|dearer|pricier|more|higher)| (?<down>cheaper|less expensive|less|lower))`,
        end,
      ),
    ],
    [
      form(
        lead.en,
        String.raw`(?:knock|take|shave|cut|give|make it|do) `,
        amount.en,
        String.raw` (?:off|from) `,
        all.en,
        what,
        String.raw`(?: prices?)?`,
        end,
      ),
      -1,
    ],
    [
      form(
        lead.en,
        String.raw`(?:add|put|stick|slap) `,
        amount.en,
        String.raw` (?:on|onto|to) (?=all |every |each |the prices? )`,
        all.en,
        what,
        String.raw`(?: prices?)?`,
        end,
      ),
      1,
    ],
    [form(lead.en, amount.en, String.raw` off (?=all |every |each )`, all.en, what, end), -1],
  ],
  sv: [
    [
      form(
        lead.sv,
        String.raw`(?:gör )?`,
        all.sv,
        what,
        String.raw` (?:(?:är|blir|kostar|ska vara|ska bli|ska kosta|har blivit)(?: nu| numera)? )?`,
        amount.sv,
        String.raw` (?:(?<up>dyrare|mer|högre)|(?<down>billigare|mindre|lägre))`,
        end,
      ),
    ],
    [
      form(
        lead.sv,
        String.raw`(?:(?<up>höj|höja|öka|dyra upp)|(?<down>sänk|sänka|minska|dra ner)) `,
        all.sv,
        what,
        String.raw`(?:(?<=s) pris(?:er|et|erna)?)? med `,
        amount.sv,
        end,
      ),
    ],
    [form(lead.sv, String.raw`lägg(?:a)? på `, amount.sv, String.raw` på `, all.sv, what, end), 1],
    [
      form(
        lead.sv,
        String.raw`(?:dra(?:ga)? av|ta(?:ga)? bort|ge|sätt|lägg in)? ?`,
        amount.sv,
        String.raw`(?: i)?(?: rabatt| billigare| lägre pris| avdrag)? (?:på|från) (?=alla |samtliga |priset |priserna )`,
        all.sv,
        what,
        end,
      ),
      -1,
    ],
    [
      form(
        lead.sv,
        all.sv,
        what,
        String.raw` (?:har|ska)? ?(?:(?<up>gått upp|gå upp|gick upp|höjts|höjas|höjs)|(?<down>gått ner|gå ner|gick ner|sänkts|sänkas|sänks)) (?:med )?`,
        amount.sv,
        end,
      ),
    ],
  ],
  ja: [
    [
      new RegExp(
        String.raw`^(?:あと|それと)?、?(?<what>[^、。\d]{1,14}?)(?:の(?:値段|価格|料金|単価))?(?:だけ|のみ)?(?:を|は)?、?(?:すべて|全て|全部|一律(?:で|に)?|全品)?(?:の(?:値段|価格|料金))?(?:を|は)?${amount.ja}(?:(?<up>上げ|値上げ|高く|アップ|増し)|(?<down>下げ|値下げ|安く|オフ|引き|割引|OFF|ダウン))(?:にして|して|て|で|する|に)?(?:ください|下さい|ほしい(?:です)?|おいて|しました|お願いします|ます)?。?$`,
        'u',
      ),
    ],
  ],
}
const moneyOf = ({ fields }: Thing): Field | undefined => fields.find(({ type, formula }) => type === 'money' && !formula)
const formsOf = (word: string, language: Language): string[] => {
  const low = word.toLowerCase()
  return language === 'en' ? [low, singular(low)] : language === 'sv' ? [low, ...swedishStems(low)] : [low]
}
const isSame = (a: string, b: string, language: Language): boolean => {
  const own = formsOf(a, language)
  return formsOf(b, language).some((each) => own.includes(each))
}
const hasWord = (text: string, said: string, language: Language): boolean =>
  language === 'ja'
    ? said.length > 1 && text.includes(said)
    : said
        .split(/\s+/u)
        .every((word) =>
          text
            .split(/[^\p{L}\p{N}]+/u)
            .some((each) => each !== '' && (isSame(each, word, language) || endsSo(each, word, language))),
        )
/** "Höstvasen" is a "vas". */
const endsSo = (each: string, word: string, language: Language) =>
  language === 'sv' &&
  formsOf(each, language).some((own) =>
    formsOf(word, language).some((stem) => stem.length > 2 && own.length > stem.length && own.toLowerCase().endsWith(stem)),
  )

type Kind = { thing: Thing; field: Field; at: number[] }
/** The rows of that kind, of what has a price: first of what is sold. */
function rowsOf(model: ProjectModel, said: string, language: Language): Kind | undefined {
  const sold = soldIn(model)
  const priced = [sold, ...model.things].filter(
    (thing, at, things): thing is Thing => thing !== undefined && things.indexOf(thing) === at && moneyOf(thing) !== undefined,
  )
  for (const thing of priced) {
    const places = thing.rows.map((_row, at) => at)
    const choice = thing.fields
      .filter(({ type }) => type === 'select')
      .flatMap(({ id, options = [] }) =>
        options.filter((each) => isSame(each, said, language)).map((option) => ({ id, option })),
      )[0]
    const at = choice
      ? places.filter((place) => thing.rows[place]![choice.id] === choice.option)
      : places.filter((place) =>
          hasWord(String(thing.rows[place]![thing.titleField] ?? '').toLowerCase(), said.toLowerCase(), language),
        )
    if (at.length) return { thing, field: moneyOf(thing)!, at }
  }
  const list = resolveThing(model, said, language)
  const field = list && moneyOf(list)
  return list && field ? { thing: list, field, at: list.rows.map((_row, at) => at) } : undefined
}

function allRows(model: ProjectModel): Kind | undefined {
  const thing = soldIn(model) ?? model.things.find(moneyOf)
  const field = thing && moneyOf(thing)
  return thing && field ? { thing, field, at: thing.rows.map((_row, at) => at) } : undefined
}

const rounded = (price: number, isFine: boolean) => (isFine ? Math.round(price * 100) / 100 : Math.round(price))
/** All of them, by no name. */
const everything = /^(?:everything|allt|全部|すべて|全商品)$/iu
/** Prices alone: that is read elsewhere. */
const prices =
  /^(?:prices?|rates?|fees?|it|that|this|them|pris(?:er|et|erna)?|avgift(?:er|en|erna)?|det|den|値段|料金|価格|単価|商品|メニュー)$/iu

/** Null where a wish is about something else. */
export function pricesOfKind(model: ProjectModel, text: string, language: Language): Reading | null {
  if (text.length > charsMax) return null
  const whole = language === 'ja' ? text.trim().replace(/(?<=オフにして|下げて|上げて)、(?=元の)[^。]*$/u, '') : text.trim()
  for (const [form, fixed] of forms[language]) {
    const { what: said = '', by = '', unit = '', down, down0, up } = form.exec(whole)?.groups ?? {}
    const kind = bare(said).replace(/ (?:prices?|pris(?:er|et)?)$/iu, '')
    if (!by || !kind || prices.test(kind)) continue
    // "two more chairs" are no price
    if (!/\d/u.test(by) && !unit) continue
    if (!/[$£€%％円割]|\p{L}/u.test(unit + by)) continue
    if (!model.things.some(moneyOf)) return null
    const found = everything.test(kind) ? allRows(model) : rowsOf(model, kind, language)
    if (!found) return tells(changeSays.notFound[language](kind))
    const sign = fixed ?? (down || down0 ? -1 : up ? 1 : 1)
    const isFine = !(model.currency === 'JPY' || model.currency === 'SEK') || /öre/iu.test(unit)
    const operations = found.at.flatMap((at): Operation[] => {
      const price = found.thing.rows[at]![found.field.id]
      const step = typeof price === 'number' ? priceStep(by, unit, price) : undefined
      return typeof price === 'number' && step !== undefined
        ? [
            {
              op: 'changeRow',
              thing: found.thing.id,
              at,
              values: { [found.field.id]: rounded(Math.max(0, price + sign * step), isFine) },
            },
          ]
        : []
    })
    return operations.length ? { operations, notes: [{ kind: 'kept', text: rowSays.storedStays[language] }] } : null
  }
  return null
}
