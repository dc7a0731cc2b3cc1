// Decks of what people are examined in to drive, to practise law, to work: road signs and rules, terms of law, money, code, kitchens.
import type { Deck } from './deck.ts'

export const societyDecks: readonly Deck[] = [
  {
    en: 'driving theory, driving test, driving licen, driver, road sign, traffic sign, theory test, highway code, learner permit, traffic rule',
    sv: 'körkort, vägmärk, trafikregl, trafikskylt, uppkörning, trafikteori',
    ja: '運転免許, 道路標識, 交通標識, 学科試験, 交通ルール, 仮免, 本免',
    name: 'Driving Theory|Körkortsteori|運転免許の学科',
    question: 'In traffic: {}?|I trafiken: {}?|交通ルール：{}は？',
    groups: [
      {
        name: 'Signs|Vägmärken|標識',
        alone: 'sign|vägmärk, skylt|標識',
        title: 'Road Signs|Vägmärken|道路標識',
        cards: `
a sign with eight sides|ett märke med åtta kanter|国際的に使われる八角形の標識 = stop|stopp|一時停止
a triangle that stands on its point|en triangel med spetsen nedåt|国際的に使われる逆三角形の標識 = give way|väjningsplikt|徐行・ゆずれ
a red disc with a white bar|rund röd skylt med vitt streck|赤い丸に白い横棒 = no entry|förbud mot infart med fordon|車両進入禁止
a round sign with a red rim and a number|rund skylt med röd kant och en siffra|赤い縁の丸に数字 = speed limit|hastighetsbegränsning|最高速度
a blue sign with a white P|blå skylt med vitt P|青地に白のP = parking|parkering|駐車可
a blue disc with a white arrow|rund blå skylt med vit pil|青い丸に白い矢印 = direction to be followed|påbjuden körriktning|指定方向外進行禁止
a blue disc with a white bicycle|rund blå skylt med vit cykel|青い丸に白い自転車 = cycle path|påbjuden cykelbana|自転車専用`,
      },
      {
        name: 'Rules|Regler|ルール',
        cards: `
a steady red light|fast rött ljus|赤信号 = stop before the line|stanna före linjen|停止位置で止まる
somebody waits at a zebra crossing|någon väntar vid övergångsstället|横断歩道で人が待っている = let them cross|släpp över|一時停止して道をゆずる
an ambulance with its siren comes from behind|en ambulans med siren kommer bakifrån|後ろから緊急自動車が来る = make way|lämna fri väg|進路をゆずる
the tyres lose touch with the water-covered road|däcken tappar greppet på vattenfylld väg|水の膜でタイヤが浮く現象 = aquaplaning|vattenplaning|ハイドロプレーニング現象
the way a car goes before the driver brakes|sträckan innan föraren hinner bromsa|ブレーキが効き始めるまでの距離 = reaction distance|reaktionssträcka|空走距離
the way from braking to standstill|sträckan från att du bromsar tills bilen står|効き始めてから止まるまでの距離 = braking distance|bromssträcka|制動距離
what no mirror shows|det som ingen spegel visar|ミラーに映らない部分 = blind spot|döda vinkeln|死角`,
      },
    ],
  },
  {
    en: 'bar exam, bar prep, legal, law term, law school, law student, law exam, contract law, criminal law, tort',
    sv: 'juridik, juridisk, juristprogram, advokatexamen, avtalsrätt, straffrätt, lagtext',
    ja: '法律, 法学, 司法試験, 民法, 刑法, 行政書士, 宅建, 法務',
    name: 'Legal Terms|Juridiska begrepp|法律用語',
    question: 'Which term fits: {}?|Vilket begrepp passar: {}?|{}を何という？',
    groups: [
      {
        name: 'Contracts|Avtal|契約',
        alone: 'contract|avtal|契約',
        title: 'Contract Law|Avtalsrätt|契約の用語',
        terms: true,
        cards: `
a proposal that becomes binding once accepted|ett förslag som binder när det antas|契約を結びたいという意思表示 = offer|anbud|申込み
agreeing to what was offered|att säga ja till ett anbud|申込みに応じる意思表示 = acceptance|accept|承諾
not doing what the contract says|att inte hålla vad avtalet säger|契約上の義務を果たさないこと = breach of contract|avtalsbrott|債務不履行
money that makes good a loss|pengar som ersätter en skada|損害をうめ合わせるためのお金 = damages|skadestånd|損害賠償
without any legal effect|utan rättslig verkan|法的な効力がはじめからないこと = void|ogiltig|無効`,
      },
      {
        name: 'Crimes|Brott|刑事',
        alone: 'criminal|straff|刑法, 刑事',
        title: 'Criminal Law|Straffrätt|刑法の用語',
        terms: true,
        cards: `
meaning to do it|att göra det med vilja|罪を犯す意思 = intent|uppsåt|故意
lacking due care|att brista i aktsamhet|必要な注意を欠くこと = negligence|oaktsamhet|過失
beginning a crime without completing it|att påbörja ett brott utan att fullborda det|犯罪に着手したが遂げないこと = attempt|försök|未遂
using proportionate force against an attack|att värja sig mot ett angrepp i rimlig mån|急な侵害に対しやむを得ず身を守ること = self-defence|nödvärn|正当防衛
someone who helps a crime|den som hjälper till vid ett brott|正犯の犯行を助ける者 = accessory|medhjälpare|幇助犯`,
      },
      {
        name: 'Procedure|Process|手続き',
        terms: true,
        cards: `
asking a higher court to review|att låta en högre domstol pröva målet|上級の裁判所に不服を申し立てること = appeal|överklagande|上訴
the one who sues|den som stämmer|訴えを起こした人 = plaintiff|kärande|原告
the one who is sued|den som blir stämd|訴えられた人 = defendant|svarande|被告
the duty to prove a claim|skyldigheten att bevisa|事実を証明する責任 = burden of proof|bevisbörda|立証責任
a decided case that later ones follow|ett avgörande som senare mål följer|後の判断の手本となる裁判例 = precedent|prejudikat|判例
innocent until proven guilty|oskyldig tills motsatsen bevisats|有罪と証明されるまで無罪とみなすこと = presumption of innocence|oskuldspresumtion|無罪の推定`,
      },
    ],
  },
  {
    en: 'economic, accounting, finance, bookkeeping, macroeconom, microeconom',
    sv: 'ekonomi, bokföring, redovisning, nationalekonomi, företagsekonomi',
    ja: '経済, 簿記, 会計, 金融',
    name: 'Economics|Ekonomi|経済用語',
    question: 'Which term fits: {}?|Vilket begrepp passar: {}?|{}を何という？',
    groups: [
      {
        name: 'The economy|Samhällsekonomi|経済',
        terms: true,
        cards: `
prices in general going up|att priserna i allmänhet stiger|物価が全体に上がり続けること = inflation|inflation|インフレーション
prices in general going down|att priserna i allmänhet sjunker|物価が全体に下がり続けること = deflation|deflation|デフレーション
all that a country produces in a year|värdet av allt ett land producerar på ett år|国内で1年に生み出された価値の合計 = GDP|BNP|GDP（国内総生産）
a market with a single seller|en marknad med en enda säljare|売り手が一社だけの市場 = monopoly|monopol|独占
what you give up by choosing|det du avstår när du väljer|ある選択のためにあきらめた利益 = opportunity cost|alternativkostnad|機会費用
how much demand reacts to the price|hur mycket efterfrågan påverkas av priset|価格の変化に需要がどれだけ反応するか = price elasticity|priselasticitet|価格弾力性
a long fall in what is produced|en längre nedgång i produktionen|景気が後退している状態 = recession|lågkonjunktur|景気後退`,
      },
      {
        name: 'Firms|Företag|企業',
        terms: true,
        cards: `
what a firm owns|det ett företag äger|会社が持つもの = assets|tillgångar|資産
what a firm owes|det ett företag är skyldigt|会社が返すべきもの = liabilities|skulder|負債
assets minus liabilities|tillgångar minus skulder|資産から負債を引いたもの = equity|eget kapital|純資産
income minus costs|intäkter minus kostnader|収益から費用を引いたもの = profit|resultat|利益
spreading a cost over the years of use|att fördela en kostnad på åren den används|費用を使う年数に割りふること = depreciation|avskrivning|減価償却
a share of profit paid to owners|vinst som delas ut till ägarna|株主に分ける利益 = dividend|utdelning|配当`,
      },
    ],
  },
  {
    en: 'programming, coding, computer science, software, javascript, python, algorithm, web development, developer interview, tech interview, computer, data structure, cyber',
    sv: 'programmer, kodning, javascript, python, algoritm, webbutveckl, datavetenskap, it-begrepp, datorkunskap',
    ja: 'プログラミング, 基本情報, ITパスポート, 情報処理, アルゴリズム, JavaScript, Python, IT用語, コンピュータ, 情報科',
    name: 'Programming Terms|Programmeringsord|プログラミング用語',
    question: 'Which term fits: {}?|Vilket begrepp passar: {}?|{}を何という？',
    groups: [
      {
        name: 'Code|Kod|コード',
        terms: true,
        cards: `
a name for a value|ett namn på ett värde|値につけた名前 = variable|variabel|変数
a named piece of code that can be called|en namngiven bit kod som går att anropa|名前で呼び出せる処理のまとまり = function|funktion|関数
code that runs again and again|kod som körs om och om igen|くり返し実行される処理 = loop|loop|ループ
a function that calls itself|en funktion som anropar sig själv|自分自身を呼び出すこと = recursion|rekursion|再帰
a value that is true or false|ett värde som är sant eller falskt|真か偽のどちらかの値 = boolean|boolesk|真偽値
an error in a program|ett fel i ett program|プログラムの誤り = bug|bugg|バグ
turning source code into machine code|att göra källkod till maskinkod|ソースコードを機械語に変換すること = compiling|kompilering|コンパイル`,
      },
      {
        name: 'Data and networks|Data och nätverk|データとネットワーク',
        terms: true,
        cards: `
last in, first out|sist in, först ut|最後に入れたものを最初に出す構造 = stack|stack|スタック
first in, first out|först in, först ut|最初に入れたものを最初に出す構造 = queue|kö|キュー
pairs of keys and values|par av nycklar och värden|キーと値の組で持つ構造 = map|uppslagstabell|連想配列
the language of relational databases|språket för relationsdatabaser|リレーショナルデータベースの言語 = SQL
the way programs talk to each other|sättet program talar med varandra|プログラム同士がやりとりする窓口 = API
history of code changes|historik över ändringar i kod|コードの変更履歴を管理すること = version control|versionshantering|バージョン管理
what turns names into addresses on the net|det som gör namn till adresser på nätet|名前をIPアドレスに変えるしくみ = DNS`,
      },
    ],
  },
  {
    en: 'food hygiene, food safety, haccp, kitchen staff, allergen',
    sv: 'livsmedelshygien, mathygien, livsmedelssäkerhet, haccp, allergen',
    ja: '食品衛生, 衛生管理, HACCP, アレルゲン',
    name: 'Food Hygiene|Livsmedelshygien|食品衛生',
    question: 'Food hygiene: {}?|Livsmedelshygien: {}?|食品衛生：{}は？',
    groups: [
      {
        name: 'The kitchen|Köket|厨房',
        cards: `
how warm the fridge may be|hur varmt det får vara i kylen|冷蔵庫の温度 = at most 5 °C|högst 5–8 °C|10℃以下
how cold the freezer should be|hur kallt det ska vara i frysen|冷凍庫の温度 = −18 °C|−18 °C|−15℃以下
how hot a chicken must get inside|hur varm kyckling ska bli i mitten|鶏肉の中心温度 = at least 75 °C|minst 70–75 °C|75℃で1分以上
how warm hot food must be kept|hur varm mat ska varmhållas|温かい料理の保温 = at least 63 °C|minst 60 °C|65℃以上
what to do between raw meat and salad|vad du gör mellan rått kött och sallad|生肉から野菜へ移るとき = wash hands, knife and board|tvätta händer, kniv och bräda|手・包丁・まな板を洗う
where raw meat stands in the fridge|var rått kött står i kylen|冷蔵庫での生肉の置き場所 = at the bottom|längst ner|下の段
germs moving from one food to another|när bakterier flyttar mellan livsmedel|菌が食材から食材へうつること = cross-contamination|korskontaminering|二次汚染（交差汚染）
who has a stomach bug|den som är magsjuk|下痢やおう吐があるとき = stays at home|stannar hemma|調理に入らない`,
      },
    ],
  },
]
