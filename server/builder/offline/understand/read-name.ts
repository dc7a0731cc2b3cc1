// The name a project is given: "called Fluffy Paws", "som heter Salong Saga", 「ひなた食堂」という. It ends where its capitals end,
// so that "called Fluffy Paws with prices" is not a name of four words.
const word = "\\p{Lu}[\\p{L}\\p{N}'’&-]*"
const between = '(?:(?:&|of|the|and|by|at|i|på|och|vid|av|de|du|la)\\s+){0,2}'
const introduced = new RegExp(
  `(?:called|named|name is|kallad|kallas|heter|vid namn|med namnet)\\s*:?\\s*["“”']?(${word}(?:\\s+${between}(?:${word}|\\d+))*)`,
  'u',
)
const japanese = /(?:名前は|名称は|店名は)\s*[「『]?([\p{L}\p{N}ー・&' ]{2,30}?)[」』。、,\n]/u
const quoted = /["“「『]([\p{L}\p{N}ー・&'’ ]{2,30})["”」』]/u
const namesMax = 40

export const readName = (prompt: string): string | undefined =>
  (introduced.exec(prompt) ?? japanese.exec(`${prompt}\n`) ?? quoted.exec(prompt))?.[1]!.trim().slice(0, namesMax)
