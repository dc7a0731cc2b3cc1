// Choices that a sentence tells without a bracket: "with the categories pizza, pasta and drinks", 部屋は「松」「竹」「梅」の3部屋, 欠け・割れ・ひびの有無;
// and "when (morning, noon, evening)", which asks for the time of the day.
import type { Language } from '#shared/languages.ts'
import type { Form } from './who-does-when.ts'

const dayTimes: Record<Language, string> = {
  en: String.raw`(?:breakfast|morning|noon|midday|lunch|dinner|afternoon|evening|night|bedtime)s?`,
  sv: '(?:frukost|morgon|förmiddag|middag|lunch|eftermiddag|kväll|natt|sänggående)',
  ja: '(?:朝食?|昼食?|晩|夜|夕食?|寝る前|就寝前|午前|午後)',
}
const timesIn = (language: Language, ahead: string, sign: string) =>
  new RegExp(`${ahead}\\s?[(（](?<held>${dayTimes[language]}(?:${sign}${dayTimes[language]}){1,5})[)）]`, 'giu')
const slashed = (held: string, comma: string) => held.split(/\s?[/／・、,]\s?|,? (?:or|and|och|eller) /u).join(comma)

const kindsSv = '(?<what>kategori|typ|sort|färg|storlek|nivå|avdelning|ålder|stil|smak|material|grupp|årstid|säsong)'
const valueSv = String.raw`\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*)?`

export const choicesSaid: Record<Language, readonly Form[]> = {
  en: [
    // "with food or without"
    [
      /(?<=[,(] ?(?:and )?)with(?<or> or without)? (?<what>\p{L}{3,})(?: or without(?: (?:it|\k<what>))?)?(?=\s*[,.)\n])(?<=without.*)/giu,
      ({ what }) => `${what} (with, without)`,
    ],
    // "paid or unpaid": a yes or a no
    [/(?<=[,(:;] ?|\b(?:and|with) )(?<what>\p{L}{3,}) or un\k<what>(?!\p{L})/giu, ({ what }) => what!],
    [
      timesIn(
        'en',
        String.raw`(?<=(?:[,(:;]|\band\b|\bwith\b)\s?)when(?: to take (?:it|them))?`,
        String.raw`(?:\s?[/,]\s?|,? (?:or|and) )`,
      ),
      ({ held }) => `time of day (${slashed(held!, ', ')})`,
    ],
    [
      /(?<=\b(?:in|with|by|under|into) )(?:the |these |following )*(?<what>category|categories|types|kinds|genres|sizes|levels|departments) (?<held>(?!(?:of|for|and|or|with|in|on|per|that|which|are|is|to|like|such)\b)\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*)?(?:, \p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*)?){1,10},? (?:and|or) \p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*)?)(?=\s*(?:[.;!\n]|$))/giu,
      ({ what, held }) => `${singularKinds[what!.toLowerCase()] ?? what} (${held!.replace(/,? (?:and|or) /giu, ', ')})`,
    ],
  ],
  sv: [
    [/(?<=[,(:;] ?|(?<!\p{L})(?:och|med) )(?<what>\p{L}{3,}) eller o\k<what>(?!\p{L})/giu, ({ what }) => what!],
    [
      timesIn(
        'sv',
        String.raw`(?<=(?:[,(:;]|(?<!\p{L})och)\s?)när(?: (?:den|det|de|hon|han) ska tas)?`,
        String.raw`(?:\s?[/,]\s?|,? (?:eller|och) )`,
      ),
      ({ held }) => `tid på dagen (${slashed(held!, ', ')})`,
    ],
    [
      new RegExp(
        String.raw`(?<!\p{L})${kindsSv}(?:erna|arna|orna|na|ar|er)? (?<held>(?!(?:och|för|med|av|som|i|på|till|är|ska|heter|kan|per|eller)(?!\p{L}))${valueSv}(?:, ${valueSv}){1,10},? (?:och|eller|samt) ${valueSv})(?=\s*(?:[.;!\n]|$))`,
        'giu',
      ),
      ({ what, held }) => `${what} (${held!.replace(/,? (?:och|eller|samt) /giu, ', ')})`,
    ],
  ],
  ja: [
    [
      timesIn('ja', '(?<=[、（(：:と])(?:いつ(?:飲むか)?|服用時間|飲む時間)', '[/／・、]'),
      ({ held }) => `時間帯（${slashed(held!, '、')}）`,
    ],
    // 部屋は「松」「竹」「梅」の3部屋
    [
      /(?<=^|[、。（(\n])(?<what>[\p{Script=Han}\p{Script=Katakana}ー]{1,10})(?<!(?:、\k<what>[、。]|\k<what>、)[^]*)[はが]?(?<held>「[^「」\n]{1,15}」(?:[、・と]?「[^「」\n]{1,15}」)+)(?:の(?:[0-9０-９一二三四五六七八九十]{1,2}(?:つ|種類?|部屋|室|クラス|コース|台|か所|カ所|ヶ所|色|段階|名|人|店舗?|択)?|中から|いずれか|どれか)(?:から選[ぶび](?:ます)?|です)?|から選[ぶび](?:ます)?)?(?=[、。）)\n]|$)/gu,
      ({ what, held }) => `${what}（${[...held!.matchAll(/「([^」]+)」/gu)].map(([, value]) => value).join('、')}）`,
    ],
    // 支払いは現金かカード
    [
      /(?<=^|[、。\n])(?:お?支払い(?:方法)?|お?会計|決済(?:方法)?)は(?<held>[^、。（）()\nか]{2,8}(?:か[^、。（）()\nか]{2,8}){1,4})か?(?=[、。\n]|$)/gu,
      ({ held }) => `支払方法（${held!.split('か').join('、')}）`,
    ],
    // 欠け・割れ・ひびの有無: which of them, or none
    [
      /(?<=^|[、。（(\n])(?<held>[^、。（）()\n：:・「」]{1,6}(?:・[^、。（）()\n：:・「」]{1,6}){1,4})の(?:有無|あるなし)(?=[、。）)\n]|$)/gu,
      ({ held }) => `状態（${held!.split('・').join('、')}、なし）`,
    ],
  ],
}
const singularKinds: Record<string, string> = {
  categories: 'category',
  types: 'type',
  kinds: 'kind',
  genres: 'genre',
  sizes: 'size',
  levels: 'level',
  departments: 'department',
}
