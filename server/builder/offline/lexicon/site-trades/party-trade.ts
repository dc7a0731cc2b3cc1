// Invitations to a party: a birthday, a shower, a housewarming. What guests must know, and how they answer.
import type { SiteTrade } from './site-trade.ts'

export const partyTrade: Record<'party', SiteTrade> = {
  party: {
    headline: 'You are invited|Du är bjuden|ご招待',
    lead: 'We are celebrating, and it would not be the same without you. Here is when, where and how to let us know.|Vi ska fira, och utan dig blir det inte detsamma. Här står när, var och hur du svarar.|大切な日を一緒にお祝いしませんか。日時と場所、お返事の方法をご案内します。',
    reasons: [
      [
        'Cake',
        'Cake and good company|Tårta och gott sällskap|ケーキと楽しい時間',
        'Something sweet, something savoury and plenty of time to talk.|Något sött, något salt och gott om tid att prata.|甘いものも軽食もご用意します。ゆっくりお話ししましょう。',
      ],
      [
        'Heart',
        'Come as you are|Kom som du är|普段着でどうぞ',
        'No dress code. Wear what you can sit on the grass in.|Ingen klädkod. Ta på dig något du kan sitta i gräset i.|服装の決まりはありません。気楽にお越しください。',
      ],
      [
        'Users',
        'Bring those you love|Ta med dem du tycker om|ご家族もご一緒に',
        'Partners and children are welcome. Tell us how many you are, so there is a chair for everyone.|Partner och barn är välkomna. Berätta hur många ni blir, så finns det en stol till alla.|ご家族もぜひ。人数をお知らせいただければ、お席をご用意します。',
      ],
    ],
    questions: [
      [
        'What shall we bring?|Vad ska vi ta med?|持ち物はありますか？',
        'Yourselves. If you want to bring something, a song or a story is the best there is.|Er själva. Vill ni ta med något är en sång eller en historia det bästa som finns.|手ぶらでお越しください。思い出話が何よりの贈り物です。',
      ],
      [
        'Can the children come?|Får barnen följa med?|子どもも一緒に行けますか？',
        'Yes. There is room to play, and somebody keeps an eye on them.|Ja. Det finns plats att leka, och någon håller ett öga på dem.|はい。遊べる場所があり、見守る人もいます。',
      ],
      [
        'When should we answer?|När ska vi svara?|返信はいつまでですか？',
        'A week before the day, please, so that we know how much cake to bake.|Senast en vecka före, så att vi vet hur mycket tårta vi ska baka.|ケーキの用意のため、1週間前までにお願いします。',
      ],
    ],
    voices: [
      'The parties there always end later than anyone planned.|Festerna där slutar alltid senare än någon hade tänkt sig.|ここの集まりは、いつも名残惜しくて長くなります。',
      'I have been looking forward to this since the last one.|Jag har längtat sedan förra gången.|前回からずっと楽しみにしていました。',
    ],
    roles: ['Host|Värd|主催', 'Cake baker|Tårtbagare|ケーキ担当', 'Music|Musik|音楽担当'],
    pictures: 'cake gift flower crowd drink candle',
    offer: 'event',
    steps: 'visit',
    week: '- - - - - - -',
    heroes: ['centred', 'picture'],
    sections: ['features', 'events', 'address', 'questions', 'rsvp'],
  },
}
