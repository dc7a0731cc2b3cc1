// What a button over a list is called: as the person says it, without the words that ask.
import type { Language } from '#shared/languages.ts'
import { capitalised } from '../../understand/said.ts'

const labelMaxChars = 40
const ahead: Record<Language, RegExp> = {
  en: /^(?:(?:warn|alert|tell|remind|notify)(?: me| us)? (?:if|when|about) (?:an? |the )?)?(?:(?:a |the )?(?:list|overview|view|screen|page) (?:of|with|showing|for) )?(?:all |only |just |any(?:thing|one)? |the |those |which |what |who(?:ever)? |everyone |everything |people |ones |(?:is|are|has|have|that|who|which|that['’]s|who['’]s|what['’]s|which['’]s) )*/i,
  sv: /^(?:(?:varna|larma|påminn)(?: mig| oss)? (?:om|när) (?:en |ett )?)?(?:(?:en )?(?:lista|översikt|vy|skärm|sida) (?:på|över|av|med|för) )?(?:alla |allt |bara |endast |de |den |det |dem |vilka |vilken |vilket |vad |vem |som |(?:är|har) )*/i,
  ja: /^(?:すべての|全ての|全部の|誰が|どれが|何が)*/,
}
const behind: Record<Language, RegExp> = {
  en: /(?:\s+(?:straight away|right away|at a glance|at once|quickly|easily|immediately|right now|now|ones?|on top|first|for \p{L}+ \p{L}+))+$/iu,
  sv: /(?:\s+(?:direkt|snabbt|enkelt|lätt|just nu|nu|överst|först))+$/i,
  ja: /(?:の)?(?:一覧|リスト|もの|画面|ところ)?(?:だけ|のみ)?(?:を|が|も|は|で)?(?:教えて|見せて|出して)?$/,
}

/** How the person calls what is to be seen, where that is short; else what is true of it. */
export function labelOfSight(said: string, language: Language): string {
  const name = said
    .trim()
    .replace(ahead[language], '')
    .replace(behind[language], '')
    .trim()
    .replace(/^inte (?:har|är|blivit) /i, 'inte ')
  return name && name.length <= labelMaxChars ? capitalised(name) : ''
}
