// Temples, shrines and churches: nobody joins them for fun, and nobody competes.
import type { SiteTrade } from './site-trade.ts'

export const faithTrade = {
  faith: {
    headline: 'The gate is open|Porten står öppen|心しずまる場所へ',
    lead: 'Come in for a service, a quiet hour or a talk. You need not belong, and you need not know how it is done.|Kom in till en gudstjänst, en stilla stund eller ett samtal. Du behöver inte tillhöra och inte veta hur man gör.|お参り、行事、ご相談。どなたさまも、どうぞお気軽にお越しください。作法がわからなくても大丈夫です。',
    reasons: [
      [
        'Heart',
        'Everybody is welcome|Alla är välkomna|どなたさまも',
        'Whoever you are and wherever you come from, there is a seat.|Vem du än är och varifrån du än kommer finns det plats.|ご縁のある方も、はじめての方も、心よりお迎えします。',
      ],
      [
        'Sunrise',
        'A quiet place every day|En stilla plats varje dag|毎日開かれた静けさ',
        'We are open between the services, for a candle or a moment of rest.|Vi har öppet mellan gudstjänsterna, för ett ljus eller en stunds vila.|行事のない日も、手を合わせにいらしてください。',
      ],
      [
        'HandHeart',
        'In joy and in grief|I glädje och sorg|よろこびにも、かなしみにも',
        'Births, weddings, farewells: we stand by you, and say beforehand what it costs.|Födsel, bröllop, avsked: vi finns vid din sida och säger i förväg vad det kostar.|誕生、結婚、ご供養まで。費用も事前にわかりやすくお伝えします。',
      ],
    ],
    questions: [
      [
        'May I come without belonging?|Får jag komma utan att tillhöra?|はじめてでも参加できますか？',
        'Yes. Come as you are; somebody shows you where to sit.|Ja. Kom som du är; någon visar dig var du kan sitta.|はい。普段着でお越しください。係の者がご案内します。',
      ],
      [
        'How do I ask for a ceremony?|Hur ber jag om en ceremoni?|法要やご祈祷はどう申し込みますか？',
        'Write or ring, and we agree on a day and talk through what you wish.|Skriv eller ring, så bestämmer vi dag och pratar om vad du önskar.|フォームかお電話でご連絡ください。日取りとご希望を伺います。',
      ],
      [
        'Is there parking, and a way in without steps?|Finns parkering, och en väg in utan trappor?|駐車場やバリアフリーの入口はありますか？',
        'Both, by the side gate.|Båda, vid sidoporten.|いずれも東門側にございます。',
      ],
    ],
    voices: [
      'I came for a concert and stayed for the quiet.|Jag kom för en konsert och stannade för tystnaden.|静かな時間に、気持ちがすっと軽くなりました。',
      'They took their time with us when we needed it most.|De tog sig tid för oss när vi behövde det som mest.|父の供養の折、最後まで丁寧に寄り添ってくださいました。',
    ],
    roles: [
      'In charge|Föreståndare|代表役員',
      'Services and ceremonies|Gudstjänster och ceremonier|行事・法要',
      'Office|Expedition|受付',
    ],
    pictures: 'forest monument tree candle hands crowd',
    offer: 'event',
    steps: 'visit',
    week: '08-17 08-17 08-17 08-17 08-17 08-17 08-17',
    heroes: ['picture', 'centred'],
    sections: ['events', 'news', 'features', 'hours', 'questions', 'address', 'contact'],
  },
} satisfies Record<string, SiteTrade>
