// What a blog starts with when nobody wrote posts on its topic: such as one writes on any pursuit, around the person's own words for it.
// `{subject}` stands where both "restoring old boats" and "houseplants" can stand.
import type { BlogTopic } from './blog-topics.ts'

export const blogOfSubject: Omit<BlogTopic, 'en' | 'sv' | 'ja' | 'name'> = {
  lead: 'Notes on {subject}: what works, what does not, and what comes next.|Anteckningar om {subject}: vad som fungerar, vad som inte gör det och vad som kommer sedan.|{subject}のこと。うまくいったこと、いかなかったこと、次に試したいこと。',
  posts: [
    [
      'How it all began|Hur allt började|はじまりの話',
      'Why {subject} took over my weekends.|Hur {subject} tog över mina helger.|{subject}に夢中になったきっかけ。',
      'beginnings|början|はじまり',
      'It was meant to be one afternoon. A friend needed a hand, and I stayed until it was dark.\n\nWhat caught me was how slow it was. For once nothing could be hurried, and that turned out to be the point.|Det skulle ta en eftermiddag. En vän behövde hjälp, och jag blev kvar tills det var mörkt.\n\nDet som fångade mig var hur långsamt det gick. För en gångs skull gick ingenting att skynda på, och det visade sig vara själva poängen.|最初は半日だけのつもりでした。友人を手伝ううちに、気づけば日が暮れていました。\n\n惹かれたのは、その時間のゆっくりさです。急げないことが、いちばんの魅力でした。',
      'paper',
    ],
    [
      'Five things I wish I had known|Fem saker jag önskar att jag vetat|知っておきたかった5つのこと',
      'For those who are new to {subject}.|För dig som är ny på {subject}.|これから始める方へ、{subject}の心得。',
      'advice|råd|コツ',
      'Begin smaller than you want to. Write down what you did, with the date. Buy the second cheapest of everything.\n\nAsk people who have done it for longer; they love to talk. And stop while it is still fun.|Börja mindre än du vill. Skriv upp vad du gjorde, med datum. Köp det näst billigaste av allt.\n\nFråga dem som hållit på längre, de älskar att prata. Och sluta medan det är roligt.|思ったより小さく始めること。日付をつけて記録すること。道具は二番目に安いものを選ぶこと。\n\n経験者に聞くこと。そして、楽しいうちに切り上げること。',
      'lamp',
    ],
    [
      'The things I use every week|Det jag använder varje vecka|毎週使っているもの',
      'A short list, and what I gave away.|En kort lista, och vad jag gav bort.|短いリストと、手放したもの。',
      'tools|verktyg|道具',
      'I once had a whole shelf. Now it fits in one bag, and I know where everything is.\n\nIf I could keep only one thing it would be the notebook. It has saved more money than any tool.|En gång hade jag en hel hylla. Nu ryms allt i en väska, och jag vet var det ligger.\n\nFick jag bara behålla en sak vore det anteckningsboken. Den har sparat mer pengar än något verktyg.|以前は棚いっぱいに持っていました。今はかばん一つに収まります。\n\n一つだけ残すなら、ノートです。どんな道具よりも役に立ちました。',
      'bag',
    ],
    [
      'A mistake worth making|Ett misstag värt att göra|してよかった失敗',
      'It cost me a month, and taught me the rest.|Det kostade en månad och lärde mig resten.|ひと月を失い、残りを学びました。',
      'mistakes|misstag|失敗',
      'I was sure, so I did not measure. You can guess how that went.\n\nThe good part came after: to undo it I had to understand it, and now I do.|Jag var säker, så jag mätte inte. Du kan gissa hur det gick.\n\nDet bra kom efteråt: för att göra om det måste jag förstå det, och nu gör jag det.|自信があったので、確かめませんでした。結果はご想像のとおりです。\n\nけれど、やり直すために仕組みを理解でき、それが財産になりました。',
      'tool',
    ],
    [
      'Your questions, answered|Era frågor, besvarade|いただいた質問に答えます',
      'What readers ask most about {subject}.|Det läsare oftast undrar om {subject}.|{subject}について、よく聞かれること。',
      'questions|frågor|質問',
      'How long does it take? Longer than you think, and less than you fear. What does it cost? Keep the receipts for a month and you will know.\n\nAm I too late to begin? No.|Hur lång tid tar det? Längre än du tror, kortare än du fruktar. Vad kostar det? Spara kvittona en månad så vet du.\n\nÄr det för sent att börja? Nej.|時間はどのくらい? 思うより長く、心配するほどではありません。費用は? ひと月分の領収書を取っておくとわかります。\n\n始めるには遅い? いいえ。',
      'phone',
    ],
    [
      'Books and people to learn from|Böcker och människor att lära av|学べる本と人',
      'Three of each, and where to find them.|Tre av varje, och var de finns.|それぞれ三つ、出会える場所も。',
      'reading|läsning|本',
      'The best book is out of print, but the library has it. The best teacher lives two streets away and answers the door.\n\nGo and see how somebody else does it at least once a year.|Den bästa boken är slut på förlaget, men biblioteket har den. Den bästa läraren bor två gator bort och öppnar när man ringer på.\n\nÅk och se hur någon annan gör minst en gång om året.|いちばんの本は絶版ですが、図書館にあります。いちばんの先生は、二つ先の通りに住んでいます。\n\n年に一度は、ほかの人のやり方を見に行きましょう。',
      'book',
    ],
    [
      'Plans for the season|Planer för säsongen|今シーズンの計画',
      'Two things to finish, one to begin.|Två saker att bli klar med, en att börja på.|終わらせたい二つと、始めたい一つ。',
      'plans|planer|計画',
      'The list is shorter than last year, and that is on purpose. I would rather do three things well.\n\nIf you are doing something like it, write and tell me. I read everything.|Listan är kortare än i fjol, och det är med flit. Jag gör hellre tre saker bra.\n\nHåller du på med något liknande, skriv och berätta. Jag läser allt.|去年より短いリストにしました。三つのことを、きちんとやりたいからです。\n\n似たことをしている方は、ぜひ教えてください。すべて読んでいます。',
      'map',
    ],
  ],
}
