// Words that are not things or fields but still say something: how to show, what kind of page, how it should look, what
// needs an outside service. Per language, comma-separated; longest match wins.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel, ViewKind } from '../model.ts'

type Words = Record<Language, string>

export const viewCues: Record<ViewKind, Words> = {
  board: {
    en: 'kanban, kanban board, board, board view, pipeline, pipeline view, drag and drop, trello style board, trello, jira, asana',
    sv: 'kanban, tavla, kanbantavla, pipeline, tavelvy, trello, jira, asana',
    ja: 'カンバン, かんばん, ボード, パイプライン, カンバンボード, Trello, トレロ',
  },
  calendar: {
    en: 'calendar, calendar view, schedule, agenda, week view, month view, planner, scheduler',
    sv: 'kalender, kalendervy, schema, veckovy, månadsvy, planerare',
    ja: 'カレンダー, スケジュール, 予定表',
  },
  table: {
    en: 'table, table view, spreadsheet, data table, grid',
    sv: 'tabell, tabellvy, kalkylblad',
    ja: 'テーブル, 一覧表, 表形式',
  },
  list: { en: 'list view, simple list', sv: 'listvy', ja: 'リスト表示' },
  cards: { en: 'card view, cards, card', sv: 'kort, kortvy', ja: 'カード表示' },
  timeline: {
    en: 'timeline, time line, timeline view, chronology',
    sv: 'tidslinje, tidslinjevy, kronologi',
    ja: 'タイムライン, 年表, 時系列',
  },
  gallery: {
    en: 'gallery, photo grid, gallery view, lookbook, catalogue, catalog',
    sv: 'galleri, gallerivy, katalog',
    ja: 'ギャラリー, カタログ',
  },
}

export type PageCue = 'dashboard' | 'blog' | 'landing' | 'todo' | 'about'
export const pageCues: Record<PageCue, Words> = {
  dashboard: {
    en: 'dashboard, overview, kpi, metric, statistic, statistics, stats, analytics, insight, chart, graph, diagram, trend, summary page, progress chart, progress graph, line chart, line graph, bar chart, trend line, chart over time, graph over time, charts over time',
    sv: 'översikt, instrumentpanel, dashboard, nyckeltal, statistik, analys, diagram, graf, trend, framstegsdiagram, linjediagram, diagram över tid, graf över tid, utveckling över tid',
    ja: 'ダッシュボード, 集計, 統計, 分析, グラフ, チャート, KPI, 推移, 折れ線グラフ, 推移グラフ',
  },
  blog: { en: 'blog, weblog, online magazine', sv: 'blogg, webbmagasin', ja: 'ブログ, ブログサイト' },
  landing: {
    en: 'landing page, website, portfolio, personal portfolio, online portfolio, portfolio site, portfolio website, web page, homepage, home page, web site, marketing site, one pager, promo page',
    sv: 'landningssida, portfolio, portfölj, hemsida, webbplats, webbsida, startsida',
    ja: 'ランディングページ, ポートフォリオ, ポートフォリオサイト, ホームページ, ウェブサイト, サイト, LP',
  },
  todo: {
    en: 'todo, to do, todo list, to do list, checklist',
    sv: 'att göra lista, todo, göra lista, attgöralista, checklista',
    ja: 'ToDo, TODO, Todo, やることリスト, ToDoリスト, チェックリスト',
  },
  about: {
    en: 'about page, about me, about me page, about section, about us',
    sv: 'om sida, omsida, om mig, om mig sida, om oss, om oss sida',
    ja: '自己紹介, プロフィールページ, 自己紹介ページ, このサイトについて, 私についてのページ',
  },
}

export type ServiceCue = 'message' | 'payment' | 'map' | 'ai' | 'sync' | 'video' | 'login' | 'reminder' | 'game'
export const serviceCues: Record<ServiceCue, Words> = {
  game: {
    en: 'chess game, chess, tetris, hangman, sudoku, minesweeper, card game, platformer, pac man, pong, breakout, racing game, shooter, rpg, solitaire, poker, blackjack, checkers, connect four, wordle, crossword, flappy bird, space invaders, battleship, video game, arcade game, multiplayer game',
    sv: 'schack, schackspel, tetris, hänga gubbe, sudoku, minröj, kortspel, plattformsspel, patiens, poker, racingspel, datorspel, korsord, sänka skepp, fyra i rad',
    ja: 'チェス, テトリス, オセロ, 数独, 将棋, 囲碁, マインスイーパー, ソリティア, ポーカー, レースゲーム, シューティングゲーム, アクションゲーム, クロスワード',
  },
  message: {
    en: 'send email, send emails, email notification, sms, text message, whatsapp, push notification, send newsletter',
    sv: 'sms, skicka mejl, mejlutskick, pushnotis',
    ja: 'SMS, メール送信, プッシュ通知',
  },
  payment: {
    en: 'stripe, paypal, card payment, online payment, credit card payment, checkout, swish',
    sv: 'swish, klarna, kortbetalning, onlinebetalning',
    ja: 'クレジットカード決済, 決済, PayPay',
  },
  map: { en: 'map, google maps, gps, route planning', sv: 'karta, gps, ruttplanering', ja: '地図, マップ, GPS' },
  ai: { en: 'ai, chatgpt, machine learning, chatbot, gpt', sv: 'ai, chatgpt, chattbot', ja: 'AI, チャットボット' },
  sync: {
    en: 'google calendar, outlook, slack, shopify, spotify, instagram, bank sync, quickbooks, fortnox, google sheets',
    sv: 'fortnox, google kalender, bankkoppling, outlook, slack',
    ja: 'Googleカレンダー, LINE, Slack, 銀行連携',
  },
  video: { en: 'video call, livestream, video chat', sv: 'videosamtal', ja: 'ビデオ通話' },
  login: {
    en: 'login, log in, sign in, signin, user account, authentication, password, user role, permission',
    sv: 'inloggning, logga in, användarkonto, lösenord, behörighet',
    ja: 'ログイン, 認証, 権限, パスワード',
  },
  reminder: {
    en: 'reminder, notification, alert, remind me, remind us, remind them',
    sv: 'påminnelse, avisering, notis, påminn mig, påminn oss',
    ja: 'リマインダー, 通知',
  },
}

/** Built into every project: understood, nothing to add. */
export const builtInCues: Words = {
  en: 'search, filter, sort, csv, export, print, mobile, responsive, drag, undo, dark mode toggle, dark mode switch, search box, search bar, search field, search function, filter bar',
  sv: 'sök, sökning, filter, sortering, csv, export, utskrift, mobil, ångra, sökruta, sökfält, sökfunktion',
  ja: '検索, 絞り込み, フィルター, 並べ替え, CSV, エクスポート, 印刷, スマホ対応, 検索ボックス, 検索欄, 検索機能, 検索バー',
}

type Theme = ProjectModel['theme']
/** colour word -> palette, depth */
export const colourCues: readonly (Words & { palette: Theme['palette']; depth?: Theme['depth'] })[] = [
  { palette: 'green', en: 'green', sv: 'grön, grönt, gröna', ja: '緑, グリーン, 緑色' },
  {
    palette: 'green',
    depth: 'deep',
    en: 'dark green, deep green, forest green, bottle green',
    sv: 'mörkgrön, mörkgrönt, skogsgrön, skogsgrönt',
    ja: '深緑, 濃い緑, ダークグリーン, 濃緑',
  },
  { palette: 'green', depth: 'light', en: 'light green, sage', sv: 'ljusgrön, ljusgrönt', ja: '黄緑, 薄い緑' },
  { palette: 'emerald', en: 'emerald, mint', sv: 'smaragd, mintgrön, mint', ja: 'エメラルド, ミント' },
  { palette: 'lime', en: 'lime', sv: 'lime, limegrön', ja: 'ライム' },
  { palette: 'blue', en: 'blue, royal blue', sv: 'blå, blått', ja: '青, ブルー, 青色' },
  {
    palette: 'blue',
    depth: 'deep',
    en: 'navy, navy blue, dark blue, midnight blue, deep blue',
    sv: 'mörkblå, mörkblått, marinblå, marinblått',
    ja: '紺, 紺色, ネイビー, 濃い青',
  },
  { palette: 'sky', en: 'light blue, sky blue, sky, baby blue', sv: 'ljusblå, ljusblått, himmelsblå', ja: '水色, 空色, 薄い青' },
  { palette: 'indigo', en: 'indigo', sv: 'indigo', ja: '藍色, インディゴ' },
  { palette: 'violet', en: 'violet, lavender, lilac', sv: 'violett, lavendel', ja: 'すみれ色, ラベンダー' },
  { palette: 'purple', en: 'purple', sv: 'lila', ja: '紫, パープル, 紫色' },
  { palette: 'purple', depth: 'deep', en: 'dark purple, deep purple, plum, aubergine', sv: 'mörklila, plommon', ja: '濃い紫' },
  { palette: 'pink', en: 'pink, magenta, fuchsia', sv: 'rosa, cerise, magenta', ja: 'ピンク, 桃色' },
  { palette: 'rose', en: 'rose, coral, blush', sv: 'korall, rosenröd', ja: 'ローズ, コーラル' },
  { palette: 'red', en: 'red, crimson', sv: 'röd, rött, röda', ja: '赤, レッド, 赤色' },
  {
    palette: 'red',
    depth: 'deep',
    en: 'dark red, burgundy, wine red, maroon',
    sv: 'mörkröd, mörkrött, vinröd, vinrött',
    ja: 'ワインレッド, えんじ, 濃い赤',
  },
  { palette: 'orange', en: 'orange, tangerine', sv: 'orange', ja: 'オレンジ, 橙' },
  { palette: 'amber', en: 'yellow, gold, golden, amber, mustard', sv: 'gul, gult, guld, senapsgul', ja: '黄色, ゴールド, 金色' },
  {
    palette: 'amber',
    depth: 'deep',
    en: 'brown, beige, sand, earth tone',
    sv: 'brun, brunt, beige, sand',
    ja: '茶色, ベージュ, ブラウン',
  },
  { palette: 'teal', en: 'teal, turquoise', sv: 'turkos, petrol', ja: 'ターコイズ, 青緑' },
  { palette: 'cyan', en: 'cyan, aqua', sv: 'cyan', ja: 'シアン' },
  { palette: 'slate', en: 'grey, gray, slate, monochrome, neutral', sv: 'grå, grått, neutral', ja: 'グレー, 灰色, モノトーン' },
  {
    palette: 'slate',
    depth: 'deep',
    en: 'black, black and white, charcoal',
    sv: 'svart, svartvit, svartvitt',
    ja: '黒, ブラック, 白黒',
  },
]

export type ToneCue = Theme['look'] | 'dark' | 'light' | 'system'
export const toneCues: Record<ToneCue, Words> = {
  dark: {
    en: 'dark, dark theme, dark mode, dark by default',
    sv: 'mörk, mörkt, mörkt tema, mörkt läge',
    ja: 'ダークモード, ダークテーマ, ダーク, 暗い',
  },
  light: { en: 'light theme, light mode', sv: 'ljust tema, ljust läge', ja: 'ライトモード, ライトテーマ, 明るいテーマ' },
  system: { en: 'system theme, follow the system', sv: 'systemets tema', ja: 'システムに合わせる' },
  crisp: {
    en: 'minimal, minimalist, minimalistic, clean, professional, corporate, crisp, sharper, sharp, more modern, sleek, sleeker',
    sv: 'minimalistisk, minimalistiskt, stilren, stilrent, professionell, professionellt, skarpare, modernare',
    ja: 'ミニマル, すっきり, プロフェッショナル, もっとモダン, もっと現代的',
  },
  soft: {
    en: 'soft, softer, friendly, friendlier, warm, warmer, cozy, cosy, cute, playful, calm, calmer, rounder, rounded',
    sv: 'mjuk, mjukt, mjukare, varm, varmt, varmare, mysig, mysigt, lekfull, lekfullt, lugn, lugnt, lugnare, vänligare, rundare',
    ja: 'やわらかく, やわらかい, 柔らかく, 柔らかい, かわいい, 温かい, 落ち着いた, 丸く',
  },
  editorial: {
    en: 'elegant, classy, luxury, luxurious, magazine style, editorial, serif',
    sv: 'elegant, lyxig, lyxigt, exklusiv, exklusivt, tidningslik',
    ja: 'エレガント, 高級感, 上品, 雑誌風',
  },
  bold: {
    en: 'bold, bolder, energetic, sporty, vibrant, colorful, colourful',
    sv: 'djärv, djärvt, djärvare, sportig, sportigt, färgstark, färgglad',
    ja: '大胆, スポーティ, カラフル, 力強い',
  },
}

/** Nouns that mean "the thing you build" and are peeled off: app, tool, page … */
export const buildingWords: Words = {
  en: 'app, apps, application, tool, system, software, platform, program, solution, portal, helper, assistant, web app, mobile app, webapp, data, info, information, page, site, view, section, screen, tab, cms, hub, workspace, place, way, business, firm, practice, thing, something, project',
  sv: 'app, appen, appar, applikation, verktyg, system, program, plattform, sida, sidan, sidor, vy, vyn, webbapp, projekt, portal, uppgifter om',
  ja: 'アプリ, アプリケーション, システム, ツール, ページ, 画面, プラットフォーム, ソフト, フォーム, 仕組み, Webアプリ, ウェブアプリ, スマホアプリ, ポータル',
}

/** Nouns that mean "a record of": what stands before them is a kind of thing even when the lexicon does not know it. */
export const recordWords: Words = {
  en: 'tracker, tracking, manager, management, list, lists, organizer, organiser, register, registry, database, collection, keeper, log, logbook, logs, directory, planner, planning, administration, record, records, book, log book, history, diary, inventory list, catalog list, crm list, schedule list',
  sv: 'register, registret, lista, listan, listor, hantering, hanterare, databas, bok, logg, loggbok, samling, spårare, planering, administration, förteckning, journal, översiktslista',
  ja: '管理, 管理アプリ, 管理システム, 管理表, 記録, 記録アプリ, リスト, 一覧, 帳, データベース, 台帳, 登録, トラッカー, 名簿, 日記帳, 集, コレクション, 在庫管理, 日誌, カルテ, ノート, 手帳, 帳面, ログ',
}
