// Things that a hand-made tool works on and that nobody else keeps.
import { thing, type ThingEntry } from '../thing.ts'

export const toolThings: ThingEntry[] = [
  thing('quizQuestion', {
    icon: 'CircleHelp',
    palette: 'violet',
    look: 'bold',
    en: 'quiz question, quiz questions, trivia question, trivia questions',
    sv: 'quizfråga, quizfrågor, quizfrågan, quizfrågorna, frågesportsfråga, frågesportsfrågor',
    ja: 'クイズ問題, クイズの問題',
    fields: 'question!, answer!, wrongAnswers, category(General/Other)',
    views: ['list', 'table', 'cards'],
    columns: 'question, answer, wrongAnswers',
    rows: [
      [
        'Which planet has the most visible rings?|Vilken planet har de tydligaste ringarna?|いちばん目立つ環を持つ惑星は？',
        'Saturn|Saturnus|土星',
        'Mars,Venus,Mercury|Mars,Venus,Merkurius|火星,金星,水星',
      ],
      ['How many strings does a violin have?|Hur många strängar har en fiol?|バイオリンの弦は何本？', '4', '5,6,8'],
      [
        'Which ocean is the largest?|Vilken ocean är störst?|いちばん大きい海は？',
        'The Pacific|Stilla havet|太平洋',
        'The Atlantic,The Indian Ocean,The Arctic|Atlanten,Indiska oceanen,Norra ishavet|大西洋,インド洋,北極海',
      ],
      [
        'What do bees make?|Vad gör bin?|ミツバチが作るものは？',
        'Honey|Honung|はちみつ',
        'Silk,Milk,Syrup|Silke,Mjölk,Sirap|絹,牛乳,シロップ',
      ],
      [
        'Which metal is liquid at room temperature?|Vilken metall är flytande i rumstemperatur?|常温で液体の金属は？',
        'Mercury|Kvicksilver|水銀',
        'Iron,Tin,Gold|Järn,Tenn,Guld|鉄,すず,金',
      ],
      [
        'What is the capital of Portugal?|Vad heter Portugals huvudstad?|ポルトガルの首都は？',
        'Lisbon|Lissabon|リスボン',
        'Porto,Madrid,Rome|Porto,Madrid,Rom|ポルト,マドリード,ローマ',
      ],
      ['How many sides does a hexagon have?|Hur många sidor har en hexagon?|六角形の辺はいくつ？', '6', '5,7,8'],
      [
        'Which animal is the tallest?|Vilket djur är längst?|いちばん背の高い動物は？',
        'The giraffe|Giraffen|キリン',
        'The elephant,The camel,The moose|Elefanten,Kamelen,Älgen|ゾウ,ラクダ,ヘラジカ',
      ],
    ],
  }),
]
