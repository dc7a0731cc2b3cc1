// Websites that speak for people and not for a business: those who play, those who help, those who marry, those who make things.
import type { SiteTrade } from './site-trade.ts'

export const peopleTrades: Record<'act' | 'cause' | 'couple' | 'maker', SiteTrade> = {
  act: {
    headline: 'Come and hear us live|Kom och hör oss live|ライブで会いましょう',
    lead: 'Songs old and new, played close to you: in small rooms, on big stages and at the parties people talk about afterwards.|Låtar gamla som nya, spelade nära dig: i små rum, på stora scener och på festerna man minns efteråt.|懐かしい曲も新しい曲も、すぐそばで。小さな店から大きな舞台、心に残るお祝いの席まで演奏します。',
    reasons: [
      [
        'Music',
        'Music for the room|Musik för rummet|場に合わせた音楽',
        'Quiet under a dinner or loud on the dance floor: we read the evening and play for it.|Lågmält till middagen eller högt på dansgolvet: vi läser av kvällen och spelar för den.|食事のあいだは静かに、踊る時間はにぎやかに。その夜に合わせて演奏します。',
      ],
      [
        'Speaker',
        'We bring everything|Vi har allt med oss|機材はすべて持参',
        'Sound, light and a set list. All we need is a socket and a corner to stand in.|Ljud, ljus och låtlista. Det enda vi behöver är ett uttag och ett hörn att stå i.|音響も照明も曲目もお任せください。必要なのは電源と立つ場所だけです。',
      ],
      [
        'CalendarHeart',
        'Easy to book|Lätta att boka|依頼はかんたん',
        'Tell us when and where, and you have a price and an answer within two days.|Berätta när och var, så har du ett pris och ett svar inom två dagar.|日時と場所をお知らせください。2日以内に料金とお返事をお送りします。',
      ],
    ],
    questions: [
      [
        'Do you take requests?|Tar ni önskelåtar?|リクエストはできますか？',
        'Gladly. Send us three songs a month before, and we learn them for your evening.|Gärna. Skicka tre låtar en månad i förväg, så lär vi oss dem till din kväll.|喜んで。1か月前までに3曲お送りいただければ、当日までに仕上げます。',
      ],
      [
        'How long do you play?|Hur länge spelar ni?|演奏時間はどのくらいですか？',
        'Two sets of three quarters of an hour, and more when nobody wants to go home.|Två set på tre kvart, och mer när ingen vill gå hem.|45分を2回。盛り上がればもう少し続けます。',
      ],
      [
        'How far do you travel?|Hur långt åker ni?|遠方でも来てもらえますか？',
        'As far as the van goes. Within an hour the journey is in the price.|Så långt bussen rullar. Inom en timme ingår resan i priset.|どこへでも伺います。1時間以内なら交通費は料金に含まれます。',
      ],
    ],
    voices: [
      'They played for two hours and nobody sat down. Not even my father.|De spelade i två timmar och ingen satt ner. Inte ens min pappa.|2時間、誰も席に戻りませんでした。あの父でさえも。',
      'The best night our little place has had all year.|Den bästa kvällen vårt lilla ställe har haft på hela året.|この店で今年いちばんの夜でした。',
    ],
    roles: [
      'Voice and guitar|Sång och gitarr|ボーカル・ギター',
      'Guitar|Gitarr|ギター',
      'Bass|Bas|ベース',
      'Drums|Trummor|ドラム',
    ],
    pictures: 'guitar record crowd night piano film',
    offer: 'event',
    services: [
      [
        'Evening, four hours|Kväll, fyra timmar|夜の部 4時間',
        900,
        240,
        'Sound and light included|Ljud och ljus ingår|音響・照明込み',
      ],
      ['Ceremony and drinks|Vigsel och mingel|挙式と歓談', 480, 120, 'Quiet and close|Lågmält och nära|静かに、すぐそばで'],
      [
        'The whole day|Hela dagen|終日',
        1500,
        600,
        'From the first toast to the last dance|Från första skålen till sista dansen|乾杯から最後の一曲まで',
      ],
      ['Small party at home|Liten fest hemma|ご自宅の会', 380, 120, 'Up to forty guests|Upp till fyrtio gäster|40名まで'],
      [
        'Company party|Företagsfest|企業パーティー',
        1100,
        240,
        'Microphone for speeches|Mikrofon till talen|スピーチ用マイク付き',
      ],
    ],
    servicesFirst: true,
    steps: 'job',
    week: '- - - - - - -',
    heroes: ['picture'],
    sections: ['events', 'videos', 'team', 'testimonials', 'contact'],
  },
  cause: {
    headline: 'A little help goes a long way|Lite hjälp räcker långt|小さな支えが、大きな力に',
    lead: 'We are there when it is needed, thanks to people who give an hour, a coat or a coin. You can be one of them.|Vi finns där när det behövs, tack vare människor som ger en timme, en jacka eller en slant. Du kan bli en av dem.|時間や物資、ご寄付をくださる方々のおかげで、必要なときに必要な支援を届けています。あなたも仲間になりませんか。',
    reasons: [
      [
        'HandHeart',
        'Help that arrives|Hjälp som kommer fram|確かに届く支援',
        'Nine coins of ten go straight to the work. The tenth keeps the lights on.|Nio kronor av tio går raka vägen till arbetet. Den tionde håller lamporna tända.|お預かりした支援の9割を活動に、1割を運営に充てています。',
      ],
      [
        'Eye',
        'Open about everything|Öppna med allt|すべてを公開',
        'What came in, what it did and what did not work: you can read it here every year.|Vad som kom in, vad det gjorde och vad som inte fungerade: här kan du läsa det varje år.|収支も成果も失敗も、毎年ここで報告しています。',
      ],
      [
        'Users',
        'Everyone can do something|Alla kan göra något|誰にでもできること',
        'An evening a month or a day a year. We show you how, and you are never alone.|En kväll i månaden eller en dag om året. Vi visar hur, och du är aldrig ensam.|月に一晩、年に一日でも。やり方は丁寧にお伝えし、必ず仲間がいます。',
      ],
    ],
    questions: [
      [
        'Where does my money go?|Vart går mina pengar?|寄付は何に使われますか？',
        'To food, school things and people on site. The annual report tells it to the coin.|Till mat, skolsaker och människor på plats. Årsredovisningen visar det på kronan.|食料、学用品、現地の活動費に充てています。詳しくは年次報告をご覧ください。',
      ],
      [
        'Can I help without giving money?|Kan jag hjälpa utan att ge pengar?|お金以外でも支援できますか？',
        'Yes. Time and things are needed just as much. Sign up, and we find what suits you.|Ja. Tid och saker behövs lika mycket. Anmäl dig, så hittar vi något som passar.|はい。時間や物資も大切な支援です。ご登録いただければ、合う活動をご案内します。',
      ],
      [
        'Do I have to commit?|Måste jag binda mig?|継続する必要はありますか？',
        'No. Stop whenever you like, and come back whenever you like.|Nej. Sluta när du vill, och kom tillbaka när du vill.|いいえ。いつでもやめられ、いつでも戻って来られます。',
      ],
    ],
    voices: [
      'They came the same evening. Nobody asked me to explain first.|De kom samma kväll. Ingen bad mig förklara mig först.|その日のうちに来てくれました。理由を聞かれることもなく。',
      'I came to help for one Saturday. That was four years ago.|Jag kom för att hjälpa till en lördag. Det är fyra år sedan nu.|一度だけ手伝うつもりで来て、もう4年になります。',
    ],
    roles: ['Director|Verksamhetschef|代表', 'Volunteers|Volontärer|ボランティア担当', 'Work on site|Arbetet på plats|現地活動'],
    pictures: 'hands house crowd tree bowl book',
    offer: 'event',
    steps: 'help',
    week: '09-16 09-16 09-16 09-16 09-15 - -',
    heroes: ['scene', 'picture'],
    sections: ['features', 'steps', 'figures', 'testimonials', 'signup', 'contact'],
  },
  couple: {
    headline: 'We are getting married|Vi ska gifta oss|私たち、結婚します',
    lead: 'And we would love to have you there. Here is all you need to know about the day.|Och vi vill så gärna ha dig där. Här finns allt du behöver veta om dagen.|大切な皆さまとこの日を迎えられたら幸せです。当日のご案内をまとめました。',
    reasons: [
      [
        'Heart',
        'Come as you are|Kom som du är|普段のあなたで',
        'Dress for a summer party and bring shoes you can dance in.|Klä dig för sommarfest och ta med skor du kan dansa i.|平服でどうぞ。踊れる靴だとなお楽しめます。',
      ],
      [
        'Utensils',
        'Dinner for all|Middag för alla|お食事',
        'Tell us what you do not eat, and the kitchen takes care of the rest.|Berätta vad du inte äter, så löser köket resten.|苦手なものやアレルギーは、返信の際にお知らせください。',
      ],
      [
        'Camera',
        'Share your pictures|Dela dina bilder|写真の共有',
        'Take as many as you like. Afterwards we gather them all in one place.|Ta så många du vill. Efteråt samlar vi alla på ett ställe.|ぜひたくさん撮ってください。後日まとめて共有します。',
      ],
    ],
    questions: [
      [
        'Can we bring the children?|Får barnen följa med?|子どもも一緒に行けますか？',
        'Yes, with joy. There is a corner with games and somebody who looks after it.|Ja, gärna. Det finns ett hörn med spel och någon som håller i det.|もちろんです。遊べるコーナーと見守り役をご用意します。',
      ],
      [
        'When should we answer?|När ska vi svara?|返信はいつまでですか？',
        'Six weeks before the day, please. It makes the seating much easier.|Senast sex veckor före dagen. Det gör bordsplaceringen mycket enklare.|席次の準備のため、6週間前までにお願いいたします。',
      ],
      [
        'Who do we ask about a speech?|Vem frågar vi om tal?|スピーチは誰に相談すればいいですか？',
        'Our toastmasters. Write to us, and we pass it on without reading it.|Våra toastmasters. Skriv till oss, så skickar vi vidare utan att läsa.|司会の二人が承ります。下のフォームからご連絡ください。',
      ],
    ],
    voices: [
      'I introduced them, and I will mention it in my speech.|Det var jag som presenterade dem, och det tänker jag ta upp i talet.|二人を引き合わせたのは私です。スピーチでも話します。',
      'We have kept the day free since the evening they met.|Vi har hållit dagen ledig sedan kvällen de träffades.|二人が出会った夜から、この日を楽しみにしていました。',
    ],
    roles: ['Toastmaster|Toastmaster|司会', 'Maid of honour|Tärna|受付', 'Best man|Best man|友人代表'],
    pictures: 'flower cake jewel dress bottle crowd',
    offer: 'event',
    steps: 'visit',
    week: '- - - - - - -',
    heroes: ['centred', 'picture'],
    sections: ['text', 'events', 'address', 'questions', 'rsvp'],
  },
  maker: {
    headline: 'Made by hand, one at a time|Gjort för hand, ett i taget|ひとつずつ、手から生まれる',
    lead: 'Work with lines, colour and patience. Have a look around, and write if you see something you would like to live with.|Arbete med linjer, färg och tålamod. Titta runt, och skriv om du ser något du vill leva med.|線と色と根気の仕事です。ゆっくりご覧いただき、気になるものがあればご連絡ください。',
    reasons: [
      [
        'PencilLine',
        'From sketch to finished|Från skiss till färdigt|下描きから完成まで',
        'You see the first lines early and can change your mind while it is still easy.|Du får se de första linjerna tidigt och kan ändra dig medan det är lätt.|早い段階で下描きをご覧いただき、ご希望を反映します。',
      ],
      [
        'Palette',
        'A hand of its own|En egen hand|自分だけの作風',
        'No two pieces are the same, and each fits the place it is made for.|Inga två verk är lika, och varje passar platsen det är gjort för.|同じものは二つとなく、置かれる場所に合わせて仕上げます。',
      ],
      [
        'PackageCheck',
        'On time, well packed|I tid, väl packat|期日どおり、丁寧にお届け',
        'A date you can trust, and a parcel that survives the journey.|Ett datum att lita på, och ett paket som klarar resan.|約束の日に、しっかり梱包してお届けします。',
      ],
    ],
    questions: [
      [
        'Do you take commissions?|Tar du beställningar?|オーダーはできますか？',
        'Yes, a few at a time. Tell me what it is for and when you need it.|Ja, några åt gången. Berätta vad det är till och när du behöver det.|はい、少しずつお受けしています。用途と時期をお知らせください。',
      ],
      [
        'What does it cost?|Vad kostar det?|料金はいくらですか？',
        'You get a price in writing before I begin, and it holds.|Du får ett skriftligt pris innan jag börjar, och det gäller.|制作前に料金をご提示し、その後の追加はありません。',
      ],
      [
        'Can I visit the studio?|Får man besöka ateljén?|アトリエを見学できますか？',
        'Gladly. Write a few days ahead, and the kettle is on.|Gärna. Skriv några dagar innan, så står kaffet på.|ぜひどうぞ。数日前にご連絡ください。',
      ],
    ],
    voices: [
      'It hangs above the table, and every guest asks about it.|Den hänger över bordet, och varje gäst frågar om den.|食卓の上に飾っています。来る人みんなが尋ねます。',
      'Understood what I meant before I had found the words.|Förstod vad jag menade innan jag hittat orden.|うまく言葉にできない思いを、形にしてくれました。',
    ],
    roles: ['Artist|Konstnär|作家', 'Studio|Ateljé|アトリエ', 'Sales|Försäljning|販売'],
    pictures: 'frame vase flower paper plant lamp',
    offer: 'service',
    services: [
      [
        'Small commission|Litet beställningsverk|小さなオーダー',
        180,
        0,
        'A single piece after your idea|Ett verk efter din idé|ご希望に沿った一点',
      ],
      [
        'Larger commission|Större beställningsverk|大きなオーダー',
        650,
        0,
        'With sketches and a visit on site|Med skisser och besök på plats|下描きと現地確認を含みます',
      ],
      [
        'A day together|En dag tillsammans|一日制作',
        420,
        420,
        'For companies and magazines|För företag och tidningar|企業や雑誌の皆さまに',
      ],
      [
        'Studio visit|Ateljébesök|アトリエ訪問',
        0,
        60,
        'Coffee and work in progress|Kaffe och pågående verk|制作中の作品とお茶を',
      ],
      [
        'Restoring a work|Restaurering av ett verk|作品の修復',
        240,
        0,
        'With pictures before and after|Med bilder före och efter|前後の写真付き',
      ],
    ],
    steps: 'job',
    week: '10-16 10-16 10-16 10-16 10-16 - -',
    heroes: ['centred', 'picture'],
    sections: ['gallery', 'features', 'prices', 'steps', 'questions', 'contact'],
  },
}
