// One person alone who shows their own work: a designer and a developer promise no monthly fee and have no consultants.
import type { SiteTrade } from './site-trade.ts'
import { workTrades } from './work-trades.ts'

const { creative } = workTrades

export const ownWorkTrades = {
  designer: {
    ...creative,
    headline: 'Design that says what you mean|Formgivning som säger det du menar|伝えたいことが、ひと目で伝わるデザインを',
    lead: 'Identities, print and screens for people who make good things and want it to show.|Identiteter, tryck och skärm för människor som gör bra saker och vill att det ska synas.|ロゴ、紙もの、ウェブまで。良いものをつくる人の魅力を、かたちにします。',
    reasons: [
      [
        'PenTool',
        'From sketch to finished|Från skiss till färdigt|ラフから完成まで',
        'You see the first ideas within a week, side by side, and choose the way with me.|Du ser de första idéerna inom en vecka, sida vid sida, och väljer väg tillsammans med mig.|1週間ほどで最初の案を複数お見せし、方向を一緒に決めます。',
      ],
      [
        'MessagesSquare',
        'One person all the way|En och samma person|最初から最後まで一人で',
        'The one you write to is the one who draws. Nothing gets lost on the way.|Den du skriver till är den som ritar. Inget försvinner på vägen.|ご連絡から納品まで私が担当します。伝言で意図がずれることはありません。',
      ],
      [
        'PackageCheck',
        'Files you can use|Filer du kan använda|使いやすいデータ納品',
        'Everything is handed over in order, with a short guide to colours, type and sizes.|Allt lämnas över i ordning, med en kort guide till färger, typsnitt och mått.|色、書体、サイズの手引きとともに、整理したデータをお渡しします。',
      ],
    ],
    questions: [
      [
        'How long does an assignment take?|Hur lång tid tar ett uppdrag?|制作期間はどのくらいですか？',
        'A logo takes about three weeks, a website six to eight. You get a plan before we begin.|En logotyp tar ungefär tre veckor, en webbplats sex till åtta. Du får en plan innan vi börjar.|ロゴは約3週間、ウェブサイトは6〜8週間が目安です。始める前に日程をお知らせします。',
      ],
      [
        'What do you need from me?|Vad behöver du av mig?|こちらで用意するものはありますか？',
        'A few lines about what you do, for whom, and things that you like. The rest we find out together.|Några rader om vad du gör, för vem, och sådant du tycker om. Resten tar vi reda på tillsammans.|事業の内容と、お好きな雰囲気を数行でお知らせください。あとは一緒に整理します。',
      ],
      [
        'May I change my mind?|Får jag ändra mig?|修正はできますか？',
        'Yes. Two rounds of changes are part of the price.|Ja. Två rundor med ändringar ingår i priset.|はい。2回までの修正は料金に含まれます。',
      ],
    ],
    voices: [
      'Our customers finally understand what we sell, and we smile at our own sign.|Kunderna förstår äntligen vad vi säljer, och vi ler åt vår egen skylt.|お客様に説明しなくても伝わるようになりました。',
      'Listened for an hour and came back with exactly what we had not been able to say.|Lyssnade i en timme och kom tillbaka med precis det vi inte lyckats säga.|うまく言葉にできなかったことを、そのまま形にしてくれました。',
    ],
    roles: ['Designer|Formgivare|デザイナー'],
    pictures: 'frame laptop paper book box camera',
    services: [
      [
        'Logo and identity|Logotyp och identitet|ロゴ・ブランドデザイン',
        1800,
        0,
        'Three sketches, one finished mark|Tre skisser, ett färdigt märke|3案をご提案、完成まで',
      ],
      [
        'Printed matter|Trycksaker|印刷物デザイン',
        450,
        0,
        'Card, poster or folder|Kort, affisch eller folder|名刺、ポスター、リーフレット',
      ],
      ['Packaging|Förpackning|パッケージデザイン', 1200, 0, 'Ready for the printer|Klart för tryckeriet|入稿データまで'],
      ['Website, design|Webbdesign|ウェブデザイン', 2400, 0, 'Up to eight pages|Upp till åtta sidor|8ページまで'],
      ['By the hour|Per timme|時間制', 85, 60, 'Small things and advice|Smått och råd|小さなご依頼やご相談'],
    ],
    servicesFirst: true,
    heroes: ['centred', 'picture'],
    sections: ['things', 'text', 'contact'],
  },
  developer: {
    ...creative,
    headline: 'I build things for the web|Jag bygger för webben|使いやすいウェブを、つくっています',
    lead: 'Fast pages, readable code and services that people understand at first sight.|Snabba sidor, läsbar kod och tjänster som man förstår direkt.|速く、読みやすく、迷わず使える。フロントからサーバーまで、ひとつずつ丁寧に開発します。',
    reasons: [
      [
        'Code',
        'Code others can read|Kod som andra kan läsa|読みやすいコード',
        'Tested, documented and handed over so that the next person is glad.|Testad, dokumenterad och överlämnad så att nästa person blir glad.|テストと説明を添え、次の人が困らない形でお渡しします。',
      ],
      [
        'Gauge',
        'Fast on any phone|Snabbt i alla mobiler|どの端末でも速い',
        'Measured from the first day, also on an old phone with a poor connection.|Mätt från första dagen, även på en gammal mobil med dålig täckning.|古い端末や遅い回線でも快適に動くよう、最初から計測しながら作ります。',
      ],
      [
        'Accessibility',
        'For everybody|För alla|誰もが使える',
        'Works with the keyboard, with a reader and with tired eyes.|Fungerar med tangentbord, skärmläsare och trötta ögon.|キーボード操作や読み上げにも対応します。',
      ],
    ],
    questions: [
      [
        'Are you available right now?|Är du ledig just nu?|今、依頼できますか？',
        'From next month. Short things I can often squeeze in earlier.|Från nästa månad. Korta saker får jag ofta in tidigare.|来月から承れます。短いご相談なら、すぐにお受けできることもあります。',
      ],
      [
        'What do you work with?|Vad arbetar du med?|得意な技術は何ですか？',
        'TypeScript, React, Node and SQL by preference. I gladly learn what you already have.|Helst TypeScript, React, Node och SQL. Jag sätter mig gärna in i det ni redan har.|TypeScript、React、Node、SQLが中心です。既存の環境にも合わせます。',
      ],
      [
        'On site or remote?|På plats eller på distans?|リモートは可能ですか？',
        'Mostly remote, on site when it helps.|Mest på distans, på plats när det hjälper.|基本はリモートで、必要に応じて伺います。',
      ],
    ],
    voices: [
      'Asked the right questions, and was done on the day that had been said.|Ställde de rätta frågorna och var klar den dag som sagts.|的確な質問をしてくれて、約束の日にきちんと仕上がりました。',
      'The page loads before one has time to blink.|Sidan laddar innan man hinner blinka.|表示が速くなり、お問い合わせが増えました。',
    ],
    roles: ['Developer|Utvecklare|エンジニア'],
    pictures: 'laptop phone paper city frame lamp',
    services: [
      [
        'Website|Webbplats|ウェブサイト制作',
        3200,
        0,
        'Designed, built and published|Formgiven, byggd och publicerad|設計から公開まで',
      ],
      [
        'Web service|Webbtjänst|ウェブサービス開発',
        9000,
        0,
        'From sketch to first users|Från skiss till första användare|企画から最初の利用者まで',
      ],
      [
        'Speed and accessibility|Fart och tillgänglighet|速度・アクセシビリティ改善',
        900,
        0,
        'A report and the repairs|En rapport och åtgärderna|調査報告と改修',
      ],
      ['Care and updates|Skötsel och uppdateringar|保守・更新', 180, 0, 'Each month|Varje månad|毎月'],
      ['By the hour|Per timme|時間制', 95, 60, 'Advice, review, help|Råd, granskning, hjälp|相談、レビュー、保守'],
    ],
    servicesFirst: true,
    heroes: ['centred', 'picture'],
    sections: ['things', 'text', 'contact'],
  },
} satisfies Record<string, SiteTrade>
