// What people use today instead: "my notebook is a mess", "vi har allt i Excel", エクセルで管理しています. It is the reason for the wish
// and no part of it: no list of notebooks, no spreadsheet view.
import type { Language } from '#shared/languages.ts'

const patterns: Record<Language, RegExp> = {
  en: /\bkeep(?:ing)? (?:things in |everything in )?order\b(?!\s+(?:numbers?|history|lists?|records?|dates?))|\b(?:in|on|using|use|uses|used|instead of|replace|replaces|than|my|our)\s+(?:(?:an?|my|our|the|some|old|big|messy|shared|paper)\s+){0,3}(?:excel(?: sheets?| files?)?|spreadsheets?|google sheets|word documents?|notebooks?|paper|post-?its?|sticky notes|whiteboard|binders?|pen and paper|head|back of envelopes?)\b(?!\s+(?:view|app|tracker|log|collection|list))/giu,
  sv: /(?<!\p{L})(?:i|på|med|har idag|har nu|har just nu|idag har vi|idag|nu|använder|istället för|i stället för|ersätta|ersätter|än|min|mitt|vår|vårt|våra|mina)\s+(?:(?:en|ett|min|mitt|vår|vårt|gammal|gammalt|gamla|stor)\s+){0,2}(?:excel(?:ark|fil|filer|blad)?|kalkylark|kalkylblad|anteckningsbok|anteckningsblock|papper|papperslappar|lappar|pärm|pärmar|whiteboard|huvudet|post-?it)(?!\p{L})/giu,
  ja: /(?:今|いま|現在|今まで|これまで|前)(?:は|まで|も)(?:ずっと|全部|ぜんぶ)?(?:紙の|大学)?(?:エクセル|Excel|紙|ノート|手帳|メモ帳?|カレンダー|ホワイトボード|付箋|手書き|LINE|頭の中|表計算)(?:です|だけ|だけど|ですが|ですけど|なん(?:です|だ)けど|に書いて[^。、\n]{0,5}|につけて[^。、\n]{0,5}|で[^。、\n]{0,10})?(?=[。、\n]|$)|(?:エクセル|Excel|紙|ノート|手帳|メモ帳|カレンダー|ホワイトボード|表計算)(?:に|で)(?:書い|つけ|メモし|記録し|管理し|まとめ)て(?:い)?(?:る|ます|た|ました|て)(?:んですけど|のですが|けど|けれど|が|のを)?(?:やめたい|やめたくて|卒業したい|面倒|大変|限界)?(?=[。、\n面大]|$)|[^。、，\n]{1,10}が(?:多い|増えて|大変な|面倒な|苦手な|心配な)(?:きた|いる|です)?(?:ので|から|ため|し)[、，]?|(?:今は|現在は|いまは)?(?:エクセル|Excel|紙|ノート|手帳|ホワイトボード|付箋|スプレッドシート|手書き)(?:で|に|を使って|から|ではなく|だと|の代わりに)(?:管理|記録|書いて|つけて|やって)?(?:いますが|いるが|いますけど|して(?:いますが|いるが|います)|います)?|紙の[\p{Script=Han}\p{Script=Katakana}ー]{1,8}(?:を|から|は|が|だと)(?:もう)?(?:やめ|卒業|脱却|なくし|減らし|不便|限界|大変|面倒)[^。！？\n]*|(?:エクセル|Excel|ノート|紙|手帳|メモ|スプレッドシート|LINE|ホワイトボード)(?:が|は|だと|では)(?:もう)?(?:限界|ぐちゃぐちゃ|大変|面倒|不便|見づら|見にく|わかりにく|分かりにく|なくし|なくな)[^。！？\n]*/gu,
}

export const readToday = (text: string, language: Language): { start: number; end: number }[] =>
  [...text.matchAll(patterns[language])].map((found) => ({ start: found.index, end: found.index + found[0].length }))
