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
    sv: 'kalender, kalendervy, schema, veckovy, månadsvy, planerare, årshjul',
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
    sv: 'tidslinje, tidslinjevy, kronologi, ganttschema, gantt schema, ganttdiagram, gantt',
    ja: 'タイムライン, 年表, 時系列',
  },
  grid: { en: 'attendance grid, attendance matrix', sv: 'närvaromatris', ja: '出欠マトリクス' },
  gallery: {
    en: 'gallery, photo grid, gallery view, lookbook, catalogue, catalog, picture grid, image grid, card grid, photo wall, picture wall, wall of photos, wall of pictures, as a grid, in a grid, grid of covers, grid of photos, cards with cover, cards with covers, cards with photo, cards with photos, cards with picture, cards with pictures, photo catalogue, photo catalog, picture catalogue',
    sv: 'galleri, gallerivy, katalog, bildgalleri, fotogalleri, bildvägg, bildrutnät, bildkort, bildvy, bildkatalog, rutnät, moodboard',
    ja: 'ギャラリー, カタログ',
  },
}

export type PageCue = 'dashboard' | 'blog' | 'landing' | 'todo' | 'about'
export const pageCues: Record<PageCue, Words> = {
  dashboard: {
    en: 'dashboard, overview, kpi, metric, statistic, statistics, stats, analytics, insight, chart, graph, diagram, trend, summary page, progress chart, progress graph, line chart, line graph, bar chart, curve, progress curve, growth curve, trend line, chart over time, graph over time, charts over time',
    sv: 'översikt, startsida, förstasida, instrumentpanel, dashboard, nyckeltal, statistik, analys, diagram, graf, trend, framstegsdiagram, linjediagram, diagram över tid, graf över tid, utveckling över tid',
    ja: 'ダッシュボード, 集計, 統計, 分析, グラフ, チャート, KPI, 推移, 折れ線グラフ, 推移グラフ',
  },
  blog: {
    en: 'blog, weblog, online magazine',
    sv: 'blogg, webbmagasin, matblogg, receptblogg, bakblogg, reseblogg, vandringsblogg, trädgårdsblogg, modeblogg, träningsblogg, familjeblogg, teknikblogg',
    ja: 'ブログ, ブログサイト',
  },
  landing: {
    en: 'landing page, website, portfolio, personal portfolio, online portfolio, portfolio site, portfolio website, web page, homepage, home page, web site, marketing site, one pager, promo page, sign up page, signup page, sign-up page, coming soon page, launch page, holding page, save the date page, save the date, splash page, online presence, web presence, newsletter page, fan page, info page, one page site, brochure site, business card site',
    sv: 'landningssida, portfolio, portfölj, hemsida, webbplats, webbsida',
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
    en: 'backgammon, backgammon game, card game, platformer, pac man, racing game, shooter, rpg, poker, poker game, blackjack, crossword, crossword puzzle, space invaders, battleship, video game, arcade game, multiplayer game',
    sv: 'backgammon, kortspel, plattformsspel, poker, racingspel, datorspel, korsord, sänka skepp',
    ja: 'バックギャモン, 将棋, 囲碁, ポーカー, レースゲーム, シューティングゲーム, アクションゲーム, クロスワード',
  },
  message: {
    en: 'send email, send emails, send an email, send them an email, email me, email us, send a text, send an sms, email notification, sms, text message, whatsapp, push notification, send newsletter',
    sv: 'sms, skicka mejl, skicka ett mejl, skicka e-post, mejla mig, mejlutskick, pushnotis',
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
    en: 'login, log in, sign in, signin, user account, authentication, password, user role, permission, only admins, only the admin, only managers, only staff',
    sv: 'inloggning, logga in, användarkonto, lösenord, behörighet, bara admin, bara administratörer, endast administratörer',
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
  { palette: 'green', en: 'green', sv: 'grön, grönt, gröna', ja: '緑, グリーン, 緑色, 若草色, 抹茶色, 新緑' },
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
  {
    palette: 'blue',
    en: 'blue, royal blue',
    sv: 'blå, blått',
    ja: '青, ブルー, 青色, 群青, 群青色, 青系, ブルー系, 海っぽい, 海っぽく, 海の色',
  },
  {
    palette: 'blue',
    depth: 'deep',
    en: 'navy, navy blue, dark blue, midnight blue, deep blue',
    sv: 'mörkblå, mörkblått, marinblå, marinblått',
    ja: '紺, 紺色, ネイビー, 濃い青',
  },
  {
    palette: 'sky',
    en: 'light blue, sky blue, sky, baby blue',
    sv: 'ljusblå, ljusblått, himmelsblå',
    ja: '水色, 空色, 薄い青, スカイブルー, 夏らしい, 夏らしく, 夏っぽい, 夏っぽく',
  },
  { palette: 'indigo', en: 'indigo', sv: 'indigo', ja: '藍色, インディゴ' },
  { palette: 'violet', en: 'violet, lavender, lilac', sv: 'violett, lavendel', ja: 'すみれ色, ラベンダー, 藤色, 薄紫, 薄い紫' },
  { palette: 'purple', en: 'purple', sv: 'lila', ja: '紫, パープル, 紫色, 紫系' },
  { palette: 'purple', depth: 'deep', en: 'dark purple, deep purple, plum, aubergine', sv: 'mörklila, plommon', ja: '濃い紫' },
  {
    palette: 'pink',
    en: 'pink, magenta, fuchsia',
    sv: 'rosa, cerise, magenta',
    ja: 'ピンク, 桃色, ピンク色, ピンク系, 桜色, 春らしい, 春らしく, 春っぽい, 春っぽく',
  },
  { palette: 'rose', en: 'rose, coral, blush', sv: 'korall, rosenröd', ja: 'ローズ, コーラル' },
  { palette: 'red', en: 'red, crimson', sv: 'röd, rött, röda', ja: '赤, レッド, 赤色, 赤系, 朱色, 真っ赤' },
  {
    palette: 'red',
    depth: 'deep',
    en: 'dark red, burgundy, wine red, maroon',
    sv: 'mörkröd, mörkrött, vinröd, vinrött',
    ja: 'ワインレッド, えんじ, 濃い赤',
  },
  {
    palette: 'orange',
    en: 'orange, tangerine',
    sv: 'orange',
    ja: 'オレンジ, 橙, 橙色, オレンジ色, オレンジ系, だいだい色, 秋らしい, 秋らしく, 秋っぽい, 秋っぽく, ビタミンカラー',
  },
  {
    palette: 'amber',
    en: 'yellow, gold, golden, amber, mustard',
    sv: 'gul, gult, guld, senapsgul',
    ja: '黄色, ゴールド, 金色, 山吹色, イエロー, 黄色系, からし色',
  },
  {
    palette: 'amber',
    depth: 'deep',
    en: 'brown, beige, sand, earth tone',
    sv: 'brun, brunt, beige, sand',
    ja: '茶色, ベージュ, ブラウン, こげ茶, クリーム色, アースカラー, カーキ, 木目調, コーヒー色, 茶系',
  },
  { palette: 'teal', en: 'teal, turquoise', sv: 'turkos, petrol', ja: 'ターコイズ, 青緑' },
  { palette: 'cyan', en: 'cyan, aqua', sv: 'cyan', ja: 'シアン' },
  {
    palette: 'slate',
    en: 'grey, gray, slate, monochrome, neutral',
    sv: 'grå, grått, neutral',
    ja: 'グレー, 灰色, モノトーン, シルバー, 銀色, ねずみ色, グレー系, 冬らしい, 冬っぽく',
  },
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
    ja: 'ダークモード, ダークテーマ, ダーク, 暗い, 暗く, 暗め, 夜間モード, ナイトモード, 黒い背景, 黒背景, 背景を黒, 背景は黒, 背景を暗く, 黒ベース, 黒基調, 黒を基調',
  },
  light: {
    en: 'light theme, light mode',
    sv: 'ljust tema, ljust läge',
    ja: 'ライトモード, ライトテーマ, 明るいテーマ, 明るく, 明るい感じ, 明るい雰囲気, 明るい画面, 白い背景, 白背景, 背景を白, 背景は白, 白ベース, 白基調, 白を基調, 真っ白',
  },
  system: { en: 'system theme, follow the system', sv: 'systemets tema', ja: 'システムに合わせる' },
  crisp: {
    en: 'minimal, minimalist, minimalistic, clean, professional, corporate, crisp, sharper, sharp, more modern, sleek, sleeker',
    sv: 'minimalistisk, minimalistiskt, stilren, stilrent, professionell, professionellt, skarpare, modernare',
    ja: 'ミニマル, すっきり, プロフェッショナル, もっとモダン, もっと現代的, モダンに, モダンな感じ, もっとシンプル, シンプルに, シンプルな感じ, シンプルなデザイン, スタイリッシュ, 洗練, 無駄のない, ビジネスっぽい, ビジネスっぽく, ビジネスライク, ビジネス向け, プロっぽい, プロっぽく, かっこいい, かっこよく, カッコいい, カッコよく, 格好いい, 格好よく, クールに, クールな感じ, 今風, 今どき, 今っぽく, 今っぽい, 都会的, きれいめ, 清潔感, 爽やか, さわやか, さっぱり, 信頼感, きちんとした感じ, 真面目な感じ, 堅め, 硬め, 固め, シャープに, シャープな感じ',
  },
  soft: {
    en: 'soft, softer, friendly, friendlier, warm, warmer, cozy, cosy, cute, playful, calm, calmer, rounder, rounded',
    sv: 'mjuk, mjukt, mjukare, varm, varmt, varmare, mysig, mysigt, lekfull, lekfullt, lugn, lugnt, lugnare, vänligare, rundare',
    ja: 'やわらかく, やわらかい, 柔らかく, 柔らかい, かわいい, かわいく, 可愛い, 可愛く, かわいらしい, かわいらしく, 可愛らしい, 可愛らしく, 温かい, 温かく, 温かみ, 暖かみ, あたたかみ, あたたかい, 温もり, ぬくもり, やさしい感じ, やさしい雰囲気, 優しい感じ, 優しい雰囲気, もっと優しく, ふんわり, ふわっと, ほっこり, ほのぼの, ゆるい感じ, ゆるく, 和やか, 和む, 親しみやすい, 親しみやすく, 親しみのある, フレンドリー, 女性らしい, 女性らしく, 女性向けな感じ, 女の子らしい, 女の子っぽく, フェミニン, ガーリー, 子供っぽい, 子供っぽく, 子どもらしい, 子供らしい, 子ども向けな感じ, 癒し系, 穏やか, おだやか, 落ち着いた, 落ち着き, 落ち着く, 落ち着いて, ナチュラル, 北欧風, パステル, パステルカラー, 目に優しい, 目にやさしい, 目に優しい色, 目にやさしい色, 丸く, 丸っこく, まるく, まるっこく',
  },
  editorial: {
    en: 'elegant, classy, luxury, luxurious, magazine style, editorial, serif',
    sv: 'elegant, lyxig, lyxigt, exklusiv, exklusivt, tidningslik',
    ja: 'エレガント, 高級感, 高級っぽく, 高級っぽい, ラグジュアリー, 上品, 気品, 品のある, 雑誌風, 雑誌っぽく, 雑誌みたいに, 新聞風, 新聞っぽく, 大人っぽい, 大人っぽく, 大人な感じ, 大人の雰囲気, 和風, 和モダン, 和テイスト, 和っぽく, 和の雰囲気, 日本らしい, クラシック, クラシカル, レトロ, アンティーク, ヴィンテージ, シックに, シックな, おしゃれに, おしゃれな感じ, オシャレに, オシャレな感じ, お洒落に, 格調, 伝統的, 重厚感, 重厚, 渋く, 渋い感じ, 老舗っぽく, 文学的, 味のある',
  },
  bold: {
    en: 'bold, bolder, energetic, sporty, vibrant, colorful, colourful',
    sv: 'djärv, djärvt, djärvare, sportig, sportigt, färgstark, färgglad',
    ja: '大胆, スポーティ, スポーティー, カラフル, 力強い, 力強く, ポップに, ポップな感じ, ポップなデザイン, 元気な感じ, 元気に, 元気な雰囲気, 元気いっぱい, にぎやか, 賑やか, 派手, ハデ, 目立つデザイン, インパクト, 楽しい感じ, 楽しい雰囲気, 楽しげ, 楽しそうに, わくわく, ワクワク, 活発, 活気, 若者向け, 若々しい, 若々しく, 若い感じ, 華やか, アクティブな感じ, お祭りっぽく, お祭りみたいに, お祭り感, 勢いのある, エネルギッシュ, ビビッド, 鮮やか, 男らしい, 男らしく, 男性的, ワイルド',
  },
}

/** Nouns that mean "the thing you build" and are peeled off: app, tool, page … */
export const buildingWords: Words = {
  en: 'app, apps, application, tool, system, software, platform, program, solution, portal, helper, assistant, web app, mobile app, webapp, data, info, information, page, site, view, section, screen, tab, cms, hub, workspace, place, way, business, firm, practice, thing, something, project',
  sv: 'app, appen, appar, applikation, verktyg, system, program, plattform, sida, sidan, sidor, vy, vyn, webbapp, projekt, portal, formulär, formuläret, blankett, uppgifter om',
  ja: 'アプリ, アプリケーション, システム, ツール, ページ, 画面, プラットフォーム, ソフト, フォーム, 仕組み, Webアプリ, ウェブアプリ, スマホアプリ, ポータル',
}

/** Nouns that mean "a record of": what stands before them is a kind of thing even when the lexicon does not know it. */
export const recordWords: Words = {
  en: 'tracker, tracking, reporting, logging, manager, management, list, lists, organizer, organiser, register, registry, database, collection, keeper, log, logbook, logs, directory, planner, planning, administration, record, records, book, log book, history, diary, inventory list, catalog list, crm list, schedule list, life list, bucket list, master list, record book, record sheet, card index',
  sv: 'register, registret, lista, listan, listor, hantering, hanterare, databas, bok, logg, loggbok, matrikel, matrikeln, liggare, samling, spårare, planering, administration, förteckning, journal, översiktslista, registrering, rapportering, dokumentation, uppföljning',
  ja: '管理, 管理アプリ, 管理システム, 管理表, 記録, 記録アプリ, リスト, 一覧, 帳, データベース, 台帳, 登録, トラッカー, 名簿, 日記帳, 集, コレクション, 在庫管理, 日誌, カルテ, ノート, 手帳, 帳面, ログ',
}
