// "Add a donate button", "en knapp för att bli medlem", 寄付のボタンも欲しい: on a website that is the button visitors see first. Whatever else the
// wish asks for beside it is read by itself.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel } from '../model.ts'
import { buttonSays } from '../reply/button-phrases.ts'
import { serviceNotes } from '../reply/phrases.ts'
import { capitalised } from '../understand/said.ts'
import { type Change, done } from './done.ts'
import type { Reading } from './reading.ts'

const charsMax = 160
const labelCharsMax = 30
const forms: Record<Language, readonly RegExp[]> = {
  en: [
    /^(?:(?<rest>.{3,}?)(?:,? and |, ))?(?:(?:please|also|can (?:we|you)|could (?:we|you)|i(?:['’]d like| want| need)|we(?:['’]d like| want| need)|add|have|put in|make|include|there should be|too)[,!]? )*(?:an? |the )(?:big |clear )?["“]?(?<what>\p{L}[\p{L} -]{2,24}?)["”]? button(?:,? (?:too|please|as well|also|on (?:the )?(?:front|home|first|main) ?page|at the top|on top))*[.!]*$/iu,
    /^(?:(?<rest>.{3,}?)(?:,? and |, ))?(?:(?:please|also|can (?:we|you)|could (?:we|you)|i(?:['’]d like| want| need)|we(?:['’]d like| want| need)|add|have|put in|make|include)[,!]? )*(?:an? |the )(?:big )?button (?:(?:to|for|that says|saying|called|with) )(?:the text )?["“]?(?<what>\p{L}[\p{L} -]{2,28}?)["”]?(?:,? (?:too|please|as well|also))*[.!]*$/iu,
  ],
  sv: [
    /^(?:(?<rest>.{3,}?)(?:,? och |, ))?(?:(?:snälla|också|kan (?:vi|du)|(?:jag|vi) (?:vill|skulle vilja)(?: också)? ha|lägg till|ha|gör|sätt dit|det ska finnas)[,!]? )*en (?:stor |tydlig )?knapp (?:(?:för att|för|med texten|som heter|där det står|att) )["”“]?(?<what>\p{L}[\p{L} -]{2,28}?)["”“]?(?:,? (?:också|tack|med|på (?:start|första) ?sidan|högst upp))*[.!]*$/iu,
    /^(?:(?<rest>.{3,}?)(?:,? och |, ))?(?:(?:snälla|också|kan (?:vi|du)|(?:jag|vi) (?:vill|skulle vilja)(?: också)? ha|lägg till|ha|gör|sätt dit|det ska finnas)[,!]? )*en (?:stor |tydlig )?["”“]?(?<what>\p{L}[\p{L} ]{2,20}?)["”“]?-?knapp(?:,? (?:också|tack|med|på (?:start|första) ?sidan|högst upp))*[.!]*$/iu,
  ],
  ja: [
    /^(?:(?<rest>[^。]{3,}?)(?:て|で|たい|ほしい(?:です)?|ください)?[、。])?[「『]?(?<what>[^、。「」『』を]{2,14}?)[」』]?(?:する|の|という|用の|用|できる|って(?:いう)?)?ボタン(?:も|を|が)(?:欲し|ほし|追加|つけ|付け|置|設置|入れ|作)[^。]*。?$/u,
  ],
}
/** Who signs up or books needs more than a button: that is read elsewhere. */
const signsUp = /^(?:sign|signing)[ -]?up|^(?:register|enrol|registration)(?!\p{L})/iu
const ofSigningUp: Partial<Record<Language, RegExp>> = {
  en: /^(?:rsvp|book(?:ing)?|reserve)(?!\p{L})/iu,
  sv: /^(?:anmäl|boka|skriva? upp)/iu,
}
/** These are in every list, or are something else. */
const other =
  /^(?:export|print|search|back|delete|save|edit|log ?in|login|language|share|home|menu|send|submit|play|contrast|dark mode|radio|facebook|instagram|twitter|tiktok|whatsapp|youtube|linkedin|line|exportera|skriv ut|sök|tillbaka|spara|logga in|språk|dela|skicka|ta bort|印刷|検索|戻る|保存|削除|ログイン|共有|送信|言語)(?!\p{L})/iu
const ofPaying = /donat|give|gift|pay|buy|order|donera|gåv|skänk|betala|köp|swish|寄付|寄附|支払|購入|注文|決済|募金/iu
const doing = /^(?:寄付|寄附|予約|申込|申し込み|購入|応募|入会|登録|注文|募金|参加|相談)$/u

export function siteButton(
  model: ProjectModel,
  text: string,
  language: Language,
  read: (model: ProjectModel, wish: string) => Change,
): Change | null {
  const page = model.pages.find(({ kind, sections }) => kind === 'landing' && sections)
  if (!page || text.length > charsMax) return null
  for (const form of forms[language]) {
    const { rest, what = '' } = form.exec(text.trim())?.groups ?? {}
    const bare = what.trim().replace(language === 'en' ? /^(?:to|for) /iu : /^att /iu, '')
    if (!bare || other.test(bare) || ofSigningUp[language]?.test(bare) || bare.length > labelCharsMax) continue
    const asked = language === 'en' && signsUp.test(bare) && !rest ? read(model, 'add a sign-up page') : null
    if (asked?.operations.length) return asked
    const label = doing.test(bare) ? `${bare}する` : language === 'ja' ? bare : capitalised(bare)
    const reading: Reading = {
      operations: [{ op: 'setSiteText', page: page.id, part: 'button', text: label }],
      notes: [
        { kind: 'kept', text: buttonSays.leads[language] },
        ...(ofPaying.test(bare) ? [{ kind: 'service' as const, text: serviceNotes.payment[language] }] : []),
      ],
    }
    if (!rest) return done(model, reading, language)
    const first = read(model, asAsked(rest, language))
    if (!first.operations.length) continue
    const then = done(first.model, reading, language)
    return { ...then, operations: [...first.operations, ...then.operations], notes: [...first.notes, ...then.notes] }
  }
  return null
}

/** 「お知らせ」のページ増やして: the half is a wish of its own. */
const asAsked = (rest: string, language: Language): string =>
  language === 'ja'
    ? rest.replace(/[「」『』]/gu, '').replace(/(?:を|も)?(?:増やし|足し|作っ|追加し|つけ|入れ)$/u, 'を追加して')
    : /^(?:add|make|create|put|lägg|gör|skapa|ha)\b/iu.test(rest)
      ? rest
      : `${language === 'sv' ? 'lägg till' : 'add'} ${rest}`
