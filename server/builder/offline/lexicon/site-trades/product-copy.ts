// What the page of a product says around the person's own words for it: `{activity}` is what it does, `{subject}` what it is.
import type { Told } from './site-trade.ts'

/** What a plan is called, what it costs, for whom it is, and what is in it. */
export type PlanCopy = { title: Told; amount: number; text: Told; points: readonly Told[] }

const points: readonly (readonly Told[])[] = [
  [
    'Everything you need to begin|Allt du behöver för att börja|はじめに必要な機能のすべて',
    'On phone and computer|På mobil och dator|スマートフォンとパソコンで使える',
    'Your data whenever you want it|Dina uppgifter när du vill|データはいつでも書き出せる',
  ],
  [
    'Everything in the plan before|Allt i planen innan|前のプランのすべて',
    'No limits on what you save|Inga gränser för vad du sparar|保存数の上限なし',
    'Answers within a day|Svar inom ett dygn|1日以内のサポート',
  ],
  [
    'Everything in the plan before|Allt i planen innan|前のプランのすべて',
    'Shared with the whole team|Delas med hela teamet|チーム全員で共有',
    'Roles, backups and a person to call|Roller, säkerhetskopior och någon att ringa|権限設定、バックアップ、専任の窓口',
  ],
]

export const productCopy = {
  headline: '{activity}, made easy|{activity} som känns lätt|{activity}を、もっとかんたんに',
  lead: 'Less to keep in your head, more time for what matters. Try it free and see the difference within a week.|Mindre att hålla i huvudet, mer tid för det som betyder något. Prova gratis och märk skillnaden inom en vecka.|考えることを減らして、大切な時間を増やす。まずは無料で、1週間で違いを実感してください。',
  points,
  plans: [
    {
      title: 'Start|Start|スタート',
      amount: 0,
      text: 'For trying it out|För dig som vill prova|まずは試したい方に',
      points: points[0]!,
    },
    { title: 'Plus|Plus|プラス', amount: 9, text: 'For every day|För varje dag|毎日使いたい方に', points: points[1]! },
    {
      title: 'Team|Team|チーム',
      amount: 29,
      text: 'For those who work together|För er som jobbar ihop|みんなで使いたい方に',
      points: points[2]!,
    },
  ] satisfies PlanCopy[],
  /** Companies nobody has heard of, set as wordmarks. */
  logos: 'Northwind Halyard Lumenly Fernfield Octave Brightside',
  figures: [
    ['12,400|12 400|12,400', 'people use it every week|använder det varje vecka|毎週ご利用の方'],
    ['4.8|4,8|4.8', 'out of five in reviews|av fem i omdömen|5点満点の評価'],
    ['3 h|3 tim|3時間', 'saved in an ordinary week|sparas en vanlig vecka|1週間に節約できる時間'],
  ] as readonly (readonly [Told, Told])[],
  /** The same of a place or a club. */
  placeFigures: [
    ['18|18|18', 'years in the same place|år på samma plats|年にわたり地域とともに'],
    ['240|240|240', 'people with us last year|personer hos oss i fjol|名が昨年ご参加'],
    ['97%|97 %|97%', 'would tell a friend|skulle tipsa en vän|の方が「すすめたい」と回答'],
  ] as readonly (readonly [Told, Told])[],
  placePlans: [
    { title: 'Basic|Bas|ベーシック', amount: 20, text: 'To begin with|Till att börja med|はじめての方に' },
    { title: 'Regular|Ordinarie|スタンダード', amount: 45, text: 'What most people choose|Det de flesta väljer|一番人気' },
    { title: 'Full|Stor|フル', amount: 90, text: 'With everything in it|Med allt som ingår|すべて込み' },
  ] as readonly { title: Told; amount: number; text: Told }[],
  placePoints: [
    [
      'Help to get started|Hjälp att komma igång|はじめてのご案内',
      'Change or cancel until the day before|Ändra eller avboka till dagen innan|前日まで変更・キャンセル可',
    ],
    [
      'All that is in the first|Allt som ingår i det första|前のプランの内容すべて',
      'Priority when places are few|Förtur när platserna är få|満席時の優先案内',
    ],
    [
      'All that is in the others|Allt som ingår i de andra|他のプランの内容すべて',
      'A contact of your own|En egen kontaktperson|専任の担当者',
    ],
  ] as readonly (readonly Told[])[],
  /** What a ticket to something gives. */
  ticketPoints: [
    'Entry from half an hour before|Insläpp en halvtimme innan|開演30分前から入場',
    'Choose your seat when you arrive|Välj plats när du kommer|当日お好きな席へ',
    'Pass it on if you cannot come|Ge bort den om du får förhinder|来られないときは譲渡可',
  ] as readonly Told[],
  videos: [
    ['A first look|En första titt|はじめてご覧になる方へ', '1:24'],
    ['Behind the scenes|Bakom kulisserna|舞台裏', '3:05'],
    ['In their own words|Med deras egna ord|ご本人の声', '2:18'],
  ] as readonly (readonly [Told, string])[],
  links: [
    ['Instagram|Instagram|Instagram', 'Pictures from every day|Bilder från vardagen|日々の写真'],
    ['YouTube|YouTube|YouTube', 'Longer, with sound|Längre, med ljud|動画はこちら'],
    ['Shop|Butik|ショップ', 'What is for sale right now|Det som är till salu just nu|販売中のもの'],
  ] as readonly (readonly [Told, Told])[],
}
