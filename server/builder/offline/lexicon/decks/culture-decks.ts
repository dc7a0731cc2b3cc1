// Decks of thought and the arts: music, painting, books, films, philosophy, myths, sport.
import type { Deck } from './deck.ts'

export const cultureDecks: readonly Deck[] = [
  {
    en: 'music theory, notation, reading notes, intervals, chord, sheet music',
    sv: 'musikteori, notläsning, noter, ackord, intervall',
    ja: '音楽理論, 楽典, 音符, 楽譜, コード進行, 和音',
    name: 'Music Theory|Musikteori|音楽理論',
    question: 'In music, what is {}?|Vad är {} inom musiken?|音楽で「{}」とは？',
    groups: [
      {
        name: 'Words|Ord|音楽用語',
        cards: `
allegro = fast and lively|snabbt och livligt|速く
adagio = slow|långsamt|ゆるやかに
andante = at walking pace|i gående takt|歩くような速さで
forte = loud|starkt|強く
piano = soft|svagt|弱く
crescendo = growing louder|allt starkare|だんだん強く
legato = smoothly tied|bundet|なめらかに
staccato = short and detached|kort och avstött|音を短く切って`,
      },
      {
        name: 'Notes and intervals|Noter och intervall|音と音程',
        cards: `
an octave|en oktav|オクターブ = eight steps of the scale|åtta toner i skalan|完全8度
a major third|en stor ters|長3度 = four semitones|fyra halvtoner|半音4つ
a minor third|en liten ters|短3度 = three semitones|tre halvtoner|半音3つ
a fifth|en kvint|完全5度 = seven semitones|sju halvtoner|半音7つ
a sharp|ett korsförtecken|シャープ = a semitone higher|en halvton högre|半音上げる
a flat|ett b-förtecken|フラット = a semitone lower|en halvton lägre|半音下げる`,
      },
    ],
  },
  {
    en: 'music, instrument, orchestra',
    sv: 'musik, instrument, orkester',
    ja: '音楽, 楽器, オーケストラ',
    name: 'Name the Instrument|Vilket instrument?|楽器',
    question: 'Which instrument {}?|Vilket instrument {}?|{}楽器は？',
    asks: true,
    groups: [
      {
        name: 'Instruments|Instrument|楽器',
        cards: `
has 88 keys|har 88 tangenter|鍵盤が88ある = Piano|Piano|ピアノ
has four strings and rests under the chin|har fyra strängar och hålls under hakan|弦が4本で、あごにはさんで弾く = Violin|Fiol|バイオリン
is played by sliding a tube|spelas med ett drag som skjuts ut|管を伸び縮みさせて吹く = Trombone|Trombon|トロンボーン
has 47 strings and seven pedals|har 47 strängar och sju pedaler|弦が47本、ペダルが7つある = Harp|Harpa|ハープ
is held sideways and blown across|hålls åt sidan och blåses tvärs över|横にかまえて息を吹きかける = Flute|Flöjt|フルート
breathes with a bellows|andas med en bälg|蛇腹で空気を送る = Accordion|Dragspel|アコーディオン
is tuned with pedals and struck|stäms med pedaler och slås|ペダルで音程を変え、ばちで打つ = Timpani|Pukor|ティンパニ
usually has six strings|har oftast sex strängar|弦がふつう6本の = Guitar|Gitarr|ギター`,
      },
    ],
  },
  {
    en: 'art history, painting, painter, artists, famous art, art movement',
    sv: 'konsthistoria, målare, målning, konstnär, tavlor, konstverk',
    ja: '美術史, 絵画, 画家, 名画, 西洋美術, 美術検定',
    name: 'Art History|Konsthistoria|美術史',
    question: 'Who made “{}”?|Vem har gjort ”{}”?|『{}』の作者は？',
    groups: [
      {
        name: 'Before 1800|Före 1800|1800年まで',
        cards: `
Mona Lisa|Mona Lisa|モナ・リザ = Leonardo da Vinci|Leonardo da Vinci|レオナルド・ダ・ヴィンチ
The Birth of Venus|Venus födelse|ヴィーナスの誕生 = Sandro Botticelli|Sandro Botticelli|ボッティチェリ
David|David|ダビデ像 = Michelangelo|Michelangelo|ミケランジェロ
The Night Watch|Nattvakten|夜警 = Rembrandt|Rembrandt|レンブラント
Girl with a Pearl Earring|Flicka med pärlörhänge|真珠の耳飾りの少女 = Johannes Vermeer|Johannes Vermeer|フェルメール
Las Meninas|Hovdamerna|ラス・メニーナス = Diego Velázquez|Diego Velázquez|ベラスケス`,
      },
      {
        name: 'After 1800|Efter 1800|1800年から',
        cards: `
The Great Wave off Kanagawa|Under vågen utanför Kanagawa|神奈川沖浪裏 = Hokusai|Hokusai|葛飾北斎
Impression, Sunrise|Impression, soluppgång|印象・日の出 = Claude Monet|Claude Monet|モネ
The Starry Night|Stjärnenatten|星月夜 = Vincent van Gogh|Vincent van Gogh|ゴッホ
The Scream|Skriet|叫び = Edvard Munch|Edvard Munch|ムンク
The Kiss|Kyssen|接吻（1908年） = Gustav Klimt|Gustav Klimt|クリムト
Guernica|Guernica|ゲルニカ = Pablo Picasso|Pablo Picasso|ピカソ
Midvinterblot|Midvinterblot|冬至の生贄 = Carl Larsson|Carl Larsson|カール・ラーション`,
      },
    ],
  },
  {
    en: 'philosoph, ethics',
    sv: 'filosof, etik',
    ja: '哲学, 倫理',
    name: 'Philosophy|Filosofi|哲学',
    question: 'Who is known for {}?|Vem är känd för {}?|{}で知られるのは？',
    groups: [
      {
        name: 'Antiquity|Antiken|古代',
        cards: `
asking until others saw that they did not know|att fråga tills andra såg att de inte visste|無知の知 = Socrates|Sokrates|ソクラテス
the allegory of the cave|grottliknelsen|洞窟の比喩・イデア論 = Plato|Platon|プラトン
virtue as the golden mean|dygden som den gyllene medelvägen|中庸の徳 = Aristotle|Aristoteles|アリストテレス
everything flows|allt flyter|万物は流転する = Heraclitus|Herakleitos|ヘラクレイトス
the quiet pleasures of the garden|de stilla njutningarna i trädgården|心の平静な快楽 = Epicurus|Epikuros|エピクロス
the Analects|samtalen i Lunyu|論語 = Confucius|Konfucius|孔子`,
      },
      {
        name: 'Modern times|Nya tiden|近代以降',
        cards: `
I think, therefore I am|jag tänker, alltså finns jag|我思う、ゆえに我あり = René Descartes|René Descartes|デカルト
the categorical imperative|det kategoriska imperativet|定言命法 = Immanuel Kant|Immanuel Kant|カント
the greatest happiness of the greatest number|största möjliga lycka åt flest möjliga|最大多数の最大幸福 = Jeremy Bentham|Jeremy Bentham|ベンサム
God is dead|Gud är död|神は死んだ = Friedrich Nietzsche|Friedrich Nietzsche|ニーチェ
existence precedes essence|existensen föregår essensen|実存は本質に先立つ = Jean-Paul Sartre|Jean-Paul Sartre|サルトル
The Second Sex|Det andra könet|第二の性 = Simone de Beauvoir|Simone de Beauvoir|ボーヴォワール
the veil of ignorance|okunnighetens slöja|無知のヴェール = John Rawls|John Rawls|ロールズ`,
      },
    ],
  },
  {
    en: 'literature, authors, classic books, novels, book quiz, famous books',
    sv: 'litteratur, författar, klassiker, romaner, böcker',
    ja: '文学, 作家, 小説, 名作',
    name: 'Who Wrote It?|Vem skrev det?|文学の作者',
    question: 'Who wrote “{}”?|Vem skrev ”{}”?|『{}』の作者は？',
    groups: [
      {
        name: 'Classics|Klassiker|名作',
        cards: `
Pride and Prejudice|Stolthet och fördom|高慢と偏見 = Jane Austen|Jane Austen|ジェイン・オースティン
Hamlet|Hamlet|ハムレット = William Shakespeare|William Shakespeare|シェイクスピア
Don Quixote|Don Quijote|ドン・キホーテ = Miguel de Cervantes|Miguel de Cervantes|セルバンテス
Crime and Punishment|Brott och straff|罪と罰 = Fyodor Dostoevsky|Fjodor Dostojevskij|ドストエフスキー
The Tale of Genji|Berättelsen om Genji|源氏物語 = Murasaki Shikibu|Murasaki Shikibu|紫式部
Pippi Longstocking|Pippi Långstrump|長くつ下のピッピ = Astrid Lindgren|Astrid Lindgren|アストリッド・リンドグレーン
The Saga of Gosta Berling|Gösta Berlings saga|イェスタ・ベルリングの物語 = Selma Lagerlöf|Selma Lagerlöf|セルマ・ラーゲルレーヴ
Kokoro|Kokoro|こころ = Natsume Sōseki|Natsume Sōseki|夏目漱石
Frankenstein|Frankenstein|フランケンシュタイン = Mary Shelley|Mary Shelley|メアリー・シェリー
1984|1984|一九八四年 = George Orwell|George Orwell|ジョージ・オーウェル
Les Misérables|Samhällets olycksbarn|レ・ミゼラブル = Victor Hugo|Victor Hugo|ヴィクトル・ユーゴー
One Hundred Years of Solitude|Hundra år av ensamhet|百年の孤独 = Gabriel García Márquez|Gabriel García Márquez|ガルシア＝マルケス`,
      },
    ],
  },
  {
    en: 'film, movie, cinema, director',
    sv: 'film, biograf, regissör',
    ja: '映画, 監督',
    name: 'Who Directed It?|Vem regisserade?|映画監督',
    question: 'Who directed “{}”?|Vem regisserade ”{}”?|『{}』の監督は？',
    groups: [
      {
        name: 'Films|Filmer|映画',
        cards: `
Seven Samurai|De sju samurajerna|七人の侍 = Akira Kurosawa|Akira Kurosawa|黒澤明
The Seventh Seal|Det sjunde inseglet|第七の封印 = Ingmar Bergman|Ingmar Bergman|イングマール・ベルイマン
Psycho|Psycho|サイコ = Alfred Hitchcock|Alfred Hitchcock|アルフレッド・ヒッチコック
Jaws|Hajen|ジョーズ = Steven Spielberg|Steven Spielberg|スティーヴン・スピルバーグ
Spirited Away|Spirited Away|千と千尋の神隠し = Hayao Miyazaki|Hayao Miyazaki|宮崎駿
Titanic|Titanic|タイタニック = James Cameron|James Cameron|ジェームズ・キャメロン
Pulp Fiction|Pulp Fiction|パルプ・フィクション = Quentin Tarantino|Quentin Tarantino|クエンティン・タランティーノ
Tokyo Story|Föräldrarna (1953)|東京物語 = Yasujirō Ozu|Yasujirō Ozu|小津安二郎
Parasite|Parasit|パラサイト 半地下の家族 = Bong Joon-ho|Bong Joon-ho|ポン・ジュノ
2001: A Space Odyssey|2001 – Ett rymdäventyr|2001年宇宙の旅 = Stanley Kubrick|Stanley Kubrick|スタンリー・キューブリック
The Godfather|Gudfadern|ゴッドファーザー = Francis Ford Coppola|Francis Ford Coppola|フランシス・フォード・コッポラ
Star Wars (1977)|Stjärnornas krig (1977)|スター・ウォーズ（1977年） = George Lucas|George Lucas|ジョージ・ルーカス`,
      },
    ],
  },
  {
    en: 'mytholog, greek gods, norse gods, viking gods',
    sv: 'mytologi, asatro, gudar',
    ja: '神話, 神々',
    name: 'Gods and Myths|Gudar och myter|神話',
    question: 'Who is {}?|Vem är {}?|{}は？',
    asks: true,
    groups: [
      {
        name: 'Greece|Grekland|ギリシャ',
        alone: 'greek|grekisk|ギリシャ',
        title: 'Greek Gods|Grekiska gudar|ギリシャ神話の神々',
        cards: `
the Greek king of the gods|gudarnas kung i Grekland|ギリシャ神話の最高神 = Zeus|Zeus|ゼウス
the Greek god of the sea|havets gud i Grekland|ギリシャ神話の海の神 = Poseidon|Poseidon|ポセイドン
the Greek goddess of wisdom|vishetens gudinna i Grekland|ギリシャ神話の知恵の女神 = Athena|Athena|アテナ
the Greek goddess of love|kärlekens gudinna i Grekland|ギリシャ神話の愛の女神 = Aphrodite|Afrodite|アフロディーテ
the Greek ruler of the underworld|dödsrikets härskare i Grekland|ギリシャ神話の冥界の王 = Hades|Hades|ハデス
the messenger of the Greek gods|de grekiska gudarnas budbärare|ギリシャ神話の伝令の神 = Hermes|Hermes|ヘルメス`,
      },
      {
        name: 'The North|Norden|北欧',
        alone: 'norse, viking|nordisk, asatro, fornnordisk|北欧',
        title: 'Norse Gods|Nordiska gudar|北欧神話の神々',
        cards: `
the one-eyed father of the Norse gods|den enögde i den nordiska mytologin|北欧神話の片目の主神 = Odin|Oden|オーディン
the Norse god with the hammer|den nordiske guden med hammaren|北欧神話の槌をもつ神 = Thor|Tor|トール
the Norse goddess of love|den nordiska kärleksgudinnan|北欧神話の愛の女神 = Freya|Freja|フレイヤ
the Norse trickster|den listige i den nordiska mytologin|北欧神話のいたずら者 = Loki|Loke|ロキ
the Norse god killed by mistletoe|den nordiske guden som dödas av en mistel|北欧神話でヤドリギに倒れた神 = Balder|Balder|バルドル
the serpent around the Norse world|ormen runt den nordiska världen|北欧神話で世界をとりまく蛇 = Jörmungandr|Midgårdsormen|ヨルムンガンド`,
      },
    ],
  },
  {
    en: 'football, soccer, sport, olympic, basketball',
    sv: 'fotboll, sport, idrott, os-, olymp',
    ja: 'スポーツ, サッカー, オリンピック, 五輪, 野球',
    name: 'Sport|Sport|スポーツ',
    question: 'How many {}?|Hur många {}?|{}は？',
    asks: true,
    groups: [
      {
        name: 'Numbers of sport|Sportens tal|スポーツの数字',
        cards: `
players of a football team are on the pitch|spelare i ett fotbollslag är på planen|サッカーで1チームが出る人数 = 11|11|11人
players of a basketball team are on the court|spelare i ett basketlag är på planen|バスケットボールで1チームが出る人数 = 5|5|5人
players of a baseball team are on the field|spelare i ett basebollag är på planen|野球で守備につく人数 = 9|9|9人
players of a volleyball team are on the court|spelare i ett volleybollag är på planen|バレーボールで1チームが出る人数 = 6|6|6人
players of a rugby union team are on the pitch|spelare i ett rugby union-lag är på planen|ラグビー（ユニオン）で1チームが出る人数 = 15|15|15人
rings has the Olympic flag|ringar har den olympiska flaggan|五輪旗の輪の数 = 5|5|5つ
holes has a full round of golf|hål är en hel golfrunda|ゴルフ1ラウンドのホール数 = 18|18|18ホール
kilometres is a marathon (and 195 metres)|kilometer är ett maraton (och 195 meter)|マラソンの距離 = 42|42|42.195km
pins stand in bowling|käglor står i bowling|ボウリングのピンの数 = 10|10|10本
events has a decathlon|grenar har tiokamp|十種競技の種目数 = 10|10|10種目`,
      },
    ],
  },
]
