// A second table of prompts from other domains, written before the rules and words it measures and never tuned to. Only
// measured, like the held-out table beside it.
import type { PromptCase } from './held-out-prompts.ts'

export const freshPrompts: readonly PromptCase[] = [
  {
    prompt: 'Beekeeping log with hives, inspections and honey harvests in kilograms',
    things: 'hive, inspection, harvest|honey harvest',
  },
  {
    prompt: 'I repair violins and want to track instruments, repairs with price and status, and customers',
    things: 'instrument|violin, repair, customer',
    fields: 'price, status',
  },
  {
    prompt: 'Keep a register of fire extinguishers with location, last inspection and next inspection',
    things: 'extinguisher|fire extinguisher',
    fields: 'location, last inspection|lastService, next inspection|nextDate',
  },
  {
    prompt: 'a scout troop app with scouts, badges and camps with start date, end date and fee',
    things: 'scout, badge, camp',
    fields: 'start date|startDate, end date|endDate, fee',
  },
  {
    prompt: 'Volunteer shifts at a food bank, with volunteers and donations with weight and donor',
    things: 'shift, volunteer, donation',
    fields: 'weight, donor',
  },
  {
    prompt: 'Track boats in our marina: owner, berth number, length and insurance',
    things: 'boat',
    fields: 'owner, berth, length, insurance',
  },
  { prompt: 'something for my tattoo studio', things: 'customer|client, booking|appointment' },
  { prompt: 'choir with singers by voice part, rehearsals and songs', things: 'singer|member, rehearsal, song', fields: 'voice' },
  {
    prompt: 'A parking permit register where each permit has a plate, a resident and an expiry date',
    things: 'permit|parking permit',
    fields: 'plate, resident, expiry',
  },
  {
    prompt: 'Log radon measurements per building with level, date and technician',
    things: 'measurement|radon measurement, building',
    fields: 'level, date, technician',
  },
  {
    prompt: 'Film festival planner with screenings, venues and jury members',
    things: 'screening, venue, member|jury member',
    shows: 'calendar',
  },
  {
    prompt: 'translation agency: jobs with word count, language pair, deadline and rate, and translators with languages',
    things: 'job, translator',
    fields: 'word count, language, deadline|dueDate, rate',
  },
  {
    prompt: 'Keep track of my vinyl records with artist, label, year and condition, shown as a gallery',
    things: 'record|vinyl record|vinyl|album',
    fields: 'artist, label, year, condition',
    shows: 'gallery',
  },
  {
    prompt: 'a website for our climbing gym with opening hours and a contact form',
    things: 'message|inquiry',
    fields: 'email',
    shows: 'landing',
  },
  {
    prompt: 'Driving school: students, lessons with instructor and duration, and vehicles with plate',
    things: 'student, lesson, vehicle',
    fields: 'instructor, duration, plate',
  },
  {
    prompt: 'compare energy use: meter readings with meter, kWh and date, with charts',
    things: 'reading|meter reading',
    fields: 'meter, kwh, date',
    shows: 'dashboard',
  },
  {
    prompt: 'Manage grant applications with funder, amount, deadline and stage on a board',
    things: 'application|grant application|grant',
    fields: 'funder, amount, deadline|dueDate, stage',
    shows: 'board',
  },
  {
    prompt: 'I sell candles at markets. Keep candles with scent, price and stock, and markets with date, place and takings',
    things: 'candle|product, market',
    fields: 'scent, price, stock, date, takings',
  },
  {
    prompt: 'blood donation calendar with donors and blood type',
    things: 'donation|blood donation, donor',
    fields: 'blood type',
    shows: 'calendar',
  },
  {
    prompt: 'a register of keys: number, door, holder and handed out on',
    things: 'key',
    fields: 'number, door, holder, handed out',
  },
  {
    prompt: 'Ett register över brandvarnare med plats, batteribyte och skick',
    things: 'brandvarnare',
    fields: 'plats|location, batteribyte, skick|condition',
  },
  {
    prompt: 'Håll reda på våra avtal med leverantör, startdatum, slutdatum och belopp, och fakturor med förfallodatum',
    things: 'avtal|contract, faktura|invoice',
    fields: 'leverantör|supplier, startdatum|startDate, slutdatum|endDate, belopp|amount',
  },
  {
    prompt: 'En app för vår bridgeklubb med spelare, tävlingar och resultat',
    things: 'spelare|player, tävling|competition|tournament',
    fields: 'resultat|score',
  },
  {
    prompt: 'Biodling: kupor med drottning, ras och plats, och slattningar med datum och kilo honung',
    things: 'kupa|hive, slattning',
    fields: 'drottning, ras|breed, plats|location, datum|date, kilo',
  },
  { prompt: 'något för min fotvårdssalong', things: 'kund|customer, bokning|booking|appointment' },
  {
    prompt: 'Nyckelregister med nummer, dörr, innehavare och utlämnad den',
    things: 'nyckel|key',
    fields: 'nummer|number, dörr, innehavare',
  },
  {
    prompt: 'Körens repetitioner med datum, plats och noter, samt sångare med stämma och telefon',
    things: 'repetition|rehearsal, sångare|member',
    fields: 'datum|date, plats|location, noter|notes, stämma, telefon|phone',
  },
  {
    prompt: 'Hantera bygglovsärenden med fastighet, sökande, handläggare och status på en tavla',
    things: 'bygglovsärende|ärende',
    fields: 'fastighet, sökande, handläggare, status',
    shows: 'board',
  },
  {
    prompt: 'En hemsida för vår simskola med kurser, priser och kontaktformulär',
    things: 'kurs|course, meddelande|message',
    fields: 'pris|price',
    shows: 'landing',
  },
  {
    prompt: 'Logga elförbrukning per mätare med datum, kilowattimmar och kostnad, med diagram',
    things: 'elförbrukning|mätare|avläsning',
    fields: 'datum|date, kilowattimmar, kostnad|price',
    shows: 'dashboard',
  },
  { prompt: '養蜂の記録。巣箱、点検日、蜂蜜の収穫量を管理したい', things: '巣箱|hive', fields: '点検日, 収穫量' },
  {
    prompt: '合唱団のアプリ。団員のパートと電話番号、練習の日付と場所',
    things: '団員|member, 練習|rehearsal',
    fields: 'パート, 電話番号|phone, 日付|date, 場所|location',
  },
  { prompt: '鍵の管理表。番号、扉、持ち主、貸出日', things: '鍵|key', fields: '番号|number, 扉, 持ち主|owner, 貸出日' },
  { prompt: '自動車教習所の生徒と教習と車両を管理するシステム', things: '生徒|student, 教習|lesson, 車両|vehicle' },
  {
    prompt: '契約の一覧。取引先、開始日、終了日、金額のある契約と、支払期限のある請求書',
    things: '契約|contract, 請求書|invoice',
    fields: '取引先, 開始日|startDate, 終了日|endDate, 金額|amount, 期限|dueDate',
  },
  { prompt: 'ネイルサロンの予約アプリ', things: '予約|booking|appointment', shows: 'calendar' },
  {
    prompt: '消火器の点検台帳。設置場所、点検日、次回点検日',
    things: '消火器|点検|inspection',
    fields: '設置場所|場所, 点検日, 次回点検日|nextDate',
  },
  {
    prompt: '助成金の申請を助成元、金額、締切、段階で管理し、ボードで表示',
    things: '申請|application|助成金',
    fields: '助成元, 金額|amount, 締切|dueDate, 段階|stage',
    shows: 'board',
  },
  { prompt: 'フリーマーケットの出店者とブースと売上を記録', things: '出店者|vendor, ブース|booth', fields: '売上|revenue' },
  {
    prompt: '登山の記録アプリ。山名、標高、登山日、天気、写真',
    things: '登山|山|hike|山行',
    fields: '山名|名前, 標高, 登山日|date, 天気|weather, 写真|image',
  },
]
