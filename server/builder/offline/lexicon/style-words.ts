// How a page should look, told in words of taste among what stands on it: "calm and light", "nästan ingen text", 「シンプルに」. None of it is
// a part of the page.
import type { Language } from '#shared/languages.ts'

const en =
  '(?:very |really |quite |fairly |nice and |super |a bit |not too )?(?:clean|simple|modern|minimal(?:ist(?:ic)?)?|elegant|warm|calm|bright|dark|light|cosy|cozy|playful|bold|rustic|vintage|retro|professional|classy|stylish|friendly|fresh|natural|airy|fun|black and white|monochrome|fast|mobile[- ]friendly|easy to (?:read|use|navigate))'
const sv =
  '(?:väldigt |riktigt |ganska |lite |gärna )?(?:enkelt?|rent?|stilrent?|modernt?|minimalistiskt?|elegant|varmt?|lugnt?|ljust?|mörkt?|mysigt?|lekfullt?|rustikt?|retro|proffsigt?|snyggt?|fräscht?|luftigt?|roligt?|svartvitt?|personligt?|mobilanpassa[dt]|lätt att (?:läsa|hitta))'
export const styleWords: Record<Language, RegExp> = {
  en: new RegExp(
    String.raw`^(?:(?:keep it|make it|should (?:be|feel|look)|i want it|in an?) )?${en}(?:(?:,? and|,? but|,) ${en})*(?: (?:look|feel|style|design|and \w+))?(?: please)?$|^(?:almost no|hardly any|very little|not (?:too )?much|as little) text(?: as possible)?$`,
    'iu',
  ),
  sv: new RegExp(
    String.raw`^(?:(?:gör den|håll den|ska (?:vara|kännas)|gärna) )?${sv}(?:(?: och| men|,) ${sv})*(?: (?:stil|känsla|design|tack))?$|^(?:nästan ingen|så lite|väldigt lite|inte (?:så )?mycket) text(?: som möjligt)?$`,
    'iu',
  ),
  ja: /^(?:(?:とても|なるべく|できるだけ|全体的に)?(?:シンプル|ナチュラル|モダン|おしゃれ|上品|清潔感のある|かわいい|可愛い|かわいく|明るく|明るい|落ち着いた|やさしい|優しい|あたたかい|温かみのある|和風|和モダン|高級感のある|ポップ|スタイリッシュ|信頼感のある|親しみやすい|見やすい|見やすく)(?:な|で|に|の)?、?)+(?:感じ|雰囲気|デザイン|イメージ|テイスト|印象|トーン|仕上げて|して)?(?:で|に|の)?(?:お願いします|してください|作って(?:ください)?)?$|^[^、。]{1,16}(?:感じ|雰囲気|イメージ|テイスト|トーン)(?:で|に)(?:お願いします|して(?:ください)?)?$/u,
}
