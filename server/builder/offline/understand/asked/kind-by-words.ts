// How a question is answered where nobody wrote it, by its words: how satisfied is a mark, "would you" a yes or no.
import type { Language } from '#shared/languages.ts'
import type { QuestionKind } from '../../lexicon/survey-questions.ts'

const marks: Record<Language, RegExp> = {
  en: /\bratings?\b|\bstars?\b|\bscore\b|satisf|\bhow (?:good|happy|well|likely|easy|useful|helpful|clear|clean|friendly|safe|stressed|motivated|important|interesting|relevant|was|were|do you (?:rate|like))\b|\boverall\b|\bquality\b/iu,
  sv: /^hur (?:nöjd|bra|lätt|trygg|rolig|viktig|kul|stressa|rent?|trevlig|god|gott|var|delaktig|säker|sannolikt|användbar|givande|tydlig)\p{L}*(?!\p{L})|nöjdhet|betyg|helhetsintryck|helhetsomdöme/iu,
  ja: /(?:満足|分かりやす|わかりやす|理解|重要|期待|お?すすめ|推奨|興味)度|評価|接客|雰囲気|(?:し|やす|良|よ|た|楽し|おいし|居心地の良)さ$|クオリティ|品質/u,
}
const yesNo: Record<Language, RegExp> = {
  en: /^(?:would|will|do|does|did|are|is|was|were|have|has|can|could|should|may) (?:you|your|we|it|the|they|this|there)\b|\brecommend\b(?!.*\bto whom\b)|^(?:consent|agree)/iu,
  sv: /^(?:skulle|kommer|har|är|var|kan|vill|får|fick|tänker|ska|känner|tycker|trivs|äter|bor|går|behöver|deltar|använder) (?:du|ni|ditt|din|dina|barnet|vi|det|den|man)(?!\p{L})|^samtycke/iu,
  ja: /^(?!.*(?:何|どこ|どの|どれ|どう|どちら|いつ|だれ|誰|なぜ|どん|いくつ|いくら)).*(?:ます|です|ました|でした|たい|でしょう)か[?？]?$|かどうか$|の?有無$|^同意/u,
}
const notMarks = /\b(?:what|why|which|where|who)\b|(?:^|\s)(?:vad|varför|vilk\p{L}+|vem)(?!\p{L})|(?:理由|ところ|点|こと)$/iu

export function kindByWords(text: string, language: Language): QuestionKind {
  if (yesNo[language].test(text)) return 'yesNo'
  return marks[language].test(text) && !notMarks.test(text) ? 'scale' : 'text'
}
