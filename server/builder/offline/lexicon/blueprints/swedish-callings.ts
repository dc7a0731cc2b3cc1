// What Swedes call a trade, a club or a matter of their own besides the names that stand in its blueprint: who does it ("turistguide"),
// the firm ("golvfirma"), the group ("jaktlaget"), what it is about at home ("frysboxen"). Names known there already stay there.

/** blueprint -> more Swedish names of it */
export const swedishCallings: Readonly<Record<string, string>> = {
  solar: 'solcellsfirma, solcellsmontör',
  dj: 'diskjockey, diskjockeyer, bröllopsmusiker, coverartist, ljudmixare, mobilt diskotek, sångare på bröllop, festmusiker, partyband',
  entertainers: 'ballongkonstnär, ansiktsmålare, konferencier, toastmaster, cirkusartist, cirkussällskap, gycklare, underhållare',
  stageCompany: 'koreograf, scenograf, maskör, ljussättare, teatermaskinist, danskompani, operasällskap',
  orchestra: 'dirigent, kapellmästare, kammarorkester, blåsensemble, dragspelsorkester, salongsorkester',
  choir: 'körledare, körsångare, damensemble, visgrupp, sånggrupp, a cappella-grupp',
  homeCareTeam: 'vårdbiträde, ledsagare, trygghetslarm',
  careHome: 'stödboende för unga',
  daycare: 'barnskötare, barnsköterska, montessoriförskola, uteförskola',
  babysitting: 'barnflicka, barnflickor, nattnanny, barnvaktsförmedling, läxhjälpare och barnvakt',
  seaRescue: 'brandmän, brandvärn, deltidsbrandkår, hemvärn, fjällräddare',
  securityFirm: 'nattvakt, entrévärd, dörrvakt, trygghetsvärd',
  touristOffice: 'turistcenter, infocenter',
  tourGuide: 'turistguide, reseledare, stadsguide, jaktguide, fiskeguide, skidguide, cykelguide, turledare, guidade vandringar',
  refereeing: 'fotbollsdomare, hockeydomare, tävlingsdomare, ridsportsdomare, innebandydomare',
  localCouncil: 'politiker, kommunpolitiker, ungdomsförbund, fullmäktigegrupp, kommundelsråd, valkrets, nämndeman',
  eventPlanner:
    'bröllopsplanerare, bröllopskoordinator, evenemangsproducent, projektledare för evenemang, festivalgeneral, festarrangör, konferensplanerare',
  interior:
    'homestager, inredningskonsult, inredningsbyrå, inredningsfirma, köksdesigner, ljusdesigner, scenografi och inredning',
  oddJobs:
    'fixare, hantverkare för småjobb, fixartjänst, alltiallo, flyttgubbe, handyman, rutfirma, rotfirma, monteringsfirma, sopsäcksfirma',
  trades:
    'kakelsättare, byggsnickare, badrumsfirma, köksfirma, isolerare, elfirma, rörfirma, vvs-montör, ventilationsmontör, kylmontör, larmfirma, fiberfirma, parkettslipare, golvslipare, golvfirma, kakelfirma, markanläggare, stenläggare, stensättare, asfaltsfirma, dräneringsfirma, poolbyggare, staketbyggare, altanbyggare, trappbyggare, kakelugnsmakare, fasadfirma, fönsterrenovering, fönsterhantverkare, takmålare, balkonginglasning, markisfirma, garageportar, rivningsfirma, betonghåltagning, bergsprängare, plåtslagerifirma, entreprenadmaskiner, grävmaskinist, kranförare',
  chimneySweeper: 'eldstadsbesiktning',
  shoemaker: 'skolagning, skoreparatör',
  repairTrade:
    'vitvaruservice, vitvarureparatör, symaskinsservice, klockreparatör, instrumentmakare, gitarrbyggare och reparatör, båtmekaniker, motorreparatör, mopedmeck, lagningscafé, fixartorg, gräsklipparservice, småmaskinsservice, skrädderilagning, möbelrenoverare, antikrestaurering',
  sewing:
    'jag syr, jag syr mycket, jag syr kläder, skrädderiverkstad, sömnadsateljé, ändringsskrädderi, brudklänningssömmerska, dräktsömmerska, folkdräktssömmerska, sykafé',
  bikeShop: 'elcykelbutik, elcykelverkstad, cykelhandlare',
  garage:
    'husbilsverkstad, bilelektriker, bilglasmästare, billackerare, billackering, bilplåt, bilplåtslagare, lackverkstad, veteranbilsverkstad, husvagnsverkstad, snöskoterverkstad, rostskydd',
  tyreShop: 'gummiverkstad',
  fuelStation: 'obemannad mack',
  haulier: 'lastbilsförare, åkare, timmeråkare, timmerbil, grusbil, mjölkbil, styckegods, fjärrbilsåkeri, bulktransport',
  schoolBusRun: 'busschaufför, bussförare, skolbusschaufför, färdtjänstförare',
  taxi: 'taxichaufför, taxiförare, färdtjänst med taxi, limousinservice',
  bikeCourier: 'tidningsutdelare, pizzabud, matbud, matleveranser, paketleveranser, brevbärare, lantbrevbärare',
  movingCompany: 'flytthjälp, pianoflytt, bohagstransport, kontorsflytt',
  locksmith: 'låsverkstad, nyckelverkstad, jourlåssmed',
  cleaning: 'städare, städerska, städservice, byggstäd, trappstäd, hemstäd, lokalvårdare, veckostäd, storstädning, stugstädning',
  windowCleaner: 'fönsterputsfirma, fönsterputsning, fasadtvätt, solcellstvätt',
  laundry: 'strykhjälp, tvättservice, tvättinrättning, linneuthyrning',
  gardening:
    'trädgårdsskötsel, trädgårdshjälp, trädgårdstjänster, gräsklipparfirma, häckklippning, grönyteskötsel, stenläggning och trädgård, trädbeskärning, äppelbeskärning',
  treeCare: 'trädfällare, arboristfirma, stubbfräsning, sly och röjning',
  woodlandOwner: 'skogshuggare, skogsmaskinförare, virkesköpare, skogsplantering, vedproduktion, flistugg, flisföretag',
  dairyFarm: 'kobonde, ysteri med kor',
  livestockFarm:
    'fårfarmare, grisuppfödare, kalvuppfödare, nötuppfödare, kycklinguppfödare, kycklingfarm, viltfarm, hjortfarm, alpackagård, fårhållning, gårdsdjur, frigående grisar',
  eggFarm: 'hönseri, hönsfarm, värphönor, äggpackeri',
  beekeeping: 'jag har bin, vi har bikupor, våra bin, mina bin, honungsproduktion, honungsproducent, bisamhällen, honungsbod',
  chickenKeeping: 'jag har höns, vi har höns, våra höns, mina höns, dvärghöns, hönsägare',
  cropFarm: 'rotfruktsodling, grönsaksodlare i liten skala, kryddväxtodling',
  orchardFarm: 'fruktträdgård, vindruvsodling',
  plantRaising: 'plantuppdragning, rosenodling, handelsträdgårdsmästare, dahliaodling, salladsodling',
  garden: 'mitt växthus, kryddträdgård, min odling, trädgårdsprojekt',
  houseplants: 'blommorna hemma, fönsterbrädan, kontorsväxter, gröna växter',
  fishFarm: 'musselodling, regnbågsodling, fiskodlare, laxodling, ostronfiskare',
  fisherman: 'hummerfiskare, fiskebåtsägare, räkfiskare',
  fishing:
    'jag fiskar, jag metar, jag flugfiskar, fisketurer, fiskegäng, kräftfiske, isfiske, spinnfiske, fiskekompisar, abborrfiske, gäddfiske, laxfiske',
  hunting:
    'jag jagar, jägare, småviltsjakt, vildsvinsjakt, fågeljakt, rådjursjakt, jägarförening, jaktledare, jaktpass, jakthund, jaktarrende',
  butcher: 'slaktarbutik, charkbutik, köttbutik, fiskbutik, styckare, köttlådor, rökeributik, delikatessaffär',
  bakery: 'bagare, hembagare, bullbageri, glutenfritt bageri, tunnbrödsbakare, munkbageri',
  cakeStudio: 'konditorska, tårtbageri, tårtmakare, bakverk på beställning, cupcakebutik',
  cafe: 'barista, kaffebarista, kafeterian, cafeteria, kaffevagn, våffelstuga, fikaställe, kattcafé, barncafé, bokcafé, serveringen',
  restaurant:
    'kallskänka, krögare, kökschef, lunchställe, lunchservering, salladsbar, kebabställe, indisk restaurang, italiensk restaurang, grillrestaurang, grillkiosk, hamburgerbar, ramenbar, vegansk restaurang, pastabar, hotellrestaurang, fine dining',
  waiter: 'serveringspersonal, restaurangjobb, bartendrar, kypare',
  streetFood: 'matbil, tacovagn, pannkaksvagn, langosvagn, hamburgervagn, glassbil',
  bar: 'kvarterspub, ölbar, sportbar, föreningspub, byapub, vinstuga',
  brewery: 'ölbryggare, hantverksöl, bryggarförening, sakebryggare, ciderbryggare',
  foodMakers:
    'syltmakare, senapstillverkning, glögg, lakrits, knäckebröd, pastatillverkning, oljepressning, rapsolja, müsli, marmeladkokeri, saft och sylt, mathantverk, glasstillverkning, glasstillverkare',
  pharmacy: 'apotekare, apotekspersonal, farmaceut, receptarie',
  optician: 'optikbutik, glasögonaffär, ögonklinik, linsbutik, hörapparater',
  clinic:
    'skolsköterska, sjukhusavdelning, röntgen, hudklinik, tandreglering, ögonläkare, privatläkare, ortoped, smärtklinik, fertilitetsklinik, beroendemottagning, kiropraktorklinik, logopedmottagning, naturmedicin, kinesiolog, medicinsk yoga, koppning, fotreflexologi, idrottsmassör, kostterapeut',
  therapy:
    'psykoterapi, familjeterapeut, kbt-psykolog, sorgbearbetning, hypnos, hypnotisör, barnpsykolog, stresshantering, konstterapi, musikterapi, ridterapi',
  salon:
    'frisersalong, lockar och färg, hudvårdssalong, hudterapeut, hudvårdare, makeupsalong, sminkös, brynsalong, vaxningssalong, hårförlängning, extensions, frisörska, tatueringsborttagning',
  massage:
    'massagepraktik, taktil massage, klassisk massage, thaimassage, massagestolar, massagesalong, kontorsmassage, gravidmassage, hästmassage, hundmassage, hästmassör',
  gym: 'gymmet, gruppträning, crossfitlåda, styrkelyftare, spinningstudio, seniorgym, träningslokal, gymnastikgruppen',
  sportsClub:
    'gymnastikgrupp, cheerleadinglag, amerikansk fotboll, baseboll, vattenpolo, ringette, allidrott, barnidrott, friidrottsgrupp, simhoppning, konstsim, skateförening, curlinglag, landhockey, frisbeeklubb, discgolfklubb, varpa, bordtennislag, badmintonlag, futsal, beachvolley, dragkamp, armbrytning',
  football:
    'fotbollstjejer, fotbollsskola, hockeyföräldrar, hockeyföräldrarna, fotbollsföräldrar, innebandyföräldrar, lagledare, lagförälder, ungdomstränare, fotbollstränare, seriespel, bortamatcher, division 6-lag',
  swimClub: 'jag simmar, simtränare, simlärare, simgrupp, vuxensim, vattengympa, simidrott',
  ridingSchool:
    'ridlärare, ridläger, ridlägret, ponnyridning, turridning, hästar på inackordering, stallägare, ridstall, stallgäng, hästpassare',
  horseOwner: 'egen häst, foderhäst',
  dogTraining: 'hundinstruktör, hundförening, rallylydnad, valpklass',
  petcare: 'hunddagmamma, kattvakt, husdjurspassning, hundpassare, kaninhotell, smådjurspensionat',
  petRehoming: 'hemlösa katter, hundstall, hittekatter, igelkottsräddning, viltrehab, kattförening',
  vet: 'veterinärassistent, djursjukskötare, djurvårdare, smådjursveterinär, djurakut',
  club: 'mopedklubb, raggarklubb, mc-klubb, motorcykelklubb, bilklubb, snöskoterklubb, skoterklubb, modellflygklubb, husbilsklubb, husvagnsklubb, elbilsförening, japanförening, vänskapsförbund, herrklubb, damklubb, logen, ungdomsförening, pensionärsklubb, arbetarförening, hantverksförening, kvinnonätverk, mammagrupp, pappagrupp, luciaförening, valborgskommitté, midsommarkommitté, karnevalskommitté, traktens företagarförening, företagarförening, köpmannaförening, bondeförening, jägarnas förening',
  studentUnion: 'studentsektion, sexmästeri, nollning, insparken, doktorandförening',
  church:
    'missionsförsamling, pingstkyrka, kyrkoförsamling, diakoni, ungdomspastor, muslimsk förening, bönehus, klosterförening, kyrkans barngrupper',
  scouts: 'scoutgrupp, sjöscoutkår, sjöscouter, spårarscouter, scoutavdelning, scoutledare',
  homeowners:
    'fiberförening, villaägare, ekonomisk förening för vägen, bostadsrätt, grannskapet, hyresrättsförening, hyresgästerna i huset',
  allotments: 'kolonistugeförening, odlingskollektiv, koloniträdgårdsförening, odlingsförening',
  bookClub: 'läsklubb, bokprat, läsgrupp, deckarcirkel',
  library: 'privatbibliotek, folkbibliotek, leksaksbibliotek, bytesbibliotek',
  tableGamers:
    'brädspelskväll, brädspelsgäng, rollspelsgäng, drakar och demoner, pokerkväll, pokergäng, kortspelskväll, spelgrupp',
  museum: 'gruvmuseum, textilmuseum, privat museum, hantverksmuseum, militärmuseum',
  newsroom: 'tidningsredaktion, medlemstidning, redaktör, reporter, kvartersblad, nyhetsbyrå',
  communityRadio: 'radioprogrammet, nätradio, radioredaktion',
  podcast: 'poddredaktion, poddproducent, min podd',
  videoMaker: 'streamingkanal, tiktokkonto, instagramkonto',
  writer:
    'jag skriver, jag skriver dikter, jag skriver en roman, jag skriver noveller, dramatiker, barnboksförfattare, romanprojekt, bokmanus, skrivarcirkel, skrivarkurs, deckarförfattare, krönikör',
  graphicDesigner: 'layoutare, typograf, webbdesign, spelgrafiker, originalare',
  webAgency: 'hemsidebyggare, kommunikatör, sociala medier-ansvarig',
  virtualAssistant: 'kontorist, administratör, receptionist, kontorsassistent',
  accountant: 'bokförare, ekonomiassistent, ekonom, bokslut, redovisningsekonom, taxeringskonsult, redovisare',
  engineeringFirm:
    'ingenjör, civilingenjör, konsultingenjör, byggingenjör, elkonstruktör, mätningsingenjör, lantmätare, karttekniker, geotekniker, energikonsult, brandingenjör',
  researchWork: 'forskningsassistent, laborant',
  weatherWatching: 'meteorolog, väderentusiast, väderobservatör',
  astronomy: 'amatörastronom, stjärnskådare, astronomi, rymdintresserad',
  secondHand:
    'antikhandlare, antikvitetshandlare, begagnataffär, pantbank, skivbörs, gratisbutik med kläder, möbelcirkus, designklassiker',
  shop: 'souvenirbutik, souvenirshop, byggvarubutik, vapenaffär, jaktbutik, kakelbutik, kontorsvaror, kaffebutik, kryddbutik, elbutik, datorbutik, mobilbutik, teknikbutik, hemelektronik, säng butik, sängbutik, köksbutik, porslinsbutik, väskbutik, hattbutik, skoaffär, parfymbutik, hälsobutik, nallebutik, serietidningsbutik, fyndbutik, lågprisbutik, museibutik, museishop, klubbshop, fanshop, e-handel, näthandel, webbshop',
  florist: 'blomsterbutik, blomsterbinderi, blomsterbindare, blomsterbud, begravningsblommor, blomsterkiosk, kransbinderi',
  realestate: 'bostadsmäklare, gårdsmäklare, mäklarassistent',
  landlord: 'privatvärd, hyreshus, andrahandsuthyrning, rumsuthyrning till studenter',
  maintenance: 'drifttekniker, fastighetstekniker, fastighetsjour, idrottsvaktmästare, skolvaktmästare',
  holidayHome: 'släktens sommarhus, lantstället',
  hotel:
    'hotellreception, boutiquehotell, b and b, spahotell, gästhem, stugor i fjällen, fjällhotell, fjällstuga för uthyrning, hostel, gästgård, retreatgård, stugvärd, campingvärd',
  lettingAgent: 'bostadsbolag, studentbostad',
  wedding: 'vi ska gifta oss, jag ska gifta mig, vi gifter oss, bröllopsplanering, vårt bröllop, förlovningsfest',
  party:
    'personalfest, firmafest, julbord, kick-off på jobbet, släktträff, gårdsfest på innergården, examensmottagning, 70-årskalas, 60-årskalas, 50-årskalas, 40-årskalas, 30-årskalas, 80-årskalas, 90-årsdag, 70-årsfest, 80-årsfest, dopfest, examensfest, inflyttningsfest, halloweenfest, maskerad, överraskningsfest, trädgårdsfest, grillfest, gårdsfest, kvartersfest, femtioårsfest, femtioårskalas, sextioårskalas, sjuttioårskalas, fyrtioårskalas, klassträff, klassåterträff, återträffen, lumparträff',
  eventsTeam: 'personalkonferens, kick-off, företagsevent, kundevent, öppet hus, branschdag, friskvårdsdag',
  fetesAndFairs:
    'hantverksmarknad, höstmarknad, vårmarknad, skördemarknad, skördefest, marknadsdag, bydag, hembygdsdag, valborgsfirande, antikmässa, föreningsmässa, bokmässa, påskmarknad, gårdsförsäljning',
  travel: 'familjeresa, kompisresa, studieresa, charterresa, utlandsresa, påsksemester, solsemester',
  moving: 'vi ska flytta, jag ska flytta, vi flyttar, flyttplanering, flytta utomlands, utlandsflytt, flyttstöket',
  houseRenovation:
    'vi renoverar, vi renoverar köket, vi bygger ut, jag renoverar ett hus, vi bygger altan, husprojekt, totalrenovering, villarenovering, torprenovering, kontorsrenovering, altanbygge hemma, bygga villa',
  declutter: 'garagerensning, vindsrensning, vindsröjning, flyttrensning, städa ur, förrådsröjning',
  homeInventory: 'källarförrådet, vindsförrådet, förråd hemma, boken över våra saker, hushållets saker, försäkringsinventering',
  freezer: 'frysboxen, matkällaren, jordkällare',
  wardrobe: 'barnkläder, babykläder, klädförråd, skosamling',
  kitchen: 'veckomat, middagsplanering, middagar i veckan, matveckan',
  diet: 'kaloridagbok, proteinintag, keto, periodisk fasta',
  fitness:
    'jag gymmar, jag tränar, jag styrketränar, jag lyfter vikter, hemmaträning, min träning, styrkedagbok, träningsprogram, gymdagbok',
  family: 'barnfamilj, hemmaförälder, småbarnsförälder, ensamstående förälder',
  newParents:
    'vi har fått barn, jag är gravid, nybliven pappa, nybliven mamma, pappaledig, mammaledig, bebisens första år, första barnet, spädbarn',
  divorcedParents: 'umgängesföräldrar',
  kidsChores: 'barnens veckopeng, hushållssysslor med poäng, sysslor för barnen',
  elderCare: 'pappas mediciner, min gamla mamma, hjälpa farmor, anhörigomsorg',
  finance: 'våra pengar, gemensam kassa, matkassa',
  subscriptions: 'prenumerationer, streamingtjänster, mina abonnemang',
  collector:
    'antikviteter, porslinssamling, ölburkssamling, nallesamling, fingerborgar, knivsamling, samlarfigurer, min samling, pinssamling',
  study: 'tentor, tentaperiod, läxplanering, skolarbete',
  schoolHelpers: 'klassföräldragrupp, föräldragruppen i klassen',
  school:
    'gymnasieskola, mellanstadieklass, lågstadieklass, resurslärare, speciallärare, specialpedagog, yrkeslärare, musiklärare i skolan, studievägledare, sfi-lärare, hemspråkslärare, modersmålslärare, naturskola, särskola, sommarskola',
  schoolTrade:
    'sångpedagog, sånglärare, fiollärare, trumlärare, celloskola, danspedagog, konstskola, målarskola, drejkurs, matlagningsskola, mattehjälp, teaterskola, schackskola, segelskola, skidlärare, tennisskola, golftränare, golfpro, ridinstruktör, studiecirkelledare, cirkelledare, kursgård för hantverk, kodskola, programmeringsskola, robotskola, barnyoga',
  drivingSchool: 'trafiklärare, mc-skola, körkortsutbildning, mopedutbildning, halkbana, truckutbildning',
  careManager: 'kontaktfamilj, godman, gode män, behandlingsassistent, stödfamilj, fältare',
  staffing: 'vikarieförmedling, timvikarier, bemanningsfirma, poolpersonal',
  fieldSales: 'handelsresande, distriktssäljare, telefonsäljare, provisionssäljare',
  teamTrade: 'gruppchef, enhetschef, mellanchef, arbetsledare, teamledare, avdelningschef, mina medarbetare',
  projectOffice: 'projektgrupp, projektteamet, styrgrupp, projektgruppen',
  nonprofit: 'röda korset-krets, rödakorsgrupp, biståndsförening, insamlingsstiftelse',
  genealogy: 'släktboken, släktkrönika',
  carOwner: 'familjens bil, familjebilen, bilägare, epatraktor, a-traktor',
  sailingClub:
    'båtförening, båtlag, båtklubbsmedlemmar, kappseglingsklubb, jolleklubb, brygglaget, seglarförening, roddförening, kanotförening',
  boatOwner: 'jag seglar, vi seglar, vår segelbåt',
  divingSchool: 'dykarskola',
  modelRailway: 'järnvägsförening, miniatyrjärnväg, modelljärnvägsbyggare',
  naturalist:
    'svampkonsulent, botanist, floristikförening, fjärilsklubb, naturförening, naturskyddsförening, fladdermusgrupp, insektsklubb',
  hobbyRunner: 'jag springer, jag joggar, jag löptränar, jag har börjat springa, börja springa',
  hobbyCyclist: 'jag cyklar, jag cyklar mycket, jag mountainbikar',
  birdwatching: 'jag skådar fågel, jag skådar fåglar, skåda fågel',
  knitting: 'jag stickar, jag virkar, jag stickar mycket, vi stickar',
  quilting: 'jag väver, jag broderar, jag lappar',
  artist: 'jag målar tavlor, jag målar, jag målar akvarell, jag tecknar, jag skulpterar, jag målar porträtt, jag gör konst',
  photography: 'jag fotograferar, jag fotar, jag plåtar',
  instrumentPractice: 'jag spelar piano, jag spelar gitarr, jag spelar fiol, jag övar trummor, jag spelar ett instrument',
  camping: 'jag tältar, jag vandrar, jag campar, vi campar',
  paddleClub: 'jag paddlar, vi paddlar',
  climbingGym: 'jag klättrar',
  golfClub: 'jag spelar golf, jag golfar',
  chessClub: 'jag spelar schack',
  gamer: 'jag spelar tv-spel, jag gejmar',
  cooking: 'jag lagar mat, jag bakar mycket, jag gillar att baka, jag älskar matlagning',
  languageLearning: 'jag lär mig spanska, jag lär mig italienska, jag pluggar japanska, lära mig svenska, jag lär mig franska',
  racketSports: 'jag spelar tennis, vi spelar padel, jag spelar padel, vi spelar badminton',
}
