// Models of the larger kinds of page as prompts make them, in three languages, and some that try to break them.
import { change } from '../../change/change.ts'
import type { ProjectModel } from '../../model.ts'
import { understand } from '../../understand/understand.ts'

const prompts: Record<string, string> = {
  shop: 'A webshop for my ceramics',
  invoice: 'Invoices',
  invoiceSwedish: 'Fakturor för mitt konsultbolag',
  invoiceJapanese: '請求書',
  landing: 'A website for my hair salon with prices, opening hours, our team, gallery, testimonials and questions',
  timeline: 'A timeline of our company history',
  timelineJapanese: '会社の年表',
  landingSwedish: 'Landningssida för mitt företag med fördelar, priser, omdömen och vanliga frågor',
  landingJapanese: 'ヨガ教室のホームページ、料金と営業時間とよくある質問',
  booking: 'Let customers book a time',
  bookingSwedish: 'Bokningssida för min massageklinik',
  bookingJapanese: 'マッサージの予約ページ',
  bookingTables: 'A restaurant website where guests can book a table',
  shopSwedish: 'En webbutik för min keramik',
  shopJapanese: '手作りアクセサリーのネットショップ',
  survey: 'customer feedback survey for my hotel',
  surveyAsked: 'Customer satisfaction questionnaire with rating, would recommend and comments',
  surveySwedish: 'enkät till föräldrarna på förskolan',
  surveyJapanese: '社内アンケート',
  feed: 'a feed where our club shares photos',
  feedOfRuns: 'Activity feed for our running club: members post runs with distance, time and a photo',
  feedJapanese: '写真を共有するSNS',
  chat: 'chat for our team',
  chatSwedish: 'Chatt för vårt lag, med inställningssida',
  settings: 'Let customers book a time and pay, with a settings page',
  league: 'A league table for our football league: teams, matches with date, home team, away team and score',
  leagueSwedish: 'Dartliga för puben',
  leaderboard: 'Sales leaderboard: our sales reps log deals with amount',
  leaderboardJapanese: '社内の歩数ランキング。メンバーが日付と歩数を記録',
  trend: 'Weight tracker with date, weight and notes, show progress chart',
}

/** What a wish sets in files that are the kit's: a project and the wish. */
const wishes: Record<string, readonly [prompt: string, wish: string]> = {
  invoiceAccount: ['Invoices', "put our account number at the bottom: Smith's Bank, account 12-34 567"],
  invoiceClosing: ['Fakturor för mitt konsultbolag', 'skriv "Tack för förtroendet!" längst ner på fakturan'],
  tipButtons: ['tip calculator', 'add buttons for 15, 18, 20 and 25 percent'],
  marks: ['tic tac toe', 'use a cat and a dog instead of X and O'],
  memoryPairs: ['memoryspel', 'gör det till 12 par med djur'],
  tickInColour: ['Plots with number, holder, size and whether they have paid', "plots that haven't paid should be orange"],
  buttons: ['A website for my hair salon with prices and our team', 'make the buttons orange'],
}

/** A page of each kind beside things that have none of the fields it looks for. */
const bareThing = (id: string): ProjectModel['things'][number] => ({
  id,
  one: id,
  many: `${id}s`,
  icon: 'Box',
  titleField: 'name',
  fields: [{ id: 'name', label: 'Name', type: 'text', why: 'said' }],
  views: ['list'],
  rows: [{ name: 'One' }],
  why: 'said',
})

const base = understand('A list of films').model!
const kinds = ['shop', 'booking', 'invoice', 'landing', 'survey', 'feed', 'chat', 'standings', 'settings'] as const

export const pageModels: Record<string, ProjectModel> = {
  ...Object.fromEntries(Object.entries(prompts).map(([name, prompt]) => [name, understand(prompt).model!])),
  ...Object.fromEntries(
    Object.entries(wishes).map(([name, [prompt, wish]]) => [name, change(understand(prompt).model!, wish).model]),
  ),
  hardBarePages: {
    ...base,
    things: [
      bareThing('order'),
      bareThing('cart'),
      bareThing('shop'),
      bareThing('hour'),
      bareThing('openingHours'),
      bareThing('service'),
      bareThing('booking'),
    ],
    pages: kinds.map((kind, at) => ({ id: kind, path: at ? `/${kind}` : '/', title: kind, icon: 'Box', kind })),
  },
  hardOwnParts: {
    ...base,
    language: 'ja',
    things: kinds.map(bareThing),
    pages: kinds.map((kind, at) => ({ id: kind, path: at ? `/${kind}` : '/', title: kind, icon: 'Box', kind, thing: kind })),
  },
}
