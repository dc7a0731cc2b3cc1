// Which class of trades a domain belongs to on a website, and what all of them share.
import type { Language } from '#shared/languages.ts'
import { siteTradeNames, type SiteTradeName } from '../../site-model.ts'
import { blueprintEntries } from '../blueprints/blueprint-entries.ts'
import { localText } from '../lexicon.ts'
import { sectionCopy } from '../section-copy.ts'
import { careTrades } from './care-trades.ts'
import { drinksTrade } from './drinks-trade.ts'
import { faithTrade } from './faith-trade.ts'
import { goodsTrades } from './goods-trades.ts'
import { hostingTrades } from './hosting-trades.ts'
import { partyTrade } from './party-trade.ts'
import { peopleTrades } from './people-trades.ts'
import { productCopy } from './product-copy.ts'
import { productTrade } from './product-trade.ts'
import type { SiteTrade, Told } from './site-trade.ts'
import { specialTrades } from './special-trades.ts'
import { tradeOfThings } from './trade-of-things.ts'
import { workTrades } from './work-trades.ts'

export const siteTrades: Record<SiteTradeName, SiteTrade> = {
  ...hostingTrades,
  ...goodsTrades,
  ...drinksTrade,
  ...faithTrade,
  ...careTrades,
  ...workTrades,
  ...productTrade,
  ...peopleTrades,
  ...partyTrade,
  ...specialTrades,
}

/** Ids of blueprints by class. What is not named here is `general`. */
const domainsOf: Record<
  Exclude<
    SiteTradeName,
    'general' | 'product' | 'ware' | 'act' | 'cause' | 'couple' | 'party' | 'maker' | keyof typeof specialTrades
  >,
  string
> = {
  drinks: 'wineBar taproom pub bar',
  food: 'foodCounter gelateria catCafe dogCafe pizzaPlace sakeBrewery juiceBar teaHouse coffeeCart bentoShop supperClub craftBrewery vineyardFarm cafe restaurant catering streetFood bakery coffeeRoaster canteen kiosk winery brewery distillery homeBarista tastingClub mealOutreach creamery',
  treats: 'iceCreamVan candyShop iceCream confectioner wagashi pastryKitchen cakeStudio',
  beauty: 'beautySalon salon salonTrade hairStylist nailSalon tattoo saunaLife',
  health:
    'doula naturalHealer healers mindAndBody dentalPractice eyeClinic dropInClinic clinic clinicTrade massage therapy footCare optician pharmacy familyDoctor hospital homeCareTeam fitness mentalHealth',
  craft:
    'watchRepair tailorShop weaving woodCarving glassWorks leatherCraft instrumentMaker pianoTuner pictureFraming craftStudio artisanWork boatBuilding lettering fashionMaker sharpening pottery soapMaker makerTrade sewing woodworking knitting jeweller shoemaker repairTrade repairCafe repair quilting artist preserveMaker printShop makerspace welding',
  building:
    'oddJobs conservatoryBuilder waterWorks homeStaging remodeling jobTrade scaffolding trades construction generalContractor roofer painterFirm tiler mason locksmith solar windowCleaner pressureWashing cleaning gardening chimneySweeper pestControl poolService garage carWash tyreShop towing wasteFirm treeCare liftService houseRenovation movingCompany transportTrade taxi haulier bikeCourier logistics growerTrade farm orchardFarm',
  animal:
    'petBeauty farrier animalBreeding falconry horseTraining vet groomer petcare dogWalking dogTraining breeder breederTrade petShop petRehoming animalShelter ridingSchool petOwner dogSport',
  shop: 'gearRental bikeShop kitShop bottleShop liquorStore healthShop perfumery farmersMarket teaShop kimonoShop yarnShop kimonoRental sneakerSelling auctioneer shop storeTrade florist weddingFlorist bookshop clothing furnitureStore hardwareStore toyShop secondHand electronics butcher greengrocer recordStore fabricShop cardShop gameShop charityShop bikeRental rentalTrade partyRental carDealer partsDealer beekeeping eggFarm csaFarm ecommerceOps sales vending',
  learning:
    'wellnessClass religiousSchool childminder school schoolTrade cramSchool languageClasses privateTutor musicSchool danceSchool drivingSchool surfSchool divingSchool training teacher university daycare preschoolTeam afterSchool folkHighSchool languageExchange homeSchool babysitting',
  club: 'ballSports rollerDerby craftGroup dancersAndParades watchScheme club clubTrade football sportsClub tennisClub golfClub swimClub bowlingClub shootingClub esports scouts sailingClub astronomy chessClub birdwatching fishing hunting camping bookClub choir neighbourhood volunteers nonprofit orienteering cyclingClub runningClub paddleClub mountainClub foragers skateClub modelRailway seniorsClub cultureAssociation allotments studentUnion union parents photography foodBank fundraisers campaigners hamRadio flyingClub orchestra gatheringTrade',
  culture:
    'podcast heritageRailway escapeRooms weddingTrade bandBookings scienceFair theatre museum gallery band film festival townFestival fetesAndFairs festivalCommittee conference eventsTeam eventPlanner venueTrade stageCompany filmSociety folkCulture boxOffice heritageTrail dj magician wedding party poetry songwriter tourGuide',
  lodging: 'shortLets boatCharter hotel lodgingTrade innkeeper caravanPark holidayHome travel campOrganiser',
  sport: 'coachingBusiness gym yogaStudio climbingGym martialArts coachTrade skiResort',
  office:
    'accountant lawFirm lawPractice familyLawyer consultant agency agencyTrade realestate propertyManager lettingAgent insurance bank finance taxOffice payroll translationAgency virtualAssistant recruiting staffing recruitmentAgency marketing creativeAgency socialAgency investor hr publishing funeralHome interior smallBusiness speakersBureau marketResearch seoConsultant patentFirm funeral buildingSurveyor',
  creative:
    'entertainers voiceActing weddingPlanner photographer landscapePhotographer videographer graphicDesigner recordingStudio filmPhotography videoMaker filmCrew writer novelist',
  technology: 'webAgency software saas it itServices systemOperations engineeringFirm',
  faith: 'temple shinto parishOffice church',
  public:
    'parishCouncil hallBookings enSocVillageHall municipality library police citizenDialogue localArchive parksDepartment fireCompany election housing landlord schoolOffice',
}
const tradeByDomain = new Map(
  Object.entries(domainsOf).flatMap(([trade, domains]) => domains.split(' ').map((domain) => [domain, trade as SiteTradeName])),
)

/** What is written down. */
export const writtenTradeOf = (domain: string): SiteTradeName | undefined => tradeByDomain.get(domain)
const told = new Map<string, SiteTradeName>()
/** What is written down, else what the things a domain keeps surely tell. */
export function siteTradeOf(domain = ''): SiteTradeName {
  const known = writtenTradeOf(domain) ?? told.get(domain)
  if (known) return known
  const blueprint = blueprintEntries.find(({ id }) => id === domain)
  if (!blueprint) return 'general'
  const trade = tradeOfThings(blueprint, blueprintEntries, writtenTradeOf) ?? 'general'
  told.set(domain, trade)
  return trade
}

/** How it works, in three steps. */
export const siteSteps: Record<SiteTrade['steps'], readonly (readonly [title: Told, text: Told])[]> = {
  visit: [
    [
      'Find a time|Hitta en tid|ご予約',
      'Write or call and tell us what you would like.|Skriv eller ring och berätta vad du önskar.|メッセージかお電話でご希望をお知らせください。',
    ],
    [
      'Come by|Kom förbi|ご来店',
      'We are ready when you arrive. Take your time.|Vi är redo när du kommer. Ta god tid på dig.|準備を整えてお待ちしています。どうぞごゆっくり。',
    ],
    [
      'Feel good|Må bra|その後も',
      'Before you leave we suggest how to go on from here.|Innan du går föreslår vi hur du går vidare.|お帰りの前に、今後についてご案内します。',
    ],
  ],
  job: [
    [
      'Tell us|Berätta|ご相談',
      'Describe what it is about. A picture often says more.|Beskriv vad det gäller. En bild säger ofta mer.|内容をお知らせください。写真があると助かります。',
    ],
    [
      'Get a price|Få ett pris|お見積もり',
      'You get a suggestion in writing with a price and a date.|Du får ett förslag på papper med pris och datum.|費用と日程を書面でご提案します。',
    ],
    [
      'We do it|Vi gör det|実施',
      'We keep you posted on the way and go through the result with you.|Vi berättar hur det går på vägen och går igenom resultatet med dig.|途中経過をお伝えし、完了後に一緒に確認します。',
    ],
  ],
  order: [
    [
      'Choose|Välj|選ぶ',
      'Look around here or in the shop, and ask about anything.|Titta runt här eller i butiken, och fråga om vad som helst.|サイトや店頭でご覧いただき、何でもお尋ねください。',
    ],
    [
      'Put it aside|Lägg undan|お取り置き',
      'We keep it for you for three days.|Vi sparar det åt dig i tre dagar.|3日間お取り置きします。',
    ],
    [
      'Pick it up|Hämta|お受け取り',
      'Come by when it suits you, or have it sent home.|Kom förbi när det passar, eller få det hemskickat.|ご都合のよい時にご来店、またはお届けします。',
    ],
  ],
  help: [
    [
      'We listen|Vi lyssnar|声を聞く',
      'Anyone can call or come by. What is needed most is decided together.|Vem som helst kan ringa eller komma förbi. Vad som behövs mest bestämmer vi tillsammans.|どなたでもご連絡ください。何が一番必要かを一緒に考えます。',
    ],
    [
      'We act|Vi agerar|すぐに動く',
      'Volunteers near you bring food, warmth or a hand, often the same day.|Volontärer nära dig kommer med mat, värme eller en hand, ofta samma dag.|近くのボランティアが、食事や物資、人手を届けます。',
    ],
    [
      'We stay|Vi finns kvar|寄り添い続ける',
      'Help is not over when the parcel is handed over. We keep in touch.|Hjälpen är inte slut när paketet är lämnat. Vi håller kontakten.|届けて終わりではありません。その後も見守り続けます。',
    ],
  ],
  try: [
    [
      'Create an account|Skapa ett konto|アカウントを作る',
      'Your e-mail address is all it takes. No card, no call from a salesperson.|Det räcker med din e-postadress. Inget kort, ingen säljare som ringer.|メールアドレスだけで完了。カードも営業電話もありません。',
    ],
    [
      'Bring what you have|Ta med det du har|今あるものを取り込む',
      'Begin from nothing, or bring in what you already keep somewhere else.|Börja från noll, eller hämta in det du redan har någon annanstans.|ゼロから始めても、今お使いのデータを取り込んでも。',
    ],
    [
      'Feel the difference|Märk skillnaden|違いを実感',
      'After a week it is part of the day, and the dull part does itself.|Efter en vecka är det en del av dagen, och det tråkiga gör sig självt.|1週間もすれば毎日の一部に。面倒なことは自動で進みます。',
    ],
  ],
  join: [
    [
      'Try it|Prova|体験',
      'Come once and see how it feels. It costs nothing.|Kom en gång och känn efter. Det kostar ingenting.|まずは無料で体験してください。',
    ],
    [
      'Choose your group|Välj grupp|クラス選び',
      'Together we find the level and the time that suit you.|Tillsammans hittar vi nivån och tiden som passar dig.|レベルと時間を一緒に決めましょう。',
    ],
    [
      'Come along|Kom med|参加',
      'Write to us, and your place is ready next week.|Skriv till oss, så väntar din plats nästa vecka.|ご連絡いただければ、翌週から参加できます。',
    ],
  ],
}

/** What each section that is not a trade's own says, for products and for places. */
export const copyOf = (trade: SiteTradeName) => ({
  figures: trade === 'product' ? productCopy.figures : productCopy.placeFigures,
  plans:
    trade === 'product'
      ? productCopy.plans
      : productCopy.placePlans.map((plan, at) => ({ ...plan, points: productCopy.placePoints[at]! })),
})

/** Above the reasons, where the site has no name of its own. */
export const siteHeadings = {
  product: 'What you get|Det här får du|できること',
  ware: 'Thought through|Genomtänkt|こだわり',
  order: 'Order yours|Beställ din|ご注文',
  menu: 'Menu|Meny|メニュー',
  people: 'Why us|Därför vi|選ばれる理由',
  tickets: 'Order tickets|Beställ biljetter|チケットのお申し込み',
  story: 'Our story|Vår historia|ふたりの物語',
  couple: 'Good to know|Bra att veta|ご案内',
} satisfies Record<string, Told>
const free: Told = 'Free|Gratis|無料'

export const siteNames: readonly Told[] = [
  'Maya Lindgren|Maja Lindgren|佐藤 美咲',
  'Oliver Grant|Oskar Berg|鈴木 健太',
  'Amina Farouk|Amina Farouk|高橋 あかり',
  'Leo Marsh|Leo Sandell|伊藤 涼',
  'Nora Walsh|Nora Dahl|渡辺 結衣',
  'Hugo Price|Hugo Ek|中村 拓也',
  'Ivy Barnes|Iris Holm|小林 葵',
  'Samuel Reyes|Samuel Björk|加藤 翔太',
]
/** A few words of each of them, where short biographies are asked for. */
export const siteBios: readonly Told[] = [
  'Began at thirteen in a garage and has not found the way out since.|Började som trettonåring i ett garage och har inte hittat ut sedan dess.|13歳のときに始め、それ以来この道ひとすじです。',
  'Grew up with a grandfather’s records and still has them all.|Växte upp med morfars skivor och har kvar dem allihop.|祖父の影響で夢中になり、今も学び続けています。',
  'Quiet on Mondays, unstoppable on Fridays.|Tyst på måndagar, ostoppbar på fredagar.|普段は物静か。本番になると別人のようだと言われます。',
  'Came to help for one evening and stayed for good.|Kom för att hjälpa till en kväll och blev kvar.|一日だけの手伝いのつもりが、気づけば欠かせない一員に。',
  'Moved here for love and stayed for the work.|Flyttade hit för kärleken och stannade för arbetet.|この町に移り住み、この仕事に出会いました。',
  'Counts everything, forgets nothing.|Räknar allt, glömmer inget.|細かなところまで気を配る、みんなの頼れる存在です。',
  'Laughs the loudest and listens the best.|Skrattar högst och lyssnar bäst.|いつも笑顔で、話をよく聞いてくれます。',
  'The newest of us, and already indispensable.|Nyast av oss och redan oumbärlig.|いちばん新しい仲間。もう欠かせません。',
]
export const siteVoices: readonly Told[] = ['Grace Okafor|Karin Ek|田中 由美', 'Theo Marsh|Johan Sandell|伊藤 大輔']

/** How to reach the place until its owner says so. */
export const sitePhone: Told = '555-0110|010-555 01 10|050-5550-0110'
/** Before the @ of its e-mail. */
export const siteMailbox: Told = 'hello|hej|info'
export const siteAddress: Told = '12 Harbour Street, Springfield|Hamngatan 12, 411 06 Göteborg|東京都港区港町1-2-3'
const siteAbout: Told =
  'It began with one idea and a kitchen table. Today we are a small team that still does things the same way: carefully, personally and with joy.|Det började med en idé och ett köksbord. I dag är vi ett litet gäng som fortfarande gör saker på samma sätt: noga, personligt och med glädje.|小さなアイデアから始まりました。今も少人数で、丁寧に、心を込めて続けています。'
const ownAbouts: Partial<Record<SiteTradeName, Told>> = {
  designer:
    'I draw letters, signs and pages, and like it best when there is nothing left to remove. After some years at a studio I work on my own, with clients of all sizes.|Jag ritar bokstäver, märken och sidor, och trivs bäst när det inte finns något kvar att ta bort. Efter några år på byrå arbetar jag i egen regi, med uppdragsgivare i alla storlekar.|文字やロゴ、紙面や画面をデザインしています。削れるものがなくなるまで考えるのが好きです。制作会社を経て独立し、大小さまざまなお仕事をご一緒しています。',
  developer:
    'I have taken things apart since I was ten, and learnt to put them together again at university and in small teams. Today I build services for the web, and write down what I learn on the way.|Jag har plockat isär saker sedan jag var tio, och lärt mig sätta ihop dem igen på högskolan och i små team. I dag bygger jag tjänster för webben, och skriver ner det jag lär mig på vägen.|子どものころから、しくみを知るのが好きでした。大学と少人数の開発チームを経て、現在はウェブサービスの開発に携わっています。学んだことは記録して公開しています。',
  act: 'We met at a jam session that nobody wanted to leave. Since then we have played in cellars, barns and concert halls, and still argue about the set list in the car.|Vi träffades på ett jam som ingen ville gå hem ifrån. Sedan dess har vi spelat i källare, lador och konserthus, och bråkar fortfarande om låtlistan i bilen.|出会いは、誰も帰りたがらなかったセッションの夜。それ以来、地下の店からホールまで演奏を続けています。車の中で曲順をめぐって言い合うのは今も変わりません。',
  cause:
    'It began with neighbours who shared what they had. Today we are many more, and the idea is the same: nobody should be left alone with what is heavy.|Det började med grannar som delade med sig. I dag är vi många fler, och tanken är densamma: ingen ska behöva bära det tunga ensam.|隣どうしの助け合いから始まりました。仲間は増えましたが、「ひとりにしない」という思いは変わりません。',
  couple:
    'We met in the rain at a bus stop where the bus never came. Some years, two flats and one dog later we want to celebrate with everyone we love.|Vi träffades i regnet vid en hållplats där bussen aldrig kom. Några år, två lägenheter och en hund senare vill vi fira med alla vi tycker om.|雨の日、来ないバスを待つ停留所で出会いました。時を重ね、大切な皆さまと一緒にお祝いできる日を迎えます。',
  maker:
    'I work in a small studio with a north window. What I make begins with something seen on a walk, and it is done when nothing more can be taken away.|Jag arbetar i en liten ateljé med fönster mot norr. Det jag gör börjar med något jag sett på en promenad, och det är klart när inget mer kan tas bort.|北向きの窓がある小さなアトリエで制作しています。散歩で見かけたものから始まり、これ以上引くものがなくなったとき、作品は完成します。',
  product:
    'We built this because we needed it ourselves. Today a small team looks after it, answers every letter and uses it every day.|Vi byggde det här för att vi själva behövde det. I dag sköts det av ett litet team som svarar på alla mejl och använder det varje dag.|自分たちに必要だったから作りました。今も小さなチームで運営し、すべてのお問い合わせにお答えし、毎日使っています。',
  creative:
    'I have always looked at light before anything else. Today I do it for a living, with patience, curiosity and a calm that rubs off.|Jag har alltid sett ljuset före allt annat. I dag lever jag på det, med tålamod, nyfikenhet och ett lugn som smittar.|昔から、何よりもまず光を見ていました。今はそれを仕事に、丁寧に、好奇心を持って向き合っています。',
}
export const aboutOf = (trade: SiteTradeName): Told => ownAbouts[trade] ?? siteAbout
/** What somebody alone says of themselves, where the trade speaks for several. */
const siteAboutMe: Told =
  'I have done this for many years, on my own and by choice: you meet the same person from the first question to the last thank you. I like to do it properly, one at a time, and to explain what I do on the way.|Jag har gjort det här i många år, på egen hand och av fri vilja: du möter samma person från första frågan till sista tacket. Jag vill göra det ordentligt, en sak i taget, och berättar gärna på vägen.|長年この仕事をひとりで続けています。最初のご相談から最後まで、同じ私がお応えします。一つひとつを丁寧に、わかりやすくお話ししながら進めることを大切にしています。'
const inFirstPerson: readonly SiteTradeName[] = ['designer', 'developer', 'maker', 'creative']
export const aboutMeOf = (trade: SiteTradeName): Told => (inFirstPerson.includes(trade) ? aboutOf(trade) : siteAboutMe)
/** The course of a party: what, when, where. */
export const partyDay: readonly (readonly [title: Told, time: string, place: Told])[] = [
  ['Welcome drinks|Välkomstdrink|ウェルカムドリンク', '15:00', 'In the garden|I trädgården|庭'],
  ['Games|Lekar|ゲーム', '15:30', 'On the lawn|På gräsmattan|芝生'],
  ['Cake and coffee|Tårta och kaffe|ケーキとお茶', '16:30', 'At the long table|Vid långbordet|テーブル席'],
  ['Gifts and speeches|Presenter och tal|プレゼントとスピーチ', '17:30', 'In the living room|I vardagsrummet|リビング'],
]
/** Where those who play will be next. */
export const gigDates: readonly (readonly [title: Told, time: string, place: Told])[] = [
  ['Cellar club|Källarklubben|地下のライブハウス', '21:00', 'Old Town|Gamla stan|旧市街'],
  ['Harbour stage|Hamnscenen|港の野外ステージ', '19:30', 'The harbour|Hamnen|港'],
  ['Library afternoon|Eftermiddag på biblioteket|図書館コンサート', '15:00', 'Town library|Stadsbiblioteket|市立図書館'],
  ['Street festival|Gatufesten|街角フェスティバル', '18:00', 'Main square|Stortorget|中央広場'],
  ['Release night|Releasekväll|リリース記念公演', '20:00', 'The old mill|Gamla kvarnen|水車小屋ホール'],
]
/** The course of a wedding day. */
export const weddingDay: readonly (readonly [title: Told, time: string, place: Told])[] = [
  ['Ceremony|Vigsel|挙式', '14:00', 'In the garden|I trädgården|ガーデン'],
  ['Drinks and mingling|Mingel|ウェルカムドリンク', '15:00', 'On the terrace|På terrassen|テラス'],
  ['Dinner and speeches|Middag och tal|披露宴', '17:00', 'In the great hall|I stora salen|大広間'],
  ['First dance|Brudvals|ファーストダンス', '20:30', 'In the barn|På logen|ホール'],
  ['Late supper|Vickning|夜食', '23:30', 'By the fire|Vid elden|暖炉のそば'],
]
/** A believable name of a place of the trade, for those who did not say theirs. */
export const siteBrands: Record<SiteTradeName, Told> = {
  food: 'The Long Table|Långbordet|まちの食卓',
  beauty: 'Studio Linden|Studio Lind|アトリエ・リンデン',
  health: 'Harbour Practice|Hamnmottagningen|みなと治療院',
  craft: 'Oak & Thread|Ek & Tråd|木と糸の工房',
  building: 'Steady Hands|Säkra händer|あおば工務店',
  animal: 'Happy Tails|Glada tassar|しっぽの家',
  shop: 'Corner & Co|Hörnet & Co|かどの店',
  learning: 'Bright Room|Ljusa rummet|ひかり教室',
  club: 'The Friday Club|Fredagsklubben|金曜クラブ',
  culture: 'The Old Mill|Gamla kvarnen|水車小屋ホール',
  lodging: 'Lakeside House|Sjöhuset|湖畔の宿',
  sport: 'North Gym|Norra gymmet|北の森ジム',
  office: 'Clear Ledger|Klara besked|あさひ事務所',
  creative: 'Quiet Light|Stilla ljus|しずかな光',
  act: 'The Night Train|Nattåget|夜汽車',
  cause: 'Warm Hands|Varma händer|あたたかな手',
  party: 'You Are Invited|Du är bjuden|ご招待状',
  couple: 'Our Wedding|Vårt bröllop|ふたりの結婚式',
  maker: 'Blue Studio|Blå ateljén|青のアトリエ',
  product: 'Easy Days|Enkla dagar|らくらく',
  technology: 'Small Orbit|Liten bana|スモールオービット',
  public: 'The Town House|Kommunhuset|まちの窓口',
  faith: 'Quiet Gate|Stilla porten|静門寺',
  drinks: 'The Last Tram|Sista Spårvagnen|終電前',
  treats: 'Sugar & Glaze|Socker & glasyr|春の菓子',
  ware: 'Every Day|Varje dag|まいにち',
  podcast: 'Long Way Home|Långa vägen hem|遠回り',
  nails: 'Petal|Kronblad|花びら',
  lashes: 'Soft Gaze|Mjuk blick|まなざし',
  barber: 'The Corner Chair|Hörnstolen|角の理容室',
  tattoo: 'Black Swallow|Svarta svalan|黒つばめ',
  restaurant: 'The Long Table|Långbordet|まちの食卓',
  lunch: 'Twelve Sharp|Prick tolv|十二時ちょうど',
  bakery: 'Crumb & Co|Smulan|麦の音',
  weddingPhoto: 'First Light|Första ljuset|はじまりの光',
  babyPhoto: 'Little Days|Små dagar|ちいさな日々',
  houses: 'Oak & Hearth|Ek & Härd|木もれび工務店',
  garage: 'Second Gear|Tvåans växel|まちの整備工場',
  legal: 'Linden & Ash|Lind & Ask|ひびき法律事務所',
  estate: 'Keystone Homes|Nyckelhem|かなめ不動産',
  undertaker: 'Quiet Light|Stilla ljus|しずかな灯',
  riding: 'Meadow Stable|Ängsstallet|草原の厩',
  entertainer: 'Silk & Spark|Siden och gnista|ひらめき座',
  classical: 'Four Strings|Fyra strängar|四つの弦',
  escape: 'The Ninth Key|Nionde nyckeln|九番目の鍵',
  weddingVenue: 'Rose Hall|Rosengården|薔薇の館',
  yoga: 'Still Lake|Stilla sjön|静かな湖',
  smithy: 'Ember Forge|Glödsmedjan|残り火鍛冶',
  designer: 'Selected Work|Utvalda arbeten|制作実績',
  developer: 'Selected Projects|Utvalda projekt|開発実績',
  general: 'Good Company|Gott sällskap|よつば',
}

/** What is new, for the first visitors: heading, sentence. */
export const siteNews: readonly (readonly [title: Told, text: Told])[] = [
  [
    'New here? Come and say hello|Ny här? Kom och säg hej|はじめての方へ',
    'On the first Saturday of the month we keep the door open with coffee for everybody.|Första lördagen i månaden står dörren öppen och vi bjuder alla på kaffe.|毎月第1土曜日は、どなたでもお茶を飲みに立ち寄れます。',
  ],
  [
    'Our dates for the season are out|Säsongens datum är klara|今シーズンの日程が決まりました',
    'Save the ones you like. Places are given in the order you write to us.|Spara dem du gillar. Platserna fördelas i den ordning ni hör av er.|ご希望の日をお早めにご連絡ください。先着順です。',
  ],
  [
    'Thank you for a wonderful year|Tack för ett fint år|一年間ありがとうございました',
    'You have been more than ever. Here is what we did together, in short.|Ni har varit fler än någonsin. Här är det vi gjorde tillsammans, i korthet.|多くの方にお越しいただきました。一年を短く振り返ります。',
  ],
  [
    'We are looking for more helping hands|Vi söker fler händer|お手伝いしてくださる方を募集',
    'An hour now and then is plenty. Tell us what you enjoy, and we find something that suits you.|En timme då och då räcker långt. Berätta vad du tycker om, så hittar vi något som passar.|ときどき1時間でも大助かりです。お好きなことをお聞かせください。',
  ],
  [
    'New opening hours from next month|Nya öppettider från nästa månad|来月から時間が変わります',
    'We open earlier on weekdays and stay a little longer on Thursdays. Look at the foot of the page.|Vi öppnar tidigare på vardagar och har öppet lite längre på torsdagar. Se längst ned på sidan.|平日は早めに開き、木曜は少し遅くまで。詳しくはページの下をご覧ください。',
  ],
]

/** A section that was asked for by a heading we know nothing about. */
export const siteBlank: Told =
  'Write here what your visitors should know about this.|Skriv här vad dina besökare bör veta om det här.|ここに、お客様に伝えたいことを書いてください。'

const allTold: readonly Told[] = [
  ...siteTradeNames.flatMap((name) => {
    const { headline, lead, reasons, questions, voices, roles } = siteTrades[name]
    return [headline, lead, ...reasons.flatMap(([, ...texts]) => texts), ...questions.flat(), ...voices, ...roles]
  }),
  ...Object.values(siteSteps).flat(2),
  ...[...productCopy.plans, ...productCopy.placePlans].flatMap(({ title, text }) => [title, text]),
  ...[
    ...productCopy.points,
    ...productCopy.placePoints,
    ...productCopy.figures,
    ...productCopy.placeFigures,
    ...productCopy.links,
  ].flat(),
  ...productCopy.videos.map(([title]) => title),
  ...sectionCopy.map(([, text]) => text),
  ...siteNames,
  ...siteBios,
  ...siteVoices,
  ...Object.values(siteHeadings),
  free,
  sitePhone,
  siteAddress,
  siteAbout,
  ...Object.values(ownAbouts),
  siteBlank,
]
/** A text of these tables in another language; a person's own words stay. */
export function translatedSite(text: string, from: Language, to: Language): string {
  const told = allTold.find((each) => localText(each, from) === text)
  return told ? localText(told, to) : text
}
