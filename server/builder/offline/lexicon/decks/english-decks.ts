// Decks of English and Swedish words that are explained in the language of whoever learns them.
import type { Deck } from './deck.ts'

export const englishDecks: readonly Deck[] = [
  {
    en: 'toeic, business english, eiken, ielts, toefl',
    sv: 'affärsengelska, toeic, ielts, toefl',
    ja: 'TOEIC, トーイック, ビジネス英語, IELTS, TOEFL',
    name: 'Business English|Affärsengelska|TOEIC英単語',
    question: 'What does “{}” mean?|Vad betyder ”{}”?|「{}」の意味は？',
    words: true,
    groups: [
      {
        name: 'Office|Kontor|オフィス',
        cards: `
agenda = list of what a meeting is about|dagordning|議題
deadline = latest time for something to be done|sista tidpunkt|締め切り
invoice = bill for goods or work|faktura|請求書
employee = someone who works for a firm|anställd|従業員
department = part of a firm|avdelning|部署
applicant = someone who applies for a job|sökande|応募者
promotion = move to a higher position|befordran|昇進`,
      },
      {
        name: 'Trade|Handel|取引',
        cards: `
purchase = to buy|att köpa|購入する
estimate = guess of what something will cost|kostnadsberäkning|見積もり
shipment = goods that are sent|sändning|出荷品
refund = money paid back|återbetalning|返金
available = that can be had or used|tillgänglig|入手できる
negotiate = to talk until both agree|att förhandla|交渉する
increase = to become larger|att öka|増加する`,
      },
    ],
  },
  {
    en: 'irregular verb, english irregular verb, past tense',
    sv: 'oregelbundna verb, engelska oregelbundna, oregelbundna engelska',
    ja: '不規則動詞, 不規則変化, 動詞の活用',
    name: 'English Irregular Verbs|Engelska oregelbundna verb|英語の不規則動詞',
    question: 'What are the past forms of “{}”?|Vilka är formerna av ”{}” i dåtid?|「{}」の過去形と過去分詞は？',
    words: true,
    groups: [
      {
        name: 'Three forms|Tre former|3つの形が異なる',
        cards: `
go = went – gone
write = wrote – written
eat = ate – eaten
see = saw – seen
begin = began – begun
speak = spoke – spoken
take = took – taken
know = knew – known
fly = flew – flown`,
      },
      {
        name: 'Two alike|Två lika|2つの形が同じ',
        cards: `
buy = bought – bought
teach = taught – taught
find = found – found
keep = kept – kept
feel = felt – felt
lose = lost – lost
come = came – come
run = ran – run`,
      },
    ],
  },
  {
    en: 'swedish word knowledge, högskoleprovet',
    sv: 'ordkunskap, högskoleprov, svåra ord, ordförståelse, ordförråd, synonymer',
    ja: 'スウェーデン語の難しいことば',
    name: 'Swedish Word Knowledge|Ordkunskap|スウェーデン語の語彙',
    question: 'What does “{}” mean?|Vad betyder ”{}”?|「{}」の意味は？',
    words: true,
    groups: [
      {
        name: 'Words|Ord|ことば',
        cards: `
anomali = deviation|avvikelse|異常
koncis = brief and clear|kortfattad|簡潔な
lakonisk = using few words|ordknapp|口数の少ない
ambivalent = of two minds|kluven|相反する気持ちの
divergera = to differ|skilja sig åt|分かれる
eftersträva = to aim at|försöka nå|目指す
fåfäng = vain|alltför mån om sitt yttre|うぬぼれた
förtäckt = disguised|dold|それとない
gynna = to favour|främja|有利にする
konsensus = common agreement|samstämmighet|合意
pragmatisk = practical|inriktad på det praktiska|実際的な
vederhäftig = trustworthy|pålitlig|信頼できる`,
      },
    ],
  },
  {
    en: 'english, sat(?!\\p{L}), gre(?!\\p{L}), vocabulary, spelling',
    sv: 'engelsk',
    ja: '英単語, 英語, 英検, 英熟語',
    name: 'English Words|Engelska ord|英単語',
    question: 'What does “{}” mean?|Vad betyder ”{}”?|「{}」の意味は？',
    words: true,
    groups: [
      {
        name: 'Verbs|Verb|動詞',
        alone: 'verb|verb|動詞',
        title: 'English Verbs|Engelska verb|英語の動詞',
        cards: `
achieve = to reach by effort|att uppnå|達成する
borrow = to take for a time and give back|att låna av någon|借りる
compare = to look at what differs|att jämföra|比較する
describe = to say what something is like|att beskriva|説明する
improve = to make or become better|att förbättra|改善する
prevent = to stop from happening|att förhindra|防ぐ
recognise = to know again|att känna igen|見覚えがある
require = to need|att kräva|必要とする`,
      },
      {
        name: 'Nouns|Substantiv|名詞',
        cards: `
advantage = what puts someone ahead|fördel|利点
century = a hundred years|århundrade|世紀
environment = the nature around us|miljö|環境
knowledge = what someone knows|kunskap|知識
opportunity = a good chance|möjlighet|機会
society = people living together|samhälle|社会`,
      },
      {
        name: 'Adjectives|Adjektiv|形容詞',
        cards: `
ancient = very old|uråldrig|古代の
curious = wanting to know|nyfiken|好奇心の強い
reliable = that can be trusted|pålitlig|信頼できる
reluctant = not willing|motvillig|気が進まない
generous = glad to give|generös|気前のよい
scarce = hard to find, not enough|knapp|乏しい`,
      },
    ],
  },
]
