const signs: [sign: string, meaning: string][] = [
  ['.', '%%regexAny%%'],
  ['\\d  \\D', '%%regexDigit%%'],
  ['\\w  \\W', '%%regexWord%%'],
  ['\\s  \\S', '%%regexSpace%%'],
  ['\\p{L}', '%%regexLetter%%'],
  ['[abc]', '%%regexOneOf%%'],
  ['[^abc]', '%%regexNoneOf%%'],
  ['^  $', '%%regexEnds%%'],
  ['\\b', '%%regexEdge%%'],
  ['a?', '%%regexMaybe%%'],
  ['a*  a+', '%%regexMany%%'],
  ['a{2,4}', '%%regexCount%%'],
  ['a+?', '%%regexLazy%%'],
  ['a|b', '%%regexOr%%'],
  ['(abc)', '%%regexGroup%%'],
  ['(?<x>abc)', '%%regexNamed%%'],
  ['(?:abc)', '%%regexPlain%%'],
  ['(?=a)  (?!a)', '%%regexAhead%%'],
  ['(?<=a)  (?<!a)', '%%regexBehind%%'],
  ['\\1', '%%regexBack%%'],
  ['$1  $<x>  $&', '%%regexInsert%%'],
]

/** What the signs of a pattern mean. */
export function RegexHelp() {
  return (
    <details className="surface rounded-xl">
      <summary className="focus-ring cursor-pointer rounded-xl p-5 font-semibold">%%regexHelp%%</summary>
      <dl className="grid gap-x-6 px-5 pb-5 text-sm sm:grid-cols-2">
        {signs.map(([sign, meaning]) => (
          <div key={sign} className="flex items-baseline gap-3 border-t border-border py-2">
            <dt className="w-32 shrink-0">
              <code className="rounded bg-muted px-1.5 py-0.5 whitespace-pre">{sign}</code>
            </dt>
            <dd className="text-muted-foreground">{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
