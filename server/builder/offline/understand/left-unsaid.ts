// What a description says of a rule and nothing read: "If QC fails it goes back to finishing", 在庫が発注点を切ったら印を. Its words may be those of
// lists and fields that are there, so that nothing would tell that the rule is not. It is told whole, in the words of the one who said it.
import type { Language } from '#shared/languages.ts'
import { sentencesIn } from '../change/wording/sentences.ts'
import type { ProjectModel } from '../model.ts'

const clausesMax = 4
const clauseMaxChars = 140

/** What must not be, and what should come by itself. Whoever says "I can't find" complains, and asks for nothing. */
const signs: Record<Language, readonly RegExp[]> = {
  en: [
    /(?<!\b(?:i|we|he|she|they|you|that) )\b(?:must ?n[o’']t|must never|may not|may never|can ?not|can[’']t|shouldn[’']t|should (?:not|never)|(?:is|are) not allowed|not be (?:able|allowed|possible))\b(?! (?:be bothered|stand|find|afford|remember|wait|work out|figure|seem|believe|tell|keep|see (?:who|what|which|when)))/iu,
    /^(?:and |but |so (?:that )?)?(?:nobody|no one|no-one) (?:should|may|can|must|is allowed)\b(?! (?:say|find|remember|tell|know))/iu,
    /\b(?:should|must|needs? to|has to|have to) (?:automatically |also |then |always )*(?:be (?:automatically )?(?:flagged|marked|highlighted|warned|reminded|notified|moved|locked|closed|hidden|archived|calculated|compared|added up|taken (?:away|off)|deducted|subtracted|reduced|updated)|turn|become|go (?:back|to|up|down|red)|disappear|drop|warn|complain|remind)\b/iu,
    /^(?:and |but |then |so )?(?:if|when(?:ever)?|once|as soon as)(?! (?:a|an|per|every) ) [^,]+,? (?:(?:it|they|the|that|this|he|she|an?|someone|nobody|we|i|\p{L}+) (?:should|must|can|may|goes|gets?|becomes?|turns?|moves?|want|needs?|is to)|(?:flag|warn|mark|show|move|highlight|remind|tell|alert|notify|hide|lock|close)\b)/iu,
    /^(?:please )?(?:highlight|flag|warn|alert|remind) /iu,
    /\bwhoever (?:has|gets|is|wins|had|scores)\b/iu,
  ],
  sv: [
    /(?<!\p{L})(?:får|ska(?:ll)?|bör) (?:inte|aldrig|ej)(?!\p{L})|(?<!\p{L})ingen (?:ska|får|kan) (?!hitta|komma ihåg|veta|säga|minnas)/iu,
    /(?<!\p{L})ska(?:ll)? (?:automatiskt |också |då |alltid )*(?:(?:flaggas|markeras|låsas|stängas|döljas|flyttas|arkiveras|räknas (?:ut|av|upp|ihop|bort)|dras(?: av)?|minska|uppdateras)(?!\p{L})|(?:bli|vara|lysa) (?:röd|rött|röda|gul|gult|gula|grön|grönt|gröna|låst)|få en (?:varning|flagga|\p{L}*flagga))/iu,
    /^(?:och |men |sen |sedan |så )?(?:om|när|så fort|ifall) [^,]+,? (?:(?:så )?(?:ska|skall|måste|får|bör|kan) (?:det|den|de|dom|man|vi|jag|ingen|\p{L}{2,}(?:en|et|na|n))|flyttas|blir (?:det|den)|varna|flagga|markera|visa|dölj|påminn)(?!\p{L})/iu,
    /^(?:markera|flagga|varna|larma|påminn) /iu,
    /(?<!\p{L})(?:den|de|dom) som (?:har|får|är) (?:minst|mest|flest|lägst|högst)(?!\p{L})/iu,
  ],
  ja: [
    /(?:でき|なら|させ|され|かぶら|被ら|重なら|重複し|超え|入ら|選べ|取れ)ない(?:よう|で)|(?:禁止|不可|ダメ|だめ)(?:に|です|と|$)/u,
    /(?:たら|場合は?|とき(?:は|に)|時(?:は|に)|[切過超](?:れ|ぎ|え)ると|なると)[^。]*(?:ほしい|欲しい|ください|たい|する|して|なる|出す|出る|印|赤|警告|通知|知らせ|教え|締切|止め|戻|自動|変わる|移)/u,
    /(?:以上|以下|未満|以内|超え|近い|古い|高い)[^。、]*(?:目立|赤|上に(?:出|表示|来|く)|強調|色|印)|目立つように/u,
  ],
}
/** No matter whether anything is worked out, where something is. */
const byItself: Record<Language, RegExp> = {
  en: /\b(?:automatically|by itself)\b/iu,
  sv: /(?<!\p{L})(?:automatiskt|av sig själv\p{L}?t?)(?!\p{L})/iu,
  ja: /自動(?:で|的に|計算|更新)/u,
}
/** "When one arrives we put down the code": what is written then is kept. */
const keeps: Record<Language, RegExp> = {
  en: /^(?:and |but |then |so )?(?:if|when(?:ever)?|once|as soon as) [^,]+,? (?:we|i|they|he|she|staff|the \p{L}+) (?:also )?(?:want to |need to |should |must |have to |can )?(?:put|write|note|record|log|keep|enter|add|register|fill|type)/iu,
  sv: /^(?:och |men |sen |sedan |så )?(?:om|när|så fort|ifall) [^,]+,? (?:skriver|noterar|antecknar|för|lägger|registrerar|fyller|(?:vill|ska|behöver|måste) (?:jag|vi|man|det|de|dom) (?:också )?(?:skriva|notera|anteckna|lägga|registrera|fylla|föras|skrivas))|(?<!\p{L})(?:ska|skall) (?:noteras|antecknas|skrivas|registreras|föras)/iu,
  ja: /(?:たら|場合は?|とき(?:は|に)|時(?:は|に))[^。]*(?:を(?:記録|登録|入力|残|書|メモ|聞|伺)|入力し|記録し|書い|残し)/u,
}
/** Booked twice: no booking page and no list with such a limit allows it. */
const twice: Record<Language, RegExp> = {
  en: /twice|double|same (?:time|day|slot|period)|overlap|clash/iu,
  sv: /dubbel|två gånger|samtidigt|krock|överlapp|samma (?:tid|dag)/iu,
  ja: /重複|二重|ダブ|かぶ|被|重なら|同じ(?:時間|日)/u,
}

/** Where another sentence begins without a stop. */
const cut: Record<Language, RegExp> = {
  en: /\s+[–—-]\s+|,\s+(?=(?:and |but |so )?(?:if|when|whenever|once|as soon as|nobody|no one|only|an? \p{L}+ (?:may|can|must|should)|the \p{L}+ (?:may|can|must|should)|\p{L}+ (?:may|can|must|should))(?!\p{L}))/iu,
  sv: /\s+[–—-]\s+|,\s+(?=(?:och |men |så )?(?:om|när|så fort|ingen|bara|samma|\p{L}+ (?:får|ska|kan))(?!\p{L}))/iu,
  ja: /、(?=[^、]{0,20}(?:たら|場合|とき|ないよう))(?![^（(]*[）)])/u,
}
/** A dash, a number or a star at the head of a line; the word that joins a sentence to the one before. */
const head =
  /^[\s,，、\-–—*•・●□■◯○.)）:：]*(?:\d{1,2}[.)）] )?(?:(?:and|but|so|also|och|men|så|sen|それと|あと|また|なお)(?:[\s、]+))?/iu

/**
 * The sentences of a description, its rules and totals taken out, that say what must not be or should come by itself. `told` is what the
 * reply says already: accounts, services, what is built.
 */
export function leftUnsaid(prompt: string, language: Language, told: readonly string[], model?: ProjectModel): string[] {
  const noTwice =
    model?.pages.some(({ kind }) => kind === 'booking') || model?.things.some(({ limits }) => limits && limits.length > 0)
  // a tool alone says itself what it does
  if (model?.things.length === 0) return []
  const worksOut = model?.things.some(({ fields }) => fields.some(({ formula }) => formula))
  const asked = worksOut ? signs[language] : [...signs[language], byItself[language]]
  const said = told.join('\n').toLowerCase()
  return sentencesIn(prompt, language)
    .flatMap(({ text }) => text.split(cut[language]))
    .filter((part) => !/\s{4}/u.test(part.trim()))
    .flatMap((part) =>
      byItself[language].test(part) && !signs[language].some((sign) => sign.test(part)) ? aloneIn(part, language) : [part],
    )
    .map((part) => part.replace(head, '').replace(/[\s,、–—-]+$/u, ''))
    .filter(
      (part) =>
        asked.some((sign) => sign.test(part)) &&
        !keeps[language].test(part) &&
        !(noTwice && twice[language].test(part)) &&
        part.length <= clauseMaxChars &&
        !said.includes(part.toLowerCase().slice(0, saidChars)),
    )
    .slice(0, clausesMax)
}

/** What comes by itself, without the fields told before it. */
const aloneIn = (part: string, language: Language): string[] =>
  part
    .replaceAll(/[(（][^()（）]*[)）]/gu, ' ')
    .split(/[,、，:：→]/u)
    .map((piece) => piece.replaceAll(/\s+/g, ' '))
    .filter((piece) => byItself[language].test(piece))
/** So much of a clause in the reply is the clause. */
const saidChars = 24
