// What stands in the sections of a front page until its owner writes something better: English, Swedish, Japanese.
type Texts = readonly [en: string, sv: string, ja: string]

export const features: readonly { icon: string; title: Texts; text: Texts }[] = [
  {
    icon: 'HeartHandshake',
    title: ['People first', 'Människor först', '人を大切に'],
    text: [
      'You talk to the same person from the first question to the last.',
      'Du har kontakt med samma person från första frågan till den sista.',
      '最初のご相談から最後まで、同じ担当者が対応します。',
    ],
  },
  {
    icon: 'BadgeCheck',
    title: ['Done properly', 'Ordentligt gjort', '確かな仕事'],
    text: [
      'We take the time it needs, and it shows in the result.',
      'Vi tar den tid som behövs, och det märks på resultatet.',
      '必要な時間をかけ、仕上がりに違いを出します。',
    ],
  },
  {
    icon: 'CalendarClock',
    title: ['Easy to plan', 'Lätt att planera', '予定が立てやすい'],
    text: [
      'Clear times and clear prices, with no surprises afterwards.',
      'Tydliga tider och tydliga priser, utan överraskningar efteråt.',
      '時間も料金も明確で、後から驚くことはありません。',
    ],
  },
]

export const plans: readonly { name: Texts; factor: number; text: Texts; points: readonly Texts[] }[] = [
  {
    name: ['Small', 'Liten', 'ライト'],
    factor: 1,
    text: ['To try it out', 'För att prova', 'まずはお試しに'],
    points: [
      ['Everything you need to begin', 'Allt du behöver för att börja', 'はじめるために必要なすべて'],
      ['Answers within two days', 'Svar inom två dagar', '2日以内に返信'],
    ],
  },
  {
    name: ['Standard', 'Standard', 'スタンダード'],
    factor: 2,
    text: ['What most people choose', 'Det som de flesta väljer', '一番選ばれています'],
    points: [
      ['All of Small', 'Allt i Liten', 'ライトのすべて'],
      ['Answers the same day', 'Svar samma dag', '当日中に返信'],
      ['Follow-up after a month', 'Uppföljning efter en månad', '1か月後のフォロー'],
    ],
  },
  {
    name: ['Large', 'Stor', 'プレミアム'],
    factor: 4,
    text: ['When it has to be just right', 'När det måste bli precis rätt', 'こだわりたい方に'],
    points: [
      ['All of Standard', 'Allt i Standard', 'スタンダードのすべて'],
      ['A contact of your own', 'En egen kontaktperson', '専任の担当者'],
      ['Made to measure', 'Skräddarsytt', '完全オーダーメイド'],
    ],
  },
]

export const team: readonly { name: Texts; role: Texts }[] = [
  { name: ['Maya Lindgren', 'Maja Lindgren', '佐藤 美咲'], role: ['Founder', 'Grundare', '代表'] },
  { name: ['Oliver Grant', 'Oskar Berg', '鈴木 健太'], role: ['Customer contact', 'Kundkontakt', 'お客様担当'] },
  { name: ['Amina Farouk', 'Amina Farouk', '高橋 あかり'], role: ['Planning', 'Planering', '企画'] },
]

export const testimonials: readonly { name: Texts; text: Texts }[] = [
  {
    name: ['Grace Okafor', 'Karin Ek', '田中 由美'],
    text: [
      'Friendly from the first call, and better than I had hoped for.',
      'Vänligt bemötande från första samtalet, och bättre än jag hade hoppats.',
      '最初の電話から親切で、期待以上の仕上がりでした。',
    ],
  },
  {
    name: ['Theo Marsh', 'Johan Sandell', '伊藤 大輔'],
    text: [
      'They keep their word. I have already told my neighbours.',
      'De håller vad de lovar. Jag har redan tipsat grannarna.',
      '約束をきちんと守ってくれます。近所の人にもすすめました。',
    ],
  },
  {
    name: ['Lena Novak', 'Sofia Moretti', '渡辺 さくら'],
    text: [
      'Easy to reach, clear answers, fair price. I will be back.',
      'Lätta att nå, tydliga svar, rimligt pris. Jag kommer tillbaka.',
      '連絡しやすく、説明も明快で、料金も納得。またお願いします。',
    ],
  },
]

export const questions: readonly { question: Texts; answer: Texts }[] = [
  {
    question: ['How do I get started?', 'Hur kommer jag igång?', 'どうすれば始められますか？'],
    answer: [
      'Send a message below. We answer within two working days and suggest a next step.',
      'Skicka ett meddelande här nedanför. Vi svarar inom två arbetsdagar och föreslår nästa steg.',
      '下のフォームからお気軽にご連絡ください。2営業日以内に次のステップをご案内します。',
    ],
  },
  {
    question: ['What does it cost?', 'Vad kostar det?', '料金はいくらですか？'],
    answer: [
      'You get a price before anything begins. It does not cost anything to ask.',
      'Du får ett pris innan något börjar. Det kostar inget att fråga.',
      '始める前に必ず料金をお知らせします。ご相談は無料です。',
    ],
  },
  {
    question: ['Can I change or cancel?', 'Kan jag ändra eller avboka?', '変更やキャンセルはできますか？'],
    answer: [
      'Yes, up to the day before. Call or write to us.',
      'Ja, fram till dagen innan. Ring eller skriv till oss.',
      'はい、前日まで可能です。お電話またはメッセージでお知らせください。',
    ],
  },
  {
    question: ['Where are you?', 'Var finns ni?', '場所はどこですか？'],
    answer: [
      'Close to the centre, with parking and a bus stop outside the door.',
      'Nära centrum, med parkering och busshållplats utanför dörren.',
      '中心部の近くで、駐車場とバス停がすぐ前にあります。',
    ],
  },
]
