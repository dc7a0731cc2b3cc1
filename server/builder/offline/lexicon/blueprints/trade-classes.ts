// Trades nobody wrote down, by class: every workshop has customers and repairs, every school students and lessons. A trade is
// known by the last word of its name ("violin workshop", "bastuförening", 書道教室) or by what people say they do ("I breed
// alpacas"). Written-down blueprints go before these.
import type { Language } from '#shared/languages.ts'
import type { NounClass } from '../noun-classes.ts'
import { blueprint } from '../blueprint.ts'

export const tradeClassBlueprints = [
  blueprint('repairTrade', {
    en: 'repair business',
    sv: 'reparationsfirma',
    ja: '修理業',
    things: 'repair customer',
    palette: 'orange',
    look: 'crisp',
  }),
  blueprint('salonTrade', {
    en: 'care studio',
    sv: 'vårdsalong',
    ja: 'ケアサロン',
    things: 'booking customer service',
    palette: 'rose',
    look: 'soft',
  }),
  blueprint('clinicTrade', {
    en: 'care practice',
    sv: 'vårdmottagning',
    ja: '治療院',
    things: 'booking patient treatment',
    palette: 'cyan',
    look: 'soft',
  }),
  blueprint('storeTrade', {
    en: 'small store',
    sv: 'butiksverksamhet',
    ja: '小売店',
    things: 'order product customer',
    palette: 'amber',
    look: 'soft',
  }),
  blueprint('makerTrade', {
    en: 'small producer',
    sv: 'småskalig tillverkare',
    ja: '製造業',
    things: 'batch product order customer',
    palette: 'orange',
    look: 'crisp',
  }),
  blueprint('schoolTrade', {
    en: 'teaching business',
    sv: 'undervisningsverksamhet',
    ja: '習い事教室',
    things: 'student lesson payment',
    palette: 'violet',
    look: 'soft',
    names: { lesson: 'Lesson/Lessons|Lektion/Lektioner|レッスン', payment: 'Payment/Payments|Betalning/Betalningar|月謝' },
  }),
  blueprint('coachTrade', {
    en: 'coaching business',
    sv: 'coachningsverksamhet',
    ja: 'トレーナー業',
    things: 'customer workout booking',
    palette: 'lime',
    look: 'bold',
  }),
  blueprint('agencyTrade', {
    en: 'client business',
    sv: 'uppdragsbyrå',
    ja: '受託業',
    things: 'project customer invoice',
    palette: 'indigo',
    look: 'crisp',
  }),
  blueprint('clubTrade', {
    en: 'hobby club',
    sv: 'intresseförening',
    ja: '愛好会',
    things: 'member event payment',
    palette: 'emerald',
    look: 'soft',
  }),
  blueprint('teamTrade', {
    en: 'work team, team, colleagues, coworkers',
    sv: 'arbetslag, team, teamet, arbetsgrupp, kollegor, kollegorna',
    ja: '職場チーム, 職場の仲間, 同僚',
    things: 'task member event',
    palette: 'indigo',
    look: 'crisp',
  }),
  blueprint('rentalTrade', {
    en: 'rental business',
    sv: 'uthyrningsverksamhet',
    ja: '貸し出し業',
    things: 'rentalItem rental customer',
    palette: 'cyan',
    look: 'crisp',
  }),
  blueprint('lendingTrade', {
    en: 'lending circle',
    sv: 'utlåningsverksamhet, utlåningscentral, lånegrupp',
    ja: '貸し借りの会',
    things: 'rentalItem loan member',
    palette: 'teal',
    look: 'soft',
  }),
  blueprint('serviceTrade', {
    en: 'service business',
    sv: 'tjänsteverksamhet',
    ja: 'サービス業',
    things: 'booking customer service',
    palette: 'teal',
    look: 'crisp',
  }),
  blueprint('jobTrade', {
    en: 'trade firm',
    sv: 'hantverksfirma, entreprenadfirma, snickaren',
    ja: '請負業',
    things: 'job customer quote invoice',
    palette: 'sky',
    look: 'crisp',
  }),
  blueprint('venueTrade', {
    en: 'visitor attraction',
    sv: 'besöksmål',
    ja: '娯楽施設',
    things: 'booking room customer',
    palette: 'purple',
    look: 'bold',
  }),
  blueprint('growerTrade', {
    en: 'growing business',
    sv: 'odlingsverksamhet',
    ja: '栽培農家',
    things: 'crop harvest task',
    palette: 'green',
    look: 'soft',
  }),
  blueprint('breederTrade', {
    en: 'animal keeping',
    sv: 'djurhållning',
    ja: '飼育業',
    things: 'animal customer task',
    palette: 'lime',
    look: 'soft',
  }),
  blueprint('lodgingTrade', {
    en: 'small lodging',
    sv: 'logiverksamhet',
    ja: '宿泊業',
    things: 'stay guestRoom guest',
    palette: 'sky',
    look: 'soft',
    names: { stay: 'Booking/Bookings|Bokning/Bokningar|予約', guestRoom: 'Room/Rooms|Rum/Rum|客室' },
  }),
  blueprint('transportTrade', {
    en: 'transport business',
    sv: 'transportverksamhet',
    ja: '運送業',
    things: 'delivery vehicle customer',
    palette: 'blue',
    look: 'crisp',
  }),
  blueprint('gatheringTrade', {
    en: 'public gathering',
    sv: 'publikt arrangemang',
    ja: '催し物',
    things: 'event task volunteer',
    palette: 'pink',
    look: 'bold',
  }),
]

type Class = (typeof tradeClassBlueprints)[number]['id']
/** Last words of a trade's name. */
export const tradeHeads: Record<Language, readonly (readonly [heads: string, trade: Class])[]> = {
  en: [
    [
      'workshop,atelier,repair shop,garage,repairs,repair,restoration,restorer,repairer,repairman,mender,repair business,repair service,refurbisher',
      'repairTrade',
    ],
    ['salon,spa,parlour,parlor,studio,barbershop,stylist,beautician,barber,piercer', 'salonTrade'],
    ['clinic,surgery,infirmary,practice,private practice,therapy,healer,practitioner', 'clinicTrade'],
    [
      'shop,store,boutique,kiosk,outlet,stand,dealership,emporium,bookshop,seller,reseller,dealer,merchant,trader,retailer,vendor,supplies shop,mart,monger',
      'storeTrade',
    ],
    [
      'company,contractor,contractors,installer,installers,installation,installations,fitter,fitters,builder,builders,engineer,technician,driller,erector,polisher,hanger,layer,clearance,removal,maintenance,mowing,ploughing,plowing,washing,emptying,proofing,cutting,felling,surveying,testing,hauling,towing,construction,operative,handyman',
      'jobTrade',
    ],
    [
      'brewery,dairy,distillery,roastery,mill,foundry,winery,creamery,bakery,factory,press,forge,smithy,manufacturer,maker,makers,producer,brand,label,turner,blower,carver,engraver,blender,binder,cutter,artisan',
      'makerTrade',
    ],
    [
      'school,academy,conservatory,lessons,classes,tutoring,tuition,kindergarten,preschool,teacher,tutor,instructor,tutors,coaching',
      'schoolTrade',
    ],
    [
      'agency,consultancy,consulting,bureau,freelancer,law firm,design firm,consulting firm,consulting company,architects,firm,producer company,broker,adviser,advisor,analyst,agent,publicist,stylist agency,artist,illustrator,designer,consultant,translator,copywriter,developer,programmer,architect,editor,animator,writer,journalist,videographer,bookkeeper',
      'agencyTrade',
    ],
    ['trainer,coach,fitness coach,personal trainer,running coach,bootcamp', 'coachTrade'],
    [
      'therapist,physiotherapist,osteopath,chiropractor,masseur,masseuse,nutritionist,dietitian,acupuncturist,midwife',
      'clinicTrade',
    ],
    [
      'luthier,potter,carpenter,joiner,goldsmith,silversmith,tailor,seamstress,baker,brewer,cheesemaker,candlemaker,weaver',
      'makerTrade',
    ],
    [
      'club,society,association,league,troop,guild,choir,union,group,chapter,circle,fellowship,lodge,squad,federation,institute,network,collective,band,meetup,committee,clan,troupe,bee,pack,brigade,regiment',
      'clubTrade',
    ],
    ['team,crew', 'teamTrade'],
    [
      'rental,rentals,hire,rental shop,rental company,rental business,hire shop,hire company,hire business,charter,charters',
      'rentalTrade',
    ],
    ['lending library,library', 'lendingTrade'],
    [
      'service,services,sitting,sitter,walker,walking,cleaning,cleaner,cleaners,minder,boarding,valeting,detailing,sweep,entertainer,shoots,guide,driver,tours,trips,excursions,displays,massage,facials,makeup,fitting,fittings,grooming,groomer,photographer,photography,catering,caterer,gardener,decorator,planner business,farrier',
      'serviceTrade',
    ],
    [
      'escape room,arcade,bowling alley,range,course,track,arena,rink,aquarium,gardens,hall,fairground,funfair,speedway,hammam,stadium,velodrome,casino,ballroom,skatepark,play area,haunted house,ghost train,carousel,lighthouse,ski lift,cable car,playground,theme park,amusement park,laser tag,cinema,zoo,park,centre,center',
      'venueTrade',
    ],
    ['farm,orchard,nursery,plantation,vineyard,allotment,market garden', 'growerTrade'],
    ['ranch,kennel,cattery,stud,sanctuary,shelter,stables,hatchery', 'breederTrade'],
    [
      'hostel,inn,lodge,chalet,yurts,pods,bnb,retreat,glamping site,holiday let,holiday lets,guesthouse,guest house,campsite,campground,homestay,cabins,motel',
      'lodgingTrade',
    ],
    [
      'courier,haulage,haulage firm,hauliers,carrier,coach company,bus company,minibus service,ferry,deliveries,freight company,ferry line,shuttle,delivery service,transport company,removals',
      'transportTrade',
    ],
    [
      'festival,fair,show,trials,match,competition,contest,olympiad,championship,championships,regatta,gymkhana,rodeo,ball,prom,grotto,egg hunt,treasure hunt,track days,race day,sports day,parade,gala,open day,reunion,rally,convention,carnival,fete,expo,conference,marathon,market,fundraiser,bazaar,jamboree',
      'gatheringTrade',
    ],
  ],
  sv: [
    [
      'verkstad,ateljé,restaurering,restauratör,reparationer,reparatör,renoverare,tapetserare,möbelrenovering,urmakeri',
      'repairTrade',
    ],
    ['salong,spa,studio,frisör,stylist', 'salonTrade'],
    ['klinik,mottagning,praktik,vård,terapi', 'clinicTrade'],
    ['affär,butik,handel,kiosk,shop,boutique,bod', 'storeTrade'],
    [
      'bryggeri,mejeri,destilleri,rosteri,kvarn,gjuteri,ysteri,smedja,fabrik,snickeri,väveri,krukmakeri,tillverkning,tillverkare,musteri,rökeri,bageri,slakteri,charkuteri,kokeri,spinneri,sömmeri,tryckeri,bokbinderi,glasbruk,hytta,producent,makare',
      'makerTrade',
    ],
    [
      'glasmästare,plattsättare,takläggare,golvläggare,rivning,rivningsfirma,isoleringsfirma,solcellsfirma,montör,installatör,entreprenör,hantverkare',
      'jobTrade',
    ],
    ['skola,akademi,undervisning,lärare,kursverksamhet,förskola,pedagog,kurser', 'schoolTrade'],
    [
      'byrå,konsult,konsultfirma,frilansare,illustratör,formgivare,designer,översättare,skribent,utvecklare,programmerare,arkitekt,redaktör,journalist,fotograf,bolag,förlag,rådgivare,strateg,analytiker',
      'agencyTrade',
    ],
    ['tränare,coach,pt,instruktör', 'coachTrade'],
    [
      'terapeut,massör,naprapat,sjukgymnast,dietist,kiropraktor,barnmorska,logoped,osteopat,akupunktör,homeopat,zonterapeut,audionom,hygienist,sjuksköterska,läkare,rådgivning',
      'clinicTrade',
    ],
    ['krukmakare,snickare,guldsmed,skräddare,bagare,bryggare,keramiker,vävare,mathantverkare,konsthantverkare', 'makerTrade'],
    [
      'förening,klubb,sällskap,förbund,gille,kår,kör,lag,cirkel,liga,samfund,samfällighet,gäng,grupp,kommitté,nämnd,nätverk',
      'clubTrade',
    ],
    ['team,arbetslag,arbetsgrupp', 'teamTrade'],
    ['uthyrning,uthyrare,bibliotek,pool', 'rentalTrade'],
    [
      'elfirma,rörfirma,byggfirma,kylfirma,hissfirma,målarfirma,takfirma,grävfirma,murarfirma,snickarfirma,anläggningsfirma,vvs-firma,plåtfirma,glasfirma,golvfirma,fasadfirma,markfirma,fönsterfirma,stenfirma,staketfirma,läggare,slagare,montör,installatör,entreprenör,entreprenad,anläggare,mästare,mästeri,brunnsborrare,byggare,byggföretag,elektriker,rörmokare,målare,murare,smed',
      'jobTrade',
    ],
    ['tjänst,service,företag,firma,passning,rastning,städ,städning,fotograf,catering,trädgårdsmästare', 'serviceTrade'],
    ['hall,bana,arkad,lekland,park,badhus,center,anläggning,festlokal,herrgård,slott', 'venueTrade'],
    ['odling,gård,odlare,plantskola,trädgård,handelsträdgård,lantbruk,jordbruk,vingård', 'growerTrade'],
    ['uppfödning,uppfödare,kennel,ranch,stuteri,djurskötsel,hägn', 'breederTrade'],
    ['vandrarhem,pensionat,värdshus,camping,stugby,hotell,gästhem,gästgård,stugor', 'lodgingTrade'],
    ['åkeri,bud,budfirma,transport,rederi,färjelinje,taxi', 'transportTrade'],
    ['festival,mässa,marknad,karneval,konvent,konferens,loppis,insamling,basar,julmarknad,hembygdsdag', 'gatheringTrade'],
  ],
  ja: [
    ['修理店,修理屋,工務店,整備工場,修理業,リペア,リペアショップ,メンテナンス店', 'repairTrade'],
    [
      'サロン,美容院,理容室,スタジオ,エステ,美容師,理容師,ネイリスト,エステティシャン,脱毛,まつエク,アイラッシュ,リラクゼーション,もみほぐし',
      'salonTrade',
    ],
    ['整体院,整骨院,整体,治療院,クリニック,医院,鍼灸院,接骨院,診療所,病院,カイロプラクティック,リハビリ施設', 'clinicTrade'],
    ['店,屋,屋さん,ショップ,ストア,商店,売店,専門店,販売店,直売店,物産館,アンテナショップ,問屋', 'storeTrade'],
    ['工房,工場,製作所,醸造所,酒蔵,蔵,窯元,製造,焙煎所,製麺所,製茶,製菓,縫製,メーカー,製材所,工業', 'makerTrade'],
    [
      '教室,塾,スクール,学校,学院,道場,講座,家庭教師,習い事,予備校,アカデミー,カルチャーセンター,お稽古,稽古場,レッスンスタジオ',
      'schoolTrade',
    ],
    [
      '事務所,代理店,制作会社,デザイン会社,コンサル,フリーランス,イラストレーター,デザイナー,翻訳者,通訳,ライター,編集者,エンジニア,建築家,カメラマン,プログラマー,プランナー,ディレクター,コンサルタント,プロダクション,コンサルティング会社,広告会社,企画会社,開発会社,翻訳会社,診断士,測量士,鑑定士',
      'agencyTrade',
    ],
    ['トレーナー,パーソナルトレーナー,コーチ', 'coachTrade'],
    ['セラピスト,鍼灸師,整体師,柔道整復師,栄養士,助産師', 'clinicTrade'],
    ['職人,大工,陶芸家,パティシエ', 'makerTrade'],
    [
      '会,クラブ,サークル,部,団,団体,組合,同好会,チーム,少年団,合唱団,町内会,自治会,研究会,協会,連盟,連合会,協議会,実行委員会,保存会,ゼミ,部活,婦人部,青年部,農協,生協',
      'clubTrade',
    ],
    ['レンタル,レンタル店,貸し,レンタル業,レンタルショップ', 'rentalTrade'],
    [
      'サービス,代行,業,代行業,屋さん業,便利屋,清掃業,ペットホテル,装蹄師,派遣,回収業,デリバリー,工事店,工事業,設備会社,塗装店,内装業,施工会社,工事会社',
      'serviceTrade',
    ],
    [
      '遊園地,脱出ゲーム,ゲームセンター,ボウリング場,施設,ビリヤード場,カラオケ,カラオケ店,カラオケボックス,体育館,文化センター,スポーツセンター,コミュニティセンター,練習場,ドッグラン,釣り堀,フットサル場,バッティングセンター,展示場',
      'venueTrade',
    ],
    ['農園,農場,果樹園,園芸,畑,茶園,ぶどう園,農家,菜園,栽培', 'growerTrade'],
    ['牧場,ブリーダー,保護団体,養殖場,養鶏場,シェルター', 'breederTrade'],
    ['民宿,旅館,ゲストハウス,ペンション,宿,キャンプ場,民泊,ホテル,コテージ,ロッジ,山荘,ホステル,貸別荘', 'lodgingTrade'],
    ['運送,運送業,宅配,配送業,タクシー,便,運輸,物流会社,運送会社,介護タクシー,運転代行,貸切バス', 'transportTrade'],
    [
      '祭り,まつり,フェス,フェスタ,フェスティバル,文化祭,展示会,マルシェ,バザー,マラソン大会,学園祭,盆踊り,運動会,感謝祭,物産展,交流会',
      'gatheringTrade',
    ],
  ],
}

/** `only`: said of that class of noun alone, "I keep chickens" but not "I keep notes".
 * What people say they do. `item`: what they do it with is the thing to keep, in place of this usual one. */
export type Doing = {
  trade?: string
  item?: string
  only?: NounClass
  /** stems of the verbs; "rent out" and "hyr ut" are two words */
  en: string
  sv: string
  /** how the verb begins after を, で or に */
  ja: string
  /** what the work is done on is no trade by itself: who delivers newspapers makes none */
  onObject?: true
  /** phrases the object makes with the verb, in which a written-down domain may be known */
  names?: Partial<Record<Language, readonly string[]>>
}
export const doings: readonly Doing[] = [
  {
    trade: 'schoolTrade',
    en: 'teach,teaches,tutor,tutors,coach,coaches,instruct,teaching,give lessons in,give classes in',
    sv: 'undervisar i,undervisar,lär ut,ger lektioner i,instruerar i,håller kurser i',
    ja: '教え,指導し',
    names: { en: ['* teacher', '* lessons', '* school'], sv: ['*lärare', '*skola'], ja: ['*教室'] },
  },
  {
    trade: 'breederTrade',
    item: 'animal',
    en: 'breed,breeds,raise,raises,breeding,foster,fosters,rescue,rescues,rehome',
    sv: 'föder upp,avlar,föda upp',
    ja: '飼育し,繁殖,育成し',
    names: { en: ['*-ing', '* breeder'], sv: ['*uppfödare', '*uppfödning'] },
  },
  {
    trade: 'repairTrade',
    en: 'repair,repairs,fix,fixes,restore,restores,mend,mends,service,tune,refurbish',
    sv: 'lagar,reparerar,renoverar,restaurerar,mekar med,servar,stämmer',
    ja: '修理し,修復し,直し,修繕し',
    names: { en: ['* repair shop', '* repair', '* workshop', '* tuner'], sv: ['*verkstad'], ja: ['*修理', '*修理店'] },
  },
  {
    trade: 'rentalTrade',
    item: 'rentalItem',
    en: 'rent out,rents out,hire out,rent,lend out,lease,lease out,let,let out',
    sv: 'hyr ut,hyra ut,hyra',
    ja: '貸し,レンタルし,貸出し',
    names: { en: ['* rental'], sv: ['*uthyrning'], ja: ['*レンタル'] },
  },
  {
    trade: 'lendingTrade',
    item: 'rentalItem',
    en: 'loan out',
    sv: 'lånar ut,låna ut',
    ja: '無料で貸し',
    names: { en: ['* library'], sv: ['*utlåning'], ja: ['*の貸し出し'] },
  },
  {
    trade: 'storeTrade',
    item: 'product',
    en: 'sell,sells,import,retail',
    sv: 'säljer,importerar',
    ja: '売っ,販売し,扱っ',
    names: { en: ['* shop', '* store'], sv: ['*affär', '*butik', '*handel'], ja: ['*屋', '*店'] },
  },
  {
    trade: 'makerTrade',
    item: 'product',
    en: 'make,makes,bake,bakes,brew,brews,build,builds,craft,sew,sews,knit,knits,carve,produce,manufacture,print,distill,roast,forge,weave',
    sv: 'tillverkar,bakar,brygger,bygger,syr,stickar,täljer,väver,rostar,smider,drejar,ystar,gör',
    ja: '作っ,製造し,焼い,醸造し,編ん',
    names: { en: ['* maker', '* bakery', '* brewery'], sv: ['*bageri', '*bryggeri'], ja: ['*工房'] },
  },
  {
    trade: 'growerTrade',
    item: 'crop',
    en: 'grow,grows,cultivate,farm',
    sv: 'odlar',
    ja: '栽培し,育て',
    names: { en: ['* farm'], sv: ['*odling'], ja: ['*農園', '*農家'] },
  },
  {
    trade: 'clinicTrade',
    en: 'treat,treats,heal',
    sv: 'behandlar',
    ja: '治療し,施術し',
  },
  {
    trade: 'photographer',
    onObject: true,
    en: 'photograph,photographs,shoot,film',
    sv: 'fotar',
    ja: '撮っ',
    names: { en: ['* photography', '* photographer'], sv: ['*fotograf'] },
  },
  {
    trade: 'catering',
    onObject: true,
    en: 'cater,cater for,cook for,cook',
    sv: 'lagar mat till,cateringar',
    ja: 'ケータリングし',
    names: { en: ['* catering'], sv: ['*catering'] },
  },
  {
    trade: 'painterFirm',
    onObject: true,
    en: 'paint,paints,decorate,wallpaper,plaster',
    sv: 'tapetserar',
    ja: '塗装し',
    names: { en: ['* painter', '* painting'] },
  },
  {
    trade: 'jobTrade',
    onObject: true,
    en: 'install,fit',
    sv: 'snickrar,monterar,installerar,murar,isolerar,gräver,schaktar,gjuter,kaklar,spacklar,svetsar,asfalterar',
    ja: '施工し,取り付け',
    names: { en: ['* installer', '* fitter'], sv: ['*firma', '*montör'] },
  },
  {
    trade: 'gardening',
    onObject: true,
    en: 'mow,mows,landscape,do gardens,weed,trim',
    sv: 'klipper gräs,ansar',
    ja: '剪定し,刈っ',
    names: { en: ['* mowing', '* trimming'] },
  },
  {
    trade: 'translationAgency',
    onObject: true,
    en: 'translate,translates,interpret,proofread,subtitle',
    sv: 'översätter,tolkar,korrekturläser',
    ja: '通訳し',
    names: { en: ['* translation'] },
  },
  {
    trade: 'homeCareTeam',
    onObject: true,
    only: 'person',
    en: 'look after,care for',
    sv: 'ser till,hjälper',
    ja: '介護し',
    names: { en: ['* minding', '* sitting'] },
  },
  {
    trade: 'serviceTrade',
    onObject: true,
    en: 'walk,walks,groom,grooms,clean,cleans,cut,cuts,babysit,tattoo,style,wash,shoe,train,sharpen,tile',
    sv: 'rastar,klipper,städar,målar,fotograferar,putsar,passar,tvättar,tränar,tatuerar,skor,slipar,sköter om,vårdar',
    ja: '散歩させ,掃除し,撮影し,翻訳し,トリミングし,預かっ',
    names: {
      en: ['*-ing', '* service', '* grooming', '* training'],
      sv: ['*service', '*frisör', '*salong', '*rastning', '*firma', '*vård', '*passning'],
      ja: ['*サービス', '*サロン'],
    },
  },
  {
    trade: 'transportTrade',
    onObject: true,
    en: 'deliver,delivers,transport,haul,ship',
    sv: 'levererar,kör ut,transporterar',
    ja: '配達し,運ん,届け',
  },
  {
    item: 'object',
    only: 'animal',
    en: 'keep,keeps,have,has,own,take care of',
    sv: 'har,håller,tar hand om',
    ja: '飼っ',
    names: { sv: ['*hållning'] },
  },
  {
    item: 'object',
    en: 'collect,collects,hoard,gather',
    sv: 'samlar på,samlar',
    ja: '集め,収集し,コレクションし',
  },
]
