// What a blog on a topic starts with: its name, the line under it and a handful of posts. Words are looked for in the prompt; the first
// topic that has one of them wins. Other blogs start with posts on this and that (things/web-things.ts).
import type { Picture } from './goods.ts'

export type BlogTopic = {
  /** beginnings of words, by language */
  en: string
  sv: string
  ja: string
  /** English|Svenska|日本語 */
  name: string
  lead: string
  /** title, summary, topics, Markdown, picture */
  posts: readonly (readonly [title: string, summary: string, tags: string, body: string, picture: Picture])[]
}

export const blogTopics: readonly BlogTopic[] = [
  {
    en: 'food, cook, recipe, baking, kitchen',
    sv: 'mat, matlagning, recept, bak, kök',
    ja: '料理, レシピ, 食べ, グルメ, お菓子, ごはん',
    name: 'The Long Table|Långbordet|長いテーブル',
    lead: 'What we cook, what we burn and who comes to eat it.|Vad vi lagar, vad vi bränner och vilka som kommer och äter.|作ったもの、焦がしたもの、食べに来る人たちのこと。',
    posts: [
      [
        'A soup for the first cold day|En soppa för första kalla dagen|寒くなった最初の日のスープ',
        'Roasted pumpkin, a little chilli and bread to dip.|Rostad pumpa, lite chili och bröd att doppa.|焼きかぼちゃと少しの唐辛子、浸して食べるパン。',
        'soup,autumn|soppa,höst|スープ,秋',
        'Roast the pumpkin until the edges are dark; that is where the taste is. Blend it with stock, a spoon of peanut butter and the juice of half a lime.\n\nServe it in cups when the guests still stand in the kitchen.|Rosta pumpan tills kanterna är mörka, det är där smaken sitter. Mixa med buljong, en sked jordnötssmör och saften av en halv lime.\n\nServera den i koppar medan gästerna ännu står i köket.|かぼちゃは縁が黒くなるまで焼きます。おいしさはそこにあります。だしとピーナッツバター一さじ、ライム半個分の果汁と一緒になめらかにします。\n\nお客さまがまだ台所に立っているうちに、カップで出します。',
        'bowl',
      ],
      [
        'Bread that waits for you|Bröd som väntar på dig|待っていてくれるパン',
        'Ten minutes in the evening, a loaf before breakfast.|Tio minuter på kvällen, en limpa före frukost.|夜に十分、朝食前に焼きたて。',
        'baking|bakning|パン',
        'Stir flour, water, salt and very little yeast, cover it and go to bed. The night does the kneading.\n\nIn the morning the oven must be hotter than you dare. Bake in a pot with a lid and let it cool for as long as you can stand it.|Rör ihop mjöl, vatten, salt och mycket lite jäst, täck över och gå och lägg dig. Natten sköter knådningen.\n\nPå morgonen ska ugnen vara varmare än du vågar. Grädda i en gryta med lock och låt svalna så länge du står ut.|小麦粉、水、塩、ごくわずかなイーストを混ぜ、ふたをして眠ります。こねるのは夜の仕事です。\n\n朝、オーブンは思い切って熱く。ふたつきの鍋で焼き、我慢できるだけ冷まします。',
        'bread',
      ],
      [
        'Four dinners from one chicken|Fyra middagar av en kyckling|一羽で四回の夕食',
        'Roast, salad, soup and the sandwich that beats them all.|Stek, sallad, soppa och smörgåsen som slår allt.|ロースト、サラダ、スープ、そして一番のサンドイッチ。',
        'everyday,saving|vardag,sparsamt|日々,節約',
        'Sunday it is a roast, and nobody thinks of leftovers. Monday the rest meets apples and mustard.\n\nTuesday the bones become stock while you do something else. On Wednesday the last of it goes between two slices of bread with too much pickle.|På söndagen är det en stek, och ingen tänker på rester. På måndagen möter resten äpplen och senap.\n\nPå tisdagen blir benen buljong medan du gör annat. På onsdagen hamnar det sista mellan två brödskivor med för mycket inlagd gurka.|日曜はロースト。残り物のことは誰も考えません。月曜は、りんごとマスタードで和えます。\n\n火曜、骨は放っておくうちにだしになります。水曜、最後のひとかけをピクルスたっぷりのパンにはさみます。',
        'plate',
      ],
      [
        'The cake for when there is no reason|Kakan när det inte finns något skäl|理由のない日のケーキ',
        'Lemon, yoghurt and one bowl to wash.|Citron, yoghurt och en enda skål att diska.|レモンとヨーグルト、洗うボウルは一つだけ。',
        'baking,sweet|bakning,sött|菓子',
        'Measure everything with the yoghurt cup. One of oil, two of sugar, three of flour, and the peel of two lemons.\n\nIt is better the day after, which nobody has been able to confirm here.|Mät allt med yoghurtburken. En med olja, två med socker, tre med mjöl och skalet av två citroner.\n\nDen är bättre dagen efter, vilket ingen här har kunnat bekräfta.|すべてヨーグルトのカップで量ります。油一杯、砂糖二杯、粉三杯、そしてレモン二個分の皮。\n\n翌日のほうがおいしいそうですが、うちでは誰も確かめたことがありません。',
        'cake',
      ],
      [
        'At the market before eight|På torget före åtta|八時前の市場で',
        'What to ask the people who grew it.|Vad man kan fråga dem som odlat det.|育てた人に聞きたいこと。',
        'seasons|säsong|旬',
        'I stopped writing lists. Now I ask what came in this morning and what they take home themselves.\n\nThe answer is rarely the prettiest thing on the table, and it is always dinner.|Jag har slutat skriva listor. Nu frågar jag vad som kom i morse och vad de själva tar med hem.\n\nSvaret är sällan det vackraste på bordet, och det blir alltid middag.|買い物リストはやめました。今朝入ったもの、自分で持って帰るものを尋ねます。\n\n答えはたいてい一番きれいな野菜ではありません。でも、必ず夕食になります。',
        'fruit',
      ],
      [
        'A jar in the fridge is half a dinner|En burk i kylen är en halv middag|冷蔵庫の一びんは夕食の半分',
        'Pickled onions, green sauce and chilli oil.|Syltad lök, grön sås och chiliolja.|玉ねぎの酢漬け、緑のソース、ラー油。',
        'everyday,preserves|vardag,inlagt|日々,保存食',
        'Three jars change everything that comes out of a pan. Make them on a quiet Sunday; they keep for two weeks.\n\nWrite the date on the lid. You will not remember, no matter what you think.|Tre burkar förändrar allt som kommer ur en panna. Gör dem en lugn söndag, de håller i två veckor.\n\nSkriv datum på locket. Du kommer inte att minnas, vad du än tror.|三つのびんが、フライパンから出るものすべてを変えます。静かな日曜に作れば二週間もちます。\n\nふたに日付を書いておきましょう。覚えていると思っても、忘れます。',
        'jar',
      ],
    ],
  },
  {
    en: 'hik, travel, trip, mountain, outdoor, backpack, journey, nature',
    sv: 'vandr, resa, resor, rese, fjäll, friluft, natur',
    ja: '旅, 山, 登山, ハイキング, 旅行, アウトドア, 自然',
    name: 'Slow Miles|Långsamma mil|ゆっくり歩く',
    lead: 'Walks, trains and nights outdoors, told without hurry.|Vandringar, tåg och nätter ute, berättade utan brådska.|山歩きと列車と野宿の話を、急がずに。',
    posts: [
      [
        'Three days along the ridge|Tre dagar längs åsen|尾根を歩く三日間',
        'Hut to hut, with wind from the west.|Från stuga till stuga, med vind från väster.|西風の中、小屋から小屋へ。',
        'walks,mountains|vandring,fjäll|山歩き,山',
        'The first day is for the legs to protest. We left the bus at nine, and by noon the road was a thread far below.\n\nThe second night the wind turned and the hut sang. In the morning there was new snow on the last pass, just enough to write in.|Första dagen är till för att benen ska protestera. Vi klev av bussen klockan nio, och vid lunch var vägen en tråd långt därnere.\n\nAndra natten vände vinden och stugan sjöng. På morgonen låg nysnö i sista passet, precis så mycket att det gick att skriva i den.|初日は脚が文句を言う日です。九時にバスを降り、昼には道が糸のように下に見えました。\n\n二日目の夜、風が変わり小屋が鳴りました。朝、最後の峠には字が書けるほどの新雪。',
        'mountain',
      ],
      [
        'What I no longer carry|Det jag inte längre bär|もう持っていかないもの',
        'Four kilos lighter, and nothing missed but the pillow.|Fyra kilo lättare, och bara kudden saknas.|四キロ軽くなり、恋しいのは枕だけ。',
        'packing|packning|荷造り',
        'After every walk I lay out what I did not touch. The second pair of trousers, the book, the big knife: all out.\n\nWhat stays is dry socks, a warm hat and more chocolate than seems reasonable.|Efter varje tur lägger jag fram det jag inte rört. Det andra paret byxor, boken, den stora kniven: bort med allt.\n\nKvar blir torra strumpor, en varm mössa och mer choklad än vad som verkar rimligt.|帰るたび、使わなかった物を並べます。替えのズボン、本、大きなナイフ。すべて外しました。\n\n残るのは乾いた靴下、暖かい帽子、そして多すぎるくらいのチョコレート。',
        'bag',
      ],
      [
        'A night in the forest|En natt i skogen|森で過ごす夜',
        'No fire, two stoves and an owl that did not sleep.|Ingen eld, två kök och en uggla som inte sov.|火は焚かず、こんろ二つと眠らないふくろう。',
        'tent,forest|tält,skog|テント,森',
        'We pitched where the moss was deepest. At ten it was dark, at eleven it was not: the moon came up behind the pines.\n\nThe owl began at midnight. Somewhere around three we started to answer.|Vi slog läger där mossan var som djupast. Klockan tio var det mörkt, klockan elva inte längre: månen gick upp bakom tallarna.\n\nUgglan började vid midnatt. Någon gång vid tre började vi svara.|苔のいちばん深いところに張りました。十時は真っ暗、十一時には松の後ろから月が出ました。\n\nふくろうは真夜中から。三時ごろには、こちらも返事をしていました。',
        'tent',
      ],
      [
        'By train to the sea|Med tåg till havet|列車で海へ',
        'Six hours, three changes and one perfect sandwich.|Sex timmar, tre byten och en perfekt smörgås.|六時間、乗り換え三回、完璧なサンドイッチ一つ。',
        'trains,coast|tåg,kust|列車,海',
        'The slow line follows the river for half the way, and nobody looks at a phone.\n\nAt the end station you smell the sea before you see it. The path starts behind the kiosk.|Den långsamma linjen följer älven halva vägen, och ingen tittar på sin telefon.\n\nVid ändstationen känner man havet innan man ser det. Stigen börjar bakom kiosken.|各駅停車は道のりの半分を川沿いに走り、誰も電話を見ていません。\n\n終点では、見えるより先に海の匂いがします。小道は売店の裏から。',
        'train',
      ],
      [
        'Rain is only weather|Regn är bara väder|雨はただの天気',
        'How to walk a whole wet day and like it.|Så går man en hel blöt dag och trivs.|濡れた一日を楽しく歩くには。',
        'weather,walks|väder,vandring|天気,山歩き',
        'Wet feet are warm feet if they keep moving. Eat before you are hungry and stop only under something.\n\nThe colours are better, the paths are empty, and the coffee afterwards is the best of the year.|Blöta fötter är varma fötter så länge de rör sig. Ät innan du blir hungrig och stanna bara under något.\n\nFärgerna är bättre, stigarna tomma, och kaffet efteråt är årets bästa.|濡れた足も、動いていれば温かい。お腹がすく前に食べ、休むのは何かの下だけ。\n\n色は鮮やかで、道には誰もいない。そのあとのコーヒーは、その年いちばんの味です。',
        'forest',
      ],
      [
        'The map on the kitchen wall|Kartan på köksväggen|台所の壁の地図',
        'Eleven pins, and the ones that are still white.|Elva nålar, och fläckarna som ännu är vita.|十一本のピンと、まだ白いところ。',
        'plans,maps|planer,kartor|計画,地図',
        'A line on paper is the cheapest way to travel. We draw next summer in pencil and argue about the bridge.\n\nLast year’s lines are ink. They never look the way we drew them.|Ett streck på papper är det billigaste sättet att resa. Vi ritar nästa sommar med blyerts och grälar om bron.\n\nFörra årets streck är i bläck. De ser aldrig ut som vi ritade dem.|紙の上の線は、いちばん安い旅です。来年の夏を鉛筆で描き、橋のことで言い合います。\n\n去年の線はインク。描いたとおりになったことはありません。',
        'map',
      ],
    ],
  },
  {
    en: 'garden, grow, plants, allotment',
    sv: 'trädgård, odl, växter, kolonilott',
    ja: '庭, 園芸, ガーデニング, 家庭菜園, 植物',
    name: 'Under the Apple Tree|Under äppelträdet|りんごの木の下で',
    lead: 'A small garden through the year, failures included.|En liten trädgård genom året, misslyckanden inräknade.|小さな庭の一年。失敗も含めて。',
    posts: [
      [
        'The first things to sow|Det första att så|最初にまくもの',
        'Chilli, leek and patience.|Chili, purjo och tålamod.|唐辛子、ねぎ、そして忍耐。',
        'sowing,spring|sådd,vår|種まき,春',
        'The window sill is full by the end of February. Chillies want warmth from below, leeks want to be left alone.\n\nLabel every pot. They all look the same until June.|Fönsterbrädan är full i slutet av februari. Chili vill ha värme underifrån, purjon vill vara i fred.\n\nMärk varje kruka. Alla ser likadana ut fram till juni.|二月の終わりには窓辺がいっぱい。唐辛子は下からの暖かさを、ねぎは放っておかれることを好みます。\n\nどの鉢にも名札を。六月までは、みな同じに見えます。',
        'plant',
      ],
      [
        'Compost without secrets|Kompost utan hemligheter|秘密のないたい肥',
        'Brown, green, air and a lid.|Brunt, grönt, luft och ett lock.|茶色と緑、空気、そしてふた。',
        'soil|jord|土',
        'For every bucket from the kitchen, one of dry leaves. Turn it when you pass, not when a calendar says so.\n\nIn a year it smells of forest. That is all there is to it.|För varje hink från köket en med torra löv. Vänd när du går förbi, inte när kalendern säger det.\n\nOm ett år luktar det skog. Svårare är det inte.|台所のバケツ一杯に、枯れ葉を一杯。暦ではなく、通りかかったときに混ぜます。\n\n一年後には森の匂い。それだけのことです。',
        'field',
      ],
      [
        'A bed for the bees|En rabatt för bina|みつばちのための花壇',
        'Flowers from March until the frost.|Blommor från mars till frosten.|三月から霜が降りるまで咲く花。',
        'flowers|blommor|花',
        'Crocus first, then lavender, borage and asters. Something must always be open.\n\nWe stopped cutting the corner by the shed, and that is where most of them live.|Först krokus, sedan lavendel, gurkört och aster. Något måste alltid vara öppet.\n\nVi slutade klippa hörnet vid skjulet, och det är där de flesta bor.|まずクロッカス、それからラベンダー、ボリジ、アスター。いつも何かが咲いているように。\n\n物置のそばは刈るのをやめました。ほとんどがそこで暮らしています。',
        'flower',
      ],
      [
        'Too many courgettes again|För många squash igen|またズッキーニが多すぎる',
        'What the neighbours still accept.|Det grannarna fortfarande tar emot.|ご近所がまだ受け取ってくれるもの。',
        'harvest|skörd|収穫',
        'Two plants are enough for a street. We planted six.\n\nGrated and salted they become fritters; very small ones with the flower on are a present.|Två plantor räcker för en gata. Vi satte sex.\n\nRivna och saltade blir de små plättar; riktigt små med blomman kvar är en present.|二株あれば一つの通りに足ります。うちは六株植えました。\n\nすりおろして塩をすればお焼きに。花つきの小さなものは贈り物になります。',
        'fruit',
      ],
      [
        'Pruning the old tree|Att beskära det gamla trädet|古い木の剪定',
        'Take a third, then stop and have coffee.|Ta en tredjedel, sluta sedan och drick kaffe.|三分の一切ったら、やめてコーヒー。',
        'trees,winter|träd,vinter|木,冬',
        'Light should reach the ground on a bright day, and a hat should fly through the crown.\n\nThe tree is older than the house. It knows more than we do.|Ljuset ska nå marken en klar dag, och en hatt ska kunna kastas genom kronan.\n\nTrädet är äldre än huset. Det vet mer än vi.|晴れた日に光が地面へ届き、帽子が枝の間を抜けるくらいに。\n\nこの木は家より年上です。私たちより物知りです。',
        'tree',
      ],
      [
        'Notes for next year|Anteckningar till nästa år|来年のための覚え書き',
        'What grew, what did not and who ate it.|Vad som växte, vad som inte gjorde det och vem som åt.|育ったもの、育たなかったもの、食べた者。',
        'plans|planer|計画',
        'More beans, fewer kinds of tomato, a net in April and not in May.\n\nThe hedgehog is welcome back.|Mer bönor, färre sorters tomat, ett nät i april och inte i maj.\n\nIgelkotten är välkommen tillbaka.|豆を増やし、トマトの種類は減らし、網は五月ではなく四月に。\n\nはりねずみはまたどうぞ。',
        'paper',
      ],
    ],
  },
]
