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

/** "I can't see which plots are vacant, can you show them in green": those, in that colour; nobody asks for those that are not. */
const unseen: Partial<Record<Language, RegExp>> = {
  en: /^(?:(?:i|we|you|one|people) (?:can(?:['’]?t|not| not)|don['’]?t|do not|never|couldn['’]?t) (?:really |easily |quickly )?(?:see|tell|find|know|spot)|it(?:['’]s| is) (?:hard|difficult|not easy) to (?:see|tell|find|spot)) (?<rows>(?:which|who|what) [^,.;?!]+)[,.;:!-]+ (?:so |and |but |(?:can|could|would) (?:you|we|it) |please |maybe )*(?:show|mark|colou?r|make|highlight|put|have|turn|paint) (?:that|it|them|those|these|this)(?: ones)? (?:stand |turn |be )?(?:(?:in|up|as) )*(?<how>\p{L}+)(?: please)?[.!?]*$/iu,
  sv: /^(?:(?:jag|vi|man) (?:ser|vet|hittar) (?:inte|aldrig)|(?:jag|vi|man) kan inte (?:se|veta|hitta)|det (?:syns|framgår) inte|det är svårt att se) (?<rows>(?:vilka|vilken|vilket|vem|vad) [^,.;?!]+)[,.;:!-]+ (?:så |och |men |(?:kan|kunde) (?:du|vi|man|ni) |snälla |kanske )*(?:visa|markera|färga|gör|måla) (?:det|dem|dom|de|den|dessa) (?:(?:i|med|som) )?(?<how>\p{L}+)(?: tack)?[.!?]*$/iu,
}
const asShown = (rows: string, how: string, language: Language): string =>
  language === 'sv'
    ? `markera ${rows.replace(/^(?:vilka|vilken|vilket|vem|vad)(?: som)? /iu, (word) => (/^v(?:em|ad|ilka som)/iu.test(word) ? 'de som ' : ''))} i ${how}`
    : `mark ${rows.replace(/^(?:who|what) /i, 'those who ').replace(/^which (.+?) (?=(?:are|is|have|has|haven['’]t|hasn['’]t|aren['’]t|isn['’]t|were|need|still)\b)/i, 'the $1 that ')} ${how === 'out' ? 'out' : `in ${how}`}`

/** "Why does it say Venue? It should be Cinema", "varför heter det Kund, det ska vara Gäst": another name for what is called so. */
const miscalled: Partial<Record<Language, RegExp>> = {
  en: /^(?:(?:i|we) (?:don['’]?t|do not) (?:understand|get|know|see) )?why (?:(?:does|do) (?:it|they|that|this|the \p{L}+) say|(?:it|that|this|the \p{L}+) says|(?:is|are) (?:it|they|that|this|those|these) (?:called|labell?ed|named)|(?:it|they)(?:['’]s|['’]re| is| are) called) ["“]?(?<was>\p{L}[^,.;?!"”]{1,30}?)["”]?\s*[,.;?!–-]+ ?(?:(?:it|they|that|this|we) )?(?:(?:should|must|ought to|has to) (?:say|be(?: called)?|read)|(?:please )?call (?:it|them|that|this)|(?:call|say)|(?:is|are|it['’]s)) ["“]?(?<name>\p{L}[^,.;?!"”]{1,30}?)["”]?(?:,? please| instead| here)*[.!?]*$/iu,
  sv: /^(?:(?:jag|vi) (?:förstår|fattar|vet) inte )?varför (?:står det|det står|heter (?:det|den|de)|(?:det|den|de) heter|kallas (?:det|den|de)) ["”“]?(?<was>\p{L}[^,.;?!"”“]{1,30}?)["”“]?\s*[,.;?!–-]+ ?(?:(?:det|den|de|vi) )?(?:(?:ska|borde|bör|måste) (?:det |den |de )?(?:stå|vara|heta)|kalla (?:det|den|dem|dom)|(?:heter|säger)) ["”“]?(?<name>\p{L}[^,.;?!"”“]{1,30}?)["”“]?(?: istället| i stället| tack| här)*[.!?]*$/iu,
}
const asRenamed: Record<Language, (was: string, name: string) => string> = {
  en: (was, name) => `rename ${was} to ${name}`,
  sv: (was, name) => `byt namn på ${was} till ${name}`,
  ja: (was) => was,
}

/** The wish without the correction ahead of it. */
export function corrected(text: string, language: Language): string {
  const seen = unseen[language]?.exec(text.trim())?.groups
  if (seen) return asShown(seen.rows!, seen.how!, language)
  const other = miscalled[language]?.exec(text.trim())?.groups
  if (other) return asRenamed[language](other.was!, other.name!)
  const { what, is, value } = wrong[language].exec(text.trim())?.groups ?? {}
  if (what && value) return `${what}${joint(is, language)}${value}`
  const rest = forms[language].exec(text.trim())?.groups?.rest
  return rest && asks[language].test(rest) ? rest : text
}
