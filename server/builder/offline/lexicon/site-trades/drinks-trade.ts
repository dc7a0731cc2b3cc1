// Those who pour: bars, pubs and taprooms. They bake no bread in the morning, and nobody comes for the soup.
import type { SiteTrade } from './site-trade.ts'

export const drinksTrade = {
  drinks: {
    headline: 'Good glasses, good company|Bra i glaset, bra sällskap|よい一杯と、よい時間を',
    lead: 'A short list we stand behind, something to nibble and a seat for you. Come after work or stay until we close.|En kort lista som vi står för, något att äta till och en plats åt dig. Kom efter jobbet eller stanna tills vi stänger.|自信をもって選んだ一杯と小皿をご用意しています。仕事帰りにも、ゆっくり過ごす夜にも。',
    reasons: [
      [
        'Wine',
        'A list that changes|En lista som byts|入れ替わる品書き',
        'Every week something new is opened. Ask, and you get to taste first.|Varje vecka öppnas något nytt. Fråga, så får du smaka först.|毎週新しい一本を開けています。お気軽にご試飲ください。',
      ],
      [
        'MessagesSquare',
        'People who know|Folk som kan|詳しいスタッフ',
        'Tell us what you like, and we find it. No Latin required.|Berätta vad du tycker om, så hittar vi det. Du behöver inte kunna orden.|お好みを伺って、ぴったりの一杯をお選びします。',
      ],
      [
        'Martini',
        'As good without alcohol|Lika gott utan alkohol|ノンアルコールも本気で',
        'Made with the same care, in the same glasses.|Gjort med samma omsorg, i samma glas.|同じグラスで、同じように丁寧にお作りします。',
      ],
    ],
    questions: [
      [
        'Do I need to book?|Behöver jag boka?|予約は必要ですか？',
        'Half of the seats are for those who drop in. For groups of six or more, write the day before.|Hälften av platserna är för drop-in. Är ni sex eller fler, skriv dagen innan.|席の半分は予約なしでどうぞ。6名様以上は前日までにご連絡ください。',
      ],
      [
        'Can we eat here?|Kan man äta hos er?|食事はできますか？',
        'Small plates until half an hour before we close.|Smårätter fram till en halvtimme innan vi stänger.|閉店30分前まで小皿料理をお出ししています。',
      ],
      [
        'Can we rent the room?|Kan vi hyra lokalen?|貸し切りはできますか？',
        'Sundays and Mondays, for up to forty guests.|Söndagar och måndagar, för upp till fyrtio gäster.|日曜・月曜に、40名様まで承ります。',
      ],
    ],
    voices: [
      'I asked for something I had never had. Now I have a favourite.|Jag bad om något jag aldrig druckit. Nu har jag en favorit.|飲んだことのない一杯をお願いしたら、お気に入りになりました。',
      'The only place where the four of us agree.|Det enda stället där vi fyra är överens.|四人の意見がそろう、ただ一つの店です。',
    ],
    roles: ['Owner|Ägare|店主', 'Bar|Bar|バーテンダー', 'Kitchen|Kök|調理', 'Floor|Servering|ホール'],
    pictures: 'drink bottle night record fruit plate',
    offer: 'menuItem',
    steps: 'visit',
    week: '- - 16-23 16-23 16-24 14-24 14-22',
    heroes: ['picture', 'hours'],
    sections: ['prices', 'features', 'hours', 'gallery', 'questions', 'address', 'contact'],
  },
} satisfies Record<string, SiteTrade>
