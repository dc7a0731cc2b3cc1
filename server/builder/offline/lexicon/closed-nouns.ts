// Nouns that stand for what a sentence says of something, for its time or for whoever does it: no list is called by them alone.
import type { Language } from '#shared/languages.ts'

export const closedNouns: Record<Language, RegExp> = {
  en: /^(?:mornings?|afternoons?|evenings?|nights?|moment|glance|end|start|beginning|middle|rest|who|what|which|when|where|one|other|last \p{L}+ed|each \p{L}+|once|twice|way|whoever|everyone|anyone)$/iu,
  sv: /^(?:vem(?:ar)?|vad|vilken|vilket|vilka|när|var|morgon|förmiddag|eftermiddag|kväll|natt|stund|ögonblick|slut|början|mitten|resten|alla|någon|ingen|andra|sist|(?:dag|morgon|kväll|vecka|månad|år)(?:en|et)? \p{L}+|gång(?:er)?|sätt)$/iu,
  ja: /^(?:方|人|者|子|もの|物|こと|とき|時|場合|日|件|分|[0-9一二三四五六七八九十]+人?分|順|目安|様子|何|誰|どれ|どこ|いつ|次|今|皆|全員|本人|自分|相手|他|以外|予定日?|[\p{Script=Han}々]*[\u3041-\u3096]*[いたるすくうつぬむ](?:人|方|子|者|もの|物|こと|日|予定))$/u,
}
