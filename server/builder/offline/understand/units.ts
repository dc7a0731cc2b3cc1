// Units are a closed class: "area in hectares", "vikt i kilo", 重量（kg）. Each with how it is written behind a number.
import type { Language } from '#shared/languages.ts'

const units: readonly (readonly [sign: string, words: string])[] = [
  ['kg', 'kilogram kilograms kilo kilos kg kgs キロ キログラム'],
  ['g', 'gram grams g グラム'],
  ['t', 'ton tons tonne tonnes トン'],
  ['lb', 'pound pounds lb lbs'],
  ['oz', 'ounce ounces oz'],
  ['l', 'liter liters litre litres l リットル'],
  ['ml', 'milliliter milliliters millilitre millilitres ml'],
  ['dl', 'deciliter dl'],
  ['gal', 'gallon gallons'],
  ['mm', 'millimeter millimeters millimetre millimetres mm ミリ'],
  ['cm', 'centimeter centimeters centimetre centimetres cm センチ'],
  ['m', 'meter meters metre metres m メートル'],
  ['km', 'kilometer kilometers kilometre kilometres km キロメートル'],
  ['mi', 'mile miles mil'],
  ['nm', 'sjömil distansminuter'],
  ['ft', 'foot feet ft'],
  ['in', 'inch inches'],
  ['ha', 'hectare hectares hektar ha ヘクタール'],
  ['m²', 'kvadratmeter kvm m2 m² sqm 平米'],
  ['m³', 'kubikmeter m3 m³'],
  ['acres', 'acre acres'],
  ['min', 'minute minutes minut minuter min mins 分'],
  ['h', 'hour hours timme timmar h 時間'],
  ['s', 'second seconds sekund sekunder 秒'],
  ['days', 'day days dag dagar'],
  ['weeks', 'week weeks vecka veckor'],
  ['months', 'month months månad månader ヶ月 か月 カ月'],
  ['years', 'year years år 年'],
  ['kWh', 'kwh kilowattimme kilowattimmar'],
  ['MWh', 'mwh megawattimme megawattimmar'],
  ['kW', 'kilowatt kilowatts kw kwp'],
  ['W', 'watt watts w ワット'],
  ['V', 'volt volts v'],
  ['A', 'ampere amperes amps'],
  ['mA', 'milliampere milliamps ma'],
  ['Hz', 'hertz hz'],
  ['MHz', 'megahertz mhz'],
  ['rpm', 'rpm'],
  ['psi', 'psi'],
  ['°C', 'celsius °c'],
  ['°F', 'fahrenheit'],
  ['%', 'percent procent % パーセント'],
  ['mg', 'milligram milligrams mg ミリグラム'],
  ['kcal', 'kcal'],
  ['bar', 'bar'],
  ['km/h', 'km/h kph'],
  ['km/L', 'km/l'],
  ['m/s', 'm/s'],
  ['mph', 'mph'],
  ['ppm', 'ppm'],
  ['dB', 'decibel db'],
]
/** Words for them of two words. */
const phrases: readonly (readonly [sign: string, words: string])[] = [
  ['kWh', 'kilowatt hours,kilowatt hour'],
  ['MWh', 'megawatt hours,megawatt hour'],
  ['m²', 'square meters,square metres'],
  ['ft²', 'square feet,square foot'],
  ['km²', 'square kilometers,square kilometres'],
  ['m³', 'cubic meters,cubic metres'],
  ['nm', 'nautical miles'],
  ['m/s', 'meters per second,meter per sekund'],
]
/** Units whose sign is a word is one only in English. */
const localSigns: Record<string, Partial<Record<Language, string>>> = {
  days: { sv: 'dagar', ja: '日' },
  weeks: { sv: 'veckor', ja: '週' },
  months: { sv: 'månader', ja: 'か月' },
  years: { sv: 'år', ja: '年' },
  mi: { sv: 'mil' },
  nm: { en: 'nmi', sv: 'M', ja: '海里' },
}
const signs = new Map<string, string>()
for (const [sign, words] of units) for (const word of words.split(' ')) signs.set(word, sign)
for (const [sign, words] of phrases) for (const word of words.split(',')) signs.set(word, sign)

const signCharsMax = 3
/** "move in", "temp min": words of another kind. */
const ambiguous = /^(?:in|min)$/
const shortSigns = new Set(
  units.flatMap(([sign]) => (sign.length <= signCharsMax && !ambiguous.test(sign) ? [sign.toLowerCase()] : [])),
)
/** Whether a text is a unit's own sign ("kg", "mA"), which stands behind what it measures. */
export const isUnitSign = (text: string): boolean => shortSigns.has(text.toLowerCase())

/** The sign of a unit's word, or undefined when it is none. */
export function unitOf(text: string, language: Language): string | undefined {
  const sign = signs.get(text.trim().toLowerCase())
  return sign && (localSigns[sign]?.[language] ?? sign)
}

/** "every day" is a habit of speech, not a list of days. */
export const timeNoun =
  /^(?:other |second |third )?(day|week|weekday|weekend|month|quarter|year|morning|evening|night|time|hour|season|birthday|monday|tuesday|wednesday|thursday|friday|saturday|sunday|dag|vecka|månad|år|morgon|kväll|gång|timme|säsong)$/
