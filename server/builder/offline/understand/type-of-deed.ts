// A day or a yes or no, told by what a label says was done or comes: "moved in", "avtalsslut", 着工, "invoice sent". Only classes of
// words that can hold little else stand here: a day that is none is worse than a text. They say nothing of what is a field at all.
import type { Language } from '#shared/languages.ts'
import type { FieldType } from '../model.ts'

/** What runs for a while, and so has an end. */
const running = {
  en: '(?:contract|lease|tenancy|warranty|guarantee|insurance|membership|subscription|licen[cs]e|permit|agreement|cover|trial|loan|visa|policy|notice|probation)',
  sv: '(?:avtal|kontrakt|garanti|försäkring|hyre?|abonnemang|medlemskap|tillstånd|licens|certifikat|lån|uppdrag|anställning|provanställning)',
  svKnown: '(?:avtalet|kontraktet|garantin|försäkringen|abonnemanget|medlemskapet|tillståndet|licensen|certifikatet|lånet)',
}
/** What is sent, filled in or told once, and whom one tells. */
const handled = {
  en: '(?:invoice|quote|quotation|estimate|letter|bill|receipt|contract|form|key|customer|client|owner|parent|family|landlord|tenant|neighbou?r|reminder|card|certificate|report|reference|agreement|thank you|confirmation)s?',
  sv: '(?:kund|kunden|ägare|ägaren|förälder|föräldrar|hyresgäst|hyresgästen|anhörig|anhöriga|granne|grannar|styrelsen|moms|momsen|faktura|fakturan|offert|offerten|kvitto|avtal|avtalet|nyckel|nyckeln|nycklar|blankett|kallelse|påminnelse|rapport|intyg|tackkort|bekräftelse|protokoll)',
}

const days: Record<Language, readonly RegExp[]> = {
  en: [
    /^(?:moved|brought|taken|handed|checked|booked|signed) (?:in|out)(?: on)?$/,
    /^(?:[a-z]+ed|brought|taken|sent|put|given|set) (?:in|out|up|back|off|down|over|away) on$/,
    new RegExp(`\\b${running.en} (?:ends?|starts?|begins?|runs (?:out|until|to)|expires|is up)(?: on)?$`),
    /^(?:ready|due|needed|wanted|required|promised|use|eat|drink|sell|return|reply|pay|collect|order|complete)(?: it| them)? by$/,
    /^(?:due|expected|wanted) (?:back|in|out|home)$|^(?:starts|ends|begins|finishes|opens|closes) on$/,
    /^when (?:(?:it|they|he|she|i|we|the \w+) )(?:was |were |is |are |has to be )?(?:due|[a-z]+ed|born|bought|came|went|sold|made|got|left)(?: in| out| back)?$/,
    /^when to (?:ring|call|phone|reply|come|return|collect|pick|check|pay|renew|visit)\b/,
  ],
  sv: [
    new RegExp(`^${running.sv}s?(?:slut|avslut|start|tidens slut)$`),
    new RegExp(`^${running.svKnown} (?:går ut|löper ut|upphör|slutar|börjar)$`),
    /^(?:förväntat|planerat|beräknat|tänkt) (?:avslut|slut|start)$/,
    /(?:^| )t\.? ?o\.? ?m\.?$|^(?:giltigt?|gäller) till$/,
    /^\p{L}+(?:[dt]|es|as|klart?|svar) senast$|^lämnas (?:tillbaka|in|åter) senast$/u,
    /^ska (?:lämnas (?:tillbaka|in|åter)|återlämnas|vara (?:klart?|tillbaka|åter|inne|färdigt?)|levereras|betalas|hämtas)$/,
    /^flytta(?:de|t) (?:in|ut)$|^(?:in|ut)flyttad$|^när nästa \p{L}+/u,
  ],
  ja: [
    /^(?:次回|前回)$|^いつ(?:から|まで)?$/,
    /^(?:着工|竣工|完工|上棟|引渡し?|引き渡し|納車)(?:予定)?$/,
    /(?:契約|保証|車検|保険|許可|資格|免許)(?:満了|終了|開始|切れ)$/,
  ],
}

const yesOrNo: Record<Language, readonly RegExp[]> = {
  en: [
    /\(?(?:yes\/no|y\/n)\)?$|^whether |^tick (?:when|if|once|off)\b|^tick$/,
    /^(?:sold|sent|done|got|fed|shut)$/,
    new RegExp(`^${handled.en} (?:sent|told|signed|handed (?:over|in|back)|contacted|informed|notified|rung|issued|called)$`),
  ],
  sv: [
    new RegExp(
      `^${handled.sv} (?:är )?(?:kontakta[dt]|kontaktade|informera[dt]|informerade|uträknad|uppringd|meddela[dt]|meddelade|kallade|skicka[dt]|kvittera[dt]|utlämna[dt]|utlämnade|inlämna[dt]|betald|betalt|signera[dt]|påskrive[nt]|redovisad|bokförd|bokfört|ifylld|finns|sparat)$`,
    ),
    /^(?:utförd|utfört|åtgärda[dt]|kvittera[dt]|rensa[dt]|vattna[dt]|sota[dt]|bokförd|bokfört|skickat?d?|giftig|ätlig|inbetald|redovisad|färdigt?|redo att hämtas|såld|sålt|upphittad)$/,
  ],
  ja: [
    /^(?:貸出|使用|掲載|利用|募集|営業|稼働|入院|休会|休職|修理|販売|貸し出し|冬眠|発情|妊娠|授乳)中$/,
    /^(?:読了|完了|完済|提出|返却|在庫あり|チェック)$/,
  ],
}

/** The type of a label in small letters, where what happened tells it. */
export const typeOfDeed = (label: string, language: Language): FieldType | undefined =>
  days[language].some((pattern) => pattern.test(label))
    ? 'date'
    : yesOrNo[language].some((pattern) => pattern.test(label))
      ? 'bool'
      : undefined
