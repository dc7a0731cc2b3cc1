// Words around what is said of rows that say nothing of them by themselves: "the ones that are", "de som redan är", 人は.
import type { Language } from '#shared/languages.ts'
import { isNumber } from '../../field-kinds.ts'
import type { Field } from '../../model.ts'
import type { Condition } from '../../shown-rules.ts'

const emptyWords: Record<Language, RegExp> = {
  en: /^(?:the|an?|all|any|every|each|those|these|them|they|it|its|it['’]s|ones?|rows?|entr(?:y|ies)|items?|records?|things?|stuff|people|person|someone|anyone|anything|everyone|everything|who|whose|that|which|what|where|when|if|as|is|are|was|were|be|been|being|has|have|had|having|do|does|did|get|gets|got|going?|goes|falls?|drops?|can|already|still|yet|now|currently|just|also|please|maybe|too|so|then|i|i['’]ve|i['’]d|we|we['’]ve|you|me|us|my|our|your|their|his|her|there|here|of|for|from|to|at|in|on|by|with|and|or|but|like|would|should|name|names|longer|than|more|once|after|since|again|them|only|want|see|haven|hasn|t|s|about|marked|status|stage|default|view|list|cases?|bits?)$/iu,
  sv: /^(?:de|dem|dom|den|det|denna|dessa|en|ett|alla|allt|varje|någon|något|några|sånt|sådant|sådana|saker|sakerna|grejer|grejerna|prylar|kostar|poster(?:na)?|rader(?:na)?|folk|personer|som|är|var|varit|blir|blivit|bli|blev|har|hade|ha|att|och|eller|men|när|om|då|så|ska|kan|redan|fortfarande|ännu|nu|bara|också|även|gärna|tack|kanske|jag|vi|ni|man|mig|oss|min|mina|vår|våra|deras|där|här|i|på|av|för|från|till|med|vid|ur|ett|efter|sedan|sin|sina|sig|står|ligger|legat|får|fått|gäller|vars|vilka|vilken|vill|se|ja|lite|helt|standardläge|status|läge|gälla|ärende(?:n|t|na)?)$/iu,
  ja: /場合|人|方|者|子|行|もの|物|とき|時|名前|欄|状態|全部|全て|一覧|部分|普段|表示|様|分|件|円|本|個|点|回|枚|冊|台|色/gu,
}

/** The words without those. */
export const withoutEmpty = (text: string, language: Language): string =>
  language === 'ja'
    ? text.replace(emptyWords.ja, ' ')
    : text
        .split(/\s+/)
        .filter((word) => word && !emptyWords[language].test(word))
        .join(' ')

/** "Without a budget", "utan pris": a number of nothing is 0. */
export const lacks = /\b(?:without|no|missing)\b|(?<!\p{L})(?:utan|saknar|inget?|inga)(?!\p{L})/iu
export const emptyOf = (field: Field): Condition =>
  isNumber(field) ? { field: field.id, when: 'below', than: 1 } : { field: field.id, when: 'is', than: '' }
