// What a kind or a type may be where nobody said, by what it is of: "membership type", "rooms: number, type", 会員種別. Each choice is
// `English|Svenska|日本語`.
import type { Language } from '#shared/languages.ts'
import { localText } from './lexicon.ts'

/** What the kind is of, as its label or its list says it, and the choices. */
const choices: readonly (readonly [of: RegExp, choices: string])[] = [
  [/^(?:class|klass|クラス|組)$/i, '7A|7A|1年A組, 7B|7B|1年B組, 8A|8A|2年A組, 8B|8B|2年B組'],
  [/member|medlem|会員/i, 'Adult|Vuxen|一般, Student|Student|学生, Family|Familj|家族, Senior|Senior|シニア'],
  [
    /employment|contract type|\bjobs?\b|position|vacanc|anställningsform|(?<!\p{L})jobb|tjänst$|雇用|求人/iu,
    'Full-time|Heltid|正社員, Part-time|Deltid|パート, Contract|Visstid|契約社員, Internship|Praktik|インターン',
  ],
  [/room|rum(?:styp)?(?!\p{L})|部屋|客室/iu, 'Single|Enkelrum|シングル, Double|Dubbelrum|ツイン, Suite|Svit|スイート'],
  [
    /propert|listing|apartment|housing|bostad|fastighet|物件/i,
    'Apartment|Lägenhet|マンション, House|Villa|一戸建て, Townhouse|Radhus|テラスハウス, Land|Tomt|土地',
  ],
  [
    /vehicle|\bcars?\b|fleet|fordon|(?<!\p{L})bil(?:ar|typ)?(?!\p{L})|車両|車種/iu,
    'Small car|Småbil|コンパクトカー, Estate|Kombi|ワゴン, Van|Skåpbil|バン, Truck|Lastbil|トラック',
  ],
  [/ticket|biljett|チケット/i, 'Standard|Ordinarie|一般, Student|Student|学生, VIP|VIP|VIP'],
  [
    /event|evenemang|イベント/i,
    'Concert|Konsert|コンサート, Workshop|Workshop|ワークショップ, Meetup|Träff|交流会, Talk|Föredrag|講演会',
  ],
  [
    /course|class(?:es)?\b|lesson|workshop|kurs|lektion|講座|コース|レッスン/i,
    'Group|Grupp|グループ, Private|Enskild|個人, Online|På nätet|オンライン',
  ],
  [
    /appointment|visit|consultation|besök|診察|受診/i,
    'First visit|Första besök|初診, Follow-up|Återbesök|再診, Check-up|Kontroll|検診',
  ],
  [/customer|client|account|kund|顧客|取引先/i, 'Private|Privat|個人, Company|Företag|法人, Public|Offentlig|官公庁'],
  [/supplier|vendor|leverantör|仕入先/i, 'Goods|Varor|商品, Materials|Material|材料, Services|Tjänster|サービス'],
  [
    /^service type$|^typ av service$|^整備内容$/i,
    'Oil change|Oljebyte|オイル交換, Tyres|Däck|タイヤ, Brakes|Bromsar|ブレーキ, Inspection|Besiktning|点検',
  ],
  [
    /maintenance|repair|work order|service request|underhåll|reparation|felanmälan|修理|修繕/i,
    'Plumbing|Rör|水まわり, Electrical|El|電気, Heating|Värme|空調, Other|Övrigt|その他',
  ],
  [
    /leave|absence|vacation|frånvaro|ledighet|休暇/i,
    'Holiday|Semester|有給, Sick leave|Sjukfrånvaro|病欠, Parental leave|Föräldraledig|育児休暇',
  ],
  [
    /contract|agreement|avtal|契約/i,
    'Service|Service|サービス, Lease|Hyra|賃貸, Supply|Leverans|供給, Employment|Anställning|雇用',
  ],
  [/document|dokument|書類|文書/i, 'Agreement|Avtal|契約書, Report|Rapport|報告書, Policy|Policy|規程, Form|Blankett|様式'],
  [
    /asset|equipment|device|inventory|utrustning|inventarie|enhet|備品|機器|設備/i,
    'Computer|Dator|パソコン, Furniture|Möbel|家具, Tool|Verktyg|工具, Vehicle|Fordon|車両',
  ],
  [
    /workout|exercise|training|träning|övning|トレーニング|種目/i,
    'Strength|Styrka|筋力, Running|Löpning|ランニング, Cycling|Cykling|サイクリング, Mobility|Rörlighet|柔軟',
  ],
  [
    /campaign|marketing|kampanj|キャンペーン/i,
    'E-mail|E-post|メール, Social media|Sociala medier|SNS, Search ads|Sökannonser|検索広告, Print|Tryck|チラシ',
  ],
  [
    /interaction|activity|activities|contact log|aktivitet|活動|接触/i,
    'Call|Samtal|電話, Meeting|Möte|面談, E-mail|E-post|メール',
  ],
  [/donation|gift|gåva|donationer|寄付/i, 'One-time|Engångsgåva|単発, Monthly|Månadsgåva|毎月, In kind|Varor|物品'],
  [/payment|betalning|支払/i, 'Card|Kort|カード, Cash|Kontant|現金, Bank transfer|Banköverföring|銀行振込'],
  [/feedback|suggestion|synpunkt|要望/i, 'Idea|Idé|提案, Praise|Beröm|お褒め, Complaint|Klagomål|苦情'],
  [/boat|berth|båt|船|艇/i, 'Sailing boat|Segelbåt|ヨット, Motorboat|Motorbåt|モーターボート, Rowing boat|Roddbåt|手こぎ舟'],
  [
    /dish|menu|food|meal|maträtt|meny|料理|メニュー/i,
    'Starter|Förrätt|前菜, Main|Huvudrätt|主菜, Dessert|Efterrätt|デザート, Drink|Dryck|飲み物',
  ],
  [/bug|issue|defect|ärende|不具合|課題/i, 'Bug|Fel|不具合, Improvement|Förbättring|改善, Question|Fråga|質問'],
  [/article|post|page|artikel|inlägg|記事/i, 'News|Nyhet|お知らせ, Guide|Guide|ガイド, Interview|Intervju|インタビュー'],
  [/animal|pet|djur|ペット|動物/i, 'Dog|Hund|犬, Cat|Katt|猫, Rabbit|Kanin|うさぎ, Bird|Fågel|鳥'],
  [
    /clothing|garment|plagg|衣類|服/i,
    'Top|Överdel|トップス, Trousers|Byxor|パンツ, Dress|Klänning|ワンピース, Outerwear|Ytterplagg|アウター',
  ],
  [
    /sneaker|shoe|boots?$|trainers|(?<!\p{L})sko(?:r|n)?(?!\p{L})|スニーカー|靴/iu,
    'Running|Löpning|ランニング, Everyday|Vardag|カジュアル, Limited edition|Specialutgåva|限定',
  ],
  [/furniture|möbel|möbler|家具/i, 'Living room|Vardagsrum|リビング, Bedroom|Sovrum|寝室, Dining|Matplats|ダイニング'],
  [
    /gadget|electronic|phone|laptop|elektronik|mobil|家電|電子/i,
    'Phones|Mobiler|スマホ, Computers|Datorer|パソコン, Accessories|Tillbehör|アクセサリー',
  ],
  [
    /(?<!\p{L})teas?(?!\p{L})|(?<!\p{L})te(?:er)?(?!\p{L})|お?茶$|紅茶/iu,
    'Green|Grönt|緑茶, Black|Svart|紅茶, Herbal|Örtte|ハーブティー',
  ],
  [/cosmetic|skincare|beauty|hudvård|kosmetik|化粧品|コスメ/i, 'Face|Ansikte|フェイス, Body|Kropp|ボディ, Hair|Hår|ヘア'],
  [/toy|leksak|おもちゃ|玩具/i, 'Wooden|Trä|木製, Puzzles|Pussel|パズル, Soft toys|Gosedjur|ぬいぐるみ'],
  [/poster|artwork|tavl|affisch|ポスター|アート/i, 'Prints|Tryck|プリント, Originals|Original|原画, Cards|Kort|カード'],
]

/** The choices of a kind called so, in a list called so; undefined where nothing tells of what it is a kind. */
export function usualChoices(label: string, list: string, language: Language): string[] | undefined {
  const found = choices.find(([of]) => of.test(label)) ?? choices.find(([of]) => of.test(list))
  return found?.[1].split(', ').map((choice) => localText(choice, language))
}
