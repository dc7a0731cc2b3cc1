// Word forms by rule, for English and Swedish. Japanese nouns have none. Entries of the lexicon carry their own forms; these
// rules serve words it does not know and words people bend.

import { isOne, listedPlural, listedSingular } from './swedish-nouns.ts'

const irregular: Record<string, string> = {
  ads: 'ad',
  menus: 'menu',
  ids: 'id',
  pcs: 'pc',
  tvs: 'tv',
  cds: 'cd',
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
  midwives: 'midwife',
  housewives: 'housewife',
  movies: 'movie',
  cookies: 'cookie',
  pies: 'pie',
  ties: 'tie',
  calories: 'calorie',
  selfies: 'selfie',
  quizzes: 'quiz',
  buses: 'bus',
  statuses: 'status',
  viruses: 'virus',
  campuses: 'campus',
  bonuses: 'bonus',
  canvases: 'canvas',
  lenses: 'lens',
  gases: 'gas',
  heroes: 'hero',
  potatoes: 'potato',
  tomatoes: 'tomato',
  criteria: 'criterion',
  analyses: 'analysis',
  photos: 'photo',
  skis: 'ski',
  taxis: 'taxi',
  kiwis: 'kiwi',
  bikinis: 'bikini',
  emojis: 'emoji',
  safaris: 'safari',
  paninis: 'panini',
  zucchinis: 'zucchini',
  jetskis: 'jetski',
}
const unchanging = new Set(
  'series species news money luggage baggage jewellery jewelry cutlery crockery livestock poultry firewood timber lumber hardware information knowledge advice traffic cash weather music equipment inventory staff stock feedback laundry homework furniture gear software sheep fish deer data status address business class glass process progress success access mass pass boss loss gas bus virus campus bonus focus menus canvas kudos chess dress press stress analysis basis tennis diabetes this is was has its yes us plus minus clothes scissors trousers jeans goods headphones leggings'.split(
    ' ',
  ),
)

const notMany = /^(?:specimen|regimen|abdomen|omen|acumen|stamen|women|men|children|ramen|amen|yemen)$/
/** The singular of an English word in lower case; a word that is not a plural comes back as it is. */
export function singular(word: string): string {
  if (Object.hasOwn(irregular, word)) return irregular[word]!
  if (/(?:children|women|men)$/.test(word) && !notMany.test(word))
    return word.replace(/children$/, 'child').replace(/men$/, 'man')
  if (unchanging.has(word) || word.length < 4 || !word.endsWith('s')) return word
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`
  if (/(ss|x|ch|sh|zz)es$/.test(word)) return word.slice(0, -2)
  if (/(ss|us|is)$/.test(word)) return word
  return word.slice(0, -1)
}

const noMan = /(?:human|german|roman|norman|shaman|talisman|ottoman|caiman|cayman)$/
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
    : /.child$/.test(low)
      ? `${word}ren`
      : /.man$/.test(low) && !noMan.test(low)
        ? `${word.slice(0, -2)}en`
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
    // "svinn" is no definite wine: -n follows a vowel, l or r
    if (ending === 'n' && stem.endsWith('n')) continue
    // "lagret", "numret": of "lager", "nummer"
    // "elcyklar", "åkrar": of "elcykel", "åker"
    if (/^ar(na)?s?$/.test(ending) && /[^aeiouyåäölrn][lrn]$/.test(stem)) stems.push(`${stem.slice(0, -1)}e${stem.at(-1)}`)
    if (ending === 'et' && /[^aeiouyåäölr][lr]$/.test(stem)) stems.push(`${stem.slice(0, -1)}e${stem.at(-1)}`)
    if (ending === 'et' && stem.endsWith('mr')) stems.push(`${stem.slice(0, -1)}mer`)
    stems.push(stem)
    if (ending.startsWith('or')) stems.push(`${stem}a`)
    if (/^(ar|er|en|n)/.test(ending)) stems.push(`${stem}e`)
  }
  return stems
}

/** Words that keep the plural they were borrowed with. */
const loansInS =
  /(?:pad|phone|cast|shop|top|tablet|chromebook|print|deal|lead|skill|kit|gig|drink|sneaker|smoothie|cupcake|muffin|cookie|event|post|reel|backup|startup|meetup|popup|ticket|feature|bug|task)s$/

/** A Swedish plural, for nouns outside the lexicon: by the table of common last parts, else by how the word ends. */
export function swedishPlural(one: string): string {
  const listed = listedPlural(one.toLowerCase())
  if (listed) return one.slice(0, 1) + listed.slice(1)
  // "deadlines", "ipads", "workshops" are several already
  if (/(are|ande|ende|skap|es)$/.test(one) || loansInS.test(one)) return one
  if (one.endsWith('a')) return `${one.slice(0, -1)}or`
  if (/[öå]$/.test(one)) return `${one}er`
  if (/[aeiouyåäö][lmnr]el$/.test(one)) return `${one}er`
  if (/[^aeiouyåäö]ium$/.test(one)) return `${one.slice(0, -2)}er`
  if (/(ing|ning|dom|lek)$/.test(one)) return `${one}ar`
  if (one.endsWith('else')) return `${one}r`
  if (one.endsWith('e')) return one.length > 4 && /(de|te|ke|me)$/.test(one) ? `${one}n` : `${one.slice(0, -1)}ar`
  if (one.endsWith('iker')) return one
  if (one.endsWith('i')) return `${one}er`
  if (/(?:kel|del|gel|pel|tel|bel|fel|sel|vel|er)$/.test(one) || /[^aeiouyåäö][^aeiouyåäö]el$/.test(one))
    return `${one.slice(0, -2).replace(/mm$/, 'm')}${one.slice(-1)}ar`
  if (/[^aeiouyåäö]{2}en$/.test(one)) return `${one.slice(0, -2)}nar`
  if (/(eri|ion|het|ist|ent|ant|ans|ens|ik|ur|ör|or|ad|tet|log|graf|ped|nom|kt|ft|al|in|il|at|ell|ett|yr|är|é)$/.test(one))
    return `${one}er`
  if (/(um|medel|gram)$/.test(one)) return one
  return `${one}ar`
}

/** The singular of a Swedish plural outside the lexicon; a word that is not a plural comes back as it is. */
export function swedishSingular(many: string): string {
  // "fjäder", "revisor"
  if (isOne(many)) return many
  const listed = listedSingular(many)
  if (listed) return listed
  if (loansInS.test(many)) return many.slice(0, -1)
  if (/(ande|ende|are)n$/.test(many)) return many.slice(0, -1)
  if (many.endsWith('elser')) return many.slice(0, -1)
  if (/[^aeiouyåäö]or$/.test(many) && !/([aeiouyåäök]tor|sor)$/.test(many)) return `${many.slice(0, -2)}a`
  if (/[^aeiouyåäölr][lr]ar$/.test(many)) return `${many.slice(0, -3)}e${many.at(-3)}`
  // "broar", "sjöar"
  if (/[oöåy]ar$/.test(many)) return many.slice(0, -2)
  if (/([^aeiouyåäö]ar|[^aeiouyåäö]er|[ieöå]er)$/.test(many) && many.length > 4) return many.slice(0, -2)
  return many
}

const indefiniteInAn =
  /(plan|kran|gran|tran|banan|vulkan|organ|orkan|pelikan|ocean|veteran|titan|sopran|roman|kaftan|fasan|svan|man|anmälan|ansökan|begäran|inbjudan)$/
/** All of those who do something: "mätarna" are of "mätare", as "bilarna" are of "bil". */
const doersAll =
  /(?:mät|lär|vård|spel|led|trän|städ|kör|löp|skriv|läs|lyssn|arbet|handl|snick|bag|mål|dans|forsk|bruk|åk|sök|åskåd|tal|driv|hjälp|räkn|sköt|lån|hyr|köp|sälj|byt|jäg|odl|sim|cykl|rid|segl|vandr|skåd|håll|tvätt|deltag|mottag|skann|släck|varn|ladd)arna$/
/** The indefinite form of a Swedish word in the definite, where its ending or a listed noun tells; else the word itself. */
export function swedishIndefinite(word: string): string {
  // "festen", "gästen" are no stones
  if (isDefiniteOne(word)) return word.slice(0, -2)
  const short = /^(.*[^aeiouyåäölr])([lr])et$/.exec(word)
  if (short) return `${short[1]}e${short[2]}`
  // "rummen", "jourhemmet"
  if (/(?:hem|rum|program)m(?:en|et)$/.test(word)) return word.slice(0, -3)
  // "tömningen", "verksamheten"
  if (/.{3}(?:ning|ring|ling|het|tion|dom)en$/.test(word) && listedPlural(word) === undefined) return word.slice(0, -2)
  if (doersAll.test(word)) return `${word.slice(0, -2)}e`
  if (/[^aeiouyåäö](?:ar|or|er)na$/.test(word) && word.length > 6) return word.slice(0, -2)
  // "arbetena" are "arbeten"
  if (/(?:et|end|ed)ena$/.test(word)) return word.slice(0, -1)
  // "stugan" and "kassan" are of "stuga" and "kassa", but a "kran" is one
  if (/[^aeiouyåäö]an$/.test(word) && word.length > 4 && listedPlural(word) === undefined && !indefiniteInAn.test(word))
    return word.slice(0, -1)
  // "semestern", "vintern"
  if (/(?:semester|vinter|teater|register|center)n$/.test(word)) return word.slice(0, -1)
  for (const ending of ['en', 'et', 'n', 't']) {
    const stem = word.slice(0, -ending.length)
    if (!word.endsWith(ending) || listedPlural(word) !== undefined) continue
    const many = listedPlural(stem)
    // "hårt", "skadat" and "sömn" are no forms of "hår", "skada" and "söm"
    if (ending === 't' && (!/[aeiouyåäöé]$/.test(stem) || many?.endsWith('or'))) continue
    if (ending === 'n' && !/(?:[aeiouyåäöé]|[aeo][lr])$/.test(stem)) continue
    if (many !== undefined) return stem
  }
  return word
}

/** A trade or a tool in the singular, whatever its ending: "elektriker", "kiropraktor", "revisor". */
const oneInEr =
  /(iker|[aeiouyåäö]tor|ktor|ntor|visor|nsor|(?<!pr)over|nummer|fönster|mönster|väder|läger|papper|filter|center|register|kalender|vinter|sommar|hammar|ålder|exemplar|semester|kvarter|foder|silver|koppar|socker|feber|teater|meter|liter)$/

/** "fabriken" is the one factory, and no realms: a listed noun whose plural is another. */
export const isDefiniteOne = (word: string): boolean => {
  const stem = word.replace(/en$/, '')
  const many = stem === word ? undefined : listedPlural(stem)
  return many !== undefined && many !== stem
}

/** "kaffebar" is one place, "klubbar" are several. */
const oneInBar = /[^b]bar$/

/** Whether a Swedish noun reads as a plural. */
export const isSwedishPlural = (word: string): boolean =>
  !isDefiniteOne(word) &&
  !isOne(word) &&
  ((/(?:ar|er|or|[aeo]rna|[dtkmlng]ena)$/.test(word) && !oneInEr.test(word) && !oneInBar.test(word)) ||
    (listedSingular(word) ?? word) !== word)
