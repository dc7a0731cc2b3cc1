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
]
