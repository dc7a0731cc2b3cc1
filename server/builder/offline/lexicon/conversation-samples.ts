// What stands in a feed and in a chat at first, in English, Swedish and Japanese: people talking, so that an empty room does
// not have to be imagined. Who speaks is one of `speakers`.
type Texts = readonly [en: string, sv: string, ja: string]

export const speakers: readonly Texts[] = [
  ['Maya Lindqvist', 'Maja Lindqvist', '佐藤 美咲'],
  ['Tom Becker', 'Tomas Berg', '鈴木 健太'],
  ['Aisha Rahman', 'Aisha Rahman', '高橋 結衣'],
  ['Jonas Dahl', 'Jonas Dahl', '田中 大輔'],
]

export type SamplePost = {
  by: number
  text: Texts
  /** the name of a drawn picture */
  picture?: string
  likes: number
  comments?: readonly { by: number; text: Texts }[]
}

export const samplePosts: readonly SamplePost[] = [
  {
    by: 0,
    text: [
      'What a morning! Thank you to everybody who got up early with us.',
      'Vilken morgon! Tack till alla som gick upp tidigt med oss.',
      '気持ちのいい朝でした。早起きして集まってくれたみなさん、ありがとう！',
    ],
    picture: 'mountain',
    likes: 12,
    comments: [
      { by: 1, text: ['Best start to a Saturday.', 'Bästa starten på en lördag.', '最高の土曜日の始まりでした。'] },
      { by: 2, text: ['Count me in next time!', 'Nästa gång är jag med!', '次は必ず参加します！'] },
    ],
  },
  {
    by: 2,
    text: [
      'Found this by the lake yesterday. Who knows what it is?',
      'Hittade den här vid sjön i går. Vet någon vad det är?',
      '昨日、湖のそばで見つけました。何の花か分かる人いますか？',
    ],
    picture: 'flower',
    likes: 7,
    comments: [
      {
        by: 3,
        text: ['My grandmother would know. I will ask.', 'Min mormor vet. Jag frågar.', '祖母が詳しいので聞いてみます。'],
      },
    ],
  },
  {
    by: 1,
    text: [
      'There are two places left in the car on Sunday. Say so here if you want one.',
      'Det finns två platser kvar i bilen på söndag. Säg till här om du vill åka med.',
      '日曜の車、あと2人乗れます。希望者はコメントください。',
    ],
    likes: 4,
    comments: [{ by: 0, text: ['One for me, please.', 'En till mig, tack.', '1席お願いします。'] }],
  },
  {
    by: 3,
    text: [
      'The cake from the last meeting, as promised: recipe in the comments tonight.',
      'Kakan från senaste träffen, som utlovat: receptet kommer i kommentarerna i kväll.',
      '前回の集まりのケーキ、約束どおり今夜コメントにレシピを載せます。',
    ],
    picture: 'cake',
    likes: 19,
    comments: [{ by: 2, text: ['I have been waiting for this.', 'Det här har jag väntat på.', 'ずっと待っていました。'] }],
  },
  {
    by: 0,
    text: [
      'A year ago today we were only six. Look at us now.',
      'I dag för ett år sedan var vi bara sex stycken. Se på oss nu.',
      'ちょうど一年前は6人だけでした。ずいぶん仲間が増えましたね。',
    ],
    likes: 23,
  },
]

export const sampleChannels: readonly Texts[] = [
  ['General', 'Allmänt', '全体'],
  ['Planning', 'Planering', '予定'],
  ['Coffee break', 'Fikarummet', '雑談'],
]

/** Oldest first. */
export const sampleMessages: readonly { in: number; by: number; text: Texts }[] = [
  { in: 2, by: 3, text: ['Who took the good mug?', 'Vem tog den fina muggen?', 'あのマグカップ、誰か知りませんか？'] },
  {
    in: 2,
    by: 2,
    text: ['It is in the dishwasher, as always.', 'Den står i diskmaskinen, som alltid.', '食洗機の中ですよ、いつもどおり。'],
  },
  {
    in: 1,
    by: 1,
    text: [
      'Can we move the meeting to Thursday at ten?',
      'Kan vi flytta mötet till torsdag klockan tio?',
      '打ち合わせを木曜の10時に変えてもいいですか？',
    ],
  },
  { in: 1, by: 0, text: ['Thursday works for me.', 'Torsdag går bra för mig.', '木曜で大丈夫です。'] },
  {
    in: 0,
    by: 3,
    text: ['I am in from ten today.', 'Jag är på plats från tio i dag.', '今日は10時から入ります。'],
  },
  {
    in: 0,
    by: 1,
    text: ['Keys are in the usual place.', 'Nycklarna ligger på vanliga stället.', '鍵はいつもの場所にあります。'],
  },
  { in: 0, by: 0, text: ['Good morning, everybody!', 'God morgon på er!', 'おはようございます！'] },
  {
    in: 0,
    by: 2,
    text: [
      'Good morning! The new list is ready, have a look when you can.',
      'God morgon! Nya listan är klar, titta när ni hinner.',
      'おはようございます！新しいリストができたので、時間のあるときに見てください。',
    ],
  },
  { in: 0, by: 1, text: ['Looks great. Thank you!', 'Ser jättebra ut. Tack!', 'とても良いです。ありがとう！'] },
]
