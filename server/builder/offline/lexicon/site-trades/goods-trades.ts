// Those who live on one good thing: a shop of sweets, and a page that sells a single ware.
import type { SiteTrade } from './site-trade.ts'

export const goodsTrades = {
  treats: {
    headline: 'Something sweet, made this morning|Något gott, gjort i morse|今朝つくった、やさしい甘さ',
    lead: 'Small batches, real ingredients and a counter full of favourites. Come by for one, or take a box home.|Små satser, riktiga råvaror och en disk full av favoriter. Titta in för en, eller ta med en ask hem.|少しずつ、素材を選んで手づくりしています。おひとつからでも、手土産にもどうぞ。',
    reasons: [
      [
        'Sunrise',
        'Made every morning|Görs varje morgon|毎朝の手づくり',
        'We begin at five and make what will be eaten today, no more.|Vi börjar klockan fem och gör det som går åt i dag, inte mer.|朝5時から、その日にお召し上がりいただく分だけをつくります。',
      ],
      [
        'Leaf',
        'Few ingredients, all real|Få ingredienser, alla äkta|素材はシンプルに',
        'Fruit in season, good cream and beans, and less sugar than you think.|Frukt i säsong, bra grädde och bönor, och mindre socker än man tror.|旬の果物とよい素材を使い、甘さは控えめに仕上げています。',
      ],
      [
        'Gift',
        'Packed as a present|Inslaget som present|贈り物にも',
        'Choose your own box, and we wrap it while you wait.|Välj din egen ask, så slår vi in den medan du väntar.|お好みの詰め合わせを、その場でお包みします。',
      ],
    ],
    questions: [
      [
        'Can I order for a party?|Kan jag beställa till kalas?|まとめて注文できますか？',
        'Gladly. Write two days before, and tell us how many you will be.|Gärna. Skriv två dagar innan och berätta hur många ni blir.|はい。2日前までに、数とお受け取り日をお知らせください。',
      ],
      [
        'What do you have for those with allergies?|Vad har ni för allergiker?|アレルギー対応はありますか？',
        'There is always something without milk, and without gluten. Ask at the counter.|Det finns alltid något utan mjölk och något utan gluten. Fråga i disken.|乳製品や小麦を使わない品もございます。店頭でお尋ねください。',
      ],
      [
        'How long do they keep?|Hur länge håller de sig?|日持ちはどのくらいですか？',
        'Best the same day. Boxes say on the lid how long they are good.|Bäst samma dag. På askens lock står hur länge de är bra.|当日中がおすすめです。詰め合わせは箱に期限を記しています。',
      ],
    ],
    voices: [
      'We walk past on the way home, and never get past.|Vi går förbi på vägen hem, men kommer aldrig förbi.|帰り道に通るたび、つい寄ってしまいます。',
      'My grandmother has asked for the same box for three years.|Min mormor har önskat sig samma ask tre år i rad.|祖母は3年続けて、同じ詰め合わせを楽しみにしています。',
    ],
    roles: ['Owner and maker|Ägare och konditor|店主・職人', 'The counter|Disken|販売', 'The kitchen|Köket|製造'],
    pictures: 'sweets icecream cake gift fruit cup',
    offer: 'product',
    steps: 'order',
    week: '- 10-18 10-18 10-18 10-19 10-19 11-17',
    heroes: ['hours', 'picture'],
    sections: ['things', 'features', 'hours', 'testimonials', 'address', 'contact'],
  },
  ware: {
    headline: 'Made to be used every day|Gjord för att användas varje dag|毎日使うものだから、いいものを',
    lead: 'Good materials, few parts and nothing you do not need. It lasts for years, and can be mended when something wears out.|Bra material, få delar och inget onödigt. Den håller i åratal, och går att laga när något slits.|よい素材を使い、余計なものは省きました。長く使えて、傷んだ部品は直せます。',
    reasons: [
      [
        'ShieldCheck',
        'Ten years of guarantee|Tio års garanti|10年保証',
        'If it breaks in ordinary use, you get a new one.|Går den sönder vid vanligt bruk får du en ny.|通常のご使用で壊れた場合は、新品とお取り替えします。',
      ],
      [
        'Feather',
        'Light, and still sturdy|Lätt men tålig|軽くて丈夫',
        'Weighed, dropped and tried by two hundred people before it was done.|Vägd, tappad och provad av tvåhundra personer innan den blev klar.|完成までに200人が試し、落下試験も重ねました。',
      ],
      [
        'Recycle',
        'Parts you can change|Delar som går att byta|部品を交換できます',
        'Every part can be bought by itself and changed without tools.|Alla delar går att köpa var för sig och byta utan verktyg.|部品はひとつから購入でき、道具なしで交換できます。',
      ],
      [
        'Droplets',
        'Easy to keep clean|Lätt att hålla ren|お手入れ簡単',
        'Smooth all over, without corners where anything gets stuck.|Slät överallt, utan hörn där något fastnar.|なめらかなつくりで、汚れがたまりません。',
      ],
      [
        'Truck',
        'With you in two days|Hos dig på två dagar|2日でお届け',
        'Sent from our own stock, in a box without plastic.|Skickas från vårt eget lager, i en låda utan plast.|自社倉庫から、プラスチックを使わない箱でお送りします。',
      ],
      [
        'RotateCcw',
        'Try it for thirty days|Prova i trettio dagar|30日間お試し',
        'Use it as you would. If it is not for you, send it back.|Använd den som vanligt. Passar den inte skickar du tillbaka den.|ふだんどおりにお使いください。合わなければ返品できます。',
      ],
    ],
    questions: [
      [
        'What does delivery cost?|Vad kostar frakten?|送料はいくらですか？',
        'It is included. Orders before noon leave the same day.|Den ingår. Beställningar före lunch skickas samma dag.|送料は無料です。正午までのご注文は当日発送します。',
      ],
      [
        'Which colours are there?|Vilka färger finns?|色は何種類ありますか？',
        'Sand, moss, ink and brick. Tell us which one you want when you order.|Sand, mossa, bläck och tegel. Skriv vilken du vill ha när du beställer.|サンド、モス、インク、ブリックの4色です。ご注文時にお知らせください。',
      ],
      [
        'Can I send it back?|Kan jag skicka tillbaka den?|返品できますか？',
        'Within thirty days, also when you have used it. We pay for the way back.|Inom trettio dagar, även om du har använt den. Vi betalar returen.|30日以内なら、ご使用後でも返品できます。返送料は当方が負担します。',
      ],
    ],
    voices: [
      'I bought one for myself and four as presents the week after.|Jag köpte en till mig själv och fyra i present veckan efter.|自分用に買って、翌週には贈り物に4つ追加しました。',
      'Two years in my bag every day, and it looks as it did at first.|Två år i väskan varje dag, och den ser ut som i början.|2年間毎日持ち歩いていますが、買ったときのままです。',
    ],
    roles: ['Founder|Grundare|代表', 'Design|Formgivning|デザイン', 'Customer service|Kundtjänst|お客様係'],
    pictures: 'box gift bag city mountain hands',
    offer: 'product',
    steps: 'order',
    week: '09-17 09-17 09-17 09-17 09-16 - -',
    heroes: ['picture'],
    sections: ['features', 'testimonials', 'questions', 'contact'],
  },
} satisfies Record<string, SiteTrade>
