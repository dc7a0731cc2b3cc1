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
    /^(?:(?:a (?:bit|few|little|couple of|bit of)|bit|few|a|an|the|some|one|short|brief|three|four|five|six|\d+|simple|small|list of|(?:sections?|pages?|parts?|areas?|blocks?|bits?)(?:(?= about (?:us|me)\b)| (?:for|on|about|with|where i tell about|where|that (?:shows?|lists?|tells?(?: about)?)))|form to(?= \w+ \w)|links? to (?=\w+$)|an overview of|overview of)\s+)+/i,
    /\s+(?:with|that|which|in \w+ (?:steps|tiers|levels|table|list))\b.*$/i,
    /^(?:(?:a|an|big|large|one) )*buttons? (?:that says|saying|labell?ed|with the text|to|for) /i,
    /\s+(?:sections?|pages?|buttons?|forms?|block|box)$/i,
    /\s+(?:from last year|per day|i have built|we made)$/i,
  ],
  sv: [
    /\s*[(:].*$/u,
    /^(?:(?:lite(?: kort)?|en bit|ett par|en|ett|några|kort(?!\s+om)|tre|fyra|fem|\d+|enkel|enkelt|formulär för att|lista över|översikt över|(?:(?:under)?sid(?:a|or)|sektion(?:er)?|avsnitt|del(?:ar)?|flik(?:ar)?)(?: (?:för|med|där|som visar)|(?= om )))\s+)+/i,
    /\s+(?:med|som|där|i \p{L}+ (?:steg|nivåer))(?!\p{L}).*$/iu,
    /^(?:(?:en|ett|stor) )*knapp(?:en)?(?: (?:som säger|där det står|med texten|för att|till))? (?=\S)/iu,
    /(?:[- ]?(?:formulär|knapp(?:ar)?|sektion|ruta|sida)(?:et|en)?)$/i,
  ],
  ja: [
    /[（(：:].*$/u,
    /を?(?:\d+|[一二三四五])(?:つ|件|点|名|人)(?:ほど)?$/u,
    /^(?:簡単な|シンプルな|ふたつの|3つの|三つの)/u,
    /(?:の?(?:フォーム|ボタン|ページ|セクション|コーナー|欄))$/u,
    /(?<=\p{L})(?:つき|付き)$/u,
    /(?:など|のある|を載せ.*|が(?:欲|ほ)し.*)$/u,
  ],
}
/** What a part of a list says without the words around it: "what we do" of "then a section on what we do". */
export const bareTitle = (text: string, language: Language): string =>
  around[language].reduce(
    (rest, pattern) => rest.replace(pattern, '').trim(),
    text.trim().replace(leads[language], '') || text.trim(),
  )

/** What only names the kind. */
const plain: Record<Language, RegExp> = {
  en: /^(?:features?|pric(?:es?|ing)(?: plans| tiers)?|plans(?: and pricing)?|price ?list|menus?|services?|testimonials?|reviews?|faqs?|questions(?: and answers)?|q ?& ?a|team|staff|galler(?:y|ies)|photo gallery|photos|pictures|(?:opening )?(?:hours|times)|contact(?: us| info| details| information)?|map|location|address|find us|news|events|newsletter(?: sign[- ]?up)?|mailing list|logos?(?: of .*)?|(?:client|customer) logos|social proof|stats|statistics|sign[- ]?ups?|get started|call to action|cta|how it works|screen ?shots|videos?|form|phone(?: numbers?)?|e-?mail|links?(?: to .*)?|social media links?|instagram|youtube|spotify|tiktok)$/i,
  sv: /^(?:funktioner|fördelar|priser|prislista|meny|tjänster|omdömen|recensioner|faq|(?:vanliga )?frågor(?: och svar)?|team|personal|galleri|bilder|foton|öppettider|kontakt(?:a oss|uppgifter)?|karta|adress|hitta hit|nyheter|evenemang|nyhetsbrev|(?:kund)?logotyper|siffror|anmälan|mejllista|så (?:här )?(?:fungerar|går) det(?: till)?|skärmbilder|videor|länkar|offertförfrågan|formulär|telefon(?:nummer)?|mejl|e-?post)$/i,
  ja: /^(?:機能|特徴|特長|料金(?:表|プラン)?|プラン|メニュー|サービス|お客様の声|レビュー|口コミ|よくある(?:ご)?質問|FAQ|チーム|スタッフ(?:紹介)?|ギャラリー|写真|営業時間|お?問い?合わ?せ|アクセス|地図|お?知らせ|イベント|メルマガ(?:登録)?|フォーム|電話(?:番号)?|ロゴ|(?:導入)?企業のロゴ|会員登録|メール登録|無料登録|登録|動画|画面紹介|リンク)$/u,
}

export const isUsualName = (text: string, language: Language): boolean =>
  plain[language].test(text.replace(/\s*[(:（：].*$/su, '').trim())

/** `{ title }`, or nothing where the usual heading says it. */
export function sectionTitle(text: string, kind: ListedKind, language: Language): { title?: string } {
  const bare = bareTitle(text, language)
  // "formulär med namn": no more than what it is
  if (!bare && kind !== 'text' && kind !== 'things') return {}
  const title = capitalised(bare || text.trim()).slice(0, titleCharsMax)
  return kind !== 'text' && kind !== 'things' && plain[language].test(bare) ? {} : { title }
}
