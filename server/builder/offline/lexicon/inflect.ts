// Word forms by rule, for English and Swedish. Japanese nouns have none. Entries of the lexicon carry their own forms; these
// rules serve words it does not know and words people bend.

const irregular: Record<string, string> = {
  people: 'person',
  children: 'child',
  men: 'man',
  women: 'woman',
  feet: 'foot',
  teeth: 'tooth',
  mice: 'mouse',
  geese: 'goose',
  leaves: 'leaf',
  knives: 'knife',
  shelves: 'shelf',
  loaves: 'loaf',
  lives: 'life',
  wives: 'wife',
  movies: 'movie',
  cookies: 'cookie',
  pies: 'pie',
  ties: 'tie',
  calories: 'calorie',
  selfies: 'selfie',
  quizzes: 'quiz',
  buses: 'bus',
  heroes: 'hero',
  potatoes: 'potato',
  tomatoes: 'tomato',
  criteria: 'criterion',
  analyses: 'analysis',
  photos: 'photo',
}
const unchanging = new Set(
  'series species news equipment inventory staff stock feedback laundry homework furniture gear software sheep fish deer data status address business class glass process progress success access mass pass boss loss gas bus virus campus bonus focus menus canvas kudos chess dress press stress analysis basis tennis diabetes this is was has its yes us plus minus'.split(
    ' ',
  ),
)

/** The singular of an English word in lower case; a word that is not a plural comes back as it is. */
export function singular(word: string): string {
  if (irregular[word]) return irregular[word]
  if (unchanging.has(word) || word.length < 4 || !word.endsWith('s')) return word
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`
  if (/(ss|x|ch|sh|zz)es$/.test(word)) return word.slice(0, -2)
  if (/(ss|us|is)$/.test(word)) return word
  return word.slice(0, -1)
}

/** The plural of an English phrase: its last word bent. */
export function plural(phrase: string): string {
  const at = phrase.lastIndexOf(' ') + 1
  const word = phrase.slice(at)
  const low = word.toLowerCase()
  const known = Object.entries(irregular).find(([, one]) => one === low)?.[0]
  const bent = known
    ? word[0] === low[0]
      ? known
      : known[0]!.toUpperCase() + known.slice(1)
    : unchanging.has(low) && !/(ss|us|as)$/.test(low)
      ? word
      : /[^aeiou]y$/.test(low)
        ? `${word.slice(0, -1)}ies`
        : /(s|x|ch|sh|z)$/.test(low)
          ? `${word}es`
          : `${word}s`
  return phrase.slice(0, at) + bent
}

export const isPlural = (word: string): boolean => singular(word) !== word

const swedishEndings = [
  'ernas',
  'arnas',
  'erna',
  'arna',
  'orna',
  'ena',
  'ens',
  'ets',
  'en',
  'et',
  'er',
  'ar',
  'or',
  'na',
  'n',
  't',
  'r',
  'a',
  's',
  'e',
]

/** The forms a Swedish word may come from, itself first: endings cut, stem vowels put back. */
export function swedishStems(word: string): string[] {
  const stems = [word]
  for (const ending of swedishEndings) {
    if (!word.endsWith(ending) || word.length - ending.length < 3) continue
    const stem = word.slice(0, -ending.length)
    stems.push(stem)
    if (ending.startsWith('or')) stems.push(`${stem}a`)
    if (/^(ar|er|en|n)/.test(ending)) stems.push(`${stem}e`)
  }
  return stems
}

/** A Swedish plural by rule, for nouns outside the lexicon. */
export function swedishPlural(one: string): string {
  if (/(are|ande|ende|skap)$/.test(one)) return one
  if (one.endsWith('a')) return `${one.slice(0, -1)}or`
  if (/(ing|ning|dom|lek)$/.test(one)) return `${one}ar`
  if (one.endsWith('else')) return `${one}r`
  if (one.endsWith('e')) return one.length > 4 && /(de|te)$/.test(one) ? `${one}n` : `${one.slice(0, -1)}ar`
  if (/(el|er)$/.test(one)) return `${one.slice(0, -2)}${one.slice(-1)}ar`
  if (/(ion|het|ist|ent|ant|ik|ur|ör|ad|tet|log|graf|kt)$/.test(one)) return `${one}er`
  if (/(um|kort|rum|hus|djur|spel|pass|lag|ord|namn|lån|år|mål|bord|rön|skåp|verk)$/.test(one)) return one
  return `${one}ar`
}
