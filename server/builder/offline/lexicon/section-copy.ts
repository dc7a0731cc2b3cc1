// What a section says that the person named by a heading of their own ("parking", "private dining"), by the words of its heading.
import type { Language } from '#shared/languages.ts'
import { localText } from './lexicon.ts'
import type { Told } from './site-trades/site-trade.ts'

export const sectionCopy: readonly (readonly [words: RegExp, text: Told])[] = [
  [
    /^(?:date|dates|when|date and time|time and place|när|datum|datum och tid|tid och plats)$|^(?:開催)?(?:日時|日程|期間)$/i,
    'Saturday from 10 to 16. If it rains we meet on Sunday instead.|Lördag kl. 10–16. Vid regn ses vi på söndagen i stället.|土曜日 10:00〜16:00（雨天の場合は翌日に順延します）',
  ],
  [
    /^(?:the )?(?:place|venue|where)$|^(?:plats(?:en)?|var|lokal(?:en)?)$|^(?:開催)?(?:場所|会場)$/i,
    'The park in the middle of town, five minutes on foot from the station.|Parken mitt i stan, fem minuter till fots från stationen.|中央公園（駅から歩いて5分）',
  ],
  [
    /\b(?:stalls?|stands?|vendors?|exhibitors?)\b|(?<!\p{L})(?:stånd|marknadsstånd|utställare|försäljare)|出店|屋台|模擬店/iu,
    'Something to eat, something made by hand and something for the children: some twenty stalls from near by.|Något att äta, något gjort för hand och något för barnen: ett tjugotal stånd från trakten.|食べもの、手作り雑貨、子ども向けの遊びなど、地元から約20店が並びます。',
  ],
  [
    /greeting|a word from|hälsning|あいさつ|挨拶/i,
    'Thank you for finding your way here. We take one thing at a time, say what we think and are glad when somebody comes back. Welcome to ask about anything.|Tack för att du hittat hit. Vi tar en sak i taget, säger vad vi tycker och är glada när någon kommer tillbaka. Välkommen att fråga om vad som helst.|ホームページをご覧いただきありがとうございます。一つひとつのご縁を大切に、わかりやすい説明と誠実な対応を心がけています。どうぞお気軽にご相談ください。',
  ],
  [
    /温泉|お風呂|大浴場|\bbaths?\b|hot tub|badtunna|bastu|sauna/i,
    'The water is warm from early morning to late at night. Towels are by the door, and those who stay with us use it free of charge.|Vattnet är varmt från tidig morgon till sen kväll. Handdukar ligger vid dörren, och den som bor hos oss badar fritt.|源泉かけ流しのお湯を、早朝から夜遅くまでお楽しみいただけます。タオルは脱衣所にご用意しています。',
  ],
  [
    /listen|lyssna|mixes|試聴|聴く|\bep\b/i,
    'Put on headphones and begin with the newest one. The rest follows by itself, from the first demo to last summer’s live recording.|Ta på hörlurarna och börja med det senaste. Resten kommer av sig självt, från första demon till förra sommarens liveinspelning.|ヘッドホンをつけて、まずは新しいものから。最初のデモから昨年のライブ録音まで、順にお楽しみください。',
  ],
  [
    /lesson|lektion|レッスン/i,
    'One to one, thirty or forty-five minutes a week, at your pace. We choose what to work on together, and you leave with one thing to practise.|En till en, trettio eller fyrtiofem minuter i veckan, i din takt. Vi väljer tillsammans vad vi arbetar med, och du går hem med en sak att öva på.|マンツーマンで週1回、30分または45分。課題は一緒に選び、毎回ひとつ、次までの練習をお伝えします。',
  ],
  [
    /where (?:we|i) (?:drive|work|go|come|deliver|clean|practi[sc]e|meet)|areas? (?:we|i) (?:cover|serve)|coverage|we come to you|service area|var (?:vi|jag) (?:kör|jobbar|arbetar|levererar|åker|städar)|(?:vi|jag) kommer till (?:er|dig)|upptagningsområde|körområde|対応(?:地域|エリア)|(?:送迎|配達|訪問|教習)(?:範囲|エリア|地域)|出張(?:エリア|範囲)/i,
    'The whole town and the villages around it, up to thirty kilometres out. We meet you where it suits you: at home, at work or at the station.|Hela stan och byarna runt om, upp till tre mil ut. Vi möter dig där det passar: hemma, på jobbet eller vid stationen.|市内全域と周辺の町、およそ30キロまで。ご自宅、職場、駅など、ご都合のよい場所まで伺います。',
  ],
  [
    /hire|rent(?!al prices)|hyra|lokaluthyrning|貸出|レンタル|利用案内/i,
    'Write to us with a date and how many you are. We answer within two days with what is free and what it costs.|Skriv till oss med datum och hur många ni är. Vi svarar inom två dagar med vad som är ledigt och vad det kostar.|ご希望の日と人数をお知らせください。空き状況と料金を2日以内にお返事します。',
  ],
  [
    /deliver|leverans|utkörning|配送|配達|送料/i,
    'Ordered before noon, it leaves the same day. We deliver in town on weekdays, and you may always pick it up yourself.|Beställt före klockan tolv går iväg samma dag. Vi kör ut i stan på vardagar, och du får alltid hämta själv.|正午までのご注文は当日に発送します。市内は平日に配達、店頭でのお受け取りも承ります。',
  ],
  [
    /allerg|アレルギー/i,
    'Tell us before you order, and we tell you what is in it. There is always something without gluten, nuts or milk.|Säg till innan du beställer, så berättar vi vad det innehåller. Det finns alltid något utan gluten, nötter eller mjölk.|ご注文の前にお知らせください。小麦、ナッツ、乳製品を使わないものもご用意しています。',
  ],
  [
    /member|medlem|入会|会員/i,
    'Anyone who is curious may join. The fee is paid once a year, and your first month is for trying it out.|Alla som är nyfikna får vara med. Avgiften betalas en gång om året, och första månaden är till för att prova.|どなたでもご参加いただけます。会費は年に一度、最初の1か月はお試しです。',
  ],
  [
    /advice|tips|råd(?!huset)|skötsel|aftercare|healing|eftervård|お手入れ|アフターケア|アドバイス/i,
    'Take it easy the first days, keep it clean and let it be. If anything feels wrong, send a picture: an answer costs nothing.|Ta det lugnt de första dagarna, håll rent och låt det vara. Känns något fel, skicka en bild: svaret kostar ingenting.|最初の数日は無理をせず、清潔に保ってください。気になることがあれば写真をお送りください。ご相談は無料です。',
  ],
  [
    /parking|parkering|駐車場/i,
    'You park free of charge behind the house, and there is room for bicycles by the door. The bus stops two minutes away.|Du parkerar gratis bakom huset, och cyklar får plats vid dörren. Bussen stannar två minuter bort.|建物の裏に無料の駐車場が、入口に駐輪場があります。バス停からは徒歩2分です。',
  ],
  [
    /bring|wear|packning|ta med|kläder|持ち物|服装/i,
    'Comfortable clothes and something to drink are enough. All else is here to borrow.|Sköna kläder och något att dricka räcker. Allt annat finns att låna.|動きやすい服と飲み物だけで大丈夫です。そのほかはお貸しします。',
  ],
  [
    /press|media|プレス|掲載/i,
    'Pictures to print, a short text and a number that is answered. Written about us? Send a line, we like to read it.|Bilder att trycka, en kort text och ett nummer där någon svarar. Skrivit om oss? Hör av dig, vi läser gärna.|掲載用の写真と紹介文をご用意しています。取材のご相談もお気軽にどうぞ。',
  ],
  [
    /insur|försäkr|certif|qualif|behörig|utbildning|保険|資格/i,
    'The papers are in order: insured for what we do, and with the training that it takes. Ask, and we gladly show them.|Papperen är i ordning: försäkrade för det vi gör och med den utbildning som krävs. Fråga, så visar vi gärna.|必要な資格と保険を備えています。ご希望があれば書面をお見せします。',
  ],
  [
    /\bjobs?\b|vacanc|career|join us|lediga jobb|jobba (?:hos|med)|採用|求人/i,
    'We are always glad to hear from good people. Write a few lines about yourself and what you would like to do here.|Vi hör alltid gärna från bra människor. Skriv några rader om dig själv och vad du vill göra här.|一緒に働く仲間を募集しています。ご経歴とご希望を数行でお知らせください。',
  ],
  [
    /security|privacy|säkerhet|integritet|セキュリティ/i,
    'Everything is encrypted on the way and where it is kept. Access is given person by person, and backups are made every night.|Allt krypteras på vägen och där det sparas. Behörighet ges person för person, och varje natt tas en säkerhetskopia.|通信も保存データも暗号化。権限は一人ひとりに設定でき、毎晩バックアップを取っています。',
  ],
  [
    /integration|works with|koppling|連携/i,
    'Works with the calendar, the e-mail and the files you already use. Connect them in a minute, and leave the rest as it is.|Fungerar med kalendern, mejlen och filerna du redan har. Koppla ihop dem på en minut och låt resten vara som det är.|カレンダー、メール、ファイルなど、今お使いのサービスと1分でつながります。',
  ],
  [
    /compar|jämför|比較/i,
    'Set side by side with the usual way: fewer steps, no hidden fees, and help from people who answer.|Jämfört med det vanliga sättet: färre steg, inga dolda avgifter och hjälp av människor som svarar.|従来のやり方と比べて、手順は少なく、隠れた費用はなく、困ったときは人がお答えします。',
  ],
  [
    /guarant|garanti|返金|保証/i,
    'Not happy within thirty days? Write one line and you get all of your money back. We ask why, but you do not have to answer.|Inte nöjd inom trettio dagar? Skriv en rad så får du alla pengar tillbaka. Vi frågar varför, men du behöver inte svara.|30日以内にご満足いただけない場合は、全額をお返しします。ご連絡は一言で結構です。',
  ],
  [
    /history|heritage|historia|歴史|由緒|沿革/i,
    'The story begins with a handful of people who wanted something of their own. Much has changed since, but the reason is the same.|Berättelsen börjar med en handfull människor som ville ha något eget. Mycket har ändrats sedan dess, men skälet är detsamma.|はじまりは、志を同じくする数人の集まりでした。時代は変わっても、その思いは今も受け継がれています。',
  ],
  [
    /walk|trail|hik|vandring|strövtåg|散策|ハイキング/i,
    'Three marked walks start by the notice board: a short one for small legs, one along the water and one up to the view.|Tre markerade slingor börjar vid anslagstavlan: en kort för små ben, en längs vattnet och en upp till utsikten.|掲示板の前から3つの散策路が始まります。お子さま向けの短い道、水辺の道、見晴らし台への道です。',
  ],
  [
    /hall|bygdegård|lokal|集会所|ホール/i,
    'The hall holds eighty people, with a kitchen, a stage and chairs for all. Write to us with a date, and we answer within two days.|Lokalen rymmer åttio personer och har kök, scen och stolar åt alla. Skriv till oss med ett datum, så svarar vi inom två dagar.|80名まで利用でき、台所、舞台、椅子を備えています。ご希望の日をお知らせください。2日以内にお返事します。',
  ],
  [
    /season|säsong|旬/i,
    'Right now: the first potatoes, crisp lettuce and strawberries picked the same morning. What is ripe this week is on the board by the door.|Just nu: färskpotatis, krispig sallad och jordgubbar plockade samma morgon. Veckans skörd står på tavlan vid dörren.|今は新じゃがいも、葉物、朝摘みのいちごが並びます。今週の収穫は入口の黒板でご案内しています。',
  ],
  [
    /recipe|recept|レシピ/i,
    'Simple things to cook with what you bring home: a soup for a weekday, a pie for guests and something to keep in a jar.|Enkla saker att laga av det du tar med hem: en vardagssoppa, en paj till gästerna och något att spara i en burk.|お持ち帰りの食材で作れる、普段のスープ、おもてなしのパイ、保存食をご紹介します。',
  ],
  [
    /animal|djur|動物/i,
    'Come and meet the hens, the sheep and two very curious pigs. Children are welcome to help with the feeding at four.|Kom och hälsa på hönsen, fåren och två väldigt nyfikna grisar. Barn får gärna hjälpa till att mata klockan fyra.|鶏、羊、好奇心いっぱいの豚に会いに来てください。16時の餌やりはお子さまも参加できます。',
  ],
  [
    /gift|presentkort|önskelista|ギフト|お祝い/i,
    'The finest gift is that you are here. If you would like to give something more, write to us and we will help you choose.|Den finaste gåvan är att du är här. Vill du ge något mer, så skriv till oss, så hjälper vi dig att välja.|お越しいただけることが何よりの贈り物です。さらにお考えの方は、どうぞお気軽にご相談ください。',
  ],
  [
    /hotel|where to stay|accommodation|boende|övernatt|宿泊/i,
    'There are good rooms within walking distance. Mention us when you book, and ask early: summer weekends fill up fast.|Det finns bra rum på gångavstånd. Nämn oss när du bokar, och var ute i god tid: sommarhelgerna blir snabbt fulla.|徒歩圏内に宿があります。週末は混み合いますので、お早めのご予約をおすすめします。',
  ],
  [
    /breakfast|frukost|朝食/i,
    'Bread from our own oven, eggs from next door and coffee for as long as you like. Served from seven to ten, later on Sundays.|Bröd ur egen ugn, ägg från grannen och kaffe så länge du vill. Serveras sju till tio, längre på söndagar.|自家製パン、近所の卵、おかわり自由のコーヒー。7時から10時まで、日曜はもう少し遅くまで。',
  ],
  [
    /nearby|surround|things to do|omgivning|att göra|見どころ|周辺/i,
    'A swim before breakfast, a castle after lunch and a bakery on the way home. We gladly lend you a map with our favourites.|Ett dopp före frukost, ett slott efter lunch och ett bageri på vägen hem. Vi lånar gärna ut en karta med våra favoriter.|朝は水辺を散歩、昼は城跡へ、帰り道にはパン屋さん。お気に入りの場所を記した地図をお貸しします。',
  ],
  [
    /private dining|party|parties|sällskap|fest|貸切|宴会/i,
    'A room of your own for up to twenty-four, with a menu we put together for the evening. Tell us about the occasion.|Ett eget rum för upp till tjugofyra, med en meny som vi sätter ihop för kvällen. Berätta om tillfället.|24名様までの個室で、その日のための献立をご用意します。ご利用の内容をお聞かせください。',
  ],
  [
    /lunch|ランチ/i,
    'A new dish every day, with salad, bread and coffee. Served from half past eleven until it is gone.|En ny rätt varje dag, med sallad, bröd och kaffe. Serveras från halv tolv tills det är slut.|日替わりの一皿に、サラダ、パン、コーヒー付き。11時半からなくなり次第終了です。',
  ],
  [
    /meal|food|mat(?!erial)|måltid|給食|食事|料理/i,
    'Cooked here every morning, with bread we bake ourselves. Tell us about allergies, and there is something for everyone.|Lagas här varje morgon, med bröd vi bakar själva. Berätta om allergier, så finns det något för alla.|毎朝ここで手作りしています。アレルギーにも対応しますので、ご相談ください。',
  ],
  [
    /sermon|predik|説教/i,
    'Listen again, or for the first time. The latest sermons are here every Monday, to read and to hear.|Lyssna igen, eller för första gången. De senaste predikningarna finns här varje måndag, att läsa och att höra.|最近のお話を、毎週月曜に文章と音声で掲載しています。',
  ],
  [
    /vicar|priest|präst|住職|牧師/i,
    'The vicarage door is open on weekdays. Come by for a talk, a baptism to plan or only a cup of tea.|Dörren till prästgården är öppen på vardagar. Kom förbi för ett samtal, ett dop att planera eller bara en kopp te.|平日はいつでもお訪ねください。ご相談も、お茶だけでも歓迎します。',
  ],
  [
    /mission|vision|values|uppdrag|värdegrund|使命|理念|ミッション/i,
    'Nobody should have to manage alone. That is why we are here, on weekdays and holidays, with time to listen and hands that help.|Ingen ska behöva klara allt själv. Därför finns vi här, vardag som helgdag, med tid att lyssna och händer som hjälper.|誰もひとりで抱え込まなくていいように。平日も休日も、耳を傾け、手を差し伸べます。',
  ],
  [
    /donat|give|gåva|skänk|stöd oss|寄付|支援/i,
    'Ten pays for a warm meal, fifty for a week of school books. Everything you give goes to the work, and you can see what it did.|En hundralapp räcker till ett mål mat, femhundra till skolböcker i en vecka. Allt du ger går till arbetet, och du får se vad det gjorde.|皆さまのご寄付は、温かい食事や子どもたちの教材になります。使い道はすべてご報告します。',
  ],
  [
    /polic|rules|regler|stadgar|規則|ルール|ごみ/i,
    'What we have agreed on, in plain words. If something is unclear or out of date, tell us and we put it right.|Det vi har kommit överens om, med vanliga ord. Är något oklart eller inaktuellt, säg till så rättar vi det.|みんなで決めた約束ごとを、わかりやすくまとめています。ご不明な点はお尋ねください。',
  ],
  [
    /parent|föräld|保護者|vårdnadshavare/i,
    'All that is good to know as a parent: how to report absence, what to pack and whom to call. New to us? Begin here.|Allt som är bra att veta som förälder: hur du anmäler frånvaro, vad som ska packas och vem du ringer. Ny hos oss? Börja här.|欠席の連絡方法、持ち物、連絡先など、保護者の皆さまに知っていただきたいことをまとめました。',
  ],
  [
    /laundry|tvätt|洗濯/i,
    'The laundry room is open from seven to nine in the evening. Book a time on the board, and leave it as you would like to find it.|Tvättstugan är öppen sju till tjugoett. Boka tid på tavlan, och lämna den som du själv vill finna den.|洗濯室は7時から21時まで。掲示板で時間を予約し、きれいに使いましょう。',
  ],
  [
    /document|dokument|blanketter|書類|資料/i,
    'Statutes, minutes and forms in one place. Is something missing? Write to us and we send it the same day.|Stadgar, protokoll och blanketter på ett ställe. Saknas något? Skriv till oss, så skickar vi det samma dag.|規約、議事録、申請書をまとめています。見つからないものはご連絡ください。当日中にお送りします。',
  ],
  [
    /visit|besök(?!stid)|来館|見学/i,
    'Allow an hour and a half, more with children. The house is step-free, and bags can be left by the entrance.|Räkna med en och en halv timme, mer med barn. Huset är trappfritt, och väskor kan lämnas vid entrén.|所要時間は約1時間半です。館内は段差がなく、お荷物は入口でお預かりします。',
  ],
  [
    /group|school visit|grupp|団体/i,
    'Groups from ten people get a guide of their own. Write to us with a date and what you are curious about.|Grupper från tio personer får en egen guide. Skriv till oss med datum och vad ni är nyfikna på.|10名様以上の団体には専任の案内人が付きます。日程とご関心をお知らせください。',
  ],
  [
    /caf[eé]|カフェ|fika/i,
    'Coffee, soup and cake under the lime trees. You need no ticket to sit down with us.|Kaffe, soppa och kaka under lindarna. Du behöver ingen biljett för att slå dig ner hos oss.|木陰のテラスでコーヒー、スープ、ケーキをどうぞ。チケットなしでもご利用いただけます。',
  ],
  [
    /line-?up|artist|medverkande|出演/i,
    'Forty names on three stages, from those you already love to those you will tell your friends about.|Fyrtio namn på tre scener, från dem du redan älskar till dem du kommer att tipsa vännerna om.|3つのステージに40組が出演。お馴染みの顔ぶれから、これから注目の人まで。',
  ],
  [
    /camp|tält|キャンプ/i,
    'The meadow opens on Thursday at noon. Quiet and family areas are marked, and there is water, light and warm breakfast.|Ängen öppnar på torsdag klockan tolv. Tysta områden och familjeområden är märkta, och det finns vatten, ljus och varm frukost.|木曜の正午に開場。静かなエリアと家族エリアがあり、水、明かり、温かい朝食をご用意しています。',
  ],
  [
    /workshop|course|class|kurs|retreat|講座|教室/i,
    'Small groups, a full day and something to take home. No experience needed: we begin where you are.|Små grupper, en hel dag och något att ta med hem. Du behöver inga förkunskaper, vi börjar där du är.|少人数で一日かけて、作品を持ち帰れます。経験は問いません。',
  ],
  [
    /area|område|エリア|地域/i,
    'We come to you in town and up to thirty kilometres around it. Farther away? Ask, and we find a way.|Vi kommer till dig i stan och upp till tre mil runt om. Längre bort? Fråga, så hittar vi ett sätt.|市内と周辺30キロまで伺います。それ以上の場所もご相談ください。',
  ],
  [
    /emergenc|call[- ]?out|24\/7|jour|akut|緊急|救急/i,
    'When it cannot wait, call us: somebody answers around the clock, all days of the year.|När det inte kan vänta, ring oss: någon svarar dygnet runt, alla dagar på året.|お急ぎのときはお電話ください。年中無休、24時間対応します。',
  ],
  [
    /approach|method|philosophy|filosofi|synsätt|方針|考え方/i,
    'I listen first. Then we choose one thing to change, make it small enough to begin today, and follow it through together.|Jag lyssnar först. Sedan väljer vi en sak att ändra, gör den liten nog att börja i dag och följer den tillsammans hela vägen.|まずお話を伺い、変えたいことを一つ選び、今日から始められる小さな一歩にして、一緒に続けていきます。',
  ],
  [
    /chapter|excerpt|utdrag|kapitel|試し読み/i,
    '“The road began behind the last house, white as flour, and nobody had ever told her where it ended.” Read on in the first chapter.|”Vägen började bakom det sista huset, vit som mjöl, och ingen hade någonsin berättat för henne var den slutade.” Läs vidare i första kapitlet.|「道は最後の家の裏から始まっていた。どこへ続くのか、誰も教えてはくれなかった。」続きは第一章で。',
  ],
  [
    /about the book|the book|om boken|本について/i,
    'A novel about what we carry with us and what we leave by the road. Quiet, funny and impossible to put down.|En roman om det vi bär med oss och det vi lämnar vid vägen. Stillsam, rolig och omöjlig att lägga ifrån sig.|持っていくものと、置いていくものについての物語。静かで、おかしく、読み始めたら止まりません。',
  ],
  [
    /author|writer|författare|著者/i,
    'Writes in the mornings, walks in the afternoons and answers every letter. Lives by the coast with a dog and too many books.|Skriver på förmiddagarna, går på eftermiddagarna och svarar på alla brev. Bor vid kusten med en hund och för många böcker.|朝は書き、午後は歩き、手紙には必ず返事を書く。犬とたくさんの本とともに海辺に暮らす。',
  ],
  [
    /teacher|lärare|先生/i,
    'Twenty years with the subject, and still curious. Explains one thing at a time, and shows it until it sits.|Tjugo år med ämnet, och fortfarande nyfiken. Förklarar en sak i taget, och visar tills den sitter.|この道20年、今も学び続けています。一つずつ、わかるまで丁寧に教えます。',
  ],
  [
    /\bcv\b|résumé|resume|experience|meritlista|erfarenhet|経歴|職歴|スキル|skills/i,
    'Ten years of work with people and details: first in a small studio, then in a large team, today on my own. The long version on request.|Tio års arbete med människor och detaljer: först i en liten studio, sedan i ett stort team, i dag på egen hand. Den långa versionen får du gärna be om.|小さなスタジオと大きなチームで10年の経験を積み、現在は独立して活動しています。詳細はお問い合わせください。',
  ],
  [
    /talk|föredrag|講演/i,
    'I gladly talk about what I have learnt, with slides or without. Half an hour, with plenty of time for questions.|Jag talar gärna om det jag har lärt mig, med eller utan bilder. En halvtimme, med gott om tid för frågor.|学んできたことをお話しします。30分、質問の時間もたっぷりとります。',
  ],
  [
    /music|album|song|disco|musik|skivor|音楽|ディスコグラフィ|楽曲/i,
    'Two records and a handful of singles, recorded live in one room. Put on the first one late in the evening.|Två skivor och en handfull singlar, inspelade live i ett och samma rum. Sätt på den första sent en kväll.|2枚のアルバムと数曲のシングル。すべて同じ部屋で、生演奏のまま録音しました。',
  ],
  [
    /merch|shop|butik|グッズ|お守り/i,
    'Shirts, posters and records, made in small numbers. Ask us after the show, or write and we send it home to you.|Tröjor, affischer och skivor i små upplagor. Fråga oss efter spelningen, eller skriv så skickar vi hem till dig.|一点ずつ心を込めてご用意しています。ご希望の方はお気軽にお声がけください。',
  ],
  [
    /sustainab|hållbarhet|サステナ|環境/i,
    'We repair before we buy, choose what is made nearby, and count what we use. This is how far we have come.|Vi lagar innan vi köper, väljer det som görs i närheten och räknar det vi använder. Så här långt har vi kommit.|買う前に直し、近くで作られたものを選び、使った量を数える。私たちの取り組みをご紹介します。',
  ],
  [
    /spec|teknisk|仕様/i,
    'The figures for those who want to know: size, weight, materials and what is needed to get going.|Siffrorna för dig som vill veta: mått, vikt, material och vad som behövs för att komma igång.|大きさ、重さ、素材、必要なものなど、詳しい仕様をご覧いただけます。',
  ],
  [
    /in the box|förpackning|同梱|セット内容/i,
    'All you need is in the box, packed without plastic: the product, a cable, two screws and a guide on a single page.|Allt du behöver ligger i kartongen, packat utan plast: produkten, en sladd, två skruvar och en guide på en enda sida.|必要なものはすべて箱の中に。本体、ケーブル、ねじ、1枚の説明書を、プラスチックなしでお届けします。',
  ],
  [
    /our day|en dag|dagen|一日/i,
    'We begin with breakfast and free play, go out in every kind of weather, and end the day with a story on the rug.|Vi börjar med frukost och fri lek, går ut i alla väder och avslutar dagen med en saga på mattan.|朝ごはんと自由遊びで始まり、どんな天気でも外へ。一日の終わりには、じゅうたんの上でお話を聞きます。',
  ],
  [
    /room|rum|部屋/i,
    'Light rooms with room to breathe, each with a character of its own. Come and look, and choose the one you like.|Ljusa rum med plats att andas, vart och ett med sin egen karaktär. Kom och titta, och välj det du tycker om.|明るくゆったりとした部屋が、それぞれの個性でお迎えします。',
  ],
  [
    /episode|avsnitt|エピソード/i,
    'A new episode every Tuesday, forty minutes, with somebody who knows what they are talking about and laughs while doing it.|Ett nytt avsnitt varje tisdag, fyrtio minuter, med någon som vet vad den pratar om och skrattar under tiden.|毎週火曜に新しい回を配信。その道に詳しいゲストと、笑いながらの40分です。',
  ],
  [
    /祈祷|参拝/u,
    'Ceremonies are held daily, by appointment.|Ceremonier hålls dagligen efter överenskommelse.|ご祈祷は毎日、9時から16時まで承っております。お電話にてご予約のうえ、社務所までお越しください。',
  ],
]

const openly: Told =
  'Good to know before you come: we keep this up to date. Something you wonder about? Write to us, and we answer the same week.|Bra att veta innan du kommer: vi håller det här aktuellt. Undrar du över något? Skriv till oss, så svarar vi samma vecka.|最新の情報をこちらでご案内しています。ご不明な点は、どうぞお気軽にお問い合わせください。'

/** A text for a heading, in three languages. */
export const textFor = (heading: string, language: Language): Told =>
  sectionCopy.find(([words, text]) => words.test(heading) && localText(text, language))?.[1] ?? openly
