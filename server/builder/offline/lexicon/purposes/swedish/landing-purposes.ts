// What Swedish prompts say of a page that presents somebody: what it costs, when it is open, how to get there.
import { phrase, type Purpose } from '../purpose.ts'
import { a, few, on, z } from './words.ts'

const { raw } = String
const facts = raw`vad (?:det|allt|sakerna|en \p{L}+) kostar|vad vi (?:gör|erbjuder|kan|har|säljer|håller på med)|när (?:vi|det) (?:har|är) öppet|hur man (?:hittar|når|kommer|hör|kontaktar|får tag)\p{L}*|var vi (?:finns|ligger|håller till)|vilka vi är|vem jag är|öppettider(?:na)?|hur vi jobbar|vad (?:kunder|folk|andra) (?:säger|tycker)|våra priser|prislista|vad en \p{L}+ kostar|hur det ser ut|var, när och vad det kostar|en kontaktruta|priser för \p{L}+|allt (?:en|ett|som) \p{L}+ behöver veta|hur man (?:blir|går) \p{L}+|när vi (?:övar|ses|träffas|möts|spelar)`
export const landingPurposes: readonly Purpose[] = [
  { says: phrase`${a}(?:${facts})${z}${on}${a}(?:${facts})${z}`, asks: { page: 'landing' }, takes: 'sentence' },
  {
    says: phrase`${a}(?:på|som|till) en (?:\p{L}+ )?(?:förstasida|framsida|första ?sida)${z}(?! (?:för|om|med))`,
    asks: { page: 'landing' },
    takes: 'sentence',
  },
  {
    says: phrase`${a}(?:presentera|presenterar|visa upp|berätta om|göra reklam för) (?:mig|oss|min|mitt|vår|vårt|vår lilla)${z}${few}(?:firma|företag|verksamhet|förening|klubb|band|salong|butik|kafé|café|tjänster|mig själv|oss själva)\p{L}*`,
    asks: { page: 'landing' },
    takes: 'head',
  },
]
