// Tools that are asked for by what they are for, in sentences that name other things as well: a date that suits everybody, the points of
// a quiz evening. Data, in three languages: what asks for one, what is said of it, and what makes the prompt about more than that.
import type { Language } from '#shared/languages.ts'
import type { ToolId } from './tool-entries.ts'

export type WholeTool = {
  asks: Record<Language, RegExp>
  /** a sentence that tells of its parts */
  parts: Record<Language, RegExp>
}

const whatFor = String.raw`(?: (?:that|which|when|where|so|for|to|everyone|everybody|we|works?|suits?)\b|[,.!?]|$)`

export const wholeTools: Partial<Record<ToolId, WholeTool>> = {
  datePoll: {
    asks: {
      en: new RegExp(
        String.raw`\b(?:date|scheduling|availability|meeting date) polls?\b|\bdoodle(?:[- ]like)?\b(?! (?:pad|board|draw|app for (?:kids|drawing)))|\b(?:when2meet|rallly)\b|\b(?:find(?:ing)?|agree on|settle on|decide(?: on)?|vote (?:on|for)|poll for|choose|pick) (?:an?|the|our|which|the best|a good|a common)? ?(?:best |good |common |suitable |meeting )?(?:date|day|dates|time|evening|weekend)s?(?: (?:in|this|next) \p{L}+)?${whatFor}(?=[^]*\b(?:everyone|everybody|each|people|all|they|tick\w*|votes?|meeting|party|dinner|reunion|trip|we|us|group|team|club|maybe)\b)|\b(?:which|what) (?:dates?|days?|evenings?|weekends?) (?:suits?|works?|is best|are best|everyone|everybody|we all) ?|\bwhen can (?:everyone|everybody|we all|people)\b|\bwhen (?:everyone|everybody|we all|all of us) (?:can|is free|are free|has time)\b`,
        'iu',
      ),
      sv: /doodle(?!\p{L})|(?<!\p{L})(?:datumomröstning|datumpoll|mötesförfråg\p{L}+|datumförslag)(?!\p{L})|(?<!\p{L})(?:hitta|hittar|välja?|bestäm(?:ma|mer)?|enas om|komma överens om|rösta (?:om|fram|på)|omröstning (?:om|kring|för)|undersöka?) (?:ett |vilket |vilken |en |bästa |gemensamt |bra |passande )*(?:datum|dag|mötestid|helg|kväll|dagar)(?:en|et)?(?= (?:för|till|som|när|där|åt|då|vi|alla)|[,.!?]|$)|(?:vilka|vilken|vilket) (?:datum|dag(?:ar)?|helg(?:er)?|kväll(?:ar)?) (?:som )?(?:alla|folk|flest|passar|funkar)(?!\p{L})|(?<!\p{L})när (?:alla|de flesta) kan(?!\p{L})/iu,
      ja: /日程(?:の)?(?:調整|アンケート|投票|決め|合わせ)|日程を(?:決め|調整|合わせ)|候補日|調整さん|伝助|(?:みんな|全員|参加者|メンバー)の(?:都合|予定|空き)|(?:都合|予定)(?:の(?:いい|良い|つく|合う))(?:日|日程|時間)|日にちを決め|[○◯〇]\s*・?\s*△\s*・?\s*[×✕]/u,
    },
    parts: {
      en: /\b(?:polls?|dates?|days?|names?|answers?|vot\w+|yes|no|maybe|suits?|works?|best|most|everyone|everybody|people|participants|tick\w*|results?|meeting|party|times?)\b/iu,
      sv: /(?<!\p{L})(?:datum\p{L}*|dag\p{L}*|namn|svar\p{L}*|röst\p{L}*|ja|nej|kanske|passar|bäst|flest|alla|folk|deltagar\p{L}*|kryssa\p{L}*|resultat\p{L}*|möte\p{L}*|fest\p{L}*|tid\p{L}*)(?!\p{L})/iu,
      ja: /候補|日程|日|名前|回答|投票|都合|予定|一番|いちばん|最も|多い|みんな|全員|参加|○|◯|△|×|集計|結果|飲み会|会議/u,
    },
  },
  scoreSheet: {
    asks: {
      en: /\b(?:pub quiz|quiz night|trivia night)\b[^.!?\n]{0,30}\b\d+ (?:teams|rounds)\b|\bscore ?(?:sheet|card)s?\b(?=[^]*\b(?:players?|teams?|holes?|rounds?)\b)|\b(?:(?:pub |music |trivia |team )?quiz|trivia(?: night)?|darts?|bowling|boules?|petanque|mini ?golf|sports day|games? (?:night|evening)|tournament|competition|contest|challenge)\b[^.!?\n]{0,40}\b(?:scor(?:e|es|ing|er|ekeeping)(?! of my)(?: ?(?:sheet|board|table|card|app|thing\w*|keeper|system|tracker))?|points table|points (?:per|for each|for every) (?:round|team))\b|\bscor(?:e|ing) ?(?:sheet|card|table|board|app|keeper|tool)s? for (?:our |the |my |an? )?(?:\p{L}+ )?(?:quiz|trivia|dart|bowling|boule|petanque|games? night|sports day|tournament|competition|contest)\p{L}*|\b(?:keep|add up|count|track) (?:the )?(?:score|scores|points)[^.!?\n]{0,40}\b(?:quiz|trivia|teams)\b[^.!?\n]{0,40}\brounds?\b/iu,
      sv: /poängprotokoll(?:et)?(?!\p{L})(?=[^]*(?<!\p{L})(?:lag|omgång|rund|spelare))|(?:pub|musik|fredags|lag|jobb)quiz\p{L}*[^.!?\n]{0,40}(?:poäng(?!sätt)|ställning|resultattavla)|(?:poäng\p{L}*|resultattavla|protokoll|ställning) (?:för|till|på|i) (?:vår |vårt |en |ett |min )?(?:\p{L}+ )?(?:\p{L}*quiz|frågesport|spelkväll|femkamp|mångkamp|tävling|turnering|(?:dart|boule|bowling|minigolf)(?=[^]*(?<!\p{L})(?:lag|omgång|rund)))\p{L}*|(?:femkamp|mångkamp|dartkväll|boulekväll|spelkväll|minigolf\p{L}*)[^.!?\n]{0,50}(?:poäng|ställning|omgång)/iu,
      ja: /(?:クイズ大会|クイズ|ダーツ(?:大会)?|ボウリング(?:大会)?|運動会|ゲーム大会|ボードゲーム会|球技大会|カラオケ大会|グラウンドゴルフ|対抗戦)[^。\n]{0,16}(?:得点|点数|スコア|採点)(?:表|集計|板|ボード|シート|計算|をつけ|を集計)/u,
    },
    parts: {
      en: /\b(?:teams?|rounds?|points?|scor\w+|rank\w*|places?|winner\w*|lead\w*|total\w*|players?|questions? (?:each|per)|results?)\b/iu,
      sv: /(?<!\p{L})(?:lag\p{L}*|omgång\p{L}*|rund\p{L}+|poäng\p{L}*|ställning\p{L}*|plac\p{L}+|vinn\p{L}+|led\p{L}+|total\p{L}*|spelar\p{L}*|resultat\p{L}*|ranking\p{L}*)(?!\p{L})/iu,
      ja: /チーム|ラウンド|点|順位|ランキング|合計|優勝|プレイヤー|結果|集計|回戦/u,
    },
  },
}

/** What is kept, sold or booked besides: the prompt wants more than the tool. */
export const beyondTool: Record<Language, RegExp> = {
  en: /\b(?:customers?|clients?|appointments?|bookings?|book (?:a|an)|invoices?|orders?|inventory|members? (?:list|register|with)|membership|crm|shop|store|website|web ?site|landing page|dating|fixtures|league|results of (?:each|all) match|match(?:es)? (?:with|list)|question bank|bank of questions|questions? (?:with|about|on)|quiz (?:about|on)|trivia about|multiple choice|teams? with|budget|guest list|fees?|attendance)\b/iu,
  sv: /(?<!\p{L})(?:kund(?:er|erna)?|boka|bokning\p{L}*|faktur\p{L}+|order|ordrar|lager|medlemsregister|medlemslista|medlemsavgift\p{L}*|webbshop|hemsida|webbplats|seriematch\p{L}*|frågebank|fråg(?:a|or) (?:om|med|och)|quiz om|svarsalternativ|budget|gästlista|närvaro\p{L}*)(?!\p{L})/iu,
  ja: /顧客|予約|請求|在庫|会員管理|名簿|ホームページ|サイト|通販|応募者|採用|面接|会費|出欠管理|問題の登録|問題を登録|出題|担当|生徒名|保護者名|講師|面談|第[一二三1-3]希望|確定日時|決まった日時|家計|台帳|試合(?:結果|日程)|リーグ/u,
}
