// Names of known products, only to understand what somebody means by "a Trello clone": none of them is ever shown in a project or
// becomes its name. `~name` is an ordinary word as well and counts only where it is plainly meant as a name. Spellings of all three
// languages stand together; a line more is all that a product needs.
import type { ProductKindId } from './product-kinds.ts'

const names: Record<ProductKindId, string> = {
  taskBoard: 'trello, ~planner, microsoft planner, ms planner, kanbanflow, kanbanize, meistertask, wekan, kanboard, トレロ',
  teamWork:
    'asana, ~monday, monday.com, mondaycom, clickup, click up, basecamp, wrike, smartsheet, teamwork.com, microsoft project, ms project, アサナ, クリックアップ, ジョートー, jooto, brabio',
  issueTracker: 'jira, ~linear, youtrack, bugzilla, redmine, ~shortcut, pivotal tracker, ~backlog, mantis bt, ジラ, ~バックログ',
  codeHost: 'github, gitlab, bitbucket, git hub, ギットハブ',
  toDo: 'todoist, ticktick, wunderlist, microsoft to do, microsoft todo, ms to do, any.do, anydo, things 3, google tasks, google keep tasks, omnifocus, remember the milk, トゥードゥーイスト',
  notes:
    'evernote, google keep, onenote, ~one note, apple notes, simplenote, ~bear, ~obsidian, roam research, ~keep, standard notes, エバーノート',
  workspace: 'notion, coda, craft docs, anytype, appflowy, nuclino, ノーション, サイボウズ, cybozu, garoon',
  wiki: 'wikipedia, ~fandom, ~confluence, gitbook, mediawiki, wikia, ウィキペディア, ピクシブ百科事典, ニコニコ大百科',
  spreadsheet: 'airtable, google sheets, baserow, nocodb, rows.com, キントーン, kintone, エアテーブル',
  documents: 'google docs, google drive, dropbox, ~box, onedrive, sharepoint, ドロップボックス, グーグルドライブ',
  chat: 'slack, discord, microsoft teams, ms teams, ~teams, whatsapp, whats app, ~telegram, ~signal, ~line, ~messenger, facebook ~messenger, imessage, wechat, mattermost, rocket.chat, rocketchat, viber, スラック, ディスコード, ~ライン, チャットワーク, chatwork, ワッツアップ, カカオトーク, kakaotalk',
  videoMeeting: '~zoom, google meet, skype, facetime, face time, webex, ズーム, スカイプ',
  feed: 'twitter, ~threads, mastodon, bluesky, truth social, tumblr, ツイッター, スレッズ, マストドン, ブルースカイ',
  photoFeed: 'instagram, insta, bereal, be real, ~snapchat, pixelfed, vsco, インスタ, インスタグラム, スナップチャット',
  community: 'facebook, ~circle, mighty networks, myspace, mixi, google plus, vk.com, facebook groups, フェイスブック, ミクシィ',
  professionals: 'linkedin, linked in, xing, wantedly, リンクトイン, ウォンテッドリー, ~eight',
  forum:
    'reddit, 4chan, 5ch, 2ch, ~flashback, ~familjeliv, hacker news, digg, ~discourse, phpbb, sweclockers, 5ちゃんねる, 2ちゃんねる, レディット, ガールズちゃんねる, ママスタ, 爆サイ',
  pins: 'pinterest, ピンタレスト, we heart it, are.na',
  photoAlbum:
    'flickr, google photos, google photo, 500px, icloud photos, imgur, フリッカー, みてね, google フォト, グーグルフォト',
  questions:
    'stack overflow, stackoverflow, quora, stack exchange, yahoo answers, 知恵袋, yahoo!知恵袋, yahoo知恵袋, ヤフー知恵袋, 教えて!goo, 教えてgoo, teratail, スタックオーバーフロー, クオーラ',
  blog: '~medium, wordpress, blogger, ~ghost, hatena blog, qiita, zenn, ~note, note.com, アメブロ, はてなブログ, livedoorブログ, ワードプレス',
  newsletter: 'substack, beehiiv, convertkit, buttondown, サブスタック',
  mailings: 'mailchimp, sendgrid, klaviyo, get a newsletter, brevo, mailerlite, メールチンプ, apsis',
  links:
    'linktree, link tree, beacons.ai, bio.link, ~carrd, linkinbio, lnk.bio, リットリンク, lit.link, リンクツリー, link in bio, link in bio page, bio link page, bio links, länksida, länkträd, länksamling för bio, リンクまとめ, リンクまとめページ, プロフィールリンク',
  bookmarks: '~pocket, instapaper, raindrop, raindrop.io, pinboard, delicious bookmarks, はてなブックマーク, はてブ, feedly',
  profilePage: 'adobe portfolio, about.me, format.com, foriio',
  site: 'squarespace, wix, wix.com, weebly, webflow, hemsida24, ペライチ, ウィックス, google sites',
  showcase: 'behance, dribbble, deviantart, artstation, pixiv, ピクシブ, ビハンス',
  launches: 'product hunt, producthunt, betalist, indie hackers, プロダクトハント',
  classifieds:
    'blocket, craigslist, facebook marketplace, fb marketplace, gumtree, olx, vinted, depop, sellpy, kleinanzeigen, leboncoin, offerup, poshmark, finn.no, ~plick, carousell, メルカリ, mercari, ラクマ, rakuma, ジモティー, paypayフリマ, yahoo!フリマ, yahooフリマ, ヤフーフリマ',
  auctions:
    'ebay, e-bay, tradera, ヤフオク, ヤフオク!, yahooオークション, yahoo!オークション, ヤフーオークション, イーベイ, モバオク, bukowskis, lauritz, catawiki, auctionet',
  shop: 'etsy, shopify, ~amazon, woocommerce, ~base, ~stores, big cartel, bigcartel, asos, zalando, cdon, adlibris, ikea, apotea, 楽天, 楽天市場, アマゾン, ~minne, ミンネ, creema, クリーマ, エッツィ, エッツィー, ベイス, ストアーズ, zozo, zozotown, shopee, alibaba, temu, shein, tictail, ユニクロ',
  giveaway: 'freecycle, freegle, trash nothing, ~buy nothing, buynothing',
  surplusFood: 'too good to go, toogoodtogo, matsmart, tabete, タベテ, トゥーグッドトゥーゴー, olio',
  stays:
    'airbnb, air bnb, vrbo, homeaway, ~couchsurfing, エアビー, エアビーアンドビー, エアービーアンドビー, stugknuten, スペースマーケット, hipcamp, misterb&b, trustedhousesitters',
  hotels:
    'booking.com, bookingcom, expedia, hotels.com, agoda, trivago, じゃらん, 楽天トラベル, 一休, 一休.com, るるぶトラベル, ブッキングドットコム, エクスペディア',
  hire: 'fat llama, hygglo, turo, getaround, gomore, rent the runway, エアクロ, エアークローゼット, anyca, エニカ, library of things, fritidsbanken',
  parking: 'easypark, justpark, spothero, akippa, アキッパ, parkwhiz, 特p',
  onDemand:
    'taskrabbit, task rabbit, hemfrid, yepstr, tiptapp, タスクラビット, くらしのマーケット, エニタイムズ, anytimes, thumbtack, angi, offerta, servicefinder, timee, タイミー, シェアフル, airtasker, bark.com, ~rover',
  rideHailing: 'uber, lyft, ~bolt, ~grab, didi, ウーバー, cabonline, taxijakt, ディディ, blacklane, ola cabs',
  rideSharing: 'blablacar, bla bla car, skjutsgruppen, notteco, のってこ, のってこ!, liftshare, waze carpool',
  foodDelivery:
    'uber eats, ubereats, foodora, doordash, door dash, deliveroo, wolt, ~just eat, grubhub, instacart, 出前館, ウーバーイーツ, ウォルト, mathem, ~glovo',
  gigWork: 'fiverr, ココナラ, coconala',
  freelancers:
    'upwork, freelancer.com, toptal, guru.com, brainville, クラウドワークス, crowdworks, ランサーズ, ~lancers, ビザスク',
  care: 'care.com, babysits, nanny.nu, キッズライン, kidsline, sittercity, urbansitter, スマートシッター',
  booking:
    'calendly, bokadirekt, ~acuity, acuity scheduling, cal.com, opentable, ~open table, resy, thefork, square appointments, simplybook, setmore, treatwell, fresha, booksy, zocdoc, doctolib, timecenter, ~spir, timerex, ホットペッパー, ホットペッパービューティー, hot pepper beauty, ホットペッパーグルメ, ミニモ, minimo, epark, 楽天ビューティ, ~reserva, coubic, クービック, stores予約',
  classes: 'classpass, mindbody, gymcatch, zoezi, glofox, クラスパス, hacomono',
  events:
    'eventbrite, event brite, ticketmaster, tickster, billetto, humanitix, peatix, ピーティックス, パスマーケット, passmarket, チケットぴあ, イープラス, livepocket, stubhub, dice.fm, イベントブライト, チケットマスター',
  meetups:
    'meetup.com, meetup, ~meet up, connpass, doorkeeper, techplay, こくちーず, ミートアップ, つなげーと, tunagate, ~luma, lu.ma',
  invitations: 'evite, partiful, paperless post, ~punchbowl, withjoy, theknot, ~the knot, zola wedding',
  poll: 'strawpoll, ~straw poll, mentimeter, slido, メンチメーター',
  datePoll: 'doodle, rallly, 調整さん, 伝助, when2meet, xoyondo, framadate',
  survey:
    'surveymonkey, survey monkey, google forms, google form, typeform, tally.so, tally, jotform, microsoft forms, ms forms, qualtrics, netigate, questback, グーグルフォーム, サーベイモンキー, googleフォーム, questant',
  crm: 'hubspot, hub spot, salesforce, ~sales force, pipedrive, zoho crm, zoho, attio, lime crm, lime go, ~copper, upsales, superoffice, セールスフォース, ハブスポット, ゾーホー, freshsales, sugarcrm',
  contacts: 'google contacts, monica crm, cardhop',
  businessCards: 'sansan, myブリッジ, camcard, カムカード',
  helpDesk:
    'zendesk, zen desk, freshdesk, ~intercom, help scout, helpscout, ~front, servicenow, jira service desk, osticket, zammad, ゼンデスク, メールディーラー, kundo, freshservice, kayako',
  invoicing:
    'freshbooks, invoice ninja, zoho invoice, misoca, ミソカ, invoicely, wave accounting, invoice2go, 請求管理ロボ, fakturan.nu, billogram, stripe invoicing, makeleaps',
  bookkeeping:
    'quickbooks, quick books, xero, fortnox, visma, visma eekonomi, bokio, sage accounting, speedledger, dooer, freee, フリー会計, マネーフォワードクラウド, 弥生, 弥生会計, やよい, 勘定奉行, freshbooks accounting, björn lundén',
  timeTracking: 'toggl, toggl track, ~harvest, clockify, rescuetime, ~timely, tempo timesheets, hubstaff, everhour',
  attendance: 'king of time, kingoftime, ジョブカン, jobcan, キングオブタイム, freee勤怠, ~akashi, タッチオンタイム',
  shifts:
    'when i work, ~deputy, ~homebase, quinyx, planday, sling scheduling, caspeco, シフトボード, らくしふ, airシフト, エアシフト, 7shifts, tamigo, timeplan',
  staff:
    'bamboohr, bamboo hr, ~workday, personio, hibob, smarthr, スマートhr, カオナビ, hrbrain, hailey hr, huma hr, simployer, heroma, タレントパレット, gusto hr, deel',
  hiring:
    'greenhouse ats, teamtailor, ~lever, ~workable, ashby, jobvite, smartrecruiters, hrmos, ハーモス, herp, breezy hr, reachmee, varbi',
  jobBoard:
    'indeed.com, indeed, ~monster, platsbanken, monster.com, remoteok, remote ok, ziprecruiter, blocket jobb, metrojobb, インディード, リクナビ, マイナビ, タウンワーク, バイトル, ビズリーチ, doda, ハローワーク, 求人ボックス, エン転職, フロムエー, wellfound, angellist, jobbsafari, ledigajobb',
  salaries: 'glassdoor, levels.fyi, openwork, オープンワーク, 転職会議',
  payroll: '~gusto, rippling, hogia lön, kontek, visma lön, マネーフォワード給与',
  budget:
    'ynab, you need a budget, mint.com, ~mint, everydollar, monarch money, マネーフォワード, マネーフォワードme, マネフォ, zaim, ザイム, おカネレコ, goodbudget, マネーツリー, moneytree, ワンバンク, copilot money, lunch money, spendee, wallet by budgetbakers',
  sharedCosts: 'splitwise, split wise, tricount, ~settle up, スプリットワイズ, ウォリカ, walica, splid',
  investing:
    'robinhood, ~robin hood, avanza, nordnet, etoro, coinbase, binance, lysa, ~fidelity, sbi証券, 楽天証券, coinmarketcap, yahoo finance, yahooファイナンス, カビュウ, sharesight',
  payments: 'venmo, paypal, ~swish, cash app, paypay, vipps, mobilepay, zelle, ペイペイ, pring',
  crowdfunding:
    'kickstarter, indiegogo, gofundme, go fund me, makuake, マクアケ, campfire, キャンプファイヤー, readyfor, レディーフォー, fundedbyme, spleis, キックスターター, justgiving, うぶごえ, better now, betternow, グリーンファンディング',
  patrons:
    'patreon, onlyfans, buy me a coffee, ko-fi, kofi.com, fanbox, pixivfanbox, fantia, パトレオン, ファンボックス, memberful, ファンティア, liberapay',
  petitions: 'change.org, mittskifte, avaaz, skrivunder, namninsamling.se, チェンジオーグ',
  wishlist:
    'amazon wishlist, amazon wish list, giftster, elfster, wishlistr, önskelistan.se, tinselbox, honeyfund, babylist, ギフトスター',
  workouts:
    'strava, runkeeper, nike run club, nike+ run club, garmin connect, runtastic, endomondo, mapmyrun, map my run, adidas running, ストラバ, ナイキランクラブ, zwift, peloton, ランキーパー, polar flow, suunto app, ride with gps',
  gymLog: 'strong app, hevy, jefit, stronglifts, fitbod, 筋トレmemo, バーンフィット, burnfit, fitnotes, gymshark training',
  calories:
    'myfitnesspal, my fitness pal, lifesum, noom, lose it, loseit, cronometer, あすけん, カロミル, マイフィットネスパル, yazio, weight watchers, viktväktarna, fatsecret, ~matdagboken',
  habits: 'habitica, streaks app, loop habit tracker, ~fabulous, habitify, ~finch, みんチャレ, habitbull, habitnow',
  calm: 'headspace, ~calm, insight timer, ~waking up, ヘッドスペース, メディトピア, meditopia, ten percent happier, relook, リルック',
  sleep: 'sleep cycle, sleepcycle, ~pillow, autosleep, スリープサイクル, ポケモンスリープ, 熟睡アラーム',
  periods: '~clue, ~flo, ルナルナ, natural cycles, lunaluna, ソフィ生理',
  diary: '~day one, dayone, ~journey, daylio, diarium, 瞬間日記, muute, penzu, diaro',
  babyLog: 'huckleberry baby, baby tracker, babytracker, ぴよログ, piyolog, ~preglife, feedbaby, 育児ノート',
  focus: '~forest, forest app, pomofocus, focus to-do, focus keeper, スタプラ, studyplus, スタディプラス, be focused, focusmate',
  recipes:
    'allrecipes, cookpad, epicurious, koket.se, köket, tasteline, ~paprika, ica recept, recept.se, arla recept, クックパッド, クラシル, kurashiru, デリッシュキッチン, delish kitchen, food.com, yummly, bbc good food, arla köket, samsung food, 楽天レシピ, ~tasty',
  mealPlan:
    'mealime, hello fresh, hellofresh, linas matkasse, タベリー, ミーニュー, me:new, eatthismuch, eat this much, ~marley spoon',
  groceries: 'anylist, ourgroceries, out of milk, mat.se, トクバイ, tokubai, listonic, shopshop, ~bring, buy me a pie',
  books:
    'goodreads, ~good reads, librarything, storygraph, the storygraph, 読書メーター, ブクログ, booklog, ビブリア, グッドリーズ, bookmeter, bookbeat, storytel, ~audible, fable books, オーディブル, ~kindle, ~libby',
  films:
    'letterboxd, imdb, rotten tomatoes, filmtipset, filmarks, フィルマークス, 映画.com, ~trakt, trakt.tv, tmdb, moviezine, レターボックスド, tv time, annict, アニクト, myanimelist, my anime list, anilist, serializd, mydramalist, simkl',
  streaming:
    'netflix, hulu, disney+, disney plus, hbo, hbo max, prime video, amazon prime video, svt play, svtplay, tv4 play, viaplay, ネットフリックス, ネトフリ, フールー, u-next, unext, abema, アベマ, apple tv, ~plex, jellyfin, mubi, ディズニープラス, crunchyroll, dアニメストア',
  videos:
    'youtube, you tube, vimeo, tiktok, tik tok, twitch, dailymotion, ニコニコ動画, ニコ動, ユーチューブ, ティックトック, ~loom, peertube, ビリビリ, bilibili, ツイッチ, ツイキャス',
  music:
    'spotify, apple music, soundcloud, ~tidal, deezer, bandcamp, youtube music, スポティファイ, ライン ミュージック, line music, itunes, ~pandora, last.fm, lastfm, amazon music, サウンドクラウド, shazam, awa music, genius lyrics',
  podcasts: 'apple podcasts, pocket casts, acast, ~overcast, ~stitcher, podbean, voicy, ボイシー, stand.fm, スタエフ, poddtoppen',
  records: 'discogs, ディスコグス',
  games:
    'steam games, backloggd, howlongtobeat, how long to beat, epic games store, itch.io, ~steam, psn profiles, スチーム, grouvee, gamefaqs',
  boardGames: 'boardgamegeek, board game geek, bgg, ボードゲームギーク, ボドゲーマ, bgstats, board game arena',
  flashcards: 'quizlet, anki, brainscape, memrise, glosor.eu, クイズレット, remnote, ~glosboken, mochi cards, ankidroid',
  language: 'duolingo, babbel, rosetta stone, busuu, デュオリンゴ, lingq, drops language, hellotalk, pimsleur',
  quiz: 'kahoot, kahoot!, quizizz, trivia crack, quizup, カフート, quizkampen, みんなで早押しクイズ, blooket, gimkit, sporcle, みんはや, jeopardylabs, wayground, quiplash, crowdpurr',
  learning:
    'udemy, coursera, skillshare, khan academy, edx, teachable, masterclass, thinkific, kajabi, ユーデミー, スタディサプリ, studysapuri, schoo, スクー, domestika, linkedin learning, プロゲート, progate, codecademy, ドットインストール, moodle courses, learndash, podia',
  classroom:
    'google classroom, moodle, ~canvas, canvas lms, ~blackboard, schoology, schoolsoft, vklass, unikum, infomentor, classdojo, class dojo, itslearning, edmodo, グーグルクラスルーム, クラッシー, ロイロノート, google クラスルーム, ~seesaw, prowise, showbie, まなびポケット',
  dating:
    'tinder, bumble, ~hinge, okcupid, match.com, grindr, mötesplatsen, happn, happy pancake, happypancake, ~pairs, ペアーズ, タップル, tapple, ティンダー, omiai, badoo, ゼクシィ縁結び, coffee meets bagel, バンブル, ~raya',
  property:
    'zillow, hemnet, booli, realtor.com, redfin, rightmove, zoopla, trulia, ハトマーク, idealista, immobilienscout, sreality, アットホーム, athome, finn eiendom, compass real estate',
  rentalHomes:
    'suumo, スーモ, ホームズ, homes.co.jp, lifull homes, lifull, qasa, blocket bostad, spareroom, bostadsförmedlingen, apartments.com, エイブル, いい部屋ネット, カナリー, samtrygg, homeq, roomster',
  carMarket:
    'autotrader, auto trader, cars.com, carvana, bytbil, カーセンサー, グーネット, goo-net, kvdbil, mobile.de, wayke, autoscout24, carsensor, riddermark, carmax',
  travel:
    'tripit, ~trip it, wanderlog, roadtrippers, rome2rio, google trips, トリップイット, polarsteps, travelspend, sygic travel',
  flights: 'skyscanner, google flights, スカイスキャナー, momondo, flightradar, flighty',
  placeReviews:
    'yelp, zomato, 食べログ, tabelog, ぐるなび, gurunavi, retty, レッティ, foursquare, the infatuation, michelin guide, ミシュランガイド, white guide, たべろぐ, thatsup, イェルプ, ヒトサラ, happycow, swarm foursquare',
  attractions:
    'tripadvisor, trip advisor, ~lonely planet, じゃらんnet観光, asoview, アソビュー, トリップアドバイザー, atlas obscura, フォートラベル, getyourguide, viator, thatsup, いこーよ, visit a city, atlasobscura',
  hikes:
    'alltrails, all trails, komoot, yamap, ヤマップ, ヤマレコ, yamareco, オールトレイルズ, naturkartan, wikiloc, outdooractive, hikingproject',
  companyReviews:
    'trustpilot, reco.se, capterra, g2 crowd, g2.com, みん評, トラストパイロット, みんなの評判, sitejabber, 価格.com クチコミ, アットコスメ',
  prices:
    'prisjakt, pricerunner, 価格.com, 価格ドットコム, kakaku.com, カカクコム, pricespy, google shopping, camelcamelcamel, matpriskollen, kelkoo, idealo',
  wines:
    'vivino, cellartracker, cellar tracker, systembolaget, ヴィヴィーノ, ビビーノ, delectable wine, wine-searcher, munskänkarna',
  beers: 'untappd, ratebeer, beeradvocate, アンタップド, saketime, さけのわ, distiller whisky, whiskybase',
  calendar:
    'google calendar, googleカレンダー, outlook calendar, ~fantastical, ical, apple calendar, timetree, タイムツリー, グーグルカレンダー, ジョルテ, teamup calendar, lifebear, proton calendar, teamup',
  familyPlanner: 'cozi, famcal, familywall, ~family wall, ourhome, ファミリーウォール, cozi family, skylight calendar',
  neighbours: 'nextdoor, nabo, nabo.dk, ピアッザ, piazza, マチマチ, nebenan, ネクストドア',
  team: 'sportadmin, laget.se, svenskalag, teamsnap, team snap, spond, myclub, heja app, heja, チームハブ, teamhub, minforening, サークルスクエア, circlesquare, leagueapps, svenskalag.se, teamreach, playerhq',
  tournaments:
    'challonge, battlefy, cup manager, cupmanager, toornament, procup, トナメル, tonamel, profixio, start.gg, tournify',
  plants: '~planta, planta app, greg plants, plantnet, picturethis, グリーンスナップ, greensnap, blossom plants, blomsterlandet',
  birds:
    'ebird, e-bird, inaturalist, i naturalist, artportalen, merlin bird id, birdnet, バイオーム, ~biome, ~inat, artdatabanken, seek by inaturalist, rapportera fågel',
  familyTree:
    '~ancestry, ancestry.com, myheritage, familysearch, geni.com, geni, マイヘリテージ, findmypast, arkivdigital, ~gramps, disgen, ancestry.co.uk',
  passwords: '1password, lastpass, bitwarden, keepass, dashlane, ワンパスワード, nordpass, keeper security, enpass',
  parcels: 'aftership, after ship, 17track, ウケトル, shippo tracking, ship24, parcelsapp',
  faults:
    'fixmystreet, fix my street, seeclickfix, fixa min gata, マイシティレポート, my city report, fixamingata, ちばレポ, snapsendsolve',
  goals: 'weekdone, perdoo, lattice okr, betterworks, resily, リシリー, gtmhub, カオナビokr, quantive',
  feedback: '~canny, uservoice, ~user voice, featurebase, productboard, ~product board, nolt, frill.co, fider, aha.io, sleekplan',
  socialPlan:
    '~buffer, hootsuite, ~later, sprout social, loomly, コムニコ, comnico, socialdog, coschedule, planable, metricool, publer, falcon.io',
  stock:
    'sortly, zaico, ザイコ, ongoing warehouse, inflow inventory, ロジクラ, zoho inventory, ~cin7, unleashed inventory, fishbowl inventory, スマートマット',
  pointOfSale:
    'square pos, ~square, airレジ, エアレジ, スマレジ, izettle, zettle, lightspeed pos, toast pos, clover pos, loyverse, ユビレジ, vend pos, onslip, stores レジ',
  contracts:
    'docusign, scrive, hellosign, クラウドサイン, cloudsign, gmoサイン, pandadoc, oneflow, ドキュサイン, getaccept, contractbook, adobe sign, juro',
  prompts:
    'chatgpt, chat gpt, claude.ai, ~claude, ~gemini, perplexity, ~copilot, character.ai, ~poe, チャットgpt, promptbase, クロード, ジェミニ',
  anonymous: 'whisper app, yik yak, yikyak, jodel, jodel, ngl, 匿名質問箱, peing, マシュマロ質問, curiouscat, sarahah, tellonym',
  drawing:
    'microsoft paint, ms paint, excalidraw, figma, ~paint, procreate, tldraw, フィグマ, ibispaint, アイビスペイント, canva, キャンバ, photoshop, フォトショップ',
  stickies:
    'miro, ~mural, padlet, stormboard, figjam, jamboard, ミロ, パドレット, lucidspark, easyretro, funretro, metro retro, conceptboard, klaxoon',
  ideaLog: 'ideanote, ideascale, brightidea, mindmeister, xmind, coggle, エックスマインド, mindnode',
}

export type KnownProduct = { kind: ProductKindId; ordinary: boolean }

/** How a name is looked up: small letters, and a space for a hyphen. */
export const productKey = (name: string): string => name.toLowerCase().replace(/[-‐]/g, ' ').replace(/\s+/g, ' ').trim()

/** Every spelling of every product. */
export const knownProducts: ReadonlyMap<string, KnownProduct> = new Map(
  (Object.entries(names) as [ProductKindId, string][]).flatMap(([kind, spellings]) =>
    spellings
      .split(', ')
      .map((spelling): [string, KnownProduct] => [
        productKey(spelling.replace(/^~/, '')),
        { kind, ordinary: spelling.startsWith('~') },
      ]),
  ),
)

/** letters of the longest name, and its words */
export const productCharsMax = Math.max(...[...knownProducts.keys()].map((name) => name.length))
export const productWordsMax = Math.max(...[...knownProducts.keys()].map((name) => name.split(' ').length))
