// Decks of what happened when: the world, Sweden, Japan, England's kings and queens.
import type { Deck } from './deck.ts'

export const historyDecks: readonly Deck[] = [
  {
    en: 'japanese history, history of japan',
    sv: 'japansk historia, japans historia',
    ja: '日本史, (?<!世界史[の ・]?)年号, 歴史年表, 語呂合わせ, 幕末, 戦国',
    name: 'History of Japan|Japans historia|日本史の年号',
    question: 'When was this: {}?|När hände detta: {}?|{}は何年？',
    groups: [
      {
        name: 'Until 1600|Fram till 1600|古代・中世',
        cards: `
Taika reform begins|Taikareformen inleds|大化の改新の始まり = 645|645|645年
Nara becomes the capital|Nara blir huvudstad|平城京に遷都 = 710|710|710年
Kyoto (Heian) becomes the capital|Kyoto (Heian) blir huvudstad|平安京に遷都 = 794|794|794年
Minamoto no Yoritomo becomes shogun|Minamoto no Yoritomo blir shogun|源頼朝が征夷大将軍になる = 1192|1192|1192年
the first Mongol invasion|första mongolinvasionen|文永の役 = 1274|1274|1274年
the Ōnin War begins|Ōninkriget börjar|応仁の乱が始まる = 1467|1467|1467年
the battle of Sekigahara|slaget vid Sekigahara|関ヶ原の戦い = 1600|1600|1600年`,
      },
      {
        name: 'After 1600|Efter 1600|近世・近代',
        cards: `
the Edo shogunate is founded|Edoshogunatet grundas|江戸幕府が開かれる = 1603|1603|1603年
Perry’s black ships arrive|Perrys svarta skepp kommer|ペリーが浦賀に来航 = 1853|1853|1853年
the Meiji Restoration|Meijirestaurationen|明治維新（明治改元） = 1868|1868|1868年
the Meiji constitution|Meijikonstitutionen|大日本帝国憲法の発布 = 1889|1889|1889年
the Tokyo Olympics, the first in Asia|OS i Tokyo, det första i Asien|アジア初の東京オリンピック = 1964|1964|1964年`,
      },
    ],
  },
  {
    en: 'swedish history, history of sweden, swedish kings',
    sv: 'svensk historia, sveriges historia, svenska kungar, regentlängd, stormaktstid, vasa',
    ja: 'スウェーデン史, スウェーデンの歴史',
    name: 'History of Sweden|Sveriges historia|スウェーデン史',
    question: 'When was this: {}?|När hände detta: {}?|{}は何年？',
    groups: [
      {
        name: 'Until 1700|Fram till 1700|1700年まで',
        cards: `
the Kalmar Union is formed|Kalmarunionen bildas|カルマル同盟の成立 = 1397|1397|1397年
the Stockholm Bloodbath|Stockholms blodbad|ストックホルムの血浴 = 1520|1520|1520年
Gustav Vasa becomes king|Gustav Vasa blir kung|グスタフ・ヴァーサが王になる = 1523|1523|1523年
the ship Vasa sinks|regalskeppet Vasa sjunker|軍艦ヴァーサ号の沈没 = 1628|1628|1628年
the king falls at Lützen|Gustav II Adolf stupar vid Lützen|グスタフ2世アドルフがリュッツェンで戦死 = 1632|1632|1632年
Skåne becomes Swedish|Skåne blir svenskt|スコーネがスウェーデン領になる = 1658|1658|1658年`,
      },
      {
        name: 'After 1700|Efter 1700|1700年から',
        cards: `
the battle of Poltava|slaget vid Poltava|ポルタヴァの戦い = 1709|1709|1709年
Gustav III is shot at a masked ball|Gustav III skjuts på maskeradbalen|グスタフ3世が仮面舞踏会で撃たれる = 1792|1792|1792年
Sweden loses Finland|Sverige förlorar Finland|フィンランドを失う = 1809|1809|1809年
the school law for all children|folkskolan införs|義務教育の始まり = 1842|1842|1842年
the union with Norway ends|unionen med Norge upplöses|ノルウェーとの連合の解消 = 1905|1905|1905年
women vote in a general election for the first time|kvinnor röstar för första gången i riksdagsval|女性が初めて国政選挙で投票 = 1921|1921|1921年
traffic moves to the right|högertrafik införs|車が右側通行になる = 1967|1967|1967年
Olof Palme is murdered|Olof Palme mördas|パルメ首相の暗殺 = 1986|1986|1986年
Sweden joins the EU|Sverige går med i EU|EUに加盟 = 1995|1995|1995年`,
      },
    ],
  },
  {
    en: 'kings and queens, king of england, queens of england, monarch, british history, english history, tudor',
    sv: 'englands kungar, brittisk historia, tudor',
    ja: 'イギリス王, 英国王, イギリス史',
    name: 'Kings and Queens|Kungar och drottningar|イギリスの王と女王',
    question: 'Which monarch {}?|Vilken regent {}?|{}のは誰？',
    asks: true,
    groups: [
      {
        name: 'England and Britain|England och Storbritannien|イギリス',
        cards: `
won at Hastings in 1066|segrade vid Hastings 1066|1066年ヘイスティングズで勝った = William the Conqueror|Vilhelm Erövraren|ウィリアム1世
sealed Magna Carta in 1215|beseglade Magna Charta 1215|1215年マグナ・カルタを認めた = King John|Johan utan land|ジョン王
fell at Bosworth in 1485|stupade vid Bosworth 1485|1485年ボズワースで倒れた = Richard III|Richard III|リチャード3世
had six wives|hade sex hustrur|六人の妻をもった = Henry VIII|Henrik VIII|ヘンリー8世
reigned when the Armada came in 1588|regerade när armadan kom 1588|1588年無敵艦隊を退けた = Elizabeth I|Elisabet I|エリザベス1世
was king of both Scotland and England from 1603|blev 1603 kung av både Skottland och England|1603年から両国の王を兼ねた = James I|Jakob I|ジェームズ1世
was beheaded in 1649|halshöggs 1649|1649年に処刑された = Charles I|Karl I|チャールズ1世
gave her name to most of the 1800s|gav namn åt större delen av 1800-talet|19世紀の時代の名になった = Victoria|Viktoria|ヴィクトリア女王
abdicated in 1936|abdikerade 1936|1936年に退位した = Edward VIII|Edvard VIII|エドワード8世
reigned for seventy years|regerade i sjuttio år|70年在位した = Elizabeth II|Elisabet II|エリザベス2世`,
      },
    ],
  },
  {
    en: "(?<!(?:town|village|city|company|family|club|school|local|parish|house)(?:[’']?s)? )histor, world war, ancient rome",
    sv: '(?<!(?:bygdens|byns|stadens|ortens|familjens|släktens|företagets|föreningens|klubbens|skolans|lokal) )histori, årtal, världskrig',
    ja: '(?<!(?:町|村|市|街|地域|地元|郷土|家|家族|会社|学校|当社|クラブ)の)歴史, 世界史',
    name: 'Dates of History|Historiska årtal|世界史の年号',
    question: 'When was this: {}?|När hände detta: {}?|{}は何年？',
    groups: [
      {
        name: 'Until 1700|Fram till 1700|1700年まで',
        cards: `
the Western Roman Empire falls|Västrom faller|西ローマ帝国の滅亡 = 476|476|476年
the battle of Hastings|slaget vid Hastings|ヘイスティングズの戦い = 1066|1066|1066年
Magna Carta|Magna Charta|マグナ・カルタ = 1215|1215|1215年
Constantinople falls to the Ottomans|Konstantinopel faller för osmanerna|コンスタンティノープルの陥落 = 1453|1453|1453年
Columbus reaches America|Columbus når Amerika|コロンブスがアメリカに到達 = 1492|1492|1492年
Luther’s theses in Wittenberg|Luthers teser i Wittenberg|ルターの九十五か条の論題 = 1517|1517|1517年
the Peace of Westphalia|westfaliska freden|ウェストファリア条約 = 1648|1648|1648年`,
      },
      {
        name: 'After 1700|Efter 1700|1700年から',
        cards: `
the American Declaration of Independence|USA:s självständighetsförklaring|アメリカ独立宣言 = 1776|1776|1776年
the French Revolution begins|franska revolutionen börjar|フランス革命の始まり = 1789|1789|1789年
Napoleon loses at Waterloo|Napoleon förlorar vid Waterloo|ワーテルローの戦い = 1815|1815|1815年
the First World War begins|första världskriget börjar|第一次世界大戦の始まり = 1914|1914|1914年
the Russian Revolution|ryska revolutionen|ロシア革命 = 1917|1917|1917年
the Second World War ends|andra världskriget slutar|第二次世界大戦の終わり = 1945|1945|1945年
the first people on the Moon|de första människorna på månen|人類が初めて月に立つ = 1969|1969|1969年
the Berlin Wall opens|Berlinmuren öppnas|ベルリンの壁の開放 = 1989|1989|1989年`,
      },
    ],
  },
]
