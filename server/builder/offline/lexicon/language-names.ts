// Names of languages, as parts of an expression: in Swedish without the ending (engelsk, engelska), in Japanese without 語.
import type { Language } from '#shared/languages.ts'

/** Those that a project can speak. */
export const ownLanguages: Record<Language, string> = {
  en: 'english|swedish|japanese',
  sv: 'engelsk|svensk|japansk',
  ja: '英|スウェーデン|日本',
}
/** Those that it cannot. */
export const foreignLanguages: Record<Language, string> = {
  en: 'french|german|spanish|italian|dutch|norwegian|danish|finnish|polish|portuguese|chinese|mandarin|cantonese|korean|arabic|russian|turkish|hindi|greek|czech|ukrainian|thai|vietnamese|hebrew|welsh|irish|romanian|hungarian|tagalog|somali',
  sv: 'fransk|tysk|spansk|italiensk|nederländsk|holländsk|norsk|dansk|finsk|polsk|portugisisk|kinesisk|koreansk|arabisk|rysk|turkisk|grekisk|tjeckisk|ukrainsk|thailändsk|somalisk|persisk',
  ja: 'フランス|ドイツ|スペイン|イタリア|オランダ|中国|韓国|ポルトガル|ロシア|ベトナム|タイ|アラビア|インドネシア',
}
