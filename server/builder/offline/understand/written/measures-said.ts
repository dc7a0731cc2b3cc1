// Two readings told as one, and how long something took: "blood pressure (upper and lower)", "blodtryck (över/under)", 血圧（上と下）, "tid i minuter",
// かかった時間; and 立て替えたお金, which is an amount.
import type { Language } from '#shared/languages.ts'
import type { Form } from './who-does-when.ts'

export const measuresSaid: Record<Language, readonly Form[]> = {
  en: [
    [
      /\bblood pressure(?: readings?)?(?:,|:| -|\s?\() ?(?<one>upper|systolic|top|high|sys|lower|diastolic|bottom|low|dia)(?: (?:value|number|reading))? ?(?:and|,|\/|&|\+) ?(?:upper|systolic|top|high|sys|lower|diastolic|bottom|low|dia)(?: (?:value|number|reading)s?)?\)?/giu,
      () => 'systolic pressure, diastolic pressure',
    ],
    [
      /(?<=\bblood pressure\b[^.\n]{0,60}?[,:] ?(?:and )?)(?:upper|top|high) (?:and|\/|&) (?:lower|bottom|low)(?: (?:value|number|reading|pressure)s?)?(?=\s*[,.;)\n])/giu,
      () => 'systolic pressure, diastolic pressure',
    ],
  ],
  sv: [
    [
      /(?<!\p{L})blodtryck(?:et)?(?:,|:|\s?\() ?(?:övre|över|högt|systoliskt)(?:tryck)? ?(?:och|,|\/|&) ?(?:undre|under|lågt|diastoliskt)(?:tryck)?\)?/giu,
      () => 'övertryck, undertryck',
    ],
    [/(?<!\p{L})övre och undre (?:blodtryck|tryck|värde)(?:et)?(?!\p{L})/giu, () => 'övertryck, undertryck'],
    [
      /(?<=[,:(] ?|(?<!\p{L})och )tid (?:i|\() ?(?<unit>minuter|timmar|sekunder)\)?(?=\s*(?:[,.;)\n]|och |$))/giu,
      ({ unit }) => `antal ${unit}`,
    ],
  ],
  ja: [
    [
      /血圧[（(](?:上|最高)[とや、・/／](?:下|最低)[)）]|血圧の?(?:上|最高)[とや・/／](?:下|最低)(?=[、。）)\n]|$)|(?<!の)(?:上|最高)と(?:下|最低)の血圧/gu,
      () => '最高血圧、最低血圧',
    ],
    [/(?<=^|[、。（(：:は\n])かかった時間(?=[、。）)をと\n]|$)/gu, () => '所要時間'],
    [/(?<=^|[、。（(：:は\n])立て?替えた?(?:お金|金額|代金|費用)?(?=[、。）)をと\n]|$)/gu, () => '立替金額'],
  ],
}
