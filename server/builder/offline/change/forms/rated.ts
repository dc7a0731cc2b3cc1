// "Add a star rating for the service", "låt gästerna betygsätta maten", 「接客の星評価を追加」: in a survey, a question more, answered on a scale.
import type { Language } from '#shared/languages.ts'

const { raw } = String
const forms: Record<Language, readonly RegExp[]> = {
  en: [
    raw`(?:add|include|put in|have|we (?:want|need)|i (?:want|need)|(?:let|allow) \p{L}+(?: to)? (?:give|leave)|\p{L}+ (?:should|can|could|must)(?: be able to)? (?:give|leave)) (?:us )?(?:an? |some |also )*(?:star |\d[- ]star |five[- ]star |one to five )?(?:ratings?|scores?|grades?|stars|scale)(?: question)? (?:for|of|on|about|to) (?:the |our )?(?<what>[^,.;:]+?)`,
    raw`(?:(?:let|have|make|allow) \p{L}+(?: to)?|\p{L}+ (?:should|can|could|must)(?: be able to)?|ask \p{L}+ to|also) (?:rate|grade|score) (?:the |our )?(?<what>[^,.;:]+?)`,
    raw`(?:the |our )?(?<what>[^,.;:]+?) (?:should|must|can|could) (?:also )?be (?:rated|graded|scored)`,
  ].map(
    (each) =>
      new RegExp(
        raw`^(?:(?:please|also|and|can you|could you|can we) )*${each}(?: (?:with|on|from|out of|in|by|using) (?:an? )?(?:scale|stars?|(?:one|1)|five|5)[^,.;:]*?)?(?: (?:too|as well|also))?[.!]*$`,
        'iu',
      ),
  ),
  sv: [
    raw`(?:lägg (?:till|in)|ha|vi vill ha|jag vill ha|låt \p{L}+ (?:ge|lämna|sätta)|\p{L}+ ska(?: kunna)? (?:ge|lämna|sätta)) (?:ett |en |också |även )*(?:stjärn-?betyg|betyg|stjärnor|betygsfråga|betygsskala|omdöme) (?:på|för|åt|till|om) (?<what>[^,.;:]+?)`,
    raw`(?:(?:låt|ska|kan|be) \p{L}+|\p{L}+ (?:ska|bör|borde|kan|måste)(?: kunna| få)?|också) (?:betygsätta|poängsätta|bedöma) (?<what>[^,.;:]+?)`,
    raw`(?<what>[^,.;:]+?) (?:ska|bör|borde) (?:också )?(?:kunna )?(?:betygsättas|få betyg)`,
  ].map(
    (each) =>
      new RegExp(
        raw`^(?:(?:snälla|också|och|kan du|kan vi) )*${each}(?: (?:med|på|från|i) (?:en |ett )?(?:skala|stjärn\p{L}*|1|ett)[^,.;:]*?)?(?: (?:också|även))?[.!]*$`,
        'iu',
      ),
  ),
  ja: [
    /^(?<what>[^、。「」]{1,16}?)(?:の|を|について|に(?:ついて)?(?:の)?)(?:星(?:の数|印)?(?:で|の)?|★(?:で|の)?|[5５五]段階(?:で|の)?|[5５五]つ星(?:で|の)?)(?:評価|採点)?[^、。]*(?:追加|足し|入れ|加え|付け|つけ|評価|採点|聞)[^。]*。?$/u,
  ],
}
const asks: Record<Language, (what: string) => string> = {
  en: (what) => `How satisfied are you with the ${what}?`,
  sv: (what) => `Hur nöjd är du med ${what}?`,
  ja: (what) => `${what}はいかがでしたか？`,
}

/** What is rated, and the question that asks it. */
export function ratedIn(text: string, language: Language): { what: string; question: string } | null {
  for (const form of forms[language]) {
    const what = form.exec(text.trim())?.groups?.what?.trim()
    if (what) return { what, question: asks[language](what) }
  }
  return null
}
