// What Swedish prompts say of pages that tell: a blog by what stands on top, a timeline by its order.
import { phrase, type Purpose } from '../purpose.ts'
import { a, few, on, z } from './words.ts'

const { raw } = String
const newest = raw`(?:det |den |de )?(?:allra )?(?:nyast|senast|färskast|sist)\p{L}{0,30}(?: (?:inlägget|texten|artikeln|nyheten|\p{L}+))? (?:(?:alltid|ska|stå|står|ligger|ligga|hamnar|kommer|komma) ){0,4}(?:överst|först|högst upp|längst upp|i topp|på toppen|ovanpå)`
const written = raw`\p{L}{0,30}(?:nyhet|artikl|inlägg|krönik|notis|berättels|reportage|rapport|recension|brev|anteckning|dikt|betraktels|texter)\p{L}*|skriv\p{L}*|berätta\p{L}*|läs(?:a|er)`
const read = raw`läsa|följa|läser|följer|ta del`
const past = raw`\p{L}{0,30}(?:histori|liv(?!s)|levnad|krönik|utveckling|öde|gång|väg|resa|barndom|karriär|hundra år|år|historik|händelser|tidevarv|epok)\p{L}*`
const order = raw`i (?:rätt |tur och )?ordning|det ena efter det andra|(?:på rad )?efter när (?:de|det|den) \p{L}+|från vaggan till graven|(?:utlag\p{L}*|uppställ\p{L}*|ordna\p{L}*|visa\p{L}*|sortera\p{L}*|lag\p{L}*)?,? ?(?:i )?(?:tids|kronologisk|års|rätt tids)-? ?(?:ordning|följd)|i den ordning(?:en)? (?:det|de|allt) \p{L}+|(?:utlag\p{L}*|utritad\p{L}*|lagd\p{L}*|uppsatt\p{L}*|ordnad\p{L}*|visat?|visas)? ?(?:ut )?(?:längs|utmed|på|efter) (?:med )?(?:en |ett |den )?(?:lång )?(?:linje|tidsaxel|axel|åren|tråd|tidslinje)${z}|efter varandra genom (?:åren|tiden|århundra\p{L}*)|från (?:start|början|födseln|grundandet|grundstenen|\d{4}(?:-?talet)?|\p{L}+) (?:och |fram )?(?:framåt|till (?:nu|i ?dag|våra dagar)|tills nu)`

export const blogPurposes: readonly Purpose[] = [
  { says: phrase`${a}(?:${written})${z}${on}${a}${newest}${z}`, asks: { page: 'blog' }, takes: 'head' },
  { says: phrase`${a}${newest}${z}${on}${a}(?:${written})${z}`, asks: { page: 'blog' }, takes: 'head' },
  {
    says: phrase`${a}(?:skriv|berätta|publicera|lägg\p{L}* (?:ut|upp) (?:texter|artiklar|små))\p{L}*${z}${on}(?:så att|som|där|för) (?:alla |mina |de |våra )?\p{L}+(?: \p{L}+){0,3} (?:ska kunna |ska |kan |får |att )(?:\p{L}+ )?(?:${read})${z}`,
    asks: { page: 'blog' },
    takes: 'head',
  },
  { says: phrase`${a}${newest}${z}`, asks: { page: 'blog' }, takes: 'head', unless: new RegExp(`^(?![^]*(?:${written}))`, 'iu') },
  {
    says: phrase`${a}(?:dela med mig|delar med mig|dela med oss|dela med mig) av${z}|${a}ett (?:blogg)?inlägg (?:per|om|i|för|varje)${z}|${a}en (?:ny )?text (?:i veckan|om dagen|per|varje)${z}|${a}kan läsa (?:vad som händer|om vad|vad (?:jag|vi))${z}`,
    asks: { page: 'blog' },
    takes: 'head',
  },
]

export const timelinePurposes: readonly Purpose[] = [
  {
    says: phrase`${a}${past} ${on}${a}(?:${order})${z}|${a}(?:${order}) ${few}(?:${past})${z}|${a}${past} i årtal${z}|${a}\p{L}{0,20}(?:histori|öde|liv|utveckling)\p{L}* (?:år för år|årtionde för årtionde|decennium för decennium)${z}|${a}hur (?:\p{L}+ ){1,4}(?:vuxit|växte|förändrats|utvecklats|blev till|kom till|byggdes)${z}${few}(?:sedan|från|genom|år)${z}`,
    asks: { view: 'timeline', thing: 'event', called: 'händelser' },
    takes: 'head',
  },
  { says: phrase`,? ?${a}(?:${order})${z}`, asks: { view: 'timeline' } },
]
