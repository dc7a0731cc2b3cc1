// Decks of nature and of science: elements, living things, the sky.
import type { Deck } from './deck.ts'

export const natureDecks: readonly Deck[] = [
  {
    en: 'chemi, element, periodic table',
    sv: 'kemi, grundämne, periodiska',
    ja: '元素, 化学, 周期表',
    name: 'The Elements|Grundämnena|元素記号',
    question: 'Which element has the symbol {}?|Vilket grundämne har tecknet {}?|元素記号「{}」の元素は？',
    groups: [
      {
        name: 'Metals|Metaller|金属',
        cards: `
Au = gold|guld|金
Ag = silver|silver|銀
Fe = iron|järn|鉄
Na = sodium|natrium|ナトリウム
K = potassium|kalium|カリウム
Pb = lead|bly|鉛
Cu = copper|koppar|銅
Hg = mercury|kvicksilver|水銀
Sn = tin|tenn|スズ`,
      },
      {
        name: 'Other elements|Andra grundämnen|金属以外',
        cards: `
H = hydrogen|väte|水素
He = helium|helium|ヘリウム
C = carbon|kol|炭素
N = nitrogen|kväve|窒素
O = oxygen|syre|酸素
Cl = chlorine|klor|塩素
S = sulfur|svavel|硫黄`,
      },
    ],
  },
  {
    en: 'bird, ornitholog',
    sv: 'fågel, fåglar, ornitolog',
    ja: '野鳥, 鳥の, 小鳥, バードウォッチング, 鳥クイズ, 鳥類',
    name: 'Know Your Birds|Känner du fåglarna?|野鳥',
    question: 'Which bird {}?|Vilken fågel {}?|{}鳥は？',
    asks: true,
    groups: [
      {
        name: 'Birds|Fåglar|野鳥',
        cards: `
says its own name in spring|ropar sitt eget namn på våren|春に自分の名を呼ぶように鳴く = Cuckoo|Gök|カッコウ
hammers on tree trunks|hackar på trädstammar|木の幹をくちばしでたたく = Woodpecker|Hackspett|キツツキ
has a bright orange breast|har lysande orange bröst|胸があざやかな橙色の = Robin|Rödhake|コマドリ
hunts mice at night without a sound|jagar möss ljudlöst på natten|夜に音もなくネズミを捕る = Owl|Uggla|フクロウ
has a long tail and is black and white|är svartvit med lång stjärt|黒と白で尾が長い = Magpie|Skata|カササギ
dances with others in the fields|dansar i flock på fälten|群れで舞うように踊る = Crane|Trana|ツル
dives into water like a blue arrow|dyker som en blå pil|青い矢のように水へ飛び込む = Kingfisher|Kungsfiskare|カワセミ
builds nests of mud under the eaves|bygger lerbon under takfoten|軒下に泥の巣を作る = Swallow|Svala|ツバメ
sings high above the field|sjunger högt över åkern|畑の上高くでさえずる = Skylark|Sånglärka|ヒバリ
stands still in shallow water on long legs|står stilla på långa ben i grunt vatten|長い足で浅瀬にじっと立つ = Heron|Häger|サギ
is white and glides on lakes|är vit och glider fram på sjön|白く、湖をすべるように泳ぐ = Swan|Svan|ハクチョウ
hovers in the air as it looks for voles|ryttlar i luften när den spanar efter sork|空中に止まって獲物を探す = Kestrel|Tornfalk|チョウゲンボウ`,
      },
    ],
  },
  {
    en: 'trees, tree species, tree identification',
    sv: 'träd, trädslag, lövträd',
    ja: '樹木, 木の名前, 木の葉',
    name: 'Know Your Trees|Känner du träden?|樹木',
    question: 'Which tree {}?|Vilket träd {}?|{}木は？',
    asks: true,
    groups: [
      {
        name: 'Trees|Träd|樹木',
        cards: `
has white bark|har vit bark|樹皮が白い = Birch|Björk|シラカバ
bears acorns|får ekollon|どんぐりがなる = Oak|Ek|ナラ
drops its needles in autumn|fäller sina barr på hösten|秋に針のような葉を落とす = Larch|Lärk|カラマツ
has leaves that tremble in the wind|har löv som darrar i vinden|風で葉がふるえるように揺れる = Aspen|Asp|ヤマナラシ
has a leaf like an open hand|har blad som en öppen hand|葉が開いた手のような形の = Maple|Lönn|カエデ
is red with berries in autumn|är full av röda bär på hösten|秋に赤い実をつける = Rowan|Rönn|ナナカマド
has long needles in pairs|har långa barr två och två|長い針葉が2本ずつ付く = Pine|Tall|マツ
is the usual Christmas tree in Sweden|är den vanliga svenska julgranen|スウェーデンでクリスマスツリーにする = Spruce|Gran|トウヒ
hangs its branches over the water|låter grenarna hänga över vattnet|水辺に枝を垂らす = Willow|Pil|ヤナギ
has fan-shaped leaves|har solfjäderformade blad|葉が扇の形の = Ginkgo|Ginkgo|イチョウ
has smooth grey bark and nuts in prickly cups|har slät grå bark och nötter i taggiga skålar|なめらかな灰色の樹皮をもつ = Beech|Bok|ブナ
blossoms pink before its leaves in Japan|blommar rosa på våren i Japan|春に淡い紅色の花が咲く = Cherry|Körsbär|サクラ`,
      },
    ],
  },
  {
    en: 'mushroom, fungi, foraging',
    sv: 'svamp',
    ja: 'きのこ, キノコ, 茸',
    name: 'Know Your Mushrooms|Känner du svamparna?|きのこ',
    question: 'Which mushroom {}?|Vilken svamp {}?|{}きのこは？',
    asks: true,
    groups: [
      {
        name: 'Edible|Ätliga|食用',
        cards: `
is yellow and smells of apricot|är gul och doftar aprikos|黄色くアンズの香りがする = Chanterelle|Kantarell|アンズタケ
has a brown cap and a thick pale foot|har brun hatt och tjock ljus fot|茶色いかさと太い柄をもつ = Porcini|Karljohan|ヤマドリタケ
is like a dark grey trumpet|ser ut som en mörkgrå trumpet|黒いラッパの形の = Black trumpet|Svart trumpetsvamp|クロラッパタケ
gives orange milk when it is cut|ger orange mjölksaft när den skärs|切ると橙色の乳液が出る = Saffron milk cap|Läcker riska|アカモミタケの仲間
has small spikes under a pale cap|har små taggar under en ljus hatt|かさの裏が針のような = Hedgehog mushroom|Blek taggsvamp|カノシタ
grows under red pines and is prized in Japan|växer under tall och är dyrbar i Japan|アカマツ林に生え、香りが珍重される = Matsutake|Goliatmusseron|マツタケ
grows in shelves on dead broadleaved trees|växer i hyllor på döda lövträd|広葉樹の枯れ木に重なって生える = Oyster mushroom|Ostronskivling|ヒラタケ`,
      },
      {
        name: 'Poisonous|Giftiga|有毒',
        cards: `
is red with white dots|är röd med vita prickar|赤いかさに白いいぼがある = Fly agaric|Röd flugsvamp|ベニテングタケ
is all white and deadly|är helt vit och dödlig|全体が白く猛毒の = Destroying angel|Vit flugsvamp|ドクツルタケ
is greenish and deadly|är grönaktig och dödlig|緑がかった猛毒の = Death cap|Lömsk flugsvamp|タマゴテングタケ
is rust-brown and destroys the kidneys|är rostbrun och förstör njurarna|赤茶色で腎臓を壊す = Deadly webcap|Toppig giftspindling|ジンガサドクフウセンタケ
looks like a brain and comes in spring|ser ut som en hjärna och kommer på våren|春に生え、脳のような形の = False morel|Stenmurkla|シャグマアミガサタケ`,
      },
    ],
  },
  {
    en: 'constellation, star sign in the sky, night sky',
    sv: 'stjärnbild, stjärnhimmel, natthimlen',
    ja: '星座, 夜空',
    name: 'Constellations|Stjärnbilder|星座',
    question: 'Which constellation {}?|Vilken stjärnbild {}?|{}星座は？',
    asks: true,
    groups: [
      {
        name: 'The night sky|Natthimlen|夜空',
        cards: `
has three stars in a row as a belt|har ett bälte av tre stjärnor i rad|三つ並んだ星が帯になる = Orion|Orion|オリオン座
looks like a W|ser ut som ett W|Wの形をした = Cassiopeia|Cassiopeja|カシオペヤ座
holds the Plough or Big Dipper|rymmer Karlavagnen|北斗七星をふくむ = Great Bear|Stora björnen|おおぐま座
holds the North Star|rymmer Polstjärnan|北極星をふくむ = Little Bear|Lilla björnen|こぐま座
flies along the Milky Way as a cross|flyger som ett kors längs Vintergatan|天の川に十字形で飛ぶ = Swan|Svanen|はくちょう座
has the bright star Vega|har den ljusa stjärnan Vega|ベガが輝く = Lyre|Lyran|こと座
has the bright star Altair|har den ljusa stjärnan Altair|アルタイルが輝く = Eagle|Örnen|わし座
has Sirius, the brightest star|har Sirius, himlens ljusaste stjärna|いちばん明るいシリウスをもつ = Great Dog|Stora hunden|おおいぬ座
holds the Pleiades|rymmer Plejaderna|すばるをふくむ = Bull|Oxen|おうし座
has Castor and Pollux|har Castor och Pollux|カストルとポルックスをもつ = Twins|Tvillingarna|ふたご座
has the red star Antares|har den röda stjärnan Antares|赤いアンタレスをもつ = Scorpion|Skorpionen|さそり座
has Regulus and a mane like a sickle|har Regulus och en man som en skära|レグルスと「ししの大がま」をもつ = Lion|Lejonet|しし座`,
      },
    ],
  },
  {
    en: 'space, planet, solar system, astronom',
    sv: 'rymd, planet, solsystem, astronomi',
    ja: '宇宙, 惑星, 太陽系, 天文',
    name: 'Into Space|Ut i rymden|宇宙',
    question: 'Which one {}?|Vilken himlakropp {}?|{}天体は？',
    asks: true,
    groups: [
      {
        name: 'The solar system|Solsystemet|太陽系',
        cards: `
is closest to the Sun|är närmast solen|太陽にいちばん近い = Mercury|Merkurius|水星
is the hottest planet|är den hetaste planeten|いちばん熱い惑星の = Venus|Venus|金星
is the third from the Sun|är den tredje från solen|太陽から三番目の = Earth|Jorden|地球
is called the red planet|kallas den röda planeten|赤い惑星とよばれる = Mars|Mars|火星
is the largest planet|är den största planeten|いちばん大きい惑星の = Jupiter|Jupiter|木星
is known for its wide rings|är känd för sina breda ringar|大きな環で知られる = Saturn|Saturnus|土星
lies on its side as it rolls around the Sun|ligger på sidan när den rullar runt solen|横倒しで太陽を回る = Uranus|Uranus|天王星
has the strongest winds|har de starkaste vindarna|風がいちばん強い = Neptune|Neptunus|海王星
makes the tides on Earth|styr tidvattnet på jorden|地球の潮の満ち引きを起こす = The Moon|Månen|月
is a star|är en stjärna|恒星である = The Sun|Solen|太陽
was called a planet until 2006|kallades planet till 2006|2006年まで惑星とよばれた = Pluto|Pluto|冥王星
shows a tail near the Sun|får svans nära solen|太陽に近づくと尾をひく = Comet|Komet|彗星`,
      },
    ],
  },
  {
    en: 'animal, wildlife, zoo, dinosaur',
    sv: 'djur',
    ja: '動物, どうぶつ, 生き物, いきもの',
    name: 'Wild and Wonderful|Djurens värld|動物',
    question: 'Which animal {}?|Vilket djur {}?|{}動物は？',
    asks: true,
    groups: [
      {
        name: 'Animals|Djur|動物',
        cards: `
runs fastest of all on land|springer fortast på land|陸でいちばん速く走る = Cheetah|Gepard|チーター
has the longest neck|har längst hals|首がいちばん長い = Giraffe|Giraff|キリン
carries its young in a pouch|bär sin unge i en pung|おなかの袋で子を育てる = Kangaroo|Känguru|カンガルー
is the largest that ever lived|är det största som någonsin levt|これまででいちばん大きい = Blue whale|Blåval|シロナガスクジラ
sleeps through the winter rolled up in leaves|sover hoprullad i löv hela vintern|落ち葉の中で丸まって冬眠する = Hedgehog|Igelkott|ハリネズミ
changes its colour|byter färg|体の色を変える = Chameleon|Kameleont|カメレオン
builds dams of branches|bygger dammar av grenar|木の枝でダムを作る = Beaver|Bäver|ビーバー
has eight arms|har åtta armar|腕が8本ある = Octopus|Bläckfisk|タコ
eats almost nothing but bamboo|äter nästan bara bambu|ほとんど竹だけを食べる = Giant panda|Jättepanda|ジャイアントパンダ
has black and white stripes|har svarta och vita ränder|白黒のしま模様をもつ = Zebra|Zebra|シマウマ
finds its way in the dark by sound|hittar i mörkret med ljud|暗闇を音で飛ぶ = Bat|Fladdermus|コウモリ
stores water and lives long in dry land|klarar sig länge i öknen|砂漠で長く水なしで過ごす = Camel|Kamel|ラクダ`,
      },
    ],
  },
  {
    en: 'biolog, cell, genetic, botany, ecology, photosynthesis',
    sv: 'biologi, cellen, celler, genetik, ekologi, fotosyntes',
    ja: '生物, 細胞, 遺伝, 生態, 光合成',
    name: 'Biology|Biologi|生物',
    question: 'Which term fits: {}?|Vilket begrepp passar: {}?|{}を何という？',
    groups: [
      {
        name: 'The cell|Cellen|細胞',
        terms: true,
        cards: `
the part of a cell that holds its DNA|den del av cellen där DNA finns|DNAが入っている細胞の部分 = nucleus|cellkärna|核
the power plant of the cell|cellens kraftverk|細胞のエネルギーをつくる小器官 = mitochondrion|mitokondrie|ミトコンドリア
where photosynthesis takes place|där fotosyntesen sker|光合成が行われる場所 = chloroplast|kloroplast|葉緑体
where proteins are built|där proteiner byggs|タンパク質をつくる場所 = ribosome|ribosom|リボソーム
a cell dividing into two equal ones|när en cell delar sig i två lika|1つの細胞が同じ2つに分かれること = mitosis|mitos|体細胞分裂
water moving through a membrane|när vatten vandrar genom ett membran|膜を通って水が移動すること = osmosis|osmos|浸透`,
      },
      {
        name: 'Life and heredity|Liv och arv|遺伝と生態',
        terms: true,
        cards: `
a piece of DNA with one instruction|en bit DNA med en instruktion|形質を決めるDNAの単位 = gene|gen|遺伝子
a change in DNA|en förändring i DNA|DNAの変化 = mutation|mutation|突然変異
plants making sugar from light|när växter gör socker av ljus|植物が光で養分をつくるはたらき = photosynthesis|fotosyntes|光合成
those best fitted leave most offspring|de bäst anpassade får flest ungar|環境に適したものが子を多く残すこと = natural selection|naturligt urval|自然選択
a living being that breaks down dead matter|organism som bryter ner dött material|死んだ生物を分解する生物 = decomposer|nedbrytare|分解者
two species that live together and both gain|två arter som båda gynnas av att leva ihop|互いに利益を得て共に生きること = mutualism|mutualism|相利共生
a protein that speeds up a reaction|ett protein som snabbar på en reaktion|反応を速めるタンパク質 = enzyme|enzym|酵素`,
      },
    ],
  },
  {
    en: 'physic, mechanics, electricity',
    sv: 'fysik, mekanik',
    ja: '物理, 力学, 電気',
    name: 'Physics|Fysik|物理',
    question: 'What is {}?|Vad är {}?|{}は？',
    groups: [
      {
        name: 'Units|Enheter|単位',
        cards: `
the unit of force|enheten för kraft|力の単位 = newton|newton|ニュートン
the unit of energy|enheten för energi|エネルギーの単位 = joule|joule|ジュール
the unit of power|enheten för effekt|仕事率の単位 = watt|watt|ワット
the unit of voltage|enheten för spänning|電圧の単位 = volt|volt|ボルト
the unit of current|enheten för ström|電流の単位 = ampere|ampere|アンペア
the unit of frequency|enheten för frekvens|周波数の単位 = hertz|hertz|ヘルツ`,
      },
      {
        name: 'Laws|Lagar|法則',
        cards: `
Ohm’s law|Ohms lag|オームの法則 = U=RI
Newton’s second law|Newtons andra lag|運動方程式 = F=ma
kinetic energy|rörelseenergi|運動エネルギー = mv² ÷ 2
speed|hastighet|速さ = s ÷ t
density|densitet|密度 = m ÷ V
electric power|elektrisk effekt|電力 = U · I`,
      },
    ],
  },
]
