// "Rename title to headline and notes to comments", "confirmed ones should be green and cancelled ones grey": what is said once and
// meant twice. Each part becomes a wish of its own.
import type { Latin } from '../../understand/tokens.ts'

const roundsMax = 6

const colours = {
  en: 'green|blue|yellow|orange|amber|red|gr[ea]y|purple|violet|pink|teal|turquoise|black|white',
  sv: 'grön[at]?|blåa?|blått|gul[at]?|orangea?|röda?|rött|gråa?|grått|lila|rosa|turkosa?|svarta?|svart|vita?|vitt',
}

/** head, first, joint, what becomes of it; then the same without the head. */
const gaps: Record<Latin, readonly RegExp[]> = {
  en: [
    /^(?<head>(?:rename|change|replace|swap|turn|convert)\s+)(?<a>.+?)(?<mid>\s+(?:to|into|with|for|by)\s+)(?<b>.+?)(?:,\s*(?:and\s+)?|\s+and\s+)(?<c>[^,]+?)\k<mid>(?<d>.+)$/i,
    /^(?<head>call\s+)(?<a>(?:the\s+)?[\p{L}]+)(?<mid>\s+)(?<b>["“]?[\p{L}]+["”]?)\s+and\s+(?<c>(?:the\s+)?[\p{L}]+)\s+(?<d>["“]?[\p{L}]+["”]?)$/iu,
    /^(?<head>(?:make|set|mark)\s+)(?<a>.+?)(?<mid>\s+)(?<b>required|mandatory|optional|hidden)\s+and\s+(?<c>.+?)\s+(?<d>required|mandatory|optional|hidden)$/i,
    /^(?<head>(?:show|display|view)\s+)(?<a>.+?)(?<mid>\s+(?:as|in|on)\s+)(?<b>.+?)\s+and\s+(?<c>.+?)\s+(?:as|in|on)\s+(?<d>.+)$/i,
    new RegExp(
      `^(?<head>(?:make|colou?r|show|mark|paint|turn)\\s+)(?<a>.+?)(?<mid>\\s+(?:in\\s+)?)(?<b>${colours.en})(?:,|,?\\s+and)\\s+(?<c>.+?)\\s+(?:in\\s+)?(?<d>(?:${colours.en})(?:$|[\\s,].*))$`,
      'i',
    ),
    new RegExp(
      `^(?<head>)(?<a>.+?)(?<mid>\\s+(?:should be|must be|to be|are|is|in)\\s+)(?<b>${colours.en})(?:,|,?\\s+and)\\s+(?<c>.+?)\\s+(?:(?:should be|must be|are|is|in)\\s+)?(?<d>(?:${colours.en})(?:$|[\\s,].*))$`,
      'i',
    ),
  ],
  sv: [
    /^(?<head>(?:byt namn på|döp om|byt ut|byt|ändra namnet på|ändra|kalla|ersätt)\s+)(?<a>.+?)(?<mid>\s+(?:till|för|mot|med)\s+)(?<b>.+?)(?:,\s*(?:och\s+)?|\s+och\s+)(?<c>[^,]+?)\k<mid>(?<d>.+)$/i,
    /^(?<head>(?:gör|sätt)\s+)(?<a>.+?)(?<mid>\s+)(?<b>obligatorisk[ta]?|valfri[ta]?|frivillig[ta]?)\s+och\s+(?<c>.+?)\s+(?<d>obligatorisk[ta]?|valfri[ta]?|frivillig[ta]?)$/i,
    /^(?<head>visa\s+)(?<a>.+?)(?<mid>\s+(?:som|i|på)\s+)(?<b>.+?)\s+och\s+(?<c>.+?)\s+(?:som|i|på)\s+(?<d>.+)$/i,
    new RegExp(
      `^(?<head>(?:gör|färga|visa|markera|måla)\\s+)(?<a>.+?)(?<mid>\\s+(?:i\\s+)?)(?<b>${colours.sv})(?:,|,?\\s+och)\\s+(?<c>.+?)\\s+(?:i\\s+)?(?<d>(?:${colours.sv})(?:$|[\\s,].*))$`,
      'i',
    ),
    new RegExp(
      `^(?<head>)(?<a>.+?)(?<mid>\\s+(?:ska vara|ska bli|bör vara|är|blir)\\s+)(?<b>${colours.sv})(?:,|,?\\s+och)\\s+(?<c>.+?)\\s+(?:(?:ska vara|ska bli|är|blir)\\s+)?(?<d>(?:${colours.sv})(?:$|[\\s,].*))$`,
      'i',
    ),
  ],
}

/** The clause as clauses that each say what they are about; one without gaps stays as it is. */
export function withoutGaps(clause: string, language: Latin): string[] {
  const done: string[] = []
  let rest = clause
  for (let round = 0; round < roundsMax; round++) {
    const found = gaps[language].map((form) => form.exec(rest)?.groups).find(Boolean)
    if (!found) break
    const { head, a, mid, b, c, d } = found as Record<'head' | 'a' | 'mid' | 'b' | 'c' | 'd', string>
    done.push(`${head}${a}${mid}${b}`)
    rest = `${head}${c}${mid}${d}`
  }
  return [...done, rest]
}
