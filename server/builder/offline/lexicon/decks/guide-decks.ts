// What stands in a deck and in a quiz whose subject nobody wrote down: how cards and questions are made, not facts of something else.
export const guideCards = `
What goes on the front?|Vad skriver man på framsidan?|表には何を書く？ = One question or one word, as short as you can.|En fråga eller ett ord, så kort du kan.|問いやことばを一つ、できるだけ短く。
What goes on the back?|Vad skriver man på baksidan?|裏には何を書く？ = The answer, in your own words.|Svaret, med dina egna ord.|答えを、自分のことばで。
How much fits on one card?|Hur mycket ska ett kort rymma?|1枚にどこまで書く？ = One fact. Split what has more.|En sak. Dela upp det som är mer.|一つだけ。多いときは分けます。
When does a card come back?|När kommer ett kort tillbaka?|カードはいつまた出てくる？ = At once if you did not know it, later and later if you did.|Genast om du inte kunde det, allt senare om du kunde.|わからなければすぐ、わかれば少しずつ先に。
How do you start your own deck?|Hur börjar du på din egen kortlek?|自分のカードを作るには？ = Add your cards in the list, and delete these five.|Lägg till dina kort i listan och ta bort de här fem.|一覧に自分のカードを追加し、この5枚は消します。`

/** A question, its answer, and three wrong ones. */
export const guideQuestions: readonly (readonly [question: string, answer: string, wrong: string])[] = [
  [
    'Your first question: what happened when?|Din första fråga: vad hände när?|最初の問題：いつのこと？',
    'The right year|Rätt årtal|正しい年',
    'A year before,A year after,Ten years before|Året före,Året efter,Tio år tidigare|1年前,1年後,10年前',
  ],
  [
    'Your second question: who was it?|Din andra fråga: vem var det?|2つ目の問題：だれのこと？',
    'The right name|Rätt namn|正しい名前',
    'A name that sounds alike,Somebody else,Nobody at all|Ett liknande namn,Någon annan,Ingen alls|似た名前,ほかの人,だれでもない',
  ],
  [
    'Your third question: where is it?|Din tredje fråga: var är det?|3つ目の問題：どこのこと？',
    'The right place|Rätt plats|正しい場所',
    'A place nearby,A place far away,A place that does not exist|En plats i närheten,En plats långt bort,En plats som inte finns|近くの場所,遠くの場所,存在しない場所',
  ],
  [
    'Your fourth question: how many?|Din fjärde fråga: hur många?|4つ目の問題：いくつ？',
    'The right number|Rätt antal|正しい数',
    'One too few,One too many,Twice as many|En för lite,En för mycket,Dubbelt så många|一つ少ない,一つ多い,2倍',
  ],
  [
    'Your fifth question: which is true?|Din femte fråga: vilket är sant?|5つ目の問題：本当なのは？',
    'What is true|Det som är sant|本当のこと',
    'What many believe,The opposite,Something funny|Det många tror,Motsatsen,Något roligt|よくある思い込み,反対のこと,おもしろい答え',
  ],
]
