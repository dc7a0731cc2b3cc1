// Kinds of field of schools, universities, associations, communities, churches, public service, culture.
import type { FieldWords } from '../field-words.ts'

export const societyFields = {
  topic: ['text', 'topic, school subject, theme of the lesson', 'ämne, moment', '科目, 単元, 教科'],
  homework: ['text', 'homework', 'läxa, hemläxa', '宿題'],
  requirement: ['text', 'requirement, requirements', 'krav', '条件, 要件'],
  awardedTo: ['text', 'awarded to', 'tilldelad', '授与者'],
  period: ['text', 'period, era', 'period, tidsperiod', '時代, 年代'],
  acquired: ['date', 'acquired, acquisition date', 'förvärvad, inköpt till samlingen', '受入日, 収蔵日'],
  donor: ['text', 'donor, given by', 'givare, donator, skänkt av', '寄贈者, 寄付者'],
  quality: ['select(Excellent/Good/Fair)', 'quality', 'kvalitet', '品質'],
  needs: ['text', 'needs, care needs', 'behov, hjälpbehov', '必要な支援, 要望'],
  leader: ['text', 'leader, led by, priest, officiant', 'ledare, leds av, präst', '司式者, 担当者'],
  theme: ['text', 'sermon theme', 'predikans tema', '主題'],
  season: ['select(Spring/Summer/Autumn/Winter)', 'season', 'årstid, säsong', '季節'],
  goods: ['text', 'goods, what they sell', 'varor, säljer', '販売品, 取扱品'],
  stallNumber: ['text', 'stall number, stand number', 'ståndsnummer, monternummer', '区画番号, ブース番号'],
  lender: ['text', 'lender, owed to, creditor', 'långivare, skyldig till', '借入先, 貸主'],
  remaining: ['money', 'remaining, left to pay, balance', 'kvar att betala, återstår, saldo', '残高, 残額'],
  rateText: ['text', 'interest rate, interest', 'ränta, räntesats', '金利, 利率'],
  dividend: ['money', 'dividend, dividends', 'utdelning', '配当'],
  ageText: ['text', 'how old', 'hur gammal', '月齢'],
} as const satisfies Record<string, FieldWords>
