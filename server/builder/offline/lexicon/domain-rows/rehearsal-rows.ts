// What is rehearsed where there is a stage and no choir: title, start, place, what, how many come.
import type { RowsByDomain } from './domain-rows.ts'

const plays = [
  ['Read-through|Kollationering|本読み', '18:30', 'Foyer|Foajén|ロビー', 'Whole play|Hela pjäsen|全幕', 14],
  [
    'Act one, scenes 1 to 4|Akt ett, scen 1–4|第一幕 1〜4場',
    '18:30',
    'Main stage|Stora scenen|舞台',
    'Act one|Akt ett|第一幕',
    9,
  ],
  ['Fight in the inn|Slagsmålet på värdshuset|酒場の乱闘', '19:00', 'Rehearsal room|Replokalen|稽古場', 'Scene 6|Scen 6|6場', 6],
  ['Songs with piano|Sånger med piano|歌の稽古', '17:00', 'Music room|Musikrummet|音楽室', 'All songs|Alla sånger|全曲', 11],
  [
    'Act two, from the top|Akt två, från början|第二幕 通し',
    '18:30',
    'Main stage|Stora scenen|舞台',
    'Act two|Akt två|第二幕',
    10,
  ],
  ['Light and sound|Ljus och ljud|照明・音響合わせ', '16:00', 'Main stage|Stora scenen|舞台', 'All cues|Alla cues|全キュー', 5],
  [
    'Costume fitting|Kostymprovning|衣装合わせ',
    '15:00',
    'Wardrobe|Kostymförrådet|衣装部屋',
    'Leading parts|Huvudroller|主要キャスト',
    7,
  ],
  ['Dress rehearsal|Generalrepetition|ゲネプロ', '18:00', 'Main stage|Stora scenen|舞台', 'Whole play|Hela pjäsen|全幕', 18],
] as const

export const rehearsalRows: RowsByDomain = { theatre: plays, stageCompany: plays, schoolTheatre: plays }
