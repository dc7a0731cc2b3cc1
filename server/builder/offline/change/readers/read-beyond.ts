// "Let customers pay by card", "share it with my team", "only admins may delete": what pages and their data cannot do by themselves
// is answered with what it takes and what there is instead, and never half built.
import { escaped } from '../../lexicon/escaped.ts'
import type { Language } from '#shared/languages.ts'
import type { ServiceCue } from '../../lexicon/cues.ts'
import type { ProjectModel } from '../../model.ts'
import { type Beyond, beyondSays } from '../../reply/beyond-phrases.ts'
import { serviceNotes } from '../../reply/phrases.ts'
import { nothing, tells, type Reading } from '../reading.ts'
import type { Clause } from '../wording/clauses.ts'

type Sign = Record<Language, RegExp>

const people =
  '(?:people|guests?|customers?|clients?|members?|users?|visitors?|readers?|parents?|students?|pupils|players?|volunteers?|employees|staff|patients?|tenants|owners|buyers|fans|teachers?|others?|anyone|everyone|everybody|they|them|friends|(?:my |our |the )?(?:team(?: ?mates)?|co-?workers|colleagues|family|wife|husband|partner|boss|kids|trainer|accountant))'
const folk =
  '(?:folk|gäster(?:na)?|kunder(?:na)?|medlemmar(?:na)?|användare(?:n|na)?|besökare(?:n|na)?|läsare|föräldrar(?:na)?|elever(?:na)?|spelare|personal(?:en)?|andra|alla|vänner|familjen|kollegor(?:na)?|laget|man|de)'

/** What asks for a service, said outright: nothing else is meant by it. */
const services: readonly (readonly [Sign, ServiceCue])[] = [
  [
    {
      en: new RegExp(
        `\\b(?:let|allow|so that|make it possible for|can|enable|want|able)\\b.*\\bpay(?:ing)?\\b|\\b(?:pay(?:ments?)?|checkout)\\b.*\\b(?:online|(?:by|with) (?:credit |debit )?card|with (?:paypal|apple|google)|through the (?:site|page))\\b|\\b(?:accept|take|receive|collect|process|handle)\\s+(?:credit |debit |online |card |real )*(?:cards?|payments?)\\b|\\b(?:stripe|paypal|klarna|apple pay|google pay|vipps|mobilepay|swish)\\b`,
        'i',
      ),
      sv: /(?<!\p{L})(?:betala|ta betalt|ta emot betalning(?:ar)?)(?!\p{L}).*(?<!\p{L})(?:med|via|på nätet|online|direkt|kort)(?!\p{L})|kortbetalning|(?<!\p{L})(?:swish|klarna|paypal|stripe)(?!\p{L})/iu,
      ja: /(?:クレジットカード|カード|PayPay|オンライン)(?:で|の)?(?:決済|支払|払)|決済(?:機能|でき|を(?:追加|つけ|入れ))/i,
    },
    'payment',
  ],
  [
    {
      en: /^(?:call|ring|phone|ping|buzz|message|text) (?:me|us)\b|^(?:to )?(?:send|e-?mail|text|sms|whatsapp|message|notify|mail)\s+(?!field|address|number|column|should|must|has|needs?|can|may|is|comes?|goes|before|after|first|last|and|or|to the)\S.*|\b(?:send|sends|sent|get|gets|receive|receives)\b.*\b(?:an? |the |by |via |in |as )?(?:automatic )?(?:e-?mails?|mails?|sms|texts?|text messages?|whatsapp|newsletters?|push|confirmations?)\b|\b(?:automatic|confirmation|reminder|welcome|weekly|monthly|daily)\s+(?:e-?mails?|mails?|texts?|sms)\b|\b(?:e-?mail|sms|text|push|whatsapp)\s+(?:reminders?|notifications?|alerts?|confirmations?|messages?)\b/i,
      sv: /(?<!\p{L})(?:skicka|få|mejla|maila|sms:?a|messa)(?!\p{L}).*(?:mejl|mail|sms|e-post|notis|utskick|bekräftelse|påminnelse)|^(?:mejla|maila|sms:?a|messa)\s|(?:mejl|sms|e-post)(?:påminnelse|notis|utskick|bekräftelse)/iu,
      ja: /(?:メール|SMS|LINE|プッシュ)(?:で|を|の)?.*(?:送|通知|届|知らせ|リマインド|配信)|通知を?(?:送|飛ば)|自動(?:で|的に)?(?:メール|通知)/i,
    },
    'message',
  ],
]
const beyond: readonly (readonly [Sign, Beyond])[] = [
  [
    {
      en: /^(?:(?:add|a|the|have)\s+)*(?:share|sharing)\b|^(?:i (?:want|need) to |how (?:do|can|could|would) (?:i|we) |can i |could i |to )?(?:share|publish|go live|put (?:it|this) (?:online|on the (?:web|internet))|make (?:it|this) (?:public|live|available online)|send (?:it|this|the link) to|get (?:a|the) link)\b|\b(?:at the same time|from (?:several|different|two|both|multiple) (?:computers|devices|phones)|on (?:several|different|two|both|all) (?:my |our )?(?:computers|devices|phones)|sync (?:it )?(?:between|across))\b/i,
      sv: /^(?:(?:jag vill|hur kan jag|hur gör jag för att|kan jag|kunna)\s+)*(?:dela(?! (?:upp|in))|publicera|lägga? ut (?:den|det|sidan)|göra? (?:den|det) (?:offentlig|publik))(?!\p{L})|delningsknapp|samtidigt|på flera (?:enheter|datorer)|mellan (?:enheter|datorer|telefoner)/iu,
      ja: /^(?:これを|この(?:アプリ|ページ|サイト)を)?(?:みんな|家族|友達|友人|チーム|他の人|ほかの人|同僚)?(?:と|に)?(?:共有|シェア)|公開(?:したい|して|するには|方法)|(?:複数|別の|他の|ほかの)(?:端末|デバイス|パソコン|スマホ)|同期/,
    },
    'share',
  ],
  [
    {
      en: new RegExp(
        `\\b(?:only|just|nobody (?:else )?(?:but|except))\\s+(?:the |an? |our |my )?(?:admins?|administrators?|managers?|owners?|staff|employees|teachers?|coaches|trainers?|boss|me|i|we|board|leaders?|editors?|parents|members|logged[- ]in \\w+)\\s+(?:should |can |may |must |shall |to )?(?:be (?:able|allowed) to )?(?:see|view|edit|change|delete|remove|add|create|access|approve|manage|update|book|have access)\\b|^${people}\\s+(?:should |must |can |may |shall )?(?:only|not|n't|never)\\s+(?:be (?:able|allowed) to )?(?:see|view|edit|change|delete|remove|access)\\b|^${people}\\s+(?:can't|cannot|shouldn't|may not|mustn't|must not|should not|can not)\\s+(?:be (?:able|allowed) to )?(?:see|view|edit|change|delete|remove|access)\\b|\\b(?:different|user) (?:roles|permissions|rights|access)\\b|\\b(?:role|permission)s?(?:[- ]based)?\\s+(?:system|management|control)\\b|\\bread[- ]only (?:for|access)\\b`,
        'i',
      ),
      sv: /(?:bara|endast|enbart)\s+(?:admin\p{L}*|chef\p{L}*|ägar\p{L}*|personal\p{L}*|lärar\p{L}*|ledar\p{L}*|styrelsen|jag|vi|inloggade)\s+(?:ska |får |kan )?(?:kunna )?(?:se|ändra|ta bort|radera|redigera|lägga till|godkänna)|(?:ska|får|kan)\s+(?:bara|inte)\s+(?:kunna )?(?:se|ändra|ta bort|radera|redigera)(?!\p{L}).*(?:egna|sina|andras)|behörighet|olika roller/iu,
      ja: /(?:管理者|管理人|店長|スタッフ|責任者|役員|会長|幹事|社員|従業員|職員|担当者|自分|私|先生|講師|オーナー|本人|親)(?:だけ|のみ|しか)(?:が|に)?(?:削除|編集|変更|閲覧|見られ|見れ|見える|操作|追加)|権限|ロール/,
    },
    'roles',
  ],
  [
    {
      en: new RegExp(
        `\\b${people}\\b.*\\b(?:rsvp|sign (?:themselves )?up|register themselves|submit|apply|check (?:themselves )?in|use it too|see it too|have access|log ?in)\\b|\\b${people}\\b.*\\b(?:online|themselves|by themselves|from (?:home|their (?:own )?(?:phones?|devices?|computers?)))\\b|^(?:(?:add|an?)\\s+)*(?:online )?(?:rsvp|sign[- ]?up form|registration form)\\b`,
        'i',
      ),
      sv: new RegExp(
        `(?<!\\p{L})${folk}\\s.*(?<!\\p{L})(?:själva?|online|på nätet|anmäla sig|osa|registrera sig|från (?:sin|sina) (?:telefon|mobil)(?:er)?)(?!\\p{L})`,
        'iu',
      ),
      ja: /(?:ゲスト|お?客(?:様|さん)?|会員|参加者|利用者|保護者|生徒|みんな|メンバー)(?:が|に)(?:自分で|オンラインで|ネットで|スマホから|各自).*|(?:オンライン|ネット)で(?:申し?込|登録|回答|出欠)/,
    },
    'others',
  ],
  [
    {
      en: /^(?:only |just |show (?:me )?(?:only |just )?)?(?:mine|my own(?: \w+)?|what(?:'s| is) mine|(?:the )?(?:ones?|\w+) (?:that are |which are )?(?:assigned to me|i own|that are mine))(?: (?:only|by default|first))?$|^(?:(?:filter (?:by|on) |show (?:only |just ))(?:the )?(?:current user|me|myself)\b|show (?:me|myself)$)/i,
      sv: /^(?:visa |bara |endast )*(?:mina(?: egna)?|det som är mitt|de som är mina|det jag ansvarar för)(?:\s+\p{L}+)?(?: som standard)?$/iu,
      ja: /^(?:自分|私)(?:の(?:もの|分|タスク|担当)?)(?:だけ|のみ)(?:を)?(?:表示|見).*$/,
    },
    'mine',
  ],
  [
    {
      en: /\b(?:i-?phone|android|ios|native|mobile|phone)\s+(?:app|application|version)\b|\b(?:app ?store|play ?store|google play|home ?screen)\b/i,
      sv: /(?:mobil|iphone|android|telefon)-?app|app ?store|google play|hemskärm/iu,
      ja: /(?:iPhone|Android|スマホ|スマートフォン|ネイティブ)の?アプリ(?:に|を|版)|アプリストア|App ?Store|ホーム画面/i,
    },
    'phone',
  ],
  [
    {
      en: /^(?:(?:add|make|create|an?|how (?:do|can) i|can i|to)\s+)*(?:back ?up|safety copy)\b|\b(?:is|are) (?:my|our|the) data (?:safe|stored|saved|secure)|\bwhere (?:is|are|does) (?:my|our|the|all)?\s*data\b/i,
      sv: /säkerhetskopi|backup|var (?:sparas|lagras|hamnar) (?:mina |all )?data|är (?:mina )?data(?:n)? säker/iu,
      ja: /バックアップ|データは(?:どこ|安全)/,
    },
    'backup',
  ],
  [
    {
      en: /\b(?:our|my|the|a|company|own) logo\b(?!.*\b(?:colou?rs?|is|like|match|in)\b)|^logo\b|\bupload (?:a |our |my )?logo\b/i,
      sv: /(?:vår|min|en|företagets|egen) (?:logga|logotyp|logo)(?!\p{L})(?!.*färg)|^(?:logga|logotyp)(?!\p{L})/iu,
      ja: /ロゴ(?:を|画像を|マークを)?(?:入れ|追加|つけ|付け|表示|アップ|変え|置)/,
    },
    'logo',
  ],
  [
    {
      en: /^(?:(?:to|be able to|let (?:me|us|people)|make it possible to|add|have|include|an?|the)\s+)*(?:print|printing|printout)\b(?!.*\b(?:shop|run|order|job|size|price|date|status|company)s?\b)|\b(?:save|export|download|get|have|turn|send)\b.*\bpdfs?\b|^(?:(?:add|an?|as)\s+)*pdf\b|\b(?:printable|print(?:er)?[- ]friendly)\b|\bon paper\b/i,
      sv: /^(?:kunna )?skriva? ut(?!\p{L})(?! att)|^.{0,20}(?:kunna|man|jag|vi) skriva ut(?!\p{L})(?! att)|^(?:lägg till )?(?:en )?(?:utskrift|skriv ut-knapp)|(?:spara|exportera|ladda ner|få)(?!\p{L}).*pdf|^(?:lägg till )?(?:en )?pdf|utskriftsvänlig|på papper/iu,
      ja: /^.{0,20}(?:を|で)?(?:印刷|プリント)(?:したい|でき|する|して|機能|$)|PDF(?:で|に|を|として|化|出力)/i,
    },
    'print',
  ],
]
/** What is kept about such matters is a field or a choice, and that can be built. */
const isKept =
  /\b(?:field|column|choice|option|status|checkbox|tick|date|method|how (?:they|people) paid)s?\b|:|(?<!\p{L})(?:fält|kolumn|val|kryssruta|datum)(?!\p{L})|欄|項目|列|選択/iu

const withoutNames = ({ things }: ProjectModel, text: string): string => {
  const names = things.flatMap(({ one, many, fields }) => [many, one, ...fields.map(({ label }) => label)])
  return text.replace(new RegExp(names.map(escaped).join('|') || '(?!)', 'giu'), '').trim()
}

export function readBeyond(model: ProjectModel, clause: Clause, language: Language): Reading {
  if (isKept.test(clause.text) || clause.verb === 'remove' || clause.verb === 'require' || clause.verb === 'relax') return nothing
  // what stands in quotes is a name, and so is what the project has
  const text = withoutNames(model, clause.text.replace(/「[^」]*」|["“”][^"“”]*["“”]/g, ''))
  const said = beyond.find(([sign]) => sign[language].test(text))?.[1]
  if (said)
    return tells(beyondSays[said][language], said === 'print' || said === 'backup' || said === 'phone' ? 'kept' : 'service')
  const service = services.find(([sign]) => sign[language].test(text))?.[1]
  return service ? tells(serviceNotes[service][language], 'service') : nothing
}
