// Those who make, build, sell and advise.
import type { SiteTrade } from './site-trade.ts'

export const workTrades = {
  craft: {
    headline: 'Made by hand, made to last|Gjort för hand, gjort för att hålla|手仕事で、長く使えるものを',
    lead: 'A small workshop where old skills meet new ideas. We make, mend and teach.|En liten verkstad där gammalt kunnande möter nya idéer. Vi tillverkar, lagar och lär ut.|昔ながらの技と新しい発想が出会う小さな工房。作り、直し、伝えています。',
    reasons: [
      [
        'Hammer',
        'One at a time|En i taget|ひとつずつ丁寧に',
        'Every piece passes through the same two hands from start to end.|Varje föremål går genom samma händer från början till slut.|最初から最後まで、同じ職人が手がけます。',
      ],
      [
        'Recycle',
        'Worth mending|Värt att laga|直して使う',
        'What we make can be repaired, and we are here to do it.|Det vi gör går att laga, och vi finns här för att göra det.|作ったものは直せます。修理もお任せください。',
      ],
      [
        'PencilRuler',
        'Made to your measure|Efter dina mått|あなたに合わせて',
        'Tell us what it is for, and we draw it before anything is cut.|Berätta vad det ska användas till så ritar vi innan något sågas.|用途を伺い、図面をお見せしてから作り始めます。',
      ],
    ],
    questions: [
      [
        'Can you make something just for me?|Kan ni göra något bara för mig?|オーダーメイドはできますか？',
        'Gladly. Send a picture or a sketch and we answer with an idea and a price.|Gärna. Skicka en bild eller skiss så svarar vi med idé och pris.|はい。写真やスケッチをお送りください。案とお見積もりをお返しします。',
      ],
      [
        'How long does it take?|Hur lång tid tar det?|どのくらいかかりますか？',
        'Repairs one to two weeks, new pieces four to eight. You get a date from the start.|Lagningar en till två veckor, nytt fyra till åtta. Du får ett datum från början.|修理は1〜2週間、新しい品は4〜8週間。最初に日程をお伝えします。',
      ],
      [
        'Can I visit the workshop?|Kan jag besöka verkstaden?|工房を見学できますか？',
        'Yes, during opening hours. Ring the bell if the door is closed.|Ja, under öppettiderna. Ring på klockan om dörren är stängd.|営業時間内にお越しください。扉が閉まっていたら呼び鈴を鳴らしてください。',
      ],
    ],
    voices: [
      'They saved something of my grandmother’s that I had given up on.|De räddade något efter min mormor som jag hade gett upp.|あきらめていた祖母の形見がよみがえりました。',
      'You can feel that somebody has thought about every detail.|Det känns att någon har tänkt på varje detalj.|細部まで考え抜かれているのが伝わってきます。',
    ],
    roles: ['Master of the workshop|Verkstadsmästare|親方', 'Maker|Hantverkare|職人', 'Orders|Beställningar|受注担当'],
    pictures: 'tool vase yarn chair lamp frame',
    offer: 'service',
    services: [
      [
        'Repair, from|Lagning, från|修理（〜より）',
        40,
        60,
        'We look at it together first|Vi tittar på det tillsammans först|まず一緒に状態を確認します',
      ],
      [
        'Made to order|Efter beställning|オーダーメイド',
        220,
        0,
        'Sketch and price before we begin|Skiss och pris innan vi börjar|図案とお見積もりを先にご提示',
      ],
      ['Restoration|Restaurering|復元', 160, 0, 'Old things, carefully|Gamla saker, varsamt|古いものを丁寧に'],
      [
        'Evening course|Kvällskurs|夜の教室',
        60,
        150,
        'Six places, all material included|Sex platser, allt material ingår|定員6名、材料費込み',
      ],
      [
        'Care and adjustment|Vård och justering|お手入れ・調整',
        30,
        30,
        'While you wait, if we can|Medan du väntar, om det går|できる限りその場で',
      ],
    ],
    steps: 'job',
    week: '- 10-17 10-17 10-18 10-17 10-14 -',
    heroes: ['picture', 'scene'],
    sections: ['features', 'prices', 'gallery', 'steps', 'testimonials', 'questions', 'contact'],
  },
  building: {
    headline: 'On time, on budget, swept clean|I tid, till rätt pris, städat efteråt|約束の日に、約束の金額で',
    lead: 'Skilled people who turn up when they say, explain what they do and stand by the result.|Kunniga människor som kommer när de har sagt, förklarar vad de gör och står för resultatet.|約束の時間に伺い、作業を説明し、仕上がりに責任を持ちます。',
    reasons: [
      [
        'FileText',
        'A fixed price in writing|Fast pris på papper|書面でお見積もり',
        'We come, measure and write down what it costs. No surprises afterwards.|Vi kommer, mäter och skriver vad det kostar. Inga överraskningar efteråt.|現地を確認し、金額を書面でお渡しします。後からの追加はありません。',
      ],
      [
        'BadgeCheck',
        'Certified and insured|Behöriga och försäkrade|有資格・保険加入',
        'The right papers for the job, and a guarantee that is valid for five years.|Rätt behörighet för jobbet och en garanti som gäller i fem år.|必要な資格を備え、5年間の保証をお付けします。',
      ],
      [
        'Phone',
        'Somebody answers|Någon svarar|すぐにつながる',
        'Burst pipe on a Sunday? Call, and you reach a person.|Vattenläcka en söndag? Ring, så svarar en människa.|休日の急なトラブルも、お電話でスタッフが対応します。',
      ],
    ],
    questions: [
      [
        'What does a quote cost?|Vad kostar en offert?|見積もりは有料ですか？',
        'Nothing. We come by, look and get back to you within three days.|Ingenting. Vi kommer förbi, tittar och återkommer inom tre dagar.|無料です。現地を拝見し、3日以内にご連絡します。',
      ],
      [
        'How soon can you begin?|Hur snart kan ni börja?|いつから始められますか？',
        'Small jobs usually the same week, larger ones within a month.|Små jobb oftast samma vecka, större inom en månad.|小さな作業は通常その週のうち、大きな工事は1か月以内に伺います。',
      ],
      [
        'Which area do you cover?|Var arbetar ni?|対応地域はどこですか？',
        'The whole town and about forty kilometres around it.|Hela staden och ungefär fyra mil runt omkring.|市内と周辺およそ40kmまで伺います。',
      ],
    ],
    voices: [
      'They came at seven as agreed and had vacuumed before we got home.|De kom klockan sju som avtalat och hade dammsugit innan vi kom hem.|約束の7時に来て、帰宅したら掃除まで終わっていました。',
      'The bill was exactly what the paper had said. That is rare.|Räkningen blev precis det som stod på pappret. Det är ovanligt.|請求額は見積もり通り。安心してお願いできます。',
    ],
    roles: [
      'Founder and foreman|Grundare och arbetsledare|代表・現場責任者',
      'Planning and quotes|Planering och offerter|見積もり担当',
      'On site|På plats|現場担当',
    ],
    pictures: 'tool house city lamp tree paper',
    offer: 'service',
    services: [
      [
        'Inspection at your place|Besiktning på plats|現地調査',
        0,
        45,
        'Free of charge, with a written price|Kostnadsfri, med skriftligt pris|無料、お見積もり付き',
      ],
      [
        'Small jobs, per hour|Småjobb, per timme|小さな作業（1時間）',
        65,
        60,
        'Tools and travel included|Verktyg och resa ingår|道具・出張費込み',
      ],
      [
        'Bathroom or kitchen|Badrum eller kök|水回りの工事',
        4800,
        0,
        'From drawing to last screw|Från ritning till sista skruv|設計から仕上げまで',
      ],
      [
        'Emergency visit|Jourbesök|緊急対応',
        140,
        60,
        'Within two hours, all week|Inom två timmar, hela veckan|2時間以内、毎日対応',
      ],
      [
        'Yearly check|Årlig genomgång|年次点検',
        140,
        90,
        'With a list of what to do when|Med en lista över vad som bör göras när|時期ごとの作業リスト付き',
      ],
    ],
    steps: 'job',
    week: '07-16 07-16 07-16 07-16 07-15 - -',
    heroes: ['picture', 'hours'],
    sections: ['prices', 'features', 'steps', 'gallery', 'testimonials', 'questions', 'contact'],
  },
  office: {
    headline: 'Order in what takes your time|Ordning på det som tar din tid|大切な仕事に、集中するために',
    lead: 'Advisers who answer, explain without jargon and tell you what it costs beforehand.|Rådgivare som svarar, förklarar utan krångliga ord och berättar vad det kostar i förväg.|すぐに返事をし、専門用語なしで説明し、費用は事前にお伝えします。',
    reasons: [
      [
        'UserCheck',
        'One contact|En kontaktperson|専任の担当者',
        'The same person follows you year after year and knows your business.|Samma person följer dig år efter år och känner din verksamhet.|同じ担当者が長くお付き合いし、事業を深く理解します。',
      ],
      [
        'Receipt',
        'A fixed price per month|Fast pris per månad|月額固定の料金',
        'You know what it costs. Questions on the phone are included.|Du vet vad det kostar. Frågor per telefon ingår.|費用が明確で、お電話でのご質問も料金に含まれます。',
      ],
      [
        'CalendarCheck',
        'Nothing is forgotten|Inget glöms bort|期日を守ります',
        'We keep watch over the dates and remind you in good time.|Vi håller koll på datumen och påminner i god tid.|期限を管理し、余裕を持ってお知らせします。',
      ],
    ],
    questions: [
      [
        'What happens at the first meeting?|Vad händer på första mötet?|初回の相談では何をしますか？',
        'Half an hour, free of charge, about where you are and what you need.|En halvtimme, kostnadsfritt, om var du är och vad du behöver.|30分無料で、現状とご希望を伺います。',
      ],
      [
        'How do we change from another firm?|Hur byter vi från en annan byrå?|他社からの切り替えは大変ですか？',
        'We take care of it, with the documents and the contact. It takes about two weeks.|Vi sköter det, både dokument och kontakt. Det tar ungefär två veckor.|書類や連絡はこちらで行います。2週間ほどで完了します。',
      ],
      [
        'Can we meet online?|Kan vi ses på nätet?|オンラインで相談できますか？',
        'Yes, or at our office or at yours. You choose each time.|Ja, eller hos oss eller hos er. Du väljer varje gång.|はい。オンライン、当事務所、ご訪問からお選びいただけます。',
      ],
    ],
    voices: [
      'I got my Sundays back. That is worth every penny.|Jag fick tillbaka mina söndagar. Det är värt varenda krona.|休日を取り戻せました。お願いして本当によかったです。',
      'They call before there is a problem, not after.|De ringer innan det blir problem, inte efter.|問題が起きる前に連絡をくれるので安心です。',
    ],
    roles: ['Partner|Delägare|代表', 'Adviser|Rådgivare|担当コンサルタント', 'Client service|Kundservice|お客様窓口'],
    pictures: 'paper laptop city room book plant',
    offer: 'service',
    services: [
      [
        'First meeting|Första mötet|初回相談',
        0,
        30,
        'We listen and suggest a next step|Vi lyssnar och föreslår nästa steg|お話を伺い、次の一歩をご提案します',
      ],
      [
        'Advice, per hour|Rådgivning, per timme|ご相談（1時間）',
        120,
        60,
        'With a written summary|Med skriftlig sammanfattning|議事メモ付き',
      ],
      [
        'Monthly agreement|Månadsavtal|月額契約',
        290,
        0,
        'A fixed contact and fixed price|Fast kontakt och fast pris|専任担当、定額',
      ],
      [
        'Yearly review|Årsgenomgång|年次レビュー',
        480,
        120,
        'Where you stand and where you are heading|Var ni står och vart ni är på väg|現状とこれからの整理',
      ],
      [
        'Second opinion|Second opinion|セカンドオピニオン',
        150,
        60,
        'We read what others have proposed|Vi läser vad andra har föreslagit|他社の提案を拝見します',
      ],
    ],
    steps: 'job',
    week: '08-17 08-17 08-17 08-17 08-16 - -',
    heroes: ['centred', 'picture'],
    sections: ['prices', 'features', 'team', 'steps', 'testimonials', 'questions', 'address', 'contact'],
  },
  technology: {
    headline: 'Technology that simply works|Teknik som bara fungerar|ちゃんと動く、を当たり前に',
    lead: 'We design, build and look after digital products, and say no to what you do not need.|Vi formger, bygger och sköter digitala produkter, och säger nej till det du inte behöver.|デジタル製品の設計、開発、運用を。必要のないものは、はっきりお断りします。',
    reasons: [
      [
        'Rocket',
        'Something to try within weeks|Något att prova inom några veckor|数週間で試せる形に',
        'We begin small, show early and change what does not work.|Vi börjar smått, visar tidigt och ändrar det som inte fungerar.|小さく始め、早く見せて、うまくいかない所を直します。',
      ],
      [
        'LockKeyhole',
        'Safe by habit|Säkert av vana|安全を習慣に',
        'Backups, updates and access are part of the work and not an extra.|Säkerhetskopior, uppdateringar och behörigheter ingår i arbetet.|バックアップ、更新、権限管理まで標準で行います。',
      ],
      [
        'LifeBuoy',
        'We stay after the launch|Vi finns kvar efter lanseringen|公開後も伴走',
        'The people who built it are the people who answer when you call.|De som byggde är de som svarar när du ringer.|作った本人が、公開後もサポートします。',
      ],
    ],
    questions: [
      [
        'How does a project begin?|Hur börjar ett projekt?|プロジェクトはどう始まりますか？',
        'With a workshop of half a day, after which you have a plan and a price.|Med en workshop på en halvdag, sedan har ni en plan och ett pris.|半日のワークショップの後、計画とお見積もりをお渡しします。',
      ],
      [
        'Who owns the result?|Vem äger resultatet?|成果物は誰のものですか？',
        'You do: code, drawings and data. You can move whenever you want.|Ni gör det: kod, skisser och data. Ni kan flytta när ni vill.|すべてお客様のものです。コードもデータもいつでもお持ち出しいただけます。',
      ],
      [
        'Can you take over something that exists?|Kan ni ta över något som redan finns?|既存のシステムも引き継げますか？',
        'Often, yes. We look through it for a week and say honestly what it needs.|Ofta, ja. Vi går igenom det under en vecka och säger ärligt vad som behövs.|多くの場合可能です。1週間で調査し、率直にお伝えします。',
      ],
    ],
    voices: [
      'First version in three weeks, and our staff actually like it.|Första versionen på tre veckor, och personalen gillar den faktiskt.|3週間で最初の版が完成。社員にも好評です。',
      'They talked us out of half the features. The best money we never spent.|De fick oss att stryka hälften. De bästa pengar vi aldrig lade ut.|機能を半分に減らす提案が、一番ありがたかったです。',
    ],
    roles: ['Founder|Grundare|代表', 'Design|Formgivning|デザイン', 'Development|Utveckling|開発'],
    pictures: 'laptop phone city paper lamp night',
    offer: 'service',
    services: [
      [
        'Workshop|Workshop|ワークショップ',
        900,
        240,
        'Half a day, a plan and a price|En halvdag, en plan och ett pris|半日で計画とお見積もり',
      ],
      [
        'First version|Första version|初期版の開発',
        8500,
        0,
        'Four weeks, something real to use|Fyra veckor, något på riktigt att använda|4週間で実際に使える形に',
      ],
      [
        'Care|Förvaltning|運用サポート',
        450,
        0,
        'Per month: updates, backups, answers|Per månad: uppdateringar, kopior, svar|月額：更新、バックアップ、サポート',
      ],
      [
        'Review|Granskning|技術診断',
        1600,
        0,
        'What you have, what it needs|Vad ni har och vad som behövs|現状と必要な対応を整理',
      ],
      [
        'Security review|Säkerhetsgenomgång|セキュリティ診断',
        1400,
        480,
        'A report with what to do first|En rapport med vad som bör göras först|優先順位付きの報告書',
      ],
    ],
    steps: 'job',
    week: '09-17 09-17 09-17 09-17 09-16 - -',
    heroes: ['centred', 'picture'],
    sections: ['features', 'prices', 'steps', 'team', 'testimonials', 'questions', 'contact'],
  },
  creative: {
    headline: 'Pictures that feel like you|Bilder som känns som du|あなたらしさを、かたちに',
    lead: 'Quiet direction, natural light and a finished result you want on the wall.|Lugn regi, naturligt ljus och ett resultat du vill ha på väggen.|自然な光と穏やかな進行で、飾りたくなる一枚を。',
    reasons: [
      [
        'Sun',
        'Relaxed in front of the camera|Avslappnat framför kameran|自然体でいられる',
        'We talk first and shoot later. Most people forget that they are being seen.|Vi pratar först och arbetar sen. De flesta glömmer att de syns.|まずはおしゃべりから。撮られていることを忘れるほど自然に。',
      ],
      [
        'Images',
        'Chosen together|Valt tillsammans|一緒に選ぶ',
        'You see everything and choose what is finished. Nothing is hidden behind a price.|Du ser allt och väljer vad som görs klart. Inget göms bakom ett pris.|すべてご覧いただき、一緒に選びます。追加料金はありません。',
      ],
      [
        'PackageCheck',
        'Delivered within two weeks|Levererat inom två veckor|2週間以内にお届け',
        'In full size, with the right to print as much as you like.|I full storlek, med rätt att skriva ut så mycket du vill.|高解像度で納品。プリントも自由です。',
      ],
    ],
    questions: [
      [
        'How do I book you?|Hur bokar jag?|どうやって依頼すればいいですか？',
        'Write what it is about, when and where. You get a suggestion within two days.|Skriv vad det gäller, när och var. Du får ett förslag inom två dagar.|内容、日時、場所をお知らせください。2日以内にご提案します。',
      ],
      [
        'What if it rains?|Vad händer om det regnar?|雨の場合はどうなりますか？',
        'Then we move indoors or to another day, at no cost.|Då flyttar vi inomhus eller till en annan dag, utan kostnad.|屋内に変更するか、無料で日程を変更できます。',
      ],
      [
        'Do you travel?|Reser du?|出張はできますか？',
        'Yes. Within an hour it is included, farther away we agree on a sum.|Ja. Inom en timme ingår det, längre bort kommer vi överens.|はい。1時間以内は料金に含まれます。遠方はご相談ください。',
      ],
    ],
    voices: [
      'My father hates being photographed. He ordered three prints.|Min pappa avskyr att bli fotograferad. Han beställde tre kopior.|写真嫌いの父が、焼き増しを3枚頼みました。',
      'We laughed the whole time, and you can see it.|Vi skrattade hela tiden, och det syns.|ずっと笑っていたのが、写真から伝わってきます。',
    ],
    roles: ['Photographer|Fotograf|フォトグラファー', 'Retouch|Retusch|レタッチ', 'Bookings|Bokning|予約窓口'],
    pictures: 'camera flower beach person city frame',
    offer: 'service',
    services: [
      [
        'Portrait|Porträtt|ポートレート',
        180,
        60,
        'One hour, ten finished pictures|En timme, tio färdiga bilder|1時間、10カット納品',
      ],
      [
        'Family|Familj|家族写真',
        240,
        90,
        'Outdoors or at home, twenty pictures|Ute eller hemma, tjugo bilder|屋外またはご自宅、20カット',
      ],
      [
        'Wedding|Bröllop|ウェディング',
        1900,
        480,
        'From preparation to first dance|Från förberedelser till första dansen|支度からパーティーまで',
      ],
      ['For companies|För företag|企業向け', 650, 180, 'People, place and product|Människor, plats och produkt|人物、空間、商品'],
      ['Prints and frames|Kopior och ramar|プリント・額装', 60, 0, 'On archival paper|På arkivbeständigt papper|長期保存の紙で'],
    ],
    steps: 'job',
    week: '10-18 10-18 10-18 10-18 10-16 - -',
    heroes: ['picture', 'centred'],
    sections: ['gallery', 'prices', 'features', 'testimonials', 'questions', 'contact'],
  },
  shop: {
    headline: 'Chosen with care, one by one|Utvalt med omsorg, ett i taget|ひとつずつ、心を込めて選びました',
    lead: 'A shop with things we use ourselves, and people who have time to help you choose.|En butik med saker vi själva använder, och människor som har tid att hjälpa dig välja.|自分たちも使っている品だけを並べ、選ぶお手伝いをする小さな店です。',
    reasons: [
      [
        'Search',
        'We have tried it|Vi har provat det|自分で試した品だけ',
        'Nothing stands on the shelf that we would not have at home.|Inget står på hyllan som vi inte skulle ha hemma.|自宅に置きたいと思うものだけを扱っています。',
      ],
      [
        'MessagesSquare',
        'Good advice|Goda råd|丁寧なご案内',
        'Ask in the shop or write. You talk to those who know the things.|Fråga i butiken eller skriv. Du pratar med dem som kan sakerna.|店頭でもメールでも、詳しいスタッフがお答えします。',
      ],
      [
        'RotateCcw',
        'Thirty days to change your mind|Trettio dagars öppet köp|30日間返品可能',
        'Changed your mind? Bring it back as it was and get your money.|Ångrat dig? Lämna tillbaka i samma skick så får du pengarna.|お気持ちが変わったら、未使用のままお返しください。',
      ],
    ],
    questions: [
      [
        'Can you put something aside for me?|Kan ni lägga undan något?|取り置きはできますか？',
        'Gladly, for three days. Call or write which one.|Gärna, i tre dagar. Ring eller skriv vilket.|3日間承ります。お電話かメールでお知らせください。',
      ],
      [
        'Do you wrap presents?|Slår ni in presenter?|ギフト包装はできますか？',
        'Yes, free of charge, with a card if you like.|Ja, utan kostnad, med kort om du vill.|無料で承ります。カードもお付けできます。',
      ],
      [
        'Do you order what is not in the shop?|Beställer ni hem det som inte finns?|取り寄せはできますか？',
        'Usually within a week. You pay when it has arrived.|Oftast inom en vecka. Du betalar när det har kommit.|通常1週間ほどで届きます。お支払いは到着後です。',
      ],
    ],
    voices: [
      'I came in for one thing and left with the right thing.|Jag kom in för en sak och gick ut med rätt sak.|相談したら、本当に必要なものが見つかりました。',
      'My favourite shop in town. They remember what I bought last year.|Min favoritbutik i stan. De minns vad jag köpte i fjol.|去年買ったものまで覚えてくれている、お気に入りの店です。',
    ],
    roles: ['Owner|Ägare|店主', 'In the shop|I butiken|販売', 'Buying|Inköp|仕入れ'],
    pictures: 'shop gift box vase lamp bag',
    offer: 'product',
    steps: 'order',
    week: '- 10-18 10-18 10-18 10-18 10-16 -',
    heroes: ['picture', 'hours'],
    sections: ['prices', 'features', 'hours', 'gallery', 'address', 'newsletter', 'contact'],
  },
  general: {
    headline: 'A simple way to get it done well|Ett enkelt sätt att få det väl gjort|確かな仕事を、もっと身近に',
    lead: 'Tell us what you need. We listen, suggest a way and keep what we promise.|Berätta vad du behöver. Vi lyssnar, föreslår en väg och håller vad vi lovar.|ご要望をお聞かせください。よく伺い、ご提案し、約束を守ります。',
    reasons: [
      [
        'HeartHandshake',
        'People first|Människor först|人を大切に',
        'You talk to the same person from the first question to the last.|Du har kontakt med samma person från första frågan till den sista.|最初のご相談から最後まで、同じ担当者が対応します。',
      ],
      [
        'BadgeCheck',
        'Done properly|Ordentligt gjort|確かな仕事',
        'We take the time it needs, and it shows in the result.|Vi tar den tid som behövs, och det märks på resultatet.|必要な時間をかけ、仕上がりに違いを出します。',
      ],
      [
        'CalendarClock',
        'Easy to plan|Lätt att planera|予定が立てやすい',
        'Clear times and clear prices, with no surprises afterwards.|Tydliga tider och tydliga priser, utan överraskningar efteråt.|時間も料金も明確で、後から驚くことはありません。',
      ],
    ],
    questions: [
      [
        'How do I get started?|Hur kommer jag igång?|どうすれば始められますか？',
        'Send a message below. We answer within two working days and suggest a next step.|Skicka ett meddelande här nedanför. Vi svarar inom två arbetsdagar och föreslår nästa steg.|下のフォームからお気軽にご連絡ください。2営業日以内に次のステップをご案内します。',
      ],
      [
        'What does it cost?|Vad kostar det?|料金はいくらですか？',
        'You get a price before anything begins. It does not cost anything to ask.|Du får ett pris innan något börjar. Det kostar inget att fråga.|始める前に必ず料金をお知らせします。ご相談は無料です。',
      ],
      [
        'Can I change or cancel?|Kan jag ändra eller avboka?|変更やキャンセルはできますか？',
        'Yes, up to the day before. Call or write to us.|Ja, fram till dagen innan. Ring eller skriv till oss.|はい、前日まで可能です。お電話またはメッセージでお知らせください。',
      ],
    ],
    voices: [
      'Friendly from the first call, and better than I had hoped for.|Vänligt bemötande från första samtalet, och bättre än jag hade hoppats.|最初の電話から親切で、期待以上の仕上がりでした。',
      'They keep their word. I have already told my neighbours.|De håller vad de lovar. Jag har redan tipsat grannarna.|約束をきちんと守ってくれます。近所の人にもすすめました。',
    ],
    roles: ['Founder|Grundare|代表', 'Customer contact|Kundkontakt|お客様担当', 'Planning|Planering|企画'],
    pictures: 'hands city house tree paper plant',
    offer: 'service',
    services: [
      [
        'First talk|Första samtalet|ご相談',
        0,
        30,
        'We listen and suggest a way|Vi lyssnar och föreslår en väg|お話を伺い、ご提案します',
      ],
      [
        'Half a day|Halvdag|半日プラン',
        180,
        240,
        'For what can be done in one go|För det som görs i ett svep|一度で終わる内容に',
      ],
      ['Full day|Heldag|1日プラン', 340, 480, 'For larger matters|För större saker|しっかり取り組みたい時に'],
      [
        'Each month|Varje månad|月額プラン',
        240,
        0,
        'A fixed contact and a fixed price|Fast kontakt och fast pris|専任担当、定額',
      ],
      ['Follow-up|Uppföljning|その後の確認', 40, 30, 'We look at how it went|Vi ser hur det gick|その後の様子を確認します'],
    ],
    steps: 'job',
    week: '09-17 09-17 09-17 09-17 09-16 - -',
    heroes: ['picture', 'centred'],
    sections: ['features', 'things', 'prices', 'testimonials', 'questions', 'contact'],
  },
} satisfies Record<string, SiteTrade>
