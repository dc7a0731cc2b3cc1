// The heading of a section in the person's own words: "three key features" is Key features, "våra tandläkare" is Våra tandläkare.
// A word that only says which section it is (FAQ, contact form) leaves the usual heading of its kind.
import type { Language } from '#shared/languages.ts'
import type { ListedKind } from '../lexicon/listed-sections.ts'
import { capitalised } from './said.ts'

const titleCharsMax = 48

/** What only leads to it: "then a section on", "at the bottom", "sedan en del om", 次に. */
const leads: Record<Language, RegExp> = {
  en: /^(?:(?:and |with )?(?:first(?:ly)?|then|next(?=,| (?:an?|the|our|my|some) )|after (?:that|this)|afterwards|finally|lastly|also|below(?: that)?|(?:right )?(?:at|on|in) the (?:very )?(?:top|bottom|end|start|beginning|middle)|i(?:['’]d| would) like|we (?:want|need|would like)|there should be|followed by)[\s,:]+)+/iu,
  sv: /^(?:(?:och |med )?(?:först|sedan|sen|därefter|efter det|sist|till sist|till slut|slutligen|också|även|under det|(?:längst |högst )?(?:upp|ner|ned|överst|nederst|underst)|i (?:början|slutet|mitten|toppen|botten)|jag vill ha|vi vill ha|följt av)[\s,:]+)+/iu,
  ja: /^(?:(?:まず|続いて)、?|(?:最初|はじめ|次|その(?:次|下|後|あと)|最後|一番(?:上|下)|トップ|下|上)(?:に?は|に|、)、?)+/u,
}
const around: Record<Language, readonly RegExp[]> = {
  en: [
    /\s*[(:].*$/u,
    /^(?:(?:a (?:bit|few|little|couple of|bit of)|bit|few|a|an|the|some|short|brief|three|four|five|six|\d+|simple|small|list of|(?:section|page|part)s?(?= about (?:us|me)\b)|sections? (?:for|on|about(?! (?:us|me)\b))|links? to (?=\w+$)|an overview of|overview of|(?:part|area|bit|block) (?:on|about(?! (?:us|me)\b)|with|where)|form to(?= \w+ \w))\s+)+/i,
    /\s+(?:with|that|which|in \w+ (?:steps|tiers|levels))\b.*$/i,
    /\s+(?:sections?|pages?|buttons?|forms?|block|box)$/i,
    /\s+(?:from last year|per day|i have built|we made)$/i,
  ],
  sv: [
    /\s*[(:].*$/u,
    /^(?:(?:lite(?: kort)?|en bit|ett par|en|ett|några|kort|tre|fyra|fem|\d+|enkel|enkelt|lista över|översikt över|(?:del|avsnitt|sektion|sida|stycke)(?: (?:om(?! (?:oss|mig)(?!\p{L}))|med|där)|(?= om (?:oss|mig)(?!\p{L})))|formulär för att)\s+)+/iu,
    /\s+(?:med|som|där|i \p{L}+ (?:steg|nivåer))(?!\p{L}).*$/iu,
    /(?:[- ]?(?:formulär|knapp(?:ar)?|sektion|ruta|sida)(?:et|en)?)$/i,
  ],
  ja: [
    /[（(：:].*$/u,
    /^(?:簡単な|シンプルな|ふたつの|3つの|三つの)/u,
    /(?:の?(?:フォーム|ボタン|ページ|セクション|コーナー|欄))$/u,
    /(?:など|のある|を載せ.*|が(?:欲|ほ)し.*)$/u,
  ],
}
/** What only names the kind. */
const plain: Record<Language, RegExp> = {
  en: /^(?:features?|pric(?:es?|ing)(?: plans| tiers)?|plans(?: and pricing)?|price ?list|menus?|services?|testimonials?|reviews?|faqs?|questions(?: and answers)?|q ?& ?a|team|staff|galler(?:y|ies)|photo gallery|photos|pictures|(?:opening )?(?:hours|times)|contact(?: us| info| details| information)?|map|location|address|find us|news|events|newsletter(?: sign[- ]?up)?|mailing list|logos?(?: of .*)?|(?:client|customer) logos|social proof|stats|statistics|sign[- ]?ups?|get started|call to action|cta|how it works|screen ?shots|videos?|links?(?: to .*)?|social media links?|instagram|youtube|spotify|tiktok)$/i,
  sv: /^(?:funktioner|fördelar|priser|prislista|meny|tjänster|omdömen|recensioner|faq|(?:vanliga )?frågor(?: och svar)?|team|personal|galleri|bilder|foton|öppettider|kontakt(?:a oss|uppgifter)?|karta|adress|hitta hit|nyheter|evenemang|nyhetsbrev|(?:kund)?logotyper|siffror|anmälan|mejllista|så (?:här )?(?:fungerar|går) det(?: till)?|skärmbilder|videor|länkar|offertförfrågan)$/i,
  ja: /^(?:機能|特徴|特長|料金(?:表|プラン)?|プラン|メニュー|サービス|お客様の声|レビュー|口コミ|よくある(?:ご)?質問|FAQ|チーム|スタッフ(?:紹介)?|ギャラリー|写真|営業時間|お?問い?合わ?せ|アクセス|地図|お?知らせ|イベント|メルマガ(?:登録)?|ロゴ|(?:導入)?企業のロゴ|会員登録|メール登録|無料登録|登録|動画|画面紹介|リンク)$/u,
}

/** `{ title }`, or nothing where the usual heading says it. */
export function sectionTitle(text: string, kind: ListedKind, language: Language): { title?: string } {
  const said = text.trim().replace(leads[language], '') || text.trim()
  const bare = around[language].reduce((rest, pattern) => rest.replace(pattern, '').trim(), said)
  const title = capitalised(bare || text.trim()).slice(0, titleCharsMax)
  return kind !== 'text' && kind !== 'things' && plain[language].test(bare) ? {} : { title }
}
