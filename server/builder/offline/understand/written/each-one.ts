// "A walk is dog, walker, date", "every tuning I do: which customer, the date", "as a curator I add objects with title, maker": what each of
// them has, told in the one way that is read.
import type { Language } from '#shared/languages.ts'
import { singular } from '../../lexicon/inflect.ts'
import { classOfNoun } from '../../lexicon/noun-classes.ts'
import { sayNoun } from '../said.ts'
import { type Edit, editsOf } from './pieces.ts'

type Form = { form: RegExp; as: (found: RegExpExecArray) => string }

/** What is kept of what somebody does. */
const deeds: Readonly<Record<string, string>> = {
  borrow: 'loan',
  rent: 'rental',
  buy: 'purchase',
  order: 'order',
  book: 'booking',
  sell: 'sale',
}

const meter = '(?:走行距離|飛行時間|稼働時間|使用時間|運転時間)'
const measured = String.raw`[\p{Script=Han}\p{Script=Katakana}ー]{0,5}(?:体重|[量温圧]|距離|時間|回数)`

const forms: Record<Language, readonly Form[]> = {
  en: [
    // "expenses shared between roommates: who paid, amount": whose they are, ahead of what each of them has
    {
      form: /(?<=^[^.,:;!\n]*\p{L}s) (?:shared (?:between|among|with|by)|(?:sent in |submitted |reported )?(?:from|by)) (?:(?:our|my|the) )?(?:\p{L}+ )?(?<who>\p{L}+s)(?=\s*: )/giu,
      as: ({ 0: words, groups }) => (classOfNoun(singular(groups!.who!.toLowerCase()), 'en') === 'person' ? '' : words),
    },
    {
      form: /(?<=^|[.;!\n]\s*)an? (?<one>\p{L}+(?: \p{L}+)?) (?:has|have|consists of|needs) (?!to (?:keep|track|manage|log|know|plan|organi[sz]e|run|handle|sell|see|register|store|get|book|record)|often |usually |sometimes |typically |normally |about |around |up to )(?=[^.;\n]*,)/giu,
      as: ({ groups }) => `each ${groups!.one} has `,
    },
    {
      form: /(?<=^|[.;!\n]\s*|, )an? (?<one>\p{L}+(?: \p{L}+)?) is (?=[^.;\n]*,[^.;\n]*,)(?!an? |the |used |for |when |what |not |our |my |like )/giu,
      as: ({ groups }) => `each ${groups!.one} has `,
    },
    {
      form: /(?<!\p{L})(?:every|each) (?<one>\p{L}+) (?:i|we|they|you) (?:do|make|have|get|take|run|sell|buy|see|write|give|book|receive|carry out|perform)\s*[:,–-] ?(?=[^.;\n]*,)/giu,
      as: ({ groups }) => `for each ${groups!.one}: `,
    },
    // "the quilts I sew: pattern, size"; what is lent to others is more than a heading
    {
      form: /(?<=^|[.;!\n]\s*)(?:the |all |my |our )*(?<many>\p{L}+(?: \p{L}+)?s) (?:that |which )?(?:i|we) (?!rent|lend|hire|borrow|have|need|want|keep)\p{L}+\s*[:–-] (?=[^.;\n]*,)/giu,
      as: ({ groups }) => `${groups!.many}: `,
    },
    { form: /,? (?:i\.e\.|namely|that is),? (?=[^.;\n]*,[^.;\n]*)/giu, as: () => ': ' },
    // "as a curator I add objects with title, maker"
    {
      form: /(?<=^|[.!\n]\s*)as an? \p{L}+(?: \p{L}+)?,? (?:i|we) (?:(?:want|need|would like|wish) to |can |should (?:be able to )?)?(?:add|record|put together|keep|log|register|enter|manage|create|maintain|note) /giu,
      as: () => 'we keep ',
    },
    {
      form: /(?<=^|[.!\n]\s*)(?:the )?(?:system|app|tool|software) (?:shall|should|must|has to|needs to|can) (?:be able to )?(?:record|keep|store|track|hold|list|manage|register) /giu,
      as: () => 'we keep ',
    },
    { form: /(?<=\p{L}), each (?:one )?(?:with|having) (?=[^.;\n]*,)/giu, as: () => ' with ' },
    {
      form: /(?:headings? (?:in|of) [^,.\n]*, )?(?:table|sheet|tab) ["“'‘](?<name>[^"”'’\n]{2,30})["”'’]\s*[:–-] ?(?=[^.\n]*,)/giu,
      as: ({ groups }) => `${groups!.name}: `,
    },
    {
      form: /(?<=^|[.;!\n]\s*)(?:an? )?(?<one>\p{L}+(?: \p{L}+)?) = (?=[^.;\n]*,)(?![^.;,\n]*(?: [x×*/÷-] | (?:times|minus|divided|multiplied|gånger|delat) ))/giu,
      as: ({ groups }) => `each ${groups!.one} has `,
    },
    // "menu should be: Dogs, Walks", and no restaurant's
    {
      form: /(?<=^|[.!\n]\s*)(?:the )?(?:side |main )?(?:menu|navigation) (?:should|must|will|is to) (?:be|have|contain)\s*: ?/giu,
      as: () => 'lists: ',
    },
    {
      form: /(?<=^|[.;!\n]\s*)when (?:one|it) (?:arrives|comes in|is handed in|is delivered),? (?:i|we|they) (?:put down|note|record|write down|write|log|enter) /giu,
      as: () => 'for each one: ',
    },
    {
      form: /(?<!\p{L})(?:every|each) (?<one>\p{L}+)['’]s (?=[^.;\n]*(?:,| and ))/giu,
      as: ({ groups }) => `for each ${groups!.one}: `,
    },
    {
      form: /(?<!\p{L})when(?:ever)? (?:somebody|someone|anybody|anyone|an? \p{L}+|we|they) (?<deed>borrow|rent|buy|order|book|sell)s? (?:one|it|something|anything)(?:,|:)? ?(?=(?:who|which|what|when|how)(?!\p{L})[^.;\n]*,)/giu,
      as: ({ groups }) => `for each ${deeds[groups!.deed!.toLowerCase()]}: `,
    },
    { form: /(?<=^|[.;!\n]\s*)info(?:rmation)? (?=per |for each |for every |about each )/giu, as: () => '' },
  ],
  sv: [
    {
      form: /(?<=^|[.;:!\n]\s*)(?:en|ett) (?<one>\p{L}+) (?:har|består av|innehåller|behöver) (?!ofta |oftast |ibland |vanligen |vanligtvis |normalt |cirka |runt |upp till )(?=[^.;\n]*(?:,| och ))/giu,
      as: ({ groups }) => `varje ${groups!.one} har `,
    },
    {
      form: /(?<=^|[.;!\n]\s*)(?:en|ett) (?<one>\p{L}+) är (?=[^.;\n]*,[^.;\n]*,)(?!en |ett |till |för |när |vad |inte |vår |min )/giu,
      as: ({ groups }) => `varje ${groups!.one} har `,
    },
    {
      form: /(?<!\p{L})varje (?<one>\p{L}+) (?:vi|jag|de|man|som vi|som jag) (?:gör|har|får|tar|kör|säljer|köper|ser|skriver|bokar|utför)\s*[:,–-] ?(?=[^.;\n]*,)/giu,
      as: ({ groups }) => `för varje ${groups!.one}: `,
    },
    {
      form: /(?<=^|[.;!\n]\s*)(?<many>\p{L}+(?: (?!som )\p{L}+)?) (?:som )?(?:jag|vi) (?!hyr|lånar|har|vill|behöver|ska)\p{L}+r\s*[:–-] (?=[^.;\n]*,)/giu,
      as: ({ groups }) => `${groups!.many}: `,
    },
    // "som elev vill jag kunna spara böcker med titel"
    {
      form: /(?<=^|[.!\n]\s*)som \p{L}+ (?:vill|ska|kan|behöver) (?:jag|vi) (?:kunna )?(?:lägga in|lägga till|registrera|spara|föra in|skriva in|hantera|logga|notera) /giu,
      as: () => 'vi har ',
    },
    {
      form: /(?<=^|[.!\n]\s*)(?:systemet|appen|verktyget) (?:ska|skall|måste|bör) (?:kunna )?(?:registrera|spara|hålla|lagra|lista|hantera) /giu,
      as: () => 'vi har ',
    },
    {
      form: /(?:rubriker(?:na)? i [^,.\n]*, )?(?:tabell(?:en)?|blad(?:et)?|flik(?:en)?) ["“'‘”](?<name>[^"”'’\n]{2,30})["”'’]\s*[:–-] ?(?=[^.\n]*,)/giu,
      as: ({ groups }) => `${groups!.name}: `,
    },
    { form: /(?<=^|[.;!\n]\s*)(?:en |ett )?(?<one>\p{L}+) = (?=[^.;\n]*,)/giu, as: ({ groups }) => `varje ${groups!.one} har ` },
    { form: /(?<=^|[.!\n]\s*)(?:sido|huvud)?menyn ska (?:ha|vara|innehålla)\s*: ?/giu, as: () => 'listor: ' },
    { form: / direkt(?= (?:med|från|på|in)(?!\p{L}))/giu, as: () => '' },
    // "en nyckellista: nummer, brukare"
    {
      form: /(?<!\p{L})(?:(?:en|ett|min|vår) )?(?<one>\p{L}{3,}?)s?(?:lista|register|förteckning)\s*:\s*(?=[^.;\n]*,)/giu,
      as: ({ 0: said, groups }) => {
        const { known } = sayNoun(said.replace(/^(?:en|ett|min|vår) |\s*:\s*$/giu, ''), 'sv')
        return known ? said : `${sayNoun(groups!.one!, 'sv').many}: `
      },
    },
    { form: /, (?:alltså|dvs\.?|det vill säga|nämligen),? (?=[^.;\n]*,[^.;\n]*)/giu, as: () => ': ' },
    { form: /,? där varje (?:rad|post|kort) (?:är|har|består av|innehåller) (?=[^.;\n]*,)/giu, as: () => ': ' },
  ],
  ja: [
    // 会員の申込です。項目は氏名、区分
    {
      form: /(?<noun>(?:[\p{Script=Han}\p{Script=Katakana}ー]|(?<=\p{Script=Han})[いきしちりえけせてねめれげべみびぎじ](?=\p{Script=Han})){2,}|申し込み|問い合わせ|申し出|貸し出し|売り上げ|お知らせ)(?:です|でお願いします|を(?:管理|記録|登録)(?:したい(?:です)?|する(?:アプリ)?)|の(?:管理|記録)(?:アプリ|表|を希望|をしたいです)?)?。\s*(?:必要な|記録する|入力する)?(?:項目|入力項目|記入欄|欄)(?:は、?|[：:])(?=[^。]*[、・])/gu,
      as: ({ groups }) => `${groups!.noun}は`,
    },
    {
      form: /(?<=^|[。\n]\s*)(?<noun>[\p{Script=Han}\p{Script=Katakana}ー]{2,12})\s*[=＝]\s*(?=[^。\n]*[、・])/gu,
      as: ({ groups }) => `${groups!.noun}：`,
    },
    // ネタごとに【媒体/投稿文/画像】, クライアント側は【社名/担当】
    {
      form: /(?:ごとに|側?は|には|に)?、?【(?<held>[^】\n]*[/／・、][^】\n]*)】/gu,
      as: ({ groups }) => `（${groups!.held!.replaceAll(/[/／](?![^（(]*[)）])/gu, '、')}）`,
    },
    // 顧客→設備（型式、製造番号）→点検（日付、結果）
    {
      form: /(?<=[\p{Script=Han}\p{Script=Katakana}ー）)])\s*(?:→|⇒|->)\s*(?=[\p{Script=Han}\p{Script=Katakana}ー]+[（(])/gu,
      as: () => '、',
    },
    // 車両の走行距離を管理したい, 犬の体重と食事量を記録: what is measured again and again, each time on its day
    {
      form: new RegExp(
        String.raw`(?<=^|[。\n、と])(?!(?:祖[父母]|[父母妻夫娘私]|息子|自分|家族)の)(?<of>[\p{Script=Han}\p{Script=Katakana}ー]{1,8})の(?<held>${meter}|${measured}(?:[と、]${measured})+)を(?:毎日|毎回|日々)?(?:記録|管理|つけ|メモ)`,
        'gu',
      ),
      as: ({ groups }) => `${groups!.of}ごとに日付、${groups!.held!.replaceAll('と', '、')}を記録`,
    },
    // 司書として、本を登録したい
    { form: /(?<=^|[。\n]\s*)[\p{Script=Han}\p{Script=Katakana}ー]{1,10}として(?:は)?、/gu, as: () => '' },
  ],
}

/** "**Manholes** – ref, street": its name in bold. */
const bold = /(?<=^|\n)(?<front>[ \t]*(?:[-*•][ \t]+)?)\*\*(?<name>[^*\n]{2,40})\*\*\s*[-–—:：]\s*(?=[^\n]*[,、])/gu

export const eachOne = (text: string, language: Language): Edit[] =>
  [...forms[language], { form: bold, as: ({ groups }: RegExpExecArray) => `${groups!.front}${groups!.name}: ` }]
    .flatMap(({ form, as }) => editsOf(text, form, as))
    .toSorted((first, second) => first.start - second.start)
