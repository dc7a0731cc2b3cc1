// What a hand-made tool does by itself, by the words people tell it with: nothing of that was left unused. Data, in three languages.
import type { Language } from '#shared/languages.ts'
import type { ToolId } from './tool-entries.ts'

const timer: Record<Language, RegExp> = {
  en: /\b(?:beeps?|sounds?|rings?|bell|alarm|signal|alert|buttons?|minutes?|seconds?|hours?|days?|breaks?|rest|rounds?|start|stop|pause|reset|\d+\s*[/-]\s*\d+|change|session|per day|today|laps?|presets?)\b|^\d+$/iu,
  sv: /(?:pip|ljud|ring|signal|larm|knapp|minut|sekund|timm|dag(?:ar)?|paus|vila|omgång|start|stopp|återställ|varv|mellantid|löskokt|hårdkokt|lagom|\d+\s*[/-]\s*\d+)/iu,
  ja: /音|アラーム|鳴|ベル|通知|ボタン|分|秒|時間|日|休憩|作業|回|スタート|停止|一時停止|リセット|今日|ラップ/u,
}

export const toolDoes: Partial<Record<ToolId, Record<Language, RegExp>>> = {
  pomodoro: timer,
  kitchenTimer: timer,
  intervalTimer: timer,
  stopwatch: timer,
  countdown: timer,
  metronome: { en: /\b(?:bpm|tempo|beats?|\d+)\b/iu, sv: /bpm|tempo|slag|takt/iu, ja: /BPM|テンポ|拍/iu },
  bmiCalculator: {
    en: /\b(?:underweight|normal|overweight|obese|healthy|height|weight|category|range|result)\b/iu,
    sv: /undervikt|normal|övervikt|fetma|längd|vikt|resultat/iu,
    ja: /やせ|痩せ|低体重|普通|標準|肥満|身長|体重|判定/u,
  },
  unitConverter: {
    en: /\b(?:cups?|grams?|ounces?|oz|ml|millilit\w+|lit\w+|fahrenheit|celsius|kelvin|pounds?|lbs?|kg|kilos?|kilograms?|miles?|km|kilomet\w+|inch\w*|feet|foot|met(?:er|re)s?|yards?|tablespoons?|teaspoons?|tbsp|tsp|pints?|gallons?|units?|cooking|baking|kitchen|acres?|hectares?)\b/iu,
    sv: /dl|deciliter|gram|matsked|tesked|msk|tsk|krm|kopp|cups?|ml|liter|fahrenheit|celsius|pund|kilo|mil|kilometer|tum|fot|meter|bakning|matlagning|enhet/iu,
    ja: /カップ|グラム|オンス|ミリ|リットル|華氏|摂氏|ポンド|キロ|マイル|インチ|フィート|メートル|大さじ|小さじ|料理|単位|坪|畳/u,
  },
  tipCalculator: {
    en: /\b(?:split|people|friends|persons?|each|round\w*|bill|total|percent|%|dollar)\b/iu,
    sv: /dela|person|vänner|var och en|avrund|notan|totalt|procent/iu,
    ja: /人数|割|合計|一人|切り上げ|端数|丸め|％|%/u,
  },
  expenseSplitter: {
    en: /\b(?:split|people|friends|persons?|each|total|who owes|owes?|equal\w*|paid)\b/iu,
    sv: /dela|person|vänner|var och en|totalt|skyldig|betala/iu,
    ja: /人数|割|合計|一人|端数|金額|精算|立て替え/u,
  },
  diceRoller: {
    en: /\b(?:d(?:4|6|8|10|12|20)|dice|die|sides?|sum|total|rolls?|history|add up)\b/iu,
    sv: /t(?:4|6|8|10|12|20)(?!\d)|tärning|sid|summa|slag|histori/iu,
    ja: /個|面|振|合計|履歴|サイコロ|D(?:4|6|8|10|12|20)/iu,
  },
  vatCalculator: {
    en: /\b(?:vat|tax|net|gross|percent|%|incl\w*|excl\w*|rates?)\b/iu,
    sv: /moms|netto|brutto|procent|inkl|exkl|sats/iu,
    ja: /税|％|%|込|抜|切り替え/u,
  },
}
