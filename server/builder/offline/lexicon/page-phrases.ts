// Ways of asking for a whole kind of page, read from the text as it stands: many are sentences ("let customers book a time"),
// not nouns. `wish` is read in a first prompt, `added` also after "add": there the bare word is enough.
import type { Language } from '#shared/languages.ts'
import { addsStandings } from './standings.ts'

export type KindCue = 'shop' | 'booking' | 'invoice' | 'survey' | 'feed' | 'chat' | 'standings' | 'settings'
type Phrases = { wish: RegExp; added: RegExp }
const never = /(?!)/

export const kindPhrases: Record<KindCue, Record<Language, Phrases>> = {
  invoice: {
    en: {
      wish: /\bbilling (?:for|app|tool|software|system|program)\b|\binvoic(?:e (?:app|generator|maker|creator|tool|system|templates?|software|program)|ing|es with (?:lines|line items|vat|tax|print)|es? (?:clients|customers|my clients|my customers))\b|\b(?:create|write|send|print|make|issue|draw up|prepare) (?:and \w+ )?(?:my |our |an )?invoices?\b|\binvoices? (?:for|to) [^.!?\n]*\b(?:printable|to print|print(?:ed|ing)?|as (?:a )?pdf|pdf|for printing)\b/i,
      added: /\binvoic(?:es?|ing)(?: page)?(?=$|[,.!]| (?:to|for|so)\b)/i,
    },
    sv: {
      wish: /fakturering|faktura(?:program|verktyg|system|tjänst|generator|mall|sida|modul|skapare|skrivare)(?:et|en)?(?!\p{L})|(?<!\p{L})fakturera(?!\p{L})|(?:skapa|skriva|skicka|skriv ut|göra|ställa ut) (?:\S+ )?fakturor|^\s*fakturor\s*$|(?:faktur(?:a|or)|(?<!\p{L})räkning(?:ar)?) (?:med|för|åt|till) (?=[^.]*(?:\brader|\bmoms|timmar|utskrift|skriva? ut|pdf|att betala))|(?:skapa|skriva|skriver|skriv ut|skriva ut|skicka|göra|ställa ut) (?:en |mina |våra |ut )?(?:faktura|räkning(?:ar)?)(?!\p{L})|fakturaapp/iu,
      added: /faktur(?:or|ering|asida)(?=$|[,.!])/i,
    },
    ja: {
      wish: /(?:請求書|インボイス)(?:の|を)?(?:作成|発行|印刷|作|送|書)|(?:請求書|インボイス)(?=[。、：:\n][^。]*(?:単価|明細|消費税|税込|小計|振込先))|(?:請求書|インボイス)(?:アプリ|システム|ソフト|ツール|メーカー)|^\s*(?:請求書|インボイス)\s*$/i,
      added: /請求書(?:ページ|作成|発行|$)/,
    },
  },
  shop: {
    en: {
      wish: /\b(?:(?:shop|store)\b[^.\n]{0,80}\b(?:cart|basket|checkout)|(?:shop|store) (?:for|selling)\b[^\n]{0,240}\b(?:in(?:to)? (?:a|the|their) (?:shopping )?(?:cart|basket)|at (?:the )?checkout)|web ?shop|web ?store|online (?:\w+ ){0,2}\w*(?:shop|store|boutique|marketplace)|marketplace (?:for|where)|(?:shop|store|boutique) online|e-?commerce(?: (?:web ?)?sites?)?|e-?shop|storefront|shopping (?:cart|basket|site)|(?:shop|store) where [^.]{1,80}\bwith (?:a )?(?:cart|basket)|(?:shop|store) (?:for [^.]{1,60} )?where (?:people|customers|visitors|guests|fans|everyone|everybody|neighbou?rs|members|they) (?:can )?(?:pay|buy|purchase|check ?out)|sell(?:ing)? [\w\s'’]{1,40}online|(?:page|site|website|place|somewhere|shop) (?:to|where (?:i|we) can) sell|(?:page|site|website|form) where (?:people|customers|visitors|guests|members|they|neighbou?rs|parents|everyone) (?:can |could |may )?(?:order|buy|purchase|pre-?order)|(?:shop|store) (?:(?:for|of|selling|with) [^.]{1,60} )?with (?:an? )?(?:shopping )?(?:cart|basket|checkout)|(?<=^(?:(?:please |i(?:'d| would)? (?:want|need|like) |we (?:want|need) |make |build |create )(?:me |us )?)?)(?:(?:an?|my|our) )?(?:(?!coffee|repair|work|machine|barber|body|swap|flower|book|bike|corner|farm|charity)\w+ )?(?:shop|store) (?:for (?:my|our)|to sell|selling))\b/i,
      added: /\b(?:shop|store|checkout|cart)(?: page)?(?=$|[,.!]| (?:to|for|so|where|with)\b)/i,
    },
    sv: {
      wish: /(?:webb?-?(?:butik|shop)|nät-?(?:butik|handel)|e-?handel|e-?butik|online-?butik|butik(?:en)? (?:på nätet|online)|varukorg|kundvagn|sälja .{1,40}(?:på nätet|online)|(?:sida|sajt|hemsida|webbplats|någonstans) (?:för att|att|där (?:jag|vi) kan) sälja|(?:beställnings|order)(?:sida|formulär|sajt)|(?:kunder(?:na)?|folk|man|gäster|de|besökare|medlemmar(?:na)?|grannar(?:na)?|alla) (?:kan |ska kunna |får |enkelt kan )(?:\p{L}+ )?(?:beställa|köpa|handla))/iu,
      added: /(?:butik(?:en)?|shop(?:pen)?|varukorg|kassa)(?:ssida)?(?=$|[,.!\s])/i,
    },
    ja: {
      wish: /(?:ネットショップ|オンライン(?:ショップ|ストア)|ウェブショップ|Webショップ|通販|予約(?:注文|販売)(?:を|が|の)|ネット(?:で|から)の?注文|(?:注文|オーダー)(?:ページ|サイト|フォーム)|EC ?サイト|ショップサイト|ショッピング(?:サイト|カート)|ネット販売|オンライン販売|販売(?:サイト|ページ)|(?:買い物)?(?:カート|かご)(?:付|つ|機能|と|あり)|直販(?:サイト|ページ)|物販(?:サイト|ページ)|(?:見せて|並べて|載せて|選んで(?:もらって)?)[^。、]{0,6}注文)/i,
      added: /(?:ショップ|ストア|カート|通販)/,
    },
  },
  booking: {
    en: {
      wish: /\b(?:(?:bookings?|reservations?|appointments?) (?:page|site|website|form|app|system|tool)|(?:book|reserve) [\w\s’']{1,40} online|(?:customers?|clients?|people|guests?|visitors?|patients?|students?|they|members?|staff|tenants|neighbou?rs|everyone|anyone) (?:(?:should|must|can|may) be able to (?:book|reserve) (?:them|it|one|an? |the |our )|(?:ring|call|phone|write|e-?mail)(?: us| up| in| me){0,2} to (?:book|reserve|make an? (?:booking|reservation|appointment)))|(?<=\b(?:want|need|like|have) to )(?:book|reserve)(?: out)? (?:the|our) (?:\w+ ){0,2}(?:hall|room|rooms|court|courts|boat|boats|sauna|studio|pitch|van|car|cars)|online (?:booking|scheduling|appointments?)|appointment (?:booking|scheduling)|(?:customers?|clients?|people|guests?|visitors?|patients?|students?|they|users?|members?) (?:can |to |could |should )?(?:book|reserve|schedule) (?:an? |their |the |our |my )?(?:\w+ )?(?:time|appointment|slot|visit|session|lesson|class(?:es)?|table|treatment|consultation|online|haircut|meeting|court|room|spot|seat|lane|hour|boat|kayak|tour|ride|sauna|studio|pitch|desk|space|hall)s?\b|(?:bookings?|reservations?|reserve|book|appointments?|sign[- ]?ups?)\b[^.!?\n]{0,60}[:,.;–-] ?(?:people |customers |guests |clients |they )?(?:can )?(?:pick|choose|select|choosing|picking) (?:an?|the|your|their|which|court|room|date|day|time|table|seat|slot|service|treatment)\b|book (?:an? )?(?:time|appointment|slot)s? (?:online|with me|with us)|(?:book|reserve) (?:a )?tables? (?:at|in) (?:my|our|the)\b|(?:let|lets|letting|where|so(?: that)?|for) (?:[\w’']+ ){1,3}?(?:can |to )?(?:book|reserve) (?:an? |their |the )?(?:\w+ )?(?:time|slot|appointment|visit|session|lesson|class(?:es)?|table|court|room|seat|spot|tour)s?|calendly|(?:customers?|clients?|people|guests?|patients?|visitors?) (?:can |to |could )?(?:[\w,’' ]{0,90} )?(?:choose|pick|select) (?:an? |their |the )?(?:free|available|suitable|open) (?:time|slot|date|day)|(?:customers?|clients?|people|guests?|visitors?|patients?|players?|parents|members?|users?|families) (?:can |to |should |will )?(?:choose|pick|select)s? (?:an? |the |their )?[\w -]{2,30}, (?:[\w -]{2,20}, ){0,2}(?:and )?(?:an? |the )?(?:dates?|days?|times?|slots?)|book (?:an? )?(?:\d+[- ]?min(?:ute)?s? )?(?:[\w-]+ ){0,3}(?:call|session|meeting|chat|consultation|lesson|appointment|slot|time) with (?:me|us)|(?:see|shows?|check|pick) (?:the |which |all )?(?:free|available|open) (?:dates|times|slots|days)|booking requests?(?= form| page|,|\.| and|$)|form to (?:reserve|book) (?:a )?(?:table|room|time|seat|place)|can be booked [^.!?\n]{0,30}\b(?:hours?|slots?|online|by members)|(?:hall|cottage|cabin|venue|space|studio|sauna|boat|van|tent|barn|chapel)s? (?:that|which) (?:people|others|members|guests|you|anyone|locals) can (?:rent|hire|book)|(?<=^\W*(?:an? )?)(?!(?:hotel|flight|travel|room|desk|holiday) )(?:[\w'’-]+ ){1,3}booking(?=[.:] )|(?<=^(?:i |we )?(?:need|want) )(?:online )?(?:bookings|reservations|appointments) for (?:my|our))\b/i,
      added: /\bbooking(?: (?:page|form|site|system))?(?=$|[,.!]| (?:to|for|so|where|with)\b)/i,
    },
    sv: {
      wish: /(?:boknings ?(?:sida|system|webb|sajt|formulär|app|kalender(?![^]*bokningar har)|schema|tjänst|portal|verktyg|lista)|online-?bokning|tidsbokning|(?:tid|bords|rums|lokal|tvätt(?:stuge|tids?)?|ban|plats|visnings)bokning(?!ar)(?:en)?(?!\p{L})|ta(?:r)? emot (?:\p{L}+)?bokningar|bokning online|(?<!\p{L})bokning(?:en|ar|arna)? av (?!resor|hotell|flyg)|(?<!\p{L})(?:boka|bokas)(?!\p{L})(?! (?:av|om|in)(?!\p{L}))|(?:kunder|gäster|patienter|elever|medlemmar|besökare|folk|de) (?:kan |ska kunna |får )?boka|(?:se|visa|visar) (?:vilka )?lediga (?:tider|dagar|datum)|skicka(?:r)? (?:en )?bokningsförfråg(?:an|ningar)|(?:lokal(?:en)?|stuga(?:n)?|sal(?:en)?|bygdegård(?:en)?) som (?:man|folk|andra|medlemmar) kan hyra)/iu,
      added: /(?:boknings(?:sidan?|formuläret?)|bokning(?:en)?(?=$|[,.!]))/i,
    },
    ja: {
      wish: /(?:^[^。、\n]{1,10}(?:院|サロン|教室|スタジオ|クリニック|エステ|ジム|整体|マッサージ)の予約$|(?:お客様|お客さん|顧客|利用者|会員|生徒|患者)が(?:オンラインで|ネットで|自分で)?予約(?:できる|する)(?:サイト|ページ)?|予約(?:サイト|ページ|フォーム|システム|アプリ)|(?:貸し?(?:会議室|教室|スタジオ|ホール|ギャラリー|切風呂|切露天風呂|スペース|部屋|館)|レンタル(?:スペース|スタジオ|ルーム|キッチン|オフィス|ギャラリー|サロン)|シェアキッチン)の予約(?!台帳|管理|表|一覧|記録|簿|リスト|状況)|(?:オンライン|ネット|ウェブ|Web)予約|予約(?:を|が)?(?:受け付け|受付|できる|してもらう|して(?:ほし|いただ)|(?:取れ|とれ)(?:る|たら)|取ってもら|受けられる|受けたい|入れられる|入れてもら)|予約(?:と受付|や受付|受付)?(?:を|は)?(?:ネット|オンライン|Web|ウェブ|スマホ|ホームページ|サイト|LINE|24時間)(?:上)?(?:で|から|に)?[^。、\n]{0,6}(?:取|とれ|受|でき|入れ|申し込|して)|(?:ネット|オンライン|Web|ウェブ|スマホ|ホームページ)(?:上)?(?:で|から)の?[^。、\n]{0,8}予約|予約(?:$|[。、，\n])[^\n]{0,30}(?:選|空き|空いて)|(?:選んで|空いている|空き)[^。\n]{0,20}予約)/i,
      added: /予約(?:ページ|フォーム|サイト|受付)/,
    },
  },
  survey: {
    en: {
      wish: /(?<!\b(?:land|roof|site|property|building|house|quantity|wildlife|bird|structural|boat|marine|species|plant|topographic|field|drone|soil) )\b(?:surveys?(?! (?:drones?|equipment|tracker|tracking|log|firm|company|jobs?|crews?))|questionnaires?|(?:feedback|evaluation|satisfaction) (?:form|page|sheet)s?|(?:collect|gather|get|ask for|receive) (?:\w+ ){0,2}feedback|course evaluations?)\b/i,
      added:
        /\b(?:surveys?|questionnaires?|(?:feedback|evaluation) form)(?: page)?(?=$|[,.!]| (?:to|for|so|where|with|about)\b)/i,
    },
    sv: {
      wish: /enkät|frågeformulär|(?:kund|medarbetar|opinions|brukar|elev|nöjdhets|trivsel|medlems|användar)undersökning|undersökning (?:om|bland|till|för) |utvärdering(?:en|ar|sformulär(?:et)?)?(?=$|[\s,.!:])|(?:feedback|åsikts|återkopplings|omdömes)formulär|pulsmätning/i,
      added: /enkät(?:en|er|sidan?)?(?=$|[,.!\s])|frågeformulär(?:et)?|utvärdering(?:en|sformulär(?:et)?)?(?=$|[,.!])/i,
    },
    ja: {
      wish: /アンケート|調査票|満足度調査|意識調査|フィードバックフォーム|(?:フィードバック|ご?意見)を(?:集め|募|もら)/,
      added: /アンケート|調査票|フィードバックフォーム/,
    },
  },
  feed: {
    en: {
      wish: /\b(?:(?:news|activity|social|photo|picture|team|community|club|family|status)[- ]?feed|(?<!(?:horse|animal|cattle|chicken|bird|pet|fish|dog) )feed (?:where|of (?:posts|photos|pictures|updates|news))|(?:\ba feed (?:for|to|with|on|about|from)|^\W*feed for (?:our|my|the|a))|social (?:network|wall|media (?:site|app|page|platform))|micro-?blog|(?:(?:community|discussion|online|support|parents?|members?) )?(?<!^the )forums?\b|(?:discussion|message) boards?|(?:members?|people|friends|we|us|family|families|colleagues|users|parents|students|everyone|everybody|neighbou?rs|our club|players|volunteers|hikers|runners) (?:can |to |could )?(?:post (?!office)|(?:share|upload) (?:their |our |your |some )?(?:photos?|pictures?|pics|updates?|moments?|posts|news|stories)))\b/i,
      added: /\b(?:(?:news|activity|social|photo)[- ]?feed|feed)(?: page)?(?=$|[,.!]| (?:to|for|so|where|with|of)\b)/i,
    },
    sv: {
      wish: /(?:^|[\s"”])(?:nyhets|aktivitets|bild|foto|inläggs)?flöde(?:t)?(?=$|[\s,.!:])|socialt (?:flöde|nätverk)|(?:diskussions|medlems|föräldra|fråge)?forum(?:et)?(?=$|[\s,.!:])|mikroblogg|(?:medlemmar(?:na)?|alla|vi|folk|vänner(?:na)?|familjen|föräldrar(?:na)?|kolleger(?:na)?|kollegor(?:na)?|grannar(?:na)?) (?:kan |ska kunna |får )?(?:dela|delar|lägga upp|lägger upp|posta|postar) (?:med sig av )?(?:sina )?(?:bilder|foton|nyheter|inlägg|ögonblick)/i,
      added: /(?:nyhets|aktivitets|bild|foto)?flöde(?:t)?(?=$|[,.!\s])/i,
    },
    ja: {
      wish: /フィード(?!バック)|フォーラム|(?:質問|相談|交流|雑談)掲示板|SNS|タイムライン(?:に|へ)?(?:の)?投稿|投稿(?:アプリ|サイト|タイムライン|フィード)|(?:写真|近況|様子|日常)(?:や[^、。]{1,8})?を(?:共有|シェア|投稿)|つぶやき/,
      added: /フィード(?!バック)|タイムライン投稿|投稿(?:ページ|フィード)/,
    },
  },
  chat: {
    en: {
      wish: /(?<!\b(?:video|ai|live|voice) )\bchat(?:s|rooms?| rooms?| app| page)?(?! ?-?(?:gpt|bots?)\b)\b|\b(?:instant messaging|messaging app|messenger|slack[- ](?:like|clone|alternative|style))\b/i,
      added: /(?<!\b(?:video|ai) )\bchat(?:room| room)?(?: page)?(?=$|[,.!]| (?:to|for|so|where|with)\b)/i,
    },
    sv: {
      wish: /(?<!video|ai-)\bchatt(?:a|en|rum(?:met)?|app(?:en)?|sida|kanal(?:er)?|funktion)?(?=$|[\s,.!:])|(?:grupp|team|familje|lag|förenings)chatt|meddelandeapp/i,
      added: /\bchatt(?:en|rum|sidan?|funktion(?:en)?)?(?=$|[,.!\s])/i,
    },
    ja: {
      wish: /(?<!AI|ビデオ|音声)チャット(?!ボット|GPT)|メッセージアプリ/,
      added: /(?<!AI|ビデオ)チャット(?!ボット)/,
    },
  },
  // in a first description, how it counts is read with it: understand/standings
  standings: {
    en: { wish: never, added: addsStandings.en },
    sv: { wish: never, added: addsStandings.sv },
    ja: { wish: never, added: addsStandings.ja },
  },
  settings: {
    en: {
      wish: /\bsettings (?:page|screen|view)\b/i,
      added: /\bsettings(?: page| screen)?(?=$|[,.!]| (?:to|for|so|where|with)\b)/i,
    },
    sv: { wish: /inställningssida/i, added: /inställning(?:ar(?:na)?|ssidan?)(?=$|[,.!\s])/i },
    ja: { wish: /設定(?:ページ|画面)/, added: /設定(?:ページ|画面|$)/ },
  },
}
