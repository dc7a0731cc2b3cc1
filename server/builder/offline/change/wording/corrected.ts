// "No, I meant the condition should be good or worn", "nej, jag menade att …", いえ、…という意味です: what was meant is the wish. A name alone, "no, I meant
// the dogs", says nothing of what is to be done with it.
import type { Language } from '#shared/languages.ts'

const forms: Record<Language, RegExp> = {
  en: /^(?:(?:no|nope|nah|sorry|wait|oops|oh|hm+|ah|actually)[,.!]* )+(?:but )?(?:(?:i|we) mean(?:t)?(?: that| to say)?[,:]? |what i meant (?:was|is)(?: that)?[,:]? |not like that[,.;:]? |that['’]?s not (?:it|right|what i meant)[,.;:]? )?(?<rest>.+)$/iu,
  sv: /^(?:(?:nej|nä|oj|förlåt|hoppsan|ursäkta|vänta)[,.!]* )+(?:men )?(?:(?:jag|vi) menade?(?: att)?[,:]? |det jag menade var(?: att)?[,:]? |inte så[,.;:]? )?(?<rest>.+)$/iu,
  ja: /^(?:いえ|いや|いいえ|違います|違う|ちがう|ごめんなさい|すみません)[、。，]?(?:そう(?:じゃ|では)なくて?[、。]?|そういう意味ではなく[、。]?)?(?<rest>.+?)(?:という意味(?:です|でした)?|ということ(?:です|でした)?|のつもり(?:です|でした))?[。！!]*$/u,
}
/** It asks for something: something should be so, or something is to be done. */
const asks: Record<Language, RegExp> = {
  en: /\b(?:should|must|needs? to|has to|have to|ought to)\b|^(?:please )?(?:add|make|rename|change|remove|delete|sort|show|hide|put|set|use|call|move|group|let|mark)\b/iu,
  sv: /(?<!\p{L})(?:ska|måste|bör|borde)(?!\p{L})|^(?:lägg|gör|byt|ändra|ta bort|sortera|visa|dölj|sätt|använd|kalla|flytta|gruppera)(?!\p{L})/iu,
  ja: /(?:て|で)(?:ください|下さい|ほしい|欲しい)|たい(?:です)?$|にして|を追加|に変更|を消|を削除/u,
}

/** "The opening hours are wrong, it's 11 to 17", 営業時間が違います。11時から17時です: so they are. */
const wrong: Record<Language, RegExp> = {
  en: /^(?:(?:oh|hey|sorry)[,!]? )*(?<what>(?:the|our|my) [\p{L} -]{3,40}?) (?<is>is|are)(?: all)? (?:wrong|incorrect|not right|not correct|out of date|outdated|off)[,.;:!]+ (?:it|they|that|we)(?:['’]s|['’]re| is| are| should be| must be)(?: actually| now| really)? (?<value>[^,.;]+)[.!]*$/iu,
  sv: /^(?:(?:oj|hej)[,!]? )*(?<what>\p{L}[\p{L} -]{3,40}?) (?:är (?:fel|felaktiga?|felaktigt|inte rätt)|stämmer inte|blev fel)[,.;:!]+ (?:det|den|de|dom|vi)(?: är| ska vara| borde vara| har)(?: nu| egentligen)? (?<value>[^,.;]+)[.!]*$/iu,
  ja: /^(?<what>[^、。はが]{2,12})(?:が|は)(?:違い|違う|ちがい|間違|まちが)[^、。]*[、。](?:正しくは)?(?<value>[^、。]+?)(?:です|になります)。?$/u,
}
const joint = (is: string | undefined, language: Language) => ({ en: ` ${is} `, sv: ' är ', ja: 'は' })[language]

/** The wish without the correction ahead of it. */
export function corrected(text: string, language: Language): string {
  const { what, is, value } = wrong[language].exec(text.trim())?.groups ?? {}
  if (what && value) return `${what}${joint(is, language)}${value}`
  const rest = forms[language].exec(text.trim())?.groups?.rest
  return rest && asks[language].test(rest) ? rest : text
}
