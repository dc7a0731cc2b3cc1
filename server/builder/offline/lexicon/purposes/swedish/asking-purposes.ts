// What Swedish prompts say of pages on which others answer and talk: surveys, forms for others, feeds, chats.
import { phrase, type Purpose } from '../purpose.ts'
import { a, asking, can, few, number, on, others, people, z } from './words.ts'

const { raw } = String
const learn = raw`ta reda på|tar reda på|höra|veta|samla in|undersöka|kolla|fråga|känna av|mäta|få reda på|fånga upp|se`
const feel = raw`tycker|tyckte|tyckt|tänker|hade det|har haft det|upplevde|upplever|upplevt|trivs|trivdes|mår|känner|gillade|saknar|saknade|önskar sig|vill ha`
const mine = raw`(?:de |våra |mina |alla |sina ){0,4}`
const share = raw`lägg\p{L}* (?:upp|ut|in)|del(?:a|ar|as)(?: med(?: sig)?(?: av)?)?|vis(?:a|ar)(?: upp)?|skriv(?:a|er)?(?: ner)?|posta\p{L}*|berätta\p{L}*|ladda\p{L}* upp|slänga upp|bild(?:er)?|foto\p{L}*|inlägg|rader`
const cheer = raw`pepp(?:a|ar)${z}|gill(?:a|ar|as|ande)|hjärta\p{L}*|tumme\p{L}{0,30}(?: upp)?|heja\p{L}{0,30}(?: på)?|applåd\p{L}*|reager\p{L}*|komplimang\p{L}*`
const report = raw`anmäla(?! sig)|anmäler(?! sig)|felanmäla|felanmäler|rapportera|rapporterar|tipsa|tipsar|klaga|klagar|lämna (?:in )?(?:förslag|synpunkter|tips|önskemål|klagomål|ett omdöme|omdömen|sitt omdöme|beröm)|lämnar (?:in )?(?:förslag|synpunkter|tips|önskemål|klagomål|omdömen)|föreslå|föreslår|rösta|röstar|nominera|nominerar|meddela|meddelar|tala om för oss|talar om för oss|säga till oss|säga till när|berätta för oss|upplysa oss|larma oss`

const put = raw`visa\p{L}* (?:sina|upp|mina|våra)|skriver (?:hur|vad)|lägg\p{L}* (?:upp|ut|in)|släng\p{L}* upp|posta\p{L}*|dela\p{L}* med|visa\p{L}* upp`
const mostly = raw`(?:vad|vilk\p{L}*) (?:de |som )?flesta ${few}(?:val|vill|svar|tyck|röst)\p{L}*|räkna\p{L}* (?:ihop|samman) (?:svaren|rösterna)|(?:passar|funkar|blir) bäst (?:för|till|att)`

export const askingPurposes: readonly Purpose[] = [
  {
    says: phrase`${a}(?:${put})${z}${on}${a}(?:kommentera|kommenterar|beröm|pepp|pepp(?:a|ar)|hejarop|hejar|svarar på varandras|ryggdunk\p{L}*)${z}`,
    asks: { kind: 'feed' },
    takes: 'sentence',
  },
  // who cheers for what others put up
  {
    says: phrase`${a}(?:${share})${z}${on}${a}(?:${cheer})${z}`,
    asks: { kind: 'feed' },
    takes: 'sentence',
  },
  {
    says: phrase`${a}(?:dela|delar|visa|visar|visa upp|visar upp|lägga upp|lägger upp|berätta|berättar)${z}${few}${a}(?:varandra|varann|med alla andra|för de andra)${z}`,
    asks: { kind: 'feed' },
    takes: 'sentence',
  },
  {
    says: phrase`${a}(?:lägg\p{L}* (?:upp|ut|in)|posta\p{L}*|dela\p{L}*|skriv\p{L}* (?:ett par|några))${z}${on}${a}(?:andra|alla|de|man|folk|varandra\p{L}*|övriga|resten) ${few}(?:kommenter|svar|reager)\p{L}*`,
    asks: { kind: 'feed' },
    takes: 'sentence',
  },
  {
    says: phrase`${a}(?:skriva|skriver|säga|säger)${z} ${few}och (?:de )?(?:andra|alla|övriga) (?:kan |får )?(?:svara|svarar)${z}`,
    asks: { kind: 'feed' },
    takes: 'sentence',
  },
  // those who write and answer
  {
    says: phrase`${a}(?:säga|svara|ställa frågor)${z}${few}(?:till )?(?:varandra|varann)${z}|${a}(?:ställe|plats|rum|sida)\p{L}* ${few}(?:att |kan |får )(?:prata|snacka|samtala|diskutera)${z}|${a}${people} ${can}(?:skriva|skriver) till (?:oss|mig|henne|honom)${z}${few}(?:svarar|svara)${z}|${a}i en tråd${z}`,
    asks: { kind: 'chat' },
    takes: 'sentence',
  },
  {
    says: phrase`${a}(?:skriv|prat|snack|tala|samtal|diskuter|chatt|höras|hålla kontakt|håller kontakt)\p{L}*${z}${few}${a}(?:ihop sig|ihop oss|med varandra|med varann|till varandra|till varann|fram och tillbaka|fram och åter|sinsemellan|mellan oss|i realtid)${z}`,
    asks: { kind: 'chat' },
    takes: 'sentence',
  },
  {
    says: phrase`${a}(?:skicka|skickar|utbyta|utbyter|byta) (?:\p{L}+ )?(?:meddelanden|hälsningar|sms)${few}${a}(?:varandra|varann|mellan|sinsemellan|fram och tillbaka)${z}|${a}skriva och (?:svara|få svar)${z}(?! på (?:frågor|enkät))`,
    asks: { kind: 'chat' },
    takes: 'sentence',
  },
  // what others are asked
  {
    says: phrase`${a}(?:fråga|frågar|ställa|ställer|ställ|be|ber)${z}(?:(?! poäng)[^.!?\n]){0,30}?${a}(?:till )?${mine}${others}${z}(?![^.!?\n]*(?:poäng|hur många rätt|rätt svar))`,
    asks: { kind: 'survey' },
    takes: 'head',
  },
  {
    says: phrase`${a}(?:${learn})${z}${few}(?:vad|hur|om|vilka|varför) ${few}(?:${feel})${z}`,
    asks: { kind: 'survey' },
    takes: 'head',
  },
  {
    says: phrase`${a}(?:vad|hur) ${mine}${people} (?:(?:egentligen|själva|på \p{L}+) ){0,4}(?:tycker|tyckte|hade det|upplevde|upplever|trivs|trivdes)${z}|${a}hur nöjd\p{L}* (?:är|var|blev)${z}|${a}(?:vad )?tyckte (?:ni|du|de)${z}`,
    asks: { kind: 'survey' },
    takes: 'head',
  },
  {
    says: phrase`${a}${people} ${can}(?:svara|svarar|besvara|besvarar|få|får)(?: på)? (?:(?:${number}|några|våra|ett par|följande|korta|enkla|snabba) ){0,4}frågor${z}(?![^.!?\n]*(?:poäng|rätt))`,
    asks: { kind: 'survey' },
    takes: 'head',
  },
  {
    says: phrase`${a}(?:låta?|be|ber) ${others} (?:säga|tycka|tycka till|välja|svara|rösta|berätta)${z}(?: om| på)? ${few}(?:vad|vilk\p{L}*|hur|om)${z}`,
    asks: { kind: 'survey' },
    takes: 'head',
  },
  { says: phrase`${a}(?:${mostly})`, asks: { kind: 'survey' }, takes: 'sentence', unless: /poäng|rätt svar|hur många rätt/i },
  // what others fill in
  {
    says: phrase`${asking}(?:nominera|tipsa oss|tyck till)${z}|${a}(?:ruta|formulär|blankett|sida|ställe|plats|låda) (?:där|som|för) ${few}(?:lämna|lämnar|skicka in|skriva in|tycka till|föreslå)${z}`,
    asks: { kind: 'survey' },
    takes: 'head',
    unless: /register|logg|lista|hantera/i,
  },
  {
    says: phrase`^\W*(?:rapportera|anmäl|felanmäl|ansök|meddela|tipsa om)${z} (?:om )?(?:en |ett |din |ditt )?[^.!?\n:]{0,60}(?=:)`,
    asks: { kind: 'survey' },
    takes: 'head',
  },
  {
    says: phrase`${a}${others} (?:rapporterar|anmäler|tipsar|felanmäler) (?:om )?(?:något|nåt|vad|när|att|sånt|sådant)${z}`,
    asks: { kind: 'survey' },
    takes: 'head',
    unless: /felanmälan|ärende|register|lista|logg|hantera|status/i,
  },
  {
    says: phrase`${a}${others} ${can}(?:söka|ansöka|skicka|skickar|lämna in|lämnar in)${z} ${few}(?:genom att|förfrågan|ansökan|intresseanmälan)${z}(?: om| skriva)?`,
    asks: { kind: 'survey' },
    takes: 'head',
    unless: /hantera|register|ärende|lista|status|handlägg/i,
  },
  {
    says: phrase`${a}(?:låta? ${others} (?:${report})|${others} (?:ska(?:ll)? (?:själva |enkelt |lätt )?kunna|kan|får|ska(?:ll)? få|ska(?:ll)? enkelt) (?:själva |enkelt |lätt |snabbt |också ){0,4}(?:${report}))${z}(?! sig (?:till|på|för) (?:en |ett )?(?:ledig|pass|tid))`,
    asks: { kind: 'survey' },
    takes: 'head',
    unless: /felanmäl|ärende|register|lista|logg|hantera|app för/i,
  },
  {
    says: phrase`${a}${others} ${can}(?:skriver|skriva|svarar|svara|meddelar|meddela|talar om|fyller i|säger till) (?:om|vilka som|hur många som|ifall) ${few}(?:kommer|kan komma|ska med|vill (?:vara|följa) med|deltar)${z}`,
    asks: { kind: 'survey' },
    takes: 'head',
  },
  {
    says: phrase`${a}${others} (?:(?:ska |får |kan |själva )(?:få |själva |kunna ){0,2}(?:fylla|fyller) i|fyller själva i|fyller i) (?<kept>[^.!?\n]*)`,
    asks: { kind: 'survey' },
  },
]
