// What stands at first in a feed whose people are known: runners write of runs, neighbours of the house, colleagues of work. Words are
// looked for in the prompt; the first topic that has one of them wins. Other feeds start with `samplePosts`.
import type { SamplePost } from './conversation-samples.ts'

export type FeedTopic = {
  /** beginnings of words, by language */
  en: string
  sv: string
  ja: string
  posts: readonly SamplePost[]
}

export const feedTopics: readonly FeedTopic[] = [
  {
    en: 'running, runners, run club, jogging, marathon, cycling, cyclists',
    sv: 'löpar, löpning, löpklubb, springa, jogg, cykelklubb, cykling',
    ja: 'ランニング, ランナー, マラソン, ジョギング, サイクリング',
    posts: [
      {
        by: 0,
        text: [
          '12.4 km along the river before breakfast, 5:38 per kilometre. The fog lifted just as we turned.',
          '12,4 km längs ån före frukost, 5:38 per kilometer. Dimman lättade precis när vi vände.',
          '朝食前に川沿いを12.4km、1キロ5分38秒。折り返したところで霧が晴れました。',
        ],
        picture: 'forest',
        likes: 14,
        comments: [
          { by: 1, text: ['That pace in the fog? Strong.', 'Det tempot i dimma? Starkt.', '霧の中でそのペース、さすがです。'] },
          { by: 2, text: ['Same time on Thursday?', 'Samma tid på torsdag?', '木曜も同じ時間ですか？'] },
        ],
      },
      {
        by: 2,
        text: [
          'First half marathon done: 1:58:12. Two years ago I could not run to the bus.',
          'Första halvmaran avklarad: 1:58:12. För två år sedan orkade jag inte springa till bussen.',
          '初ハーフ完走、1時間58分12秒！2年前はバス停まで走れなかったのに。',
        ],
        picture: 'crowd',
        likes: 31,
        comments: [
          {
            by: 3,
            text: ['Under two hours! Cake is on me.', 'Under två timmar! Jag bjuder på kaka.', '2時間切り！ケーキおごります。'],
          },
        ],
      },
      {
        by: 1,
        text: [
          'Hill repeats on Tuesday, six times the long one. Meet at the bridge at half past six.',
          'Backintervaller på tisdag, sex gånger den långa. Vi ses vid bron halv sju.',
          '火曜は坂道インターバル、長いほうを6本。18時半に橋で集合です。',
        ],
        likes: 8,
        comments: [{ by: 0, text: ['I am in.', 'Jag är med.', '参加します。'] }],
      },
      {
        by: 3,
        text: [
          'New shoes, 0 km. Who else cannot wait for dry paths?',
          'Nya skor, 0 km. Vem mer längtar efter torra stigar?',
          '新しいシューズ、走行距離0km。早く乾いた道を走りたい！',
        ],
        picture: 'shoe',
        likes: 11,
      },
      {
        by: 2,
        text: [
          'Easy 6 km with the Sunday group, 41 minutes, nobody left behind.',
          'Lugna 6 km med söndagsgruppen, 41 minuter, ingen lämnad efter.',
          '日曜グループでゆっくり6km、41分。全員そろってゴールしました。',
        ],
        likes: 9,
      },
    ],
  },
  {
    en: 'neighbour, neighbor, tenants, housing, street, village, community garden',
    sv: 'grann, bostadsrätt, brf, förening, kvarter, byalag, hyresgäst',
    ja: '町内, 自治会, マンション, 近所, 団地, 住民',
    posts: [
      {
        by: 0,
        text: [
          'The raised beds in the yard are ready. Seeds are in the shed, take what you like.',
          'Pallkragarna på gården är klara. Fröerna ligger i boden, ta det du vill ha.',
          '中庭の花壇ができました。種は物置にあります。ご自由にどうぞ。',
        ],
        picture: 'flower',
        likes: 16,
        comments: [
          { by: 1, text: ['I will plant tomatoes by the wall.', 'Jag sätter tomater vid väggen.', '壁際にトマトを植えますね。'] },
        ],
      },
      {
        by: 1,
        text: [
          'The water is off on Thursday from nine to noon. Fill a kettle the evening before.',
          'Vattnet är avstängt på torsdag kl. 9–12. Fyll en kanna kvällen innan.',
          '木曜の9時から12時まで断水です。前の晩に水をくんでおいてください。',
        ],
        likes: 7,
        comments: [{ by: 2, text: ['Thank you for the reminder.', 'Tack för påminnelsen.', 'お知らせありがとうございます。'] }],
      },
      {
        by: 2,
        text: [
          'This gentleman sat on our balcony again. Whose cat is it?',
          'Den här herrn satt på vår balkong igen. Vems katt är det?',
          'またうちのベランダにいました。どちらの猫でしょうか？',
        ],
        picture: 'cat',
        likes: 22,
        comments: [{ by: 3, text: ['Ours. He says sorry.', 'Vår. Han ber om ursäkt.', 'うちの子です。すみません。'] }],
      },
      {
        by: 3,
        text: [
          'I am lending out a drill and a long ladder all weekend. Ring at number 7.',
          'Jag lånar ut borrmaskin och lång stege hela helgen. Ring på hos nummer 7.',
          '週末、電動ドリルと長いはしごをお貸しします。7号室までどうぞ。',
        ],
        picture: 'tool',
        likes: 10,
      },
      {
        by: 1,
        text: [
          'Spring cleaning on Saturday at ten. Gloves and sausages are waiting, bring a rake if you have one.',
          'Vårstädning på lördag kl. 10. Handskar och korv finns, ta med en kratta om du har en.',
          '土曜10時から一斉清掃です。軍手と軽食を用意します。熊手のある方はお持ちください。',
        ],
        picture: 'plant',
        likes: 18,
      },
    ],
  },
  {
    en: 'company, colleague, coworker, workplace, office, employees, intranet, staff',
    sv: 'företag, kolleg, arbetsplats, kontor, intranät, medarbetare, personal',
    ja: '社内, 会社, 同僚, 職場, オフィス, 社員',
    posts: [
      {
        by: 0,
        text: [
          'The new website went live this morning. Thank you to everybody who proofread until late.',
          'Den nya webbplatsen gick live i morse. Tack till alla som korrläste in på kvällen.',
          '新しいサイトを今朝公開しました。遅くまで確認してくれたみなさん、ありがとう。',
        ],
        picture: 'laptop',
        likes: 24,
        comments: [
          {
            by: 1,
            text: [
              'It loads in a blink. Well done!',
              'Den laddar på ett ögonblick. Bra jobbat!',
              '表示が速い！お疲れさまでした。',
            ],
          },
        ],
      },
      {
        by: 2,
        text: [
          'Friday breakfast is at nine in the kitchen. Say here if you eat gluten-free.',
          'Fredagsfrukost kl. 9 i köket. Säg till här om du äter glutenfritt.',
          '金曜9時からキッチンで朝食会です。グルテンフリーの方はここで教えてください。',
        ],
        picture: 'bread',
        likes: 13,
        comments: [{ by: 3, text: ['One gluten-free, please.', 'En glutenfri, tack.', 'グルテンフリーを1つお願いします。'] }],
      },
      {
        by: 1,
        text: [
          'We won the harbour order! Kick-off on Monday at ten, room 2.',
          'Vi vann hamnordern! Uppstart måndag kl. 10, rum 2.',
          '港湾案件を受注しました！月曜10時、会議室2でキックオフです。',
        ],
        likes: 29,
      },
      {
        by: 3,
        text: [
          'The plants on the third floor have a name list now. Water yours on Wednesdays.',
          'Växterna på plan tre har fått en namnlista. Vattna din på onsdagar.',
          '3階の観葉植物に担当表を作りました。水曜に水やりをお願いします。',
        ],
        picture: 'plant',
        likes: 12,
      },
      {
        by: 2,
        text: [
          'Say hello to our new colleague in support. She starts today and knows everything about trains.',
          'Säg hej till vår nya kollega i supporten. Hon börjar i dag och kan allt om tåg.',
          'サポートに新しい仲間が加わりました。今日からです。鉄道のことなら何でもどうぞ。',
        ],
        likes: 21,
      },
    ],
  },
]
