// Those who look after people and animals: beauty, health, animals, learning.
import type { SiteTrade } from './site-trade.ts'

export const careTrades = {
  beauty: {
    headline: 'An hour that is only yours|En timme som bara är din|自分のための、きれいな時間',
    lead: 'Careful hands, honest advice and products that are kind to skin and hair.|Varsamma händer, ärliga råd och produkter som är snälla mot hud och hår.|丁寧な手仕事と正直なアドバイス、髪と肌にやさしい製品で。',
    reasons: [
      [
        'MessageCircleHeart',
        'We listen first|Vi lyssnar först|まずお話を伺います',
        'Every visit begins with what you want and what is possible.|Varje besök börjar med vad du vill och vad som är möjligt.|ご希望とできることを、最初にじっくりご相談します。',
      ],
      [
        'Leaf',
        'Gentle products|Skonsamma produkter|やさしい製品',
        'Free from perfume where possible, never tested on animals.|Fria från parfym där det går och aldrig testade på djur.|できるだけ無香料で、動物実験をしていないものを選んでいます。',
      ],
      [
        'Clock',
        'Time without hurry|Tid utan stress|ゆったりした時間',
        'We never book two guests at once. The chair is yours.|Vi bokar aldrig två gäster samtidigt. Stolen är din.|同じ時間に重ねてご予約は入れません。お席はあなただけのものです。',
      ],
    ],
    questions: [
      [
        'How do I book or change a time?|Hur bokar eller ändrar jag en tid?|予約や変更はどうすればいいですか？',
        'Write or call. Changes are free of charge until 24 hours before.|Skriv eller ring. Ändringar är kostnadsfria fram till 24 timmar innan.|メッセージかお電話で承ります。24時間前まで変更は無料です。',
      ],
      [
        'Which products do you use?|Vilka produkter använder ni?|どんな製品を使っていますか？',
        'Mild ones with a clear list of contents. Tell us about allergies when you book.|Milda, med tydlig innehållsförteckning. Berätta om allergier när du bokar.|成分のはっきりした低刺激のものです。アレルギーはご予約時にお知らせください。',
      ],
      [
        'Do you have gift cards?|Har ni presentkort?|ギフト券はありますか？',
        'Yes, for a treatment or an amount, valid for a year.|Ja, på en behandling eller ett belopp, giltiga i ett år.|はい。メニュー指定と金額指定があり、1年間有効です。',
      ],
    ],
    voices: [
      'For the first time somebody asked how my hair behaves on an ordinary Tuesday.|För första gången frågade någon hur mitt hår beter sig en vanlig tisdag.|普段の髪の扱い方まで聞いてもらえたのは初めてでした。',
      'Calm, warm and exactly on time. I booked again at the door.|Lugnt, varmt och exakt i tid. Jag bokade igen redan i dörren.|落ち着いた雰囲気で時間通り。帰りに次の予約をしました。',
    ],
    roles: [
      'Owner and stylist|Ägare och stylist|オーナー・スタイリスト',
      'Colour|Färgspecialist|カラー担当',
      'Skin care|Hudvård|スキンケア担当',
    ],
    pictures: 'flower vase candle bottle plant jewel',
    offer: 'service',
    services: [
      [
        'Facial|Ansiktsbehandling|フェイシャル',
        65,
        60,
        'Cleansing, mask and massage|Rengöring, mask och massage|クレンジング、パック、マッサージ',
      ],
      ['Brows and lashes|Bryn och fransar|眉・まつげ', 35, 30, 'Shape and colour|Form och färg|形とカラー'],
      ['Manicure|Manikyr|マニキュア', 38, 45, 'Care and polish|Vård och lack|ケアとカラー'],
      [
        'Full evening look|Festlook|ヘアメイク',
        90,
        90,
        'Hair and make-up for the party|Hår och smink inför festen|お出かけ前のヘアとメイク',
      ],
      ['Lash lift|Fransböj|まつげパーマ', 55, 50, 'Lasts six weeks|Håller sex veckor|約6週間もちます'],
    ],
    steps: 'visit',
    week: '- 10-18 10-18 10-20 10-18 10-16 -',
    heroes: ['picture', 'hours'],
    sections: ['prices', 'features', 'hours', 'team', 'testimonials', 'address', 'contact'],
  },
  health: {
    headline: 'Care that takes you seriously|Vård som tar dig på allvar|一人ひとりに向き合うケア',
    lead: 'Short waiting times, clear explanations and a plan that fits your everyday life.|Korta väntetider, tydliga förklaringar och en plan som passar din vardag.|待ち時間は短く、説明はわかりやすく。毎日の暮らしに合った計画をご提案します。',
    reasons: [
      [
        'Stethoscope',
        'Licensed and experienced|Legitimerade och erfarna|有資格の経験豊かなスタッフ',
        'You meet people who work with this every day and keep learning.|Du möter människor som arbetar med det här varje dag och fortsätter lära sig.|日々研鑽を積む専門のスタッフが担当します。',
      ],
      [
        'ClipboardList',
        'A plan you understand|En plan du förstår|納得できる計画',
        'We explain what we find, what can be done and what it costs, before it begins.|Vi förklarar vad vi ser, vad som kan göras och vad det kostar, innan något börjar.|状態、方法、費用を、始める前にご説明します。',
      ],
      [
        'ShieldCheck',
        'Between you and us|Mellan dig och oss|秘密は守られます',
        'Everything you tell us is covered by confidentiality.|Allt du berättar omfattas av tystnadsplikt.|お話しいただいた内容は守秘義務のもとで扱います。',
      ],
    ],
    questions: [
      [
        'Do I need a referral?|Behöver jag remiss?|紹介状は必要ですか？',
        'No. Write or call, and we find a time, usually within a week.|Nej. Skriv eller ring så hittar vi en tid, oftast inom en vecka.|不要です。ご連絡いただければ、通常1週間以内にご予約をお取りします。',
      ],
      [
        'What should I bring to the first visit?|Vad ska jag ta med till första besöket?|初回は何を持っていけばいいですか？',
        'Proof of identity, a list of medicines and comfortable clothes.|Legitimation, en lista över mediciner och bekväma kläder.|保険証、お薬手帳、動きやすい服装でお越しください。',
      ],
      [
        'What if I cannot come?|Vad händer om jag får förhinder?|行けなくなったらどうすればいいですか？',
        'Cancel 24 hours before and it costs nothing. Then somebody else gets the time.|Avboka 24 timmar innan så kostar det ingenting. Då får någon annan tiden.|24時間前までにご連絡ください。費用はかかりません。',
      ],
    ],
    voices: [
      'Somebody finally explained what was wrong in words I understood.|Äntligen förklarade någon vad som var fel med ord jag förstod.|何が悪いのか、初めてわかる言葉で説明してもらえました。',
      'A time the same week and no rush once I was there.|En tid samma vecka och ingen stress när jag väl var där.|その週に予約が取れ、診療もゆっくりでした。',
    ],
    roles: ['Head of practice|Verksamhetschef|院長', 'Treatment|Behandlare|施術・診療担当', 'Reception|Reception|受付'],
    pictures: 'hands plant person room flower forest',
    offer: 'service',
    services: [
      [
        'First visit|Första besök|初診',
        80,
        60,
        'Conversation, examination and a plan|Samtal, undersökning och plan|問診、検査、計画',
      ],
      ['Follow-up|Återbesök|再診', 55, 30, 'How it goes and the next step|Hur det går och nästa steg|経過の確認と次の一歩'],
      ['Treatment|Behandling|施術', 70, 45, 'By appointment|Efter överenskommelse|ご予約制'],
      ['Video visit|Videobesök|オンライン相談', 45, 20, 'For short questions|För korta frågor|短いご相談に'],
      ['Certificate or referral|Intyg eller remiss|診断書・紹介状', 30, 15, 'Ready the same day|Klart samma dag|当日お渡し'],
    ],
    steps: 'visit',
    week: '08-17 08-17 08-17 08-19 08-16 - -',
    heroes: ['picture', 'hours'],
    sections: ['prices', 'features', 'team', 'steps', 'hours', 'questions', 'address', 'contact'],
  },
  animal: {
    headline: 'For four paws and their people|För fyra tassar och deras människor|家族の一員を、大切に',
    lead: 'Calm surroundings, plenty of treats and people who speak dog, cat and rabbit.|Lugn miljö, gott om godis och människor som pratar hund, katt och kanin.|落ち着いた空間とたっぷりのごほうび。動物の気持ちがわかるスタッフがお迎えします。',
    reasons: [
      [
        'PawPrint',
        'At the animal’s pace|I djurets takt|その子のペースで',
        'We pause when it gets too much. Nobody is held down here.|Vi tar paus när det blir för mycket. Här hålls ingen fast.|疲れたらひと休み。無理に押さえることはしません。',
      ],
      [
        'HeartHandshake',
        'People who know animals|Människor som kan djur|動物をよく知るスタッフ',
        'Trained staff who see early if something is not as it should be.|Utbildad personal som tidigt ser om något inte är som det ska.|専門の知識を持ち、小さな変化にも気づきます。',
      ],
      [
        'Camera',
        'A picture while you wait|En bild medan du väntar|お預かり中の写真',
        'We send a greeting from the visit so that you need not worry.|Vi skickar en hälsning från besöket så att du slipper oroa dig.|途中の様子を写真でお届けするので安心です。',
      ],
    ],
    questions: [
      [
        'My animal is nervous. What do you do?|Mitt djur är nervöst. Hur gör ni?|怖がりですが大丈夫ですか？',
        'Come by for a treat and a hello first. It costs nothing and makes all the difference.|Kom förbi på godis och ett hej först. Det kostar inget och gör hela skillnaden.|まずはおやつを食べに、遊びに来てください。無料で慣れていただけます。',
      ],
      [
        'Do vaccinations have to be in order?|Måste vaccinationerna vara i ordning?|ワクチンは必要ですか？',
        'Yes, please bring the certificate to the first visit.|Ja, ta gärna med intyget vid första besöket.|はい。初回に証明書をお持ちください。',
      ],
      [
        'How often should we come?|Hur ofta bör vi komma?|どのくらいの頻度で通えばいいですか？',
        'It depends on coat and age, usually every six to eight weeks. We suggest a rhythm.|Det beror på päls och ålder, oftast var sjätte till åttonde vecka. Vi föreslår en rytm.|毛質や年齢によりますが、6〜8週間ごとが目安です。',
      ],
    ],
    voices: [
      'Our dog used to tremble at the door. Now he pulls us inside.|Vår hund brukade darra vid dörren. Nu drar han in oss.|入口で震えていたうちの子が、今では自分から入っていきます。',
      'They noticed a sore tooth that even we had missed.|De såg en öm tand som till och med vi hade missat.|私たちも気づかなかった歯の異常を見つけてくれました。',
    ],
    roles: ['Owner|Ägare|代表', 'Animal care|Djurvårdare|ケア担当', 'Bookings|Bokning|予約担当'],
    pictures: 'dog cat bird fish flower tree',
    offer: 'service',
    services: [
      [
        'First meeting|Första mötet|はじめてのご相談',
        0,
        20,
        'We get to know each other|Vi lär känna varandra|まずは仲良くなりましょう',
      ],
      ['Small animal|Litet djur|小型', 45, 45, 'Up to ten kilos|Upp till tio kilo|10kgまで'],
      ['Large animal|Stort djur|大型', 75, 90, 'From ten kilos|Från tio kilo|10kg以上'],
      ['Claws and ears|Klor och öron|爪・耳', 18, 15, 'Without appointment before noon|Utan bokning före lunch|午前中は予約不要'],
      ['Home visit|Hembesök|訪問', 60, 45, 'For those who do not like the car|För den som inte gillar bilen|車が苦手な子に'],
    ],
    steps: 'visit',
    week: '08-17 08-17 08-17 08-19 08-17 09-14 -',
    heroes: ['picture', 'hours'],
    sections: ['prices', 'features', 'hours', 'gallery', 'testimonials', 'questions', 'address', 'contact'],
  },
  learning: {
    headline: 'Learn it so that it stays|Lär dig så att det fastnar|身につく、だから楽しい',
    lead: 'Small groups, teachers who love their subject and room for every question.|Små grupper, lärare som älskar sitt ämne och plats för alla frågor.|少人数のクラスと教えることが大好きな講師。どんな質問も歓迎です。',
    reasons: [
      [
        'Users',
        'Small groups|Små grupper|少人数制',
        'Eight people at most, so that everybody gets seen.|Högst åtta personer, så att alla blir sedda.|1クラス8名まで。一人ひとりに目が届きます。',
      ],
      [
        'TrendingUp',
        'You see your progress|Du ser dina framsteg|成長が見える',
        'Clear goals for each term and a short talk about how it goes.|Tydliga mål för varje termin och ett kort samtal om hur det går.|学期ごとに目標を立て、定期的に面談で振り返ります。',
      ],
      [
        'Smile',
        'Mistakes are welcome|Det är okej att göra fel|間違いも大歓迎',
        'People learn when they dare to try. We make sure that you do.|Man lär sig när man vågar prova. Vi ser till att du gör det.|挑戦するから上達します。安心して失敗できる教室です。',
      ],
    ],
    questions: [
      [
        'Which level should I choose?|Vilken nivå ska jag välja?|どのクラスを選べばいいですか？',
        'Come to a trial lesson and we find the right group together.|Kom på en provlektion så hittar vi rätt grupp tillsammans.|体験レッスンで、ぴったりのクラスを一緒に見つけましょう。',
      ],
      [
        'What if I miss a lesson?|Vad händer om jag missar en lektion?|休んだ場合はどうなりますか？',
        'Take it with another group the same month, at no cost.|Ta igen den i en annan grupp samma månad, utan kostnad.|同じ月のうちに、別のクラスで無料で振り替えられます。',
      ],
      [
        'Is material included?|Ingår material?|教材費は含まれますか？',
        'Yes, everything you need in class. You bring curiosity.|Ja, allt du behöver på lektionen. Du tar med nyfikenhet.|はい、授業で使うものはすべて含まれます。',
      ],
    ],
    voices: [
      'My son asks every day if it is Thursday soon.|Min son frågar varje dag om det snart är torsdag.|息子が毎日「次はいつ？」と聞いてきます。',
      'I had given up years ago. Here it finally made sense.|Jag gav upp för flera år sedan. Här föll det äntligen på plats.|一度あきらめたのですが、ここでようやく理解できました。',
    ],
    roles: ['Head teacher|Rektor|主宰', 'Teacher|Lärare|講師', 'Students and parents|Elev- och föräldrakontakt|生徒・保護者窓口'],
    pictures: 'book piano frame laptop paper crowd',
    offer: 'service',
    services: [
      ['Trial lesson|Provlektion|体験レッスン', 0, 45, 'See if it suits you|Känn efter om det passar|まずはお試しください'],
      [
        'Group, per term|Grupp, per termin|グループ（1学期）',
        190,
        60,
        'Twelve lessons in a small group|Tolv lektioner i liten grupp|少人数で全12回',
      ],
      [
        'Single lesson|Enskild lektion|個人レッスン',
        45,
        45,
        'One to one, at your pace|En mot en, i din takt|マンツーマン、自分のペースで',
      ],
      [
        'Weekend course|Helgkurs|週末集中コース',
        120,
        360,
        'Two days, all material included|Två dagar, allt material ingår|2日間、教材込み',
      ],
      ['Holiday course|Lovkurs|休暇集中コース', 120, 180, 'Four mornings in a row|Fyra förmiddagar i rad|午前中、連続4日間'],
    ],
    steps: 'join',
    week: '14-20 14-20 14-20 14-20 14-18 10-15 -',
    heroes: ['picture', 'centred'],
    sections: ['features', 'prices', 'steps', 'team', 'testimonials', 'questions', 'contact'],
  },
} satisfies Record<string, SiteTrade>
