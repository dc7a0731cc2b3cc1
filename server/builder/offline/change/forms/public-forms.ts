// Where visitors fill in something, in the words of the page: at checkout, in the contact form, när man bokar, 予約時. What they fill in comes into a
// list.
import type { Language } from '#shared/languages.ts'
import type { Page, ProjectModel, Thing } from '../../model.ts'
import { thingById } from '../../page-parts/parts.ts'

type Form = {
  /** the list that a page has filled in */
  of: (page: Page, model: ProjectModel) => string | undefined
  /** where in the form, with what leads to it */
  places: Record<Language, RegExp>
}

const visitors = '(?:they|people|customers|clients|guests|visitors|patients|members|parents|someone|somebody|anyone|you)'
const at = (form: string): string => `(?:(?<lead>from|off|out of|to|onto|into|in|on|at|for) (?:the |our |my |that )?${form})`
const en = (form: string, deeds: string, doing: string): RegExp =>
  new RegExp(
    String.raw`\b(?:${at(form)}|when(?:ever)? ${visitors} (?:${deeds})|when (?:${doing}))\b(?! (?:section|is|should|must|has|needs?)\b)`,
    'iu',
  )
const sv = (form: string, deeds: string, doing: string): RegExp =>
  new RegExp(
    String.raw`(?<!\p{L})(?:(?<lead>från|ur|till|i|in i|på|vid) (?:${form})|när (?:man|de|kunden|kunderna|kunder|gästerna|gäster|folk|någon) (?:${deeds})|vid (?:${doing}))(?!\p{L})(?! (?:ska|måste|behöver)(?!\p{L}))`,
    'iu',
  )
const ja = (form: string, deeds: string): RegExp =>
  new RegExp(`(?:${form})|(?:${deeds})(?:時|の際|の時|のとき|するとき|する時|する際)`, 'u')

/** Where the page has the part. */
const part =
  (name: string) =>
  ({ parts }: Page): string | undefined =>
    parts?.[name]

const forms: readonly Form[] = [
  {
    of: part('order'),
    places: {
      en: en(
        '(?:checkout(?: form| page)?|order form|basket|cart)',
        'orders?|buys?|checks? out|pays?|places? an order',
        'ordering|buying|checking out|paying',
      ),
      sv: sv(
        'kassan|beställningsformuläret|orderformuläret|kundvagnen',
        'beställer|handlar|köper|betalar',
        'köp|beställning|betalning',
      ),
      ja: ja('注文フォーム|購入手続き|購入画面|レジ画面|レジ|チェックアウト(?:画面)?', '注文|購入'),
    },
  },
  {
    // a website may take bookings without a page of its own
    of: ({ kind, thing }, { things }) =>
      kind === 'booking' ? thing : kind === 'landing' ? things.find(({ concept }) => concept === 'booking')?.id : undefined,
    places: {
      en: en(
        '(?:(?:booking|reservation|appointment|sign-?up|registration)s? (?:form|page|screen)|sign-?up)',
        'books?|reserves?|makes? (?:a booking|an appointment)|signs? up|registers?',
        'booking|reserving|signing up|registering',
      ),
      sv: sv(
        'boknings(?:formuläret|sidan)|anmälnings(?:formuläret|sidan)|anmälan',
        'bokar|anmäler sig',
        'bokning|bokningen|anmälan|anmälning',
      ),
      ja: ja('予約(?:の)?(?:フォーム|画面|ページ)|申し?込みフォーム', '予約|申し?込み?'),
    },
  },
  {
    of: part('guest'),
    places: {
      en: en(
        '(?:rsvps?|repl(?:y|ies)|answers?)(?: form| card| page)?',
        'rsvps?|repl(?:y|ies)|answers?|responds?',
        "replying|answering|rsvp['’]?ing",
      ),
      sv: sv('osan?|osa-formuläret|svarsformuläret|svaret', 'svarar|osar', 'svar|osa'),
      ja: ja('出欠(?:の)?(?:フォーム|回答|連絡)|返信フォーム', '出欠の回答|返信'),
    },
  },
  {
    of: part('subscriber'),
    places: {
      en: en(
        '(?:sign-?up|registration|newsletter|wait(?:ing)? ?-?list) form',
        'signs? up|registers?|subscribes?',
        'signing up|registering|subscribing',
      ),
      sv: sv(
        '(?:anmälnings|nyhetsbrevs|intresse|väntelist)\\p{L}*formuläret|anmälan',
        'anmäler sig|skriver upp sig',
        'anmälan|anmälning',
      ),
      ja: ja('(?:登録|申し?込み|メルマガ)(?:の)?フォーム', '登録|申し?込み?'),
    },
  },
  {
    of: part('message'),
    places: {
      en: en(
        '(?:(?:contact|enquiry|inquiry|message|quote|quote request|request) form)',
        'contacts? us|writes? to us|gets? in touch|sends? (?:us )?a message',
        'contacting us|getting in touch|writing to us',
      ),
      sv: sv('(?:kontakt|offert|förfrågnings|meddelande)formuläret', 'kontaktar oss|hör av sig|skriver till oss', 'kontakt'),
      ja: ja('お?問い?合わ?せ(?:の)?フォーム', 'お?問い?合わ?せ'),
    },
  },
  {
    of: ({ kind, thing }) => (kind === 'feed' ? thing : undefined),
    places: {
      en: en('(?:feed|post form)', 'posts?|writes? (?:a )?posts?', 'posting'),
      sv: sv('flödet', 'postar|lägger upp (?:ett )?inlägg|skriver (?:ett )?inlägg', 'inlägg'),
      ja: ja('投稿(?:の)?(?:フォーム|画面)', '投稿'),
    },
  },
]
/** Any of them, where there is only one. */
const anyForm: Record<Language, RegExp> = {
  en: en('form', 'fills? (?:it|that|the form) in|fills? in the form', 'filling (?:it|the form) in'),
  sv: sv('formuläret', 'fyller i(?: formuläret)?', 'ifyllandet'),
  ja: ja('フォーム', '記入'),
}

type Filled = { places: readonly RegExp[]; list: Thing }

/** The lists that visitors fill in on the pages there are. */
export function filledIn(model: ProjectModel, language: Language): Filled[] {
  const found = new Map<string, { places: RegExp[]; list: Thing }>()
  for (const page of model.pages)
    for (const { of, places } of forms) {
      const list = thingById(model, of(page, model))
      if (!list) continue
      const known = found.get(list.id)
      if (known) known.places.push(places[language])
      else found.set(list.id, { list, places: [places[language]] })
    }
  const all = [...found.values()]
  if (all.length === 1) all[0]!.places.push(anyForm[language])
  return all
}

/** What visitors are asked, or let do, with no word of where. */
const asksVisitors: Record<Language, RegExp> = {
  en: new RegExp(
    String.raw`^(?:please |can you |could you |also )*(?:ask (?:for|about|if|whether|which|what|how|when|where|them|people)|let ${visitors} (?:say|tell|give|leave|choose|pick|attach|upload|write|enter|add)|${visitors} (?:should|need to|must|can|could|want to) (?:also )?(?:be able to )?(?:say|tell|give|leave|choose|pick|attach|upload|write|enter|fill in)|(?:ask|let) )`,
    'iu',
  ),
  sv: /^(?:snälla |kan du |också )*(?:fråga (?:om|efter|vilken|vilket|vilka|vad|hur|när|var|dem)|låt (?:folk|dem|kunderna|gästerna|besökarna)|(?:man|de|kunderna|gästerna|besökarna) ska (?:också )?kunna (?:skriva|välja|ange|bifoga|lämna|ladda))/iu,
  ja: /(?:も|を|か)(?:聞いて|尋ねて|聞きたい|書いてもらいたい|入力してもらいたい)/u,
}

/** The list that those who are asked fill in. */
export function askedOf(model: ProjectModel, text: string, language: Language): Thing | undefined {
  return asksVisitors[language].test(text.trim()) ? filledIn(model, language)[0]?.list : undefined
}
