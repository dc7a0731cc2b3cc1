// Whose voice a website has by what is said of it: a band, a charity, a couple or a host speaks otherwise than a business does.
import type { SiteTradeName } from '../../site-model.ts'

/** Those who speak for themselves, by what they are called. */
export const siteSpeakers: readonly (readonly [words: RegExp, trade: SiteTradeName])[] = [
  [
    /\b(?:jazz|rock|folk|cover|brass|punk|our|my|a|the) (?:\w+ )?bands?\b|\b(?:trio|quartet|duo|singer|musician|dj|pianist|violinist|guitarist|cellist|saxophonist|drummer|songwriter|harpist|organist)\b(?! (?:teacher|lessons))|(?<!\p{L})(?:ett|vårt|mitt) (?:\p{L}*)band(?:et)?(?!\p{L})|trubadur|kvartett|musiker|(?:pianist|violinist|gitarrist|cellist|sångare|sångerska|låtskrivare|trummis|harpist)(?:en|n)?(?!\p{L})|バンド|トリオ|演奏家|ミュージシャン|ピアニスト|ギタリスト|バイオリニスト|ヴァイオリニスト|チェリスト|シンガー|歌手|ソプラノ歌手/iu,
    'act',
  ],
  [
    /charity|(?:donation|crowdfunding|fundrais\w+) (?:page|site)|relief|foundation|aid organi[sz]ation|hjälporganisation|välgörenhet|insamling|NPO|慈善|支援団体/iu,
    'cause',
  ],
  [
    /illustrat|ceramic|potter\b|\bartist\b|sculptor|\b(?:stone|wood)[- ]?carv(?:er|ing)|letter[- ]?(?:cutter|carver)|glass ?blow(?:er|ing)|silversmith|textile artist|hand ?weaver|konstnär|keramiker|formgivare|(?:sten|bild)huggare|träsnidare|glasblåsare|silversmed|(?:hand)?vävare(?!\p{L})|イラストレーター|陶芸家|画家|彫刻家|石彫|木彫|木工作家|ガラス作家|染織作家|漆芸/iu,
    'maker',
  ],
  [
    /(?:our|my) wedding(?! (?:photo|band|plan|cake|flower|venue|business|dress|video|DJ|company|studio|cater|car|hair|make))|wedding (?:web ?site|site|page|invit|rsvp)|(?:are|getting|we['’]re) (?:getting )?married|(?:vårt|vår) bröllop|bröllops(?:hem)?(?:sida|sajt|webb|inbjudan)|(?:vi )?(?:ska )?gift(?:er|a) oss|(?:私たち|ふたり)の結婚|結婚式の(?:ご?招待|ご?案内|ホームページ|サイト|ページ)|結婚します/iu,
    'couple',
  ],
  [
    /\b(?:invitations?|invites?) (?:page|site|website)|\b(?:party|shower|birthday|housewarming|reunion|christening|graduation|anniversary) (?:e-?)?invit|\b(?:my|our|\w+[’']s) (?:\w+ ){0,3}(?:birthday|housewarming|baby shower|bridal shower|family reunion|anniversary party)\b|(?:kalas|fest|dop|födelsedags)inbjudan|inbjudan till|招待状|誕生日会のご?案内/iu,
    'party',
  ],
  // what is on, when and where
  [/\bevent page (?:for|about)\b|(?:evenemangs|event)sida|(?:イベント|催し)ページ|特設(?:ページ|サイト)/iu, 'culture'],
]

const [actWords] = siteSpeakers.find(([, trade]) => trade === 'act')!
/** Who plays is written to, and has no times to choose from. */
export const isOfAct = (text: string): boolean => actWords.test(text)
