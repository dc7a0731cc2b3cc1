// "Put it in English, we have got members from abroad": a sentence that tells more than it wishes. What tells is left out, and only
// tried where the whole sentence was not read.
import type { Language } from '#shared/languages.ts'

const partsMax = 4

/** Parts that only tell how things are, and none that asks for anything. */
const telling: Partial<Record<Language, RegExp>> = {
  sv: /^(?:(?:och|så|för|men|fast|eftersom|då|ibland|idag|nu|numera|annars|det är ju|därför att)\s+)*(?:vi|jag|man|de|dom|det|den|alla|folk|hon|han|ingen|många|några|min|mina|vår|våra|vårt|chefen|en del|en av|\p{L}+(?:na|en|et|ar|er|or|arna|erna))\s(?:\p{L}+ ){0,3}?(?:har|är|kan inte|brukar|får|vet|ser|blir|blev|bor|tycker|säljer|jobbar|glömmer|hinner|orkar|gillar|hatar|tål|åker|kommer|går|ringer|frågar|säger|skriver|hittar|tar|gör|tjatar|klagar|undrar|finns|heter|lägger|betalar|lånar|köper|sitter|står|ligger|fick|var|hade|måste|behöver|använder|vill|räknar|tappar|blandar|missar|skickar)(?!\p{L})/iu,
}
const asking: Partial<Record<Language, RegExp>> = {
  sv: /(?<!\p{L})(?:lägg|ta bort|gör|byt|ändra|visa|sätt|döp|kalla|flytta|sortera|gruppera|kan du|kan ni|kan man|kan det|kan vi|går det|ska|borde|bör|skulle|vill ha|vill se|vill kunna|vill att|behövs|saknas|fattas)(?!\p{L})/iu,
}
const joints: Partial<Record<Language, RegExp>> = {
  sv: /\s*,\s*(?:så |men |och |därför |för )?|\s+(?:så|eftersom|därför att|för att|då)\s+(?=(?:vi|jag|man|de|det|den|alla|kan|gör|lägg|ha|ta|visa|sätt)(?!\p{L}))/iu,
  ja: /、/u,
}
/** 「…ので、」: what stands before is why. */
const becauseJa = /(?:ので|から|ため|んで|けど|ですが|ますが|のに|たら|て|し|と)$/u

/** What is left of a sentence when what only tells is taken out; none where everything asks, or nothing does. */
export function withoutReasons(text: string, language: Language): string[] {
  const joint = joints[language]
  if (!joint || /["“”„«「]/.test(text)) return []
  const parts = text.split(joint).filter((part) => part?.trim())
  if (parts.length < 2 || parts.length > partsMax) return []
  if (language === 'ja') return becauseJa.test(parts.at(-2)!) ? [parts.at(-1)!] : []
  const tells = parts.map((part) => telling[language]!.test(part) && !asking[language]!.test(part))
  const wishes = parts.filter((_part, at) => !tells[at])
  if (wishes.length && wishes.length < parts.length) return wishes.length === 1 ? wishes : [wishes.join(', '), ...wishes]
  // "we forget the vet, it has to be there": the more it asks, the later it stands
  return wishes.length ? [] : parts.toReversed().slice(0, 2)
}
