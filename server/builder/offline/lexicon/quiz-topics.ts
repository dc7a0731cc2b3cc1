// Quizzes whose topic was named: a question with a gap, and what fills it with its answer; wrong answers are those of other questions.
// Words are looked for in the prompt; the first topic that has one of them wins.
export type QuizTopic = {
  /** beginnings of words, by language */
  en: string
  sv: string
  ja: string
  /** English|Svenska|日本語 */
  name: string
  lead: string
  question: string
  /** the choice of the lexicon's category */
  category: 'History' | 'Science' | 'Sports' | 'Music' | 'Geography'
  pairs: readonly (readonly [gap: string, answer: string])[]
}

export const quizTopics: readonly QuizTopic[] = [
  {
    en: 'capital',
    sv: 'huvudst',
    ja: '首都',
    name: 'Capitals of the World|Världens huvudstäder|世界の首都クイズ',
    lead: 'Ten countries, four cities each.|Tio länder, fyra städer att välja på.|10か国の首都を四択で。',
    question: 'What is the capital of {}?|Vad heter huvudstaden i {}?|{}の首都は？',
    category: 'Geography',
    pairs: [
      ['Australia|Australien|オーストラリア', 'Canberra|Canberra|キャンベラ'],
      ['Canada|Kanada|カナダ', 'Ottawa|Ottawa|オタワ'],
      ['Brazil|Brasilien|ブラジル', 'Brasília|Brasília|ブラジリア'],
      ['Turkey|Turkiet|トルコ', 'Ankara|Ankara|アンカラ'],
      ['Kenya|Kenya|ケニア', 'Nairobi|Nairobi|ナイロビ'],
      ['Portugal|Portugal|ポルトガル', 'Lisbon|Lissabon|リスボン'],
      ['Thailand|Thailand|タイ', 'Bangkok|Bangkok|バンコク'],
      ['Norway|Norge|ノルウェー', 'Oslo|Oslo|オスロ'],
      ['Peru|Peru|ペルー', 'Lima|Lima|リマ'],
      ['New Zealand|Nya Zeeland|ニュージーランド', 'Wellington|Wellington|ウェリントン'],
    ],
  },
  {
    en: 'chemi, element, periodic table',
    sv: 'kemi, grundämne, periodiska',
    ja: '元素, 化学, 周期表',
    name: 'The Elements|Grundämnena|元素記号クイズ',
    lead: 'Which element hides behind the sign?|Vilket grundämne döljer sig bakom tecknet?|記号を見て元素を答えます。',
    question: 'Which element has the symbol {}?|Vilket grundämne har tecknet {}?|元素記号「{}」の元素は？',
    category: 'Science',
    pairs: [
      ['Au', 'Gold|Guld|金'],
      ['Ag', 'Silver|Silver|銀'],
      ['Fe', 'Iron|Järn|鉄'],
      ['Na', 'Sodium|Natrium|ナトリウム'],
      ['K', 'Potassium|Kalium|カリウム'],
      ['Pb', 'Lead|Bly|鉛'],
      ['Cu', 'Copper|Koppar|銅'],
      ['He', 'Helium|Helium|ヘリウム'],
      ['Hg', 'Mercury|Kvicksilver|水銀'],
      ['Sn', 'Tin|Tenn|スズ'],
    ],
  },
  {
    en: 'times table, multiplication',
    sv: 'gångertabell, multiplikation',
    ja: '九九, 掛け算, かけ算',
    name: 'Times Tables|Gångertabellen|九九クイズ',
    lead: 'Ten of the hard ones.|Tio av de svåra.|間違えやすい10問。',
    question: 'What is {}?|Vad är {}?|{} は？',
    category: 'Science',
    pairs: [
      ['7 × 8', '56'],
      ['6 × 9', '54'],
      ['8 × 8', '64'],
      ['7 × 6', '42'],
      ['9 × 7', '63'],
      ['8 × 6', '48'],
      ['4 × 9', '36'],
      ['9 × 8', '72'],
      ['7 × 7', '49'],
      ['9 × 9', '81'],
    ],
  },
  {
    en: 'bird',
    sv: 'fågel, fåglar',
    ja: '鳥, 野鳥',
    name: 'Know Your Birds|Känner du fåglarna?|野鳥クイズ',
    lead: 'Eight birds, one sign of each.|Åtta fåglar, ett kännetecken var.|特徴から鳥の名前を当てます。',
    question: 'Which bird {}?|Vilken fågel {}?|{}鳥は？',
    category: 'Science',
    pairs: [
      ['says its own name in spring|ropar sitt eget namn på våren|春に自分の名を呼ぶように鳴く', 'Cuckoo|Gök|カッコウ'],
      ['hammers on tree trunks|hackar på trädstammar|木の幹をくちばしでたたく', 'Woodpecker|Hackspett|キツツキ'],
      ['has a bright orange breast|har lysande orange bröst|胸があざやかな橙色の', 'Robin|Rödhake|コマドリ'],
      ['hunts mice at night without a sound|jagar möss ljudlöst på natten|夜に音もなくネズミを捕る', 'Owl|Uggla|フクロウ'],
      ['loves things that shine|dras till det som glittrar|光るものが好きだといわれる', 'Magpie|Skata|カササギ'],
      ['dances with others in the fields|dansar i flock på fälten|群れで舞うように踊る', 'Crane|Trana|ツル'],
      ['dives into water like a blue arrow|dyker som en blå pil|青い矢のように水へ飛び込む', 'Kingfisher|Kungsfiskare|カワセミ'],
      ['builds nests of mud under the eaves|bygger lerbon under takfoten|軒下に泥の巣を作る', 'Swallow|Svala|ツバメ'],
    ],
  },
  {
    en: 'animal, wildlife, zoo, dinosaur',
    sv: 'djur',
    ja: '動物, どうぶつ, 生き物, いきもの',
    name: 'Wild and Wonderful|Djurquiz|動物クイズ',
    lead: 'Eight animals and what they are best at.|Åtta djur och vad de är bäst på.|動物たちの得意なことを当てましょう。',
    question: 'Which animal {}?|Vilket djur {}?|{}動物は？',
    category: 'Science',
    pairs: [
      ['runs fastest of all on land|springer fortast på land|陸でいちばん速く走る', 'Cheetah|Gepard|チーター'],
      ['has the longest neck|har längst hals|首がいちばん長い', 'Giraffe|Giraff|キリン'],
      ['carries its young in a pouch|bär sin unge i en pung|おなかの袋で子を育てる', 'Kangaroo|Känguru|カンガルー'],
      [
        'is the largest that ever lived|är det största som någonsin levt|これまででいちばん大きい',
        'Blue whale|Blåval|シロナガスクジラ',
      ],
      ['sleeps through the whole winter|sover hela vintern|冬のあいだずっと眠る', 'Hedgehog|Igelkott|ハリネズミ'],
      ['changes its colour|byter färg|体の色を変える', 'Chameleon|Kameleont|カメレオン'],
      ['builds dams of branches|bygger dammar av grenar|木の枝でダムを作る', 'Beaver|Bäver|ビーバー'],
      ['has eight arms|har åtta armar|腕が8本ある', 'Octopus|Bläckfisk|タコ'],
    ],
  },
  {
    en: 'space, planet, solar system, astronom',
    sv: 'rymd, planet, solsystem, astronomi',
    ja: '宇宙, 惑星, 太陽系, 天文',
    name: 'Into Space|Ut i rymden|宇宙クイズ',
    lead: 'Eight worlds and what sets them apart.|Åtta världar och det som skiljer dem åt.|太陽系の星を特徴から当てます。',
    question: 'Which one {}?|Vilken himlakropp {}?|{}天体は？',
    category: 'Science',
    pairs: [
      ['is closest to the Sun|är närmast solen|太陽にいちばん近い', 'Mercury|Merkurius|水星'],
      ['is the hottest planet|är den hetaste planeten|いちばん熱い惑星の', 'Venus|Venus|金星'],
      ['is called the red planet|kallas den röda planeten|赤い惑星とよばれる', 'Mars|Mars|火星'],
      ['is the largest planet|är den största planeten|いちばん大きい惑星の', 'Jupiter|Jupiter|木星'],
      ['is known for its wide rings|är känd för sina breda ringar|大きな環で知られる', 'Saturn|Saturnus|土星'],
      [
        'lies on its side as it rolls around the Sun|ligger på sidan när den rullar runt solen|横倒しで太陽を回る',
        'Uranus|Uranus|天王星',
      ],
      ['has the strongest winds|har de starkaste vindarna|風がいちばん強い', 'Neptune|Neptunus|海王星'],
      ['makes the tides on Earth|styr tidvattnet på jorden|地球の潮の満ち引きを起こす', 'The Moon|Månen|月'],
    ],
  },
  {
    en: 'music, instrument, orchestra',
    sv: 'musik, instrument, orkester',
    ja: '音楽, 楽器, オーケストラ',
    name: 'Name the Instrument|Vilket instrument?|楽器クイズ',
    lead: 'Eight instruments, one clue each.|Åtta instrument, en ledtråd var.|手がかりから楽器を当てます。',
    question: 'Which instrument {}?|Vilket instrument {}?|{}楽器は？',
    category: 'Music',
    pairs: [
      ['has 88 keys|har 88 tangenter|鍵盤が88ある', 'Piano|Piano|ピアノ'],
      [
        'has four strings and rests under the chin|har fyra strängar och hålls under hakan|弦が4本で、あごにはさんで弾く',
        'Violin|Fiol|バイオリン',
      ],
      ['is played by sliding a tube|spelas med ett drag som skjuts ut|管を伸び縮みさせて吹く', 'Trombone|Trombon|トロンボーン'],
      ['has 47 strings and seven pedals|har 47 strängar och sju pedaler|弦が47本、ペダルが7つある', 'Harp|Harpa|ハープ'],
      [
        'is held sideways and blown across|hålls åt sidan och blåses tvärs över|横にかまえて息を吹きかける',
        'Flute|Flöjt|フルート',
      ],
      ['breathes with a bellows|andas med en bälg|蛇腹で空気を送る', 'Accordion|Dragspel|アコーディオン'],
      ['is tuned with pedals and struck|stäms med pedaler och slås|ペダルで音程を変え、ばちで打つ', 'Timpani|Pukor|ティンパニ'],
      ['usually has six strings|har oftast sex strängar|弦がふつう6本の', 'Guitar|Gitarr|ギター'],
    ],
  },
]
