// How people say what visitors are to be asked: "ask …", "we would like to know …", "customers should be able to pick …", "låt kunden skicka
// med …", 「…を聞くように」. Data, in three languages; `what` is what is asked for. What is only added must be told of a form.
import type { Language } from '#shared/languages.ts'

const { raw } = String
export const who: Record<Exclude<Language, 'ja'>, string> = {
  en: '(?:they|them|people|(?:the |our |my |all )?(?:customers?|clients?|guests?|visitors?|patients?|members?|parents?|students?|participants?|buyers?|pupils?|neighbou?rs?|fans?|residents?)|someone|somebody|anyone|everyone|everybody|you|users?)',
  sv: '(?:de|dem|dom|man|folk|alla|någon|(?:kund|gäst|besökar|patient|deltagar|medlem|föräldrar|elev|köpar|beställar|grann|användar)\\p{L}*)',
}
const polite: Record<Language, string> = {
  en: raw`(?:(?:please|also|and|so|ok|oh|can you|could you|can we|could we|i want you to|kindly)[,!]? )*`,
  sv: raw`(?:(?:snälla|också|och|så|men|ok|kan du|kan vi|skulle du kunna|vänligen|du får gärna)[,!]? )*`,
  ja: '',
}
const chosen = { en: '(?:choose|pick|select|mark|tick)', sv: '(?:välja|kryssa i|bocka i|markera)' }
const told = {
  en: '(?:say|tell us|indicate|state|specify|write|enter|type in|fill in|give|leave|let us know|answer)',
  sv: '(?:anger?|tala om|säga|skriva in|skriva|uppge|fylla i|lämna|berätta|meddela|svara på|svara)',
}
const sent = {
  en: '(?:attach|upload|send(?: in| along| us)?|add|post|include|share)',
  sv: '(?:skicka(?: med| in)?|bifoga|ladda upp|lägga (?:upp|till|in|med)|ta med|dela)',
}

/** What is asked for: of visitors surely; or of whoever fills in the form that is named beside it. */
export type Asking = { what: string; deed: 'ask' | 'know' | 'choose' | 'say' | 'send' | 'tag' | 'add' }
export type AskingForm = readonly [deed: Asking['deed'], form: RegExp]

const lets = {
  en: raw`(?:${who.en} (?:should|must|can|could|need to|want to|have to|get to)(?: also)?(?: be able to| be allowed to)?|(?:let|have|allow|make|get) ${who.en}(?: to)?|(?:i|we)(?:['’]d| would)? (?:want|need|like) ${who.en} to(?: be able to)?)(?: also)?`,
  sv: raw`(?:${who.sv} (?:ska|skall|måste|bör|borde|kan|får|behöver|vill)(?: också| även)?(?: få| kunna)*|(?:kan|får|ska) ${who.sv}(?: få| kunna)*|låt ${who.sv}(?: få)?|(?:jag|vi) vill att ${who.sv}(?: också)?(?: ska)?(?: få| kunna)*)`,
}
const en = (rest: string) => new RegExp(`^${polite.en}${rest}`, 'iu')
const sv = (rest: string) => new RegExp(`^${polite.sv}${rest}`, 'iu')

export const askingForms: Record<Language, readonly AskingForm[]> = {
  en: [
    ['ask', en(raw`ask(?: ${who.en})?(?: also)? (?:for |about )?(?<what>.+)$`)],
    [
      'ask',
      en(
        raw`(?:add|include|put in) (?:an? )?(?:new |extra )?question (?:about |on |asking |of )?(?<what>(?:whether|if|how|what|where|when|why|which|who) .+)$`,
      ),
    ],
    [
      'know',
      en(
        raw`(?:we|i)(?:['’]d| would| also| really| just)* (?:like|love|want|need|have|ought)(?: to)? (?:know|find out|hear|be told|learn|ask)(?: ${who.en})?(?: also| beforehand| in advance)? (?:about |for )?(?<what>.+)$`,
      ),
    ],
    ['choose', en(raw`${lets.en} ${chosen.en} (?<what>.+)$`)],
    ['say', en(raw`${lets.en} ${told.en} (?<what>.+)$`)],
    ['send', en(raw`${lets.en} ${sent.en} (?<what>.+)$`)],
    [
      'tag',
      en(
        raw`(?:${who.en} (?:should|must|can|could)(?: be able to)?|(?:let|have|allow) ${who.en}(?: to)?|(?:can|could) ${who.en}) (?:tag|label|mark) (?:the |a |their |each |every )?(?<list>\p{L}+) (?:with|as)(?: an?)? (?<what>.+)$`,
      ),
    ],
    [
      'add',
      en(
        raw`(?:add|include|put(?: in)?|we (?:also )?need|i (?:also )?need) (?:a question (?:about |on |for |whether )?)?(?<what>.+)$`,
      ),
    ],
  ],
  sv: [
    [
      'ask',
      sv(
        raw`fråga(?: också| även)?(?: ${who.sv})?(?: också)? (?:efter |om (?!(?:de|dem|dom|man|det|kund\p{L}*|gäst\p{L}*)(?!\p{L})))?(?<what>.+)$`,
      ),
    ],
    [
      'ask',
      sv(
        raw`lägg(?:a)? (?:till|in) (?:en |ett )?(?:ny |extra )?fråga(?: om(?= hur| va| när| vilk| vem))? (?<what>(?:om (?=${who.sv} )|hur |vad |var |varför |när |vilk).+)$`,
      ),
    ],
    [
      'know',
      sv(
        raw`(?:vi|jag)(?: skulle| behöver| måste| vill| också| gärna| även| ju| nog)* (?:vilja |få )*(?:veta|fråga|höra|ha reda på)(?: också| även)?(?: ${who.sv}(?= om| efter))? (?<what>.+)$`,
      ),
    ],
    ['choose', sv(raw`${lets.sv} ${chosen.sv} (?<what>.+)$`)],
    ['say', sv(raw`${lets.sv} ${told.sv} (?<what>.+)$`)],
    ['send', sv(raw`${lets.sv} ${sent.sv} (?<what>.+)$`)],
    [
      'tag',
      sv(
        raw`(?:${who.sv} (?:ska|bör|borde|kan|får)(?: få| kunna)*|(?:kan|får|ska) ${who.sv}(?: få| kunna)*|låt ${who.sv}(?: få)?) (?:märka|tagga|markera) (?:sitt |sina |varje |ett )?(?<list>\p{L}+) med (?<what>.+)$`,
      ),
    ],
    ['add', sv(raw`(?:lägg(?:a)? (?:till|in)|ta med|ha med|vi behöver|jag behöver) (?:en fråga (?:om |efter )?)?(?<what>.+)$`)],
  ],
  ja: [
    [
      'choose',
      /^(?<what>.+?)(?:の(?:中|うち|いずれか|どれか|どちらか))?(?:を|から|で|が)?(?:選べる|選択できる|選んでもらう|選んでもらえる|選んで(?:いただ|もらい)|選ばせ|えらべる)(?:(?:項目|欄|質問|選択肢)(?:を|も|が)?|よう(?:に)?|こと|の)?[^、。]{0,16}$/u,
    ],
    [
      'send',
      /^(?<what>[^。]+?)(?:も|を|が)(?:一緒に)?(?:添付|送れ|送信|アップ|アップロード|載せられ|貼れ|投稿)(?:でき)?(?:る)?よう(?:に)?[^、。]{0,12}$/u,
    ],
    [
      'ask',
      /^(?<what>[^。]+?)(?:も|を|について)?(?:聞く|聞い|聞き|尋ね|たずね|伺い|伺う|伺っ|うかがい|確認し|知り(?=たい)|教えて(?:もら|いただ)|(?:入力|記入|回答)(?:して(?:もら|いただ)|でき(?:る)?|させ)|書いて(?:もら|いただ)|書ける|答えて(?:もら|いただ)|答えられる)[^、。]{0,16}$/u,
    ],
    [
      'add',
      /^(?<what>[^。]+?)(?:の?(?:項目|欄|質問|入力欄|選択肢))?(?:も|を)?(?:追加|足し|加え|入れ|付け|つけ|設け)[^、。]{0,12}$/u,
    ],
  ],
}

/** Why it is asked, behind it: "so we need not come out", "så slipper vi åka ut". */
export const whyAsked: Record<Language, RegExp> = {
  en: /,? (?:so|because|since|cause|cos)(?: that)? (?:we|i|it|they|nobody|everyone|my|our|you)(?!\p{L}).*$|,? (?:in order )?to (?:save|avoid) .*$/iu,
  sv: /,? (?:så|för|eftersom|för att|då)(?: att)? (?:slipper|vi|jag|man|det|de|kunden|kunderna|ingen|alla|vet|ser)(?!\p{L}).*$/iu,
  ja: /(?!)/u,
}
/** Before it: 「…なので、」 */
export const whyBefore: Record<Language, RegExp> = {
  en: /(?!)/u,
  sv: /(?!)/u,
  ja: /^[^、。]*(?:ので|から|ため|けど|が)、/u,
}

/** That they are asked it at all. */
export const ofVisitors: Record<Language, RegExp> = {
  en: new RegExp(String.raw`(?<!\p{L})(?:${who.en}|their|your)(?!\p{L})`, 'iu'),
  sv: new RegExp(String.raw`(?<!\p{L})(?:${who.sv}|deras|sin|sitt|sina)(?!\p{L})`, 'iu'),
  ja: /方|お客|ご|様/u,
}

/** What only visitors can answer: a question and no name. */
export const isQuestion: Record<Language, RegExp> = {
  en: /^(?:the )?(?:how|where|why|what|which|when|whether|if)(?!\p{L})/iu,
  sv: /^(?:hur|var|varför|vad|när|om|vilke[nt]|vilka)(?!\p{L})/iu,
  ja: /か$/u,
}

/** That it is chosen from, said behind it or before it. */
export const asChoice: Record<Language, RegExp> = {
  en: /,? (?:as|with) (?:an? |the )?(?:choices?|options?|drop-?down|select|selection|multiple choice|pick ?list|choices to pick from|radio buttons?)(?: to (?:choose|pick) from)?(?! \p{L})|^(?:an? )?(?:choice|option|drop-?down|selection)(?: (?:of|between|with|for))? /iu,
  sv: /,? som (?:ett )?(?:val|valbart|alternativ|rullista|flerval|valmöjlighet)(?! \p{L})|^(?:ett |en )?(?:val|rullista|flerval|valmöjlighet)(?: (?:mellan|med|av|för))? /iu,
  ja: /(?:の選択(?:肢|式)|を選択肢(?:として|に))/u,
}
