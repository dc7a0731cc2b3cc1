// Swedish and Japanese prompts as people put them: what a survey asks, forms, what is written down every day, the steps of a board, what
// is kept apart, trades in a few words. A row is prompt # lists # fields # views.
import type { PromptCase } from './held-out-prompts.ts'

const swedish = `
En enkät till hyresgästerna: trygghet, städning, tvättstuga och förslag på förbättringar #  # trygg, städ, tvättst, förslag|förbättr # survey
Vi vill göra en kundundersökning där gästerna betygsätter maten, servicen och lokalen och kan lämna en kommentar #  # mat, service, lokal, kommentar # survey
enkät efter kursen, hur nöjd man var, vad som var bäst, vad som kan bli bättre #  # nöjd, bäst, bättre # survey
Skapa ett frågeformulär för personalen om arbetsmiljö, stress, ledarskap och trivsel, anonymt #  # arbetsmiljö, stress, ledarskap, trivsel # survey
kan du göra en enkät om skolmaten? Frågorna ska vara: smak, mängd, variation och om man äter upp #  # smak, mängd, variation # survey
Utvärdering av lägret med frågor om aktiviteter, ledare, maten och boendet #  # aktivitet, ledare, mat, boende # survey
Formulär där boende kan felanmäla saker i lägenheten: namn, lägenhetsnummer, vad som är fel och en bild # felanmälan|felanmälningar|anmälan|ärende|ärenden|fel # namn, lägenhet, fel|vad|beskriv, bild|foto # survey
felanmälan för föreningens tvättstugor med maskin, fel, datum och namn # felanmälan|felanmälningar|anmälan|ärende|fel # maskin, fel, datum, namn # form
Ett formulär för att rapportera nedskräpning i parken med plats, bild och beskrivning # rapport|rapporter|anmälan|anmälningar|nedskräpning|svar # plats, bild, beskrivning # survey
Anmälningsformulär till sommarlägret med barnets namn, ålder, allergier och målsmans telefonnummer # anmälan|anmälningar|barn|deltagare # namn, ålder, allergi, telefon # form
Tidbokning till hudterapeut #  #  # booking
tidsbokning för min massagesalong #  #  # booking
onlinebokning till naglar #  #  # booking
Jag vill att mina kunder kan boka tid för klippning #  #  # booking
tidbokning hos veterinären med djurets namn, ägare och orsak # bokning|bokningar|tidbokning|tidbokningar|tid|tider # namn|djur, ägare, orsak # booking
Boka-sida till vår bastu #  #  # booking
Fakturor till mina kunder i målerifirman med timmar, färg, moms och förfallodatum # faktura|fakturor # timmar|tim, moms, förfall # invoice
faktureringsverktyg för frilansare # faktura|fakturor #  # invoice
Jag behöver kunna göra fakturor. Kund, antal timmar, timpris, moms. # faktura|fakturor # kund, tim, pris|timpris, moms # invoice
Något att fakturera med, kundens namn, vad jag gjort, pris och moms # faktura|fakturor # kund|namn, pris|belopp, moms # invoice
skriv offerter och fakturor åt byggfirman # faktura|fakturor #  # invoice
Jag driver två gym. Varje dag vill jag skriva in antal besök per gym, nya medlemmar och intäkter. Visa allt i diagram. # dag|dagar|besök|dagsrapport|rapport|intäkt|intäkter|siffror|statistik # gym, besök, medlem, intäkt # dashboard
Vi har en glasskiosk. Efter varje dag noterar vi dagskassan, väder och hur många som jobbade # dagskassa|dagskassor|dag|dagar|kassa|dagsrapport|försäljning # dagskassa|kassa|belopp|försäljning, väder, jobb|antal
Varje morgon ska vi fylla i temperatur i kylen, frysen och vem som mätte # temperatur|temperaturer|mätning|mätningar|kontroll|avläsning|temperaturkontroll # kyl, frys, vem|mätt|av
Vi är en hundpensionat med hundar och bokningar. En hund har namn, ras, ålder och veterinär. Till varje bokning skriver vi ankomst, avresa och foder. # hund|hundar, bokning|bokningar # namn, ras, ålder, veterinär, ankomst, avresa, foder
Till varje samtal noterar jag datum, ämne och vad vi kom överens om. Mina klienter har namn, telefon och födelseår. # klient|klienter, samtal # datum, ämne, överens|beslut|vad, namn, telefon, född|födelse
Vi har en hantverksgrupp som träffas varje vecka. På varje träff skriver vi upp vilka som kom, vad vi gjorde och vem som tog med fika. # träff|träffar # vilka|närvar|deltagare|kom, vad|gjorde, fika
En kalender för familjens aktiviteter. Det ska stå vem, när och var. # aktivitet|aktiviteter # vem, när|tid|datum, var|plats # calendar
kalender över träningar och matcher, man ska se plats, tid och motståndare # träning|träningar, match|matcher # plats, tid, motstånd # calendar
Gemensam kalender i kollektivet där man ser tvättider, städdagar och fester. Skriv in vem som ansvarar och vilken tid. # händelse|aktivitet|tvättid|tvättider|städdag|städdagar|fest|fester # vem|ansvar, tid # calendar
Just nu skriver vi allt i en pärm. Vi vill ha koll på våra båtar med namn, längd, motor och nästa service. # båt|båtar # namn, längd, motor, service
idag har jag alla recept på lappar, vill samla dem med namn, ingredienser och bild # recept # namn, ingrediens, bild
Vi använder Excel nu och det är kaos. Lager med artikel, antal, hylla och leverantör. # artikel|artiklar|lager|vara|varor|produkt # artikel|namn, antal, hylla, leverantör
En tavla för våra offerter: inkommen, skickad, accepterad, nekad. Varje offert har kund, belopp och datum. # offert|offerter # kund, belopp, datum # board
Vi vill se våra ärenden på en tavla. Stegen är ny, pågår, väntar och klar. Ärendet har rubrik, ansvarig och datum. # ärende|ärenden # rubrik, ansvarig, datum # board
rekrytering i en kanban med stegen ansökan, intervju, referens, anställd. Kandidat med namn, tjänst, telefon # kandidat|kandidater # namn, tjänst, telefon # board
Något till min blomsterbutik # blomma|blommor|bukett|buketter|produkt|produkter|vara|varor|beställning|beställningar|order|ordrar
hjälp mig ha koll på växthuset # växt|växter|planta|plantor|odling|odlingar|sådd|gröda|grödor|syssla|sysslor|bädd|bäddar
jag har en cykelverkstad # reparation|reparationer|cykel|cyklar|jobb|kund|kunder
ordning och reda i vår scoutkår # scout|scouter|medlem|medlemmar|möte|möten|aktivitet|aktiviteter
Hundtrim, behöver något # hund|hundar|kund|kunder, bokning|bokningar|behandling|tjänst|tid|tider|trimning|trimningar|besök
vaneträning: läsa, springa, dricka vatten # vana|vanor #  # habit
Spåra mina vanor: meditation, promenad och inget socker # vana|vanor #  # habit
glosförhör i tyska med kort #  #  # flashcards
Quiz om Sveriges kungar #  #  # quiz
räkna ut rotavdraget #  #  # calculator
En klocka som räknar ner till semestern #  #  # timer
hemsida till vår bygdegård med hyra, kontakt och bilder #  #  # landing
Hej! Jag är ordförande i en jaktklubb. Vi behöver ett register med medlemmar och ett med skjutna djur. Medlem: namn, mobil, jaktkort. Djur: art, kön, vikt, datum, skytt. # medlem|medlemmar, djur # namn, mobil|telefon, jaktkort, art, kön, vikt, datum, skytt
Min mamma har flera mediciner. Jag behöver veta namn, styrka, när hon ska ta dem och när receptet tar slut. # medicin|mediciner # namn, styrka, tid|när, recept|slut
register över förstörda elstolpar # elstolpe|elstolpar|stolpe|stolpar
Vi hyr ut festutrustning, stolar, bord och tält. Jag vill se vad som är uthyrt och till vem. Bokningen har datum från, datum till, kund och pris. # bokning|bokningar|uthyrning|uthyrningar # från, till, kund, pris
logga mina löprundor: sträcka, tid, puls, känsla. Vill se graf över veckan # löprunda|löprundor|löppass|runda|rundor|pass # sträcka, tid, puls, känsla # dashboard
vi är 12 familjer i ett kollektivt biodlande, varje kupa har nummer, drottningens år, plats och honung i kilo # kupa|kupor|bikupa|bikupor # nummer, drottning, plats, honung
bildgalleri över mina akvareller med titel, år, mått och pris # akvarell|akvareller|målning|målningar|tavla # titel, år, mått, pris # gallery
Boklista. Titel, författare, betyg # bok|böcker # titel, författare, betyg
Medlemsregister för pensionärsföreningen, namn, adress, telefon, inträdesår och om de betalt avgiften # medlem|medlemmar # namn, adress, telefon, inträde, betal|avgift
Önskar en sida för min poddcast där avsnitt listas med titel, gäst, datum och länk # avsnitt # titel, gäst, datum, länk
Tidslinje över vårt husbygge med moment, start, slut och entreprenör # moment|uppgift|uppgifter|händelse|byggmoment # start, slut, entreprenör # timeline
Skolan behöver en blankett för olycksfall. Läraren fyller i elevens namn, klass, vad som hände och vilken åtgärd. # olycksfall|olycka|olyckor|anmälan|anmälningar|rapport|rapporter|tillbud|incident|svar # namn|elev, klass, hände|händelse|beskriv, åtgärd # survey
hej, kan ni göra en enkät till våra volontärer? vill veta hur de trivs, om de fått rätt information och vad vi kan förbättra #  # trivs, information, förbättra # survey
Utvärdering av konferensen: föreläsare, mat, lokal, helhetsbetyg och fritext #  # föreläsare, mat, lokal, helhet, fritext # survey
Medlemsenkät om båtklubben med frågor om bryggorna, vintervården, avgiften och om man vill hjälpa till #  # brygg, vinter, avgift, hjälpa # survey
En liten pulsmätning för teamet varje fredag - stämning 1-5, arbetsbelastning 1-5 och en kommentar #  # stämning, arbetsbelastning, kommentar # survey
Patientenkät på vårdcentralen, bemötande, väntetid, lokaler #  # bemötande, väntetid, lokal # survey
felanmälningsformulär för hyresgäster: lägenhetsnummer, rum, problem, när vi får komma in # felanmälan|felanmälningar|anmälan|anmälningar # lägenhet, rum, problem, komma in|när # survey
anmälan till loppet med namn, klubb, klass och t-shirtstorlek # anmälan|anmälningar|deltagare # namn, klubb, klass, storlek # form
Formulär för klagomål på buller i området. Adress, tid, vad som hörs och kontaktuppgifter # klagomål|anmälan|anmälningar # adress, tid, hörs|vad, kontakt # survey
Tidbokning för bilbesiktning # bokning|bokningar|tidbokning|tidbokningar #  # booking
Jag är massör och vill ta emot bokningar på nätet # bokning|bokningar #  # booking
boka tvättstugan i huset # bokning|bokningar|tvättid|tvättider|tvättstuga|tvättstugebokning|tvättstugebokningar
bordsbokning på vår krog # bokning|bokningar|bordsbokning|bordsbokningar #  # booking
Räkningar till mina hyresgäster varje månad med hyra, el och vatten att skriva ut # faktura|fakturor|räkning|räkningar # hyra, el, vatten # invoice
Fakturering för en städfirma. Kund, antal timmar, timpris, rut och moms # faktura|fakturor # kund, timmar, timpris|pris, rut, moms # invoice
Jag sköter ekonomin i en förening. Varje månad för jag in intäkter, utgifter och antal medlemmar. Vill se en graf över åren. # månad|månadsrapport|månadsrapporter|rapport|intäkt|ekonomi # intäkt, utgift, medlem # dashboard
Varje kväll innan stängning skriver vi kassan, antal kunder, väder och vem som jobbade # dagskassa|dagskassor|kassa|dagsrapport|dagsrapporter|rapport|dag # kassa, kund, väder, jobbade|vem
Vi mäter vattennivån i brunnen varje vecka. Datum, nivå och vem som mätte # mätning|mätningar|vattennivå|vattennivåer|nivå|avläsning|avläsningar|brunn # datum, nivå, vem|mätte
Vi är ett litet åkeri. Bilar med regnummer, märke och besiktning. Till varje körning skriver föraren kund, från, till och antal mil. # bil|bilar|fordon|lastbil, körning|körningar # reg, märke, besiktning, kund, från, till, mil
Logopedmottagning: patienter (namn, födelseår, vårdnadshavare) och besök. Vid varje besök antecknar jag datum, övning och hur det gick. # patient|patienter, besök # namn, födelse|född, vårdnad, datum, övning, gick|anteckning
En tavla för trädgårdsmästarna. Stegen ska vara: att göra, pågår, väntar på material, klart. Uppgift med plats, ansvarig, datum # uppgift|uppgifter # plats, ansvarig, datum # board
tavla över bilar i verkstaden, kolumner inlämnad, felsökning, väntar delar, klar. Varje bil har regnr, kund, fel # bil|bilar # reg, kund, fel # board
vi har idag en whiteboard i köket med städschema. vill ha det i mobilen istället. vem, vad och vilken dag # städschema|städning|städningar|städpass|uppgift|uppgifter|syssla|sysslor # vem, vad, dag
Allt ligger i huvudet på mig. Leverantörer med kontakt, telefon, varor och leveransdagar # leverantör|leverantörer # kontakt, telefon, varor|vara, leverans
Tidslinje över företagets historia med år, händelse och bild # händelse|händelser|milstolpe|evenemang # år, händelse|titel, bild # timeline
en sida för min konst
glosor på franska #  #  # flashcards
quiz till julfesten #  #  # quiz
Jag behöver räkna ut hur mycket färg som går åt #  #  # calculator
äggklocka #  #  # timer
Något till vår ridskola # häst|hästar|elev|elever|ryttare, lektion|lektioner|bokning|bokningar
app till frisörsalongen # kund|kunder|bokning|bokningar
hjälp mig med min bigård # kupa|kupor|bikupa|bikupor|samhälle|bisamhälle|bisamhällen
vi är ett amatörteatersällskap, fixa något # medlem|medlemmar|skådespelare|föreställning|föreställningar|repetition|repetitioner|pjäs|pjäser|rekvisita
Min dotter tävlar i simning. Lopp med datum, plats, gren, tid och placering # lopp|tävling|tävlingar # datum, plats, gren, tid, placering
Register på mina frimärken, land, år, valör, skick och bild i galleri # frimärke|frimärken # land, år, valör, skick, bild # gallery
lista alla nycklar, vem som har dem och när de lånades ut # nyckel|nycklar # vem|har, lånad|datum|när
vårt odlingslotter: nummer, arrendator, storlek, årsavgift, betalt # odlingslott|odlingslotter|lott|lotter # nummer, arrendator, storlek, avgift, betal
Vi lånar ut lastcyklar till de boende. Behöver se vilken cykel, vem som lånar, från och till och om den är skadad # cykel|cyklar|lån|utlåning|utlåningar|lastcykel|lastcyklar # vem|låntagare, från, till, skada
Skicklista över husets brandsläckare: plats, typ, senaste kontroll, nästa kontroll # brandsläckare # plats, typ, senaste, nästa
träningsdagbok för styrketräning: övning, set, reps, vikt. visa utvecklingen i en graf # pass|träning|träningar|övning|övningar|träningspass|styrketräning|styrketräningspass # övning, set, reps, vikt # dashboard
Schema för lunchvärdarna på skolan, namn, dag och vilken matsal, i kalender # pass|schema|lunchvärd|lunchvärdar|arbetspass # namn, dag|datum, matsal # calendar
vi ska ha bröllop! gästlista med namn, om de tackat ja, allergier och bord # gäst|gäster # namn, ja|tackat|osa|svar, allergi, bord
Recept med namn, portioner, tid och ingredienser # recept # namn, portion, tid, ingrediens
bokcirkel: böcker, vem som valde, datum för träff, betyg # bok|böcker|träff|träffar # vem|valde|vald, datum, betyg
Jag föder upp kaniner. Kaniner med namn, färg, född, mor och far. Kullar med datum, antal ungar och vem som köpt. # kanin|kaniner, kull|kullar # namn, färg, född, mor, far, datum, antal|ungar, köp
Jag vill ha en hemsida för min cykelverkstad i Lund med priser, öppettider och kontakt #  #  # landing
beställningssida för tårtor där kunder väljer smak och storlek # tårta|tårtor|produkt|produkter|beställning|beställningar|order|ordrar # smak, storlek # shop
Gruppchatt för grannarna #  #  # chat
Ett flöde där vi i släkten lägger upp bilder #  #  # feed
Inventering av skyddsrum med adress, antal platser, senaste besiktning och brister # skyddsrum # adress, plats, besiktning, brist
`

const japanese = `
保護者アンケート。満足度、給食、行事、自由意見 #  # 満足, 給食, 行事, 意見 # survey
社員向けのアンケートを作って。仕事のやりがいは5段階、職場の雰囲気も5段階、困っていることは自由記述で #  # やりがい, 雰囲気, 困って # survey
イベント後のアンケートがほしい。よかったところ、改善点、また来たいかどうかを聞きたい #  # よかった, 改善, また来 # survey
お店のアンケート。料理の味と接客と値段は星で、感想は自由に書いてもらいます #  # 味|料理, 接客, 値段, 感想 # survey
歯医者の患者アンケート、待ち時間・説明のわかりやすさ・清潔さを評価してもらう #  # 待ち時間, 説明, 清潔 # survey
講座の受講者アンケートを作りたいです。理解度は5段階で、難しかった所と感想は自由に #  # 理解, 難し, 感想 # survey
マンションの不具合を報告するフォーム。部屋番号、場所、内容、写真 # 報告|不具合|不具合報告|修理依頼|回答 # 部屋, 場所, 内容, 写真 # survey
公園の遊具の故障を知らせてもらうフォーム:公園名、遊具、状態、写真 # 報告|故障|連絡|故障報告|回答 # 公園, 遊具, 状態, 写真 # survey
忘れ物の届け出フォーム。品名、落とした場所、日付、連絡先 # 届け出|忘れ物|届出|落とし物|回答|報告 # 品名, 場所, 日付|日, 連絡先 # survey
美容院の予約 #  #  # booking
ネイルサロンの予約を取れるようにしたい #  #  # booking
鍼灸院のWeb予約。お名前、電話、希望日時、症状 #  # 名前, 電話, 日時|日, 症状 # booking
塗装業の請求書。お客様、作業内容、数量、単価、消費税、支払期限 # 請求書|請求 # お客|顧客|取引先, 作業, 数量, 単価, 税, 期限 # invoice
フリーランスで請求書を出したい # 請求書|請求 #  # invoice
カフェを2店舗やってます。毎晩店舗ごとの売上と客数とロスを入力して、グラフで見たい # 売上|売り上げ|日報|営業|店舗|記録 # 店舗, 売上, 客数, ロス # dashboard
直売所をやっていて、日ごとに売上と天気と来客数をメモ帳につけてる。グラフにしたい # 売上|日報|営業|記録|直売所 # 売上, 天気, 来客 # dashboard
うちの猫3匹の通院を残したい。病院名と日付と薬くらいでいいです # 通院|診察|受診|通院記録 # 病院, 日付|日, 薬
釣りの記録をつけたい。今は手帳。日付、場所、魚種、サイズ # 釣果|釣り|釣り記録|記録 # 日付, 場所, 魚種, サイズ
庭木の手入れをエクセルで管理してたけど面倒。木の名前、剪定日、肥料、写真 # 庭木|木|手入れ|植木 # 名前, 剪定, 肥料, 写真
採用の進み具合をボードで。段階は応募、書類選考、面接、内定の4つ。応募者ごとに名前、職種、電話 # 応募者|候補者 # 名前, 職種, 電話 # board
修理の受付をカンバンで見たい。ステータスは受付、部品待ち、作業中、完了。お客様名、機種、症状、見積額 # 修理|受付|修理受付 # 客, 機種, 症状, 見積 # board
案件ボード。商談中、提案済み、契約、失注の列。会社名と金額と担当 # 案件|商談 # 会社, 金額, 担当 # board
ペットサロンで使うアプリ # 犬|ペット|顧客|お客様|飼い主, 予約|施術|サービス|メニュー|コース|トリミング
時計屋です、修理をまとめたい # 修理|修理依頼, 時計|お客様|顧客
りんご農家の仕事に使いたい # 作業|作業記録|農作業|作業日誌, 畑|圃場|品種|収穫|出荷|区画|木|りんご
バイク屋です。車検と整備をなんとかしたい # 車検|整備|バイク|顧客|お客様
お花屋さん向け # 花|商品|注文|お客様|顧客|仕入れ
犬の散歩代行をはじめました # 犬|お客様|顧客|散歩|予約
みかん農園の毎日 # 作業|作業記録|日誌|収穫|農作業
毎日の習慣をチェックしたい # 習慣 #  # habit
英語の単語カード #  #  # flashcards
日本の歴史クイズ #  #  # quiz
消費税の計算 #  #  # calculator
ラーメンのタイマー #  #  # timer
町工場のホームページがほしい #  #  # landing
父の介護をしています。薬の時間と飲んだかどうか、ヘルパーさんが来る日を書いておきたい # 薬|服薬|介護|記録|訪問|予定 # 時間, 飲んだ
畑で野菜を作ってます。野菜ごとに種まきの日、植え付けの日、収穫量を残したい。あと農薬の記録も別に。農薬名と散布日だけでいい # 野菜, 農薬|農薬散布|散布 # 種まき, 植え付け, 収穫量, 農薬名|農薬, 散布日
少年野球の監督です。選手の背番号、学年、ポジション、保護者の電話を一覧にしたい。試合の結果も別で、相手と点数と日にち # 選手, 試合 # 背番号, 学年, ポジション, 電話, 相手, 点数|得点|スコア, 日
家計簿。日付、項目、金額、支払い方法 # 家計簿|支出|収支|出費|家計 # 日付, 項目, 金額, 支払
レンタル着物の貸し出し管理。着物の柄、サイズ、お客様、貸出日、返却日 # 貸し出し|貸出|レンタル|着物 # 柄, サイズ, お客|顧客, 貸出, 返却
ピアノの生徒さん20人の月謝とレッスン日を管理できるもの # 生徒 # 月謝, レッスン日|日
子ども食堂をやってます。来た人数とメニューと食材の寄付をつけたい # 子ども食堂|開催|開催記録|記録|来場 # 人数, メニュー
ワインの記録。銘柄、産地、年、味の感想、写真をギャラリーで # ワイン # 銘柄, 産地, 年, 感想, 写真 # gallery
社内の備品貸出表、備品名・借りた人・貸出日・返却日 # 備品|貸出|備品貸出|貸し出し # 備品, 借りた|人, 貸出, 返却
マンション管理組合の修繕計画をタイムラインで。工事名、開始、終了、費用 # 修繕|修繕計画|工事 # 工事, 開始, 終了, 費用 # timeline
家族のカレンダー。誰の予定か、時間、場所がわかるように # 予定 # 誰|人|家族, 時間|時, 場所 # calendar
バレー部の練習と試合をカレンダーに。日時、場所、持ち物 # 練習, 試合 # 日|時, 場所, 持ち物 # calendar
うちは小さい民宿です。お客さんの名前、泊まる日、人数、食事の有無をノートに書いてるのをやめたい # 予約|宿泊|客|お客さん|お客様 # 名前, 日, 人数, 食事
図書委員です。本の貸し出しを記録したい。誰が何をいつ借りたか # 貸し出し|貸出|本 # 人|誰|借りた, 日|いつ
登山の記録をブログみたいに写真付きで残したい # 記事|投稿|山行|登山|ブログ #  # blog
手作り石けんの通販サイト # 商品|石けん #  # shop
猫カフェの予約サイト、人数と時間を選ぶ # 予約 #  # booking
サークルのメンバーで写真を共有していいねしたい #  #  # feed
会社の車の運転日報。運転者、行き先、出発時の距離、帰着時の距離、日付 # 運転日報|日報|運転 # 運転者, 行き先, 出発, 帰着, 日付
コーヒー豆の焙煎記録です。豆の種類と焙煎度と時間と出来を書きます # 焙煎|焙煎記録 # 種類|豆, 焙煎度, 時間, 出来
鉢植えが多すぎて水やりを忘れる。名前、置き場所、水やりの間隔、最後にあげた日 # 鉢植え|植物|水やり # 名前, 置き場所|場所, 間隔, 最後
訪問看護です。利用者ごとに住所、電話、主治医。訪問のたびに体温、血圧、ケアの内容を書きます # 利用者, 訪問 # 住所, 電話, 主治医, 体温, 血圧, 内容|ケア
習い事の送迎当番を決めたい。日にち、当番、場所 # 当番|送迎当番|送迎 # 日, 当番|担当, 場所
社員旅行のあとにアンケートを取りたいです。行き先、宿、食事、幹事への一言。宿と食事は5段階評価でお願いします #  # 行き先, 宿, 食事, 一言 # survey
お客様アンケート(味、接客、店の雰囲気、また来たいか、ご意見) #  # 味, 接客, 雰囲気, また来, 意見 # survey
保育園の行事アンケートがほしい。良かった点・困った点・来年への要望を書いてもらいたい #  # 良かった, 困った, 要望 # survey
セミナーの満足度を聞くアンケート。講師の説明、内容の難しさ、時間配分、自由コメント #  # 説明, 難しさ, 時間配分, コメント # survey
健康アンケート、睡眠時間と運動の頻度と喫煙の有無を聞く #  # 睡眠, 運動, 喫煙 # survey
道路の穴を市民が報告できるフォーム。場所、状態、連絡先 # 報告|道路 # 場所, 状態, 連絡先 # survey
体験レッスンの申し込みフォームを作って。名前、年齢、希望日、電話番号 # 申し込み|申込|体験レッスン # 名前, 年齢, 希望日, 電話 # survey
クレームを受け付けるフォームと一覧。日付、お客様名、内容、対応状況 # クレーム|苦情 # 日付, 客, 内容, 対応
歯科医院の予約を受けたい # 予約 #  # booking
整体院です。お客さんがネットで空いてる時間を選んで予約 # 予約 #  # booking
会議室の予約表、部屋と時間と使う人 # 予約|会議室 # 部屋, 時間, 人
見積書と請求書を出したい大工です # 請求書 #  # invoice
翻訳の請求書作成。取引先、文字数、単価、合計、振込先 # 請求書|請求 # 取引先|顧客, 文字数, 単価 # invoice
居酒屋の毎日の売上とお客さんの数と仕入れ額を入れて月ごとにグラフで # 売上|日報|営業 # 売上, 客|人数, 仕入 # dashboard
毎晩子どもの寝た時間と機嫌と食べたものをメモしたい # 記録|毎日の記録|育児|子ども # 寝た|時間, 機嫌, 食べ
うさぎの体重と食べた量を毎日つける。グラフも # うさぎ|記録|体重|毎日の記録 # 体重, 量|食べた # dashboard
配達ドライバーです。毎日の走行距離、配達件数、ガソリン代を書いてます # 日報|配達|運転日報|記録 # 走行距離, 件数, ガソリン
案件の進み具合をカードで動かしたい。流れは相談、見積、契約、施工、引き渡し。お客様名と住所と金額 # 案件 # 客, 住所, 金額 # board
原稿管理のボード。段階は依頼中・受領・校正・印刷の4段階で、著者と締切も入れたい # 原稿 # 著者, 締切 # board
クリーニング屋の預かり品。名前、品物、枚数、受け取り日、会計済みか # 預かり品|お預かり品|預かり # 名前, 品物|品, 枚数, 受け取り, 会計
パン屋の仕込み表を紙でやっているのをやめたい。商品、個数、担当、時間 # 仕込み|仕込|仕込み表 # 商品, 個数, 担当, 時間
今は手書きのノートですが、会員の名前・入会日・月会費・支払いを一覧で # 会員 # 名前, 入会日, 会費, 支払
カメラ屋です。修理を楽にしたい # 修理, カメラ|お客様|顧客|商品
美容師です。お客さんのことで使えるもの # お客様|お客さん|顧客, 予約|施術|カルテ|メニュー|サービス
豆腐屋で使いたい # 商品|豆腐|注文|仕入れ|製造|売上
トマト農家の毎日の作業に # 作業|農作業|作業日誌, 畑|圃場|収穫|ハウス|品種
学習塾です、何か便利なもの # 生徒|塾生, 授業|クラス|講座|成績|月謝
古本屋やってます # 本|商品|古本|在庫
キャンプ場の運営 # 予約|サイト|区画|お客様
消防団の活動を楽に # 団員, 訓練|出動|活動|行事|点検
習慣：早起き、筋トレ、日記 # 習慣 #  # habit
韓国語の単語帳 #  #  # flashcards
星座クイズ #  #  # quiz
割引の計算機 #  #  # calculator
勉強用に25分のタイマー #  #  # timer
パスタをゆでる8分 #  #  # timer
手取りがいくらになるか計算したい #  #  # calculator
ヨガ教室のサイト、料金とスケジュールとアクセス #  #  # landing
猫の写真を並べて見たい # 写真|猫の写真|猫 #  # gallery
はがきの住所録。名前、郵便番号、住所、年賀状を出したか # 住所録|住所|連絡先|宛先 # 名前, 郵便番号, 住所, 年賀状
市民農園の区画一覧。番号、借りている人、広さ、年会費、契約日 # 区画 # 番号, 借りている|人, 広さ, 年会費, 契約日
スケート教室の生徒と級。生徒は名前と年齢と級、レッスンは日付と先生とリンク # 生徒, レッスン # 名前, 年齢, 級, 日付, 先生
楽器のレンタルです。楽器ごとに種類と番号と状態、貸出は借りた人と期間 # 楽器, 貸出|レンタル # 種類, 番号, 状態, 借りた, 期間
民生委員の訪問記録です。訪問日、相手、様子、次にすること # 訪問|訪問記録 # 訪問日, 相手, 様子, 次
献血の記録をつけたい。日付と場所と種類、次に献血できる日 # 献血|献血記録 # 日付, 場所, 種類, 次
陶芸の作品を写真つきで。土、釉薬、焼成温度、できあがり # 作品|陶芸 # 写真, 土, 釉薬, 温度
PTAの名簿と会費の集金。名前、学年、クラス、払ったか # 名簿|会員|保護者|会費|集金 # 名前, 学年, クラス, 払
孫の成長を残したいです。身長と体重と写真とひとこと # 成長|成長記録|記録 # 身長, 体重, 写真, ひとこと
海外出張の精算。日付、項目、金額、通貨、領収書の写真 # 精算|出張精算|経費|海外出張|出張 # 日付, 項目, 金額, 通貨, 写真|領収書
劇団の小道具リスト 品名 置き場所 使う場面 借り物かどうか # 小道具 # 品名, 置き場所, 場面, 借り物
`

const casesOf = (rows: string): PromptCase[] =>
  rows
    .trim()
    .split('\n')
    .map((row) => {
      const [prompt = '', things = '', fields = '', shows = ''] = row.split(' #').map((part) => part.trim())
      return { prompt, things, fields, shows }
    })

export const plainSwedishPrompts = casesOf(swedish)
export const plainJapanesePrompts = casesOf(japanese)
