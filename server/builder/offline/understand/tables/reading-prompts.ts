// A working table of prompts as people write them: first sentences about themselves, several sentences, bullet lists, slips of
// the finger, "like X but for Y", nouns nobody wrote down. Written before the rules it was used for; those who mend the reader
// look at it, so its figures say what works, not how well the next prompt will be read.
import type { PromptCase } from './held-out-prompts.ts'

export const readingPrompts: readonly PromptCase[] = [
  // English, vague
  { prompt: 'I teach piano and need something to keep track of my pupils', things: 'pupil|student, lesson' },
  { prompt: 'my wife and I breed alpacas, we want something for that', things: 'alpaca|animal' },
  { prompt: 'I walk dogs for a living and my notebook is a mess', things: 'dog|pet, walk|booking|visit' },
  { prompt: 'Something for a small violin workshop', things: 'customer|client, repair|order|job' },
  { prompt: 'we are a kayak rental by the lake', things: 'kayak|rental|booking|loan, customer|client' },
  { prompt: 'I run an escape room', things: 'booking, room' },
  { prompt: 'help me organize our street festival', things: 'task|event|activity|stall|volunteer' },
  // English, detailed
  {
    prompt:
      'Hi! I have a small cheese dairy in the hills. We make about twelve kinds of cheese. I would like to write down every batch with milk quantity, start date and how many wheels we got. It should also be possible to see which wheels are ripe.',
    things: 'batch, wheel|cheese',
    fields: 'milk quantity, start date|startDate',
  },
  {
    prompt:
      'An app for our observatory club:\n- telescopes with aperture, focal length and condition\n- observations with date, object, weather and photo\n- members with email and phone',
    things: 'telescope, observation, member',
    fields: 'aperture, focal length, condition, object, weather, image|photo, email, phone',
  },
  {
    prompt: 'Like Trello but for film scripts: scenes move from idea to draft to final, each scene has a location and a length',
    things: 'scene',
    fields: 'location, length|duration',
    shows: 'board',
  },
  {
    prompt: 'Kep track of fountian pens with brnad, nib size and ink',
    things: 'pen|fountain pen',
    fields: 'brand|make, nib size, ink',
  },
  {
    prompt: 'Lighthouse register with keepers, lamps and tides; each lamp has a wattage and a replaced on date',
    things: 'keeper, lamp, tide|lighthouse',
    fields: 'wattage, replaced on',
  },
  {
    prompt: 'Log what our wind turbines produce: output in megawatt hours, wind speed, downtime and date, as charts',
    things: 'turbine|wind turbine|output|reading',
    fields: 'output, wind speed, downtime, date',
    shows: 'dashboard',
  },
  {
    prompt: 'Keep exhibits of our toy museum with maker, year, acquired from, photo and display case, in a gallery',
    things: 'exhibit',
    fields: 'maker, year, acquired from, image, display case',
    shows: 'gallery',
  },
  {
    prompt: 'Ferries, crossings and passengers. A crossing has a departure time, a ferry and a delay in minutes.',
    things: 'ferry, crossing, passenger',
    fields: 'departure time, delay',
  },
  {
    prompt: 'I want to know who borrowed which costume from our theatre wardrobe and when it is due back',
    things: 'costume, loan',
    fields: 'due back|returnDate, borrower',
  },
  {
    prompt: 'A website for our brass band with upcoming concerts, the musicians and how to hire us. Dark and elegant.',
    things: 'concert, musician|member',
    shows: 'landing',
  },
  {
    prompt: 'Beach cleanup log: beach, date, volunteers, bags filled and weight in kg. Staff can edit, volunteers can only view.',
    things: 'cleanup|beach cleanup',
    fields: 'beach, date, volunteers|volunteer, bags filled, weight',
  },
  {
    prompt: 'Vineyard blocks with grape, area in hectares, last sprayed and next sprayed',
    things: 'block|vineyard block',
    fields: 'grape, area, last sprayed, next sprayed',
  },
  {
    prompt: 'Manage sponsors for our marathon, with pledge, invoice sent, contact person and a deadline for the logo',
    things: 'sponsor',
    fields: 'pledge, invoice sent, contact person|contactName, deadline|dueDate',
  },
  // Swedish, vague
  { prompt: 'jag driver en liten cykelverkstad', things: 'kund|customer, reparation|repair|arbetsorder' },
  { prompt: 'Vi är en ridskola och vill ha ordning på allt', things: 'häst|horse, elev|student|ryttare, lektion|lesson' },
  { prompt: 'Jag undervisar i fiol och tappar bort vem som ska komma när', things: 'elev|student, lektion|lesson' },
  { prompt: 'något för vår bastuförening', things: 'medlem|member, bokning|booking' },
  {
    prompt: 'Jag klipper hundar hemma i garaget och behöver hålla ordning',
    things: 'hund|dog|pet, bokning|booking, kund|customer',
  },
  { prompt: 'Hjälp mig att planera en hantverksmässa', things: 'utställare|uppgift|task|evenemang|event|monter' },
  { prompt: 'vi hyr ut släpvagnar', things: 'släpvagn|släp, uthyrning|bokning|booking|rental, kund|customer' },
  // Swedish, detailed
  {
    prompt: 'Ett register över gravstenar med kvarter, namn på den avlidne, dödsår och senast rengjord',
    things: 'gravsten',
    fields: 'kvarter, avlidne, dödsår, senast rengjord',
  },
  {
    prompt:
      'Hej! Jag är vaktmästare på en skola. Varje dag får jag in felanmälningar om trasiga lampor och annat. Jag vill kunna skriva upp felanmälningar med rum, beskrivning, bråttom eller inte, och när de är åtgärdade.',
    things: 'felanmälan',
    fields: 'rum, beskrivning|description',
  },
  {
    prompt: 'Renskötsel: renar med märkning, kön och födelseår, samt flyttningar med datum och betesmark',
    things: 'ren, flyttning',
    fields: 'märkning, kön|gender, födelseår, datum|date, betesmark',
  },
  {
    prompt: 'En app för ljusstöpning. Recept med vax, veke och doft; stöpningar med datum och antal ljus',
    things: 'recept|recipe, stöpning',
    fields: 'vax, veke, doft, datum|date, antal',
  },
  {
    prompt: 'Hålla reda på släktens fotografier: vem som är med, årtal, plats och var originalet finns. Visa som galleri.',
    things: 'fotografi|foto|photo',
    fields: 'årtal|year, plats|location',
    shows: 'gallery',
  },
  {
    prompt: 'Loggbok för vår segelbåt med datum, start, mål, vindstyrka och distans i sjömil',
    things: 'segling|resa|tur|loggbok|segelbåt|trip|båt|boat',
    fields: 'datum|date, vindstyrka, distans|distance',
  },
  {
    prompt: 'Utlåning av instrument i musikskolan: instrument, elev, utlånad den, ska lämnas tillbaka',
    things: 'utlåning|lån|loan',
    fields: 'instrument, elev, utlånad',
  },
  {
    prompt:
      'Som Trello fast för takläggare: jobb flyttas från offert till pågår till klart, med adress och takyta i kvadratmeter',
    things: 'jobb|job|project',
    fields: 'adress|address, takyta',
    shows: 'board',
  },
  {
    prompt: 'Lista över sopkärl, tömningar och avvikelser. En tömning har datum, kärl och vikt i kilo.',
    things: 'sopkärl, tömning, avvikelse',
    fields: 'datum|date, kärl|sopkärl, vikt|weight',
  },
  {
    prompt: 'Medelmsregister för hembygdsföreningen med adres, telefon och betald avgift, samt arrangemang med lokal och anmälda',
    things: 'medlem|member, arrangemang|event',
    fields: 'adress|address, telefon|phone, avgift|paid|fee, lokal|location',
  },
  {
    prompt: 'Provtagningar av dricksvatten med brunn, pH-värde, temperatur, provtagare och datum, diagram över tid',
    things: 'provtagning',
    fields: 'brunn, ph, temperatur|temperature, provtagare, datum|date',
    shows: 'dashboard',
  },
  {
    prompt: 'En hemsida för vårt vandrarhem med rum, priser, öppettider och hur man hittar hit',
    things: 'rum|room',
    fields: 'pris|price',
    shows: 'landing',
  },
  {
    prompt: 'Vi säljer mattor på nätet och vill ha koll på mattor (storlek, material, pris, lagersaldo) och beställningar',
    things: 'matta|product, beställning|order',
    fields: 'storlek|size, material, pris|price, lagersaldo|stock',
  },
  // Japanese, vague
  { prompt: '小さな花屋をやっています', things: '注文|order, 商品|花|product, 顧客|customer' },
  { prompt: '書道教室を開いています。生徒のことを管理したいです', things: '生徒|student' },
  { prompt: '犬の散歩代行の仕事をしています', things: '犬|dog|pet, 予約|booking|散歩' },
  { prompt: '町内会の仕事を楽にしたい', things: '会員|住民|世帯|member|resident|household, イベント|行事|event' },
  { prompt: 'レンタサイクルの店で使えるもの', things: '自転車|bike|貸出|rental|予約|booking' },
  { prompt: '友達と同人誌を作っています。何か便利なものがほしい', things: '同人誌|作業|task|イベント|作品|原稿' },
  { prompt: '整体院のための仕組み', things: '予約|booking, 患者|顧客|customer|patient' },
  // Japanese, detailed
  { prompt: '井戸の台帳。所在地、深さ、水質、次の検査日', things: '井戸', fields: '所在地|location, 深さ, 水質, 検査日' },
  {
    prompt: '茶道教室のアプリ。お弟子さんの連絡先と入門日、稽古の日付と内容、道具の一覧',
    things: '弟子|お弟子さん|student, 稽古|lesson, 道具',
    fields: '連絡先, 入門日, 日付|date, 内容',
  },
  {
    prompt: '盆栽の記録をつけたい。樹種、樹齢、植え替え日、写真',
    things: '盆栽',
    fields: '樹種, 樹齢, 植え替え日, 写真|image',
  },
  {
    prompt: '釣りの記録：釣った日、場所、魚種、サイズ、天気、使った餌',
    things: '釣り|釣果|catch',
    fields: '釣った日|日付|date, 場所|location, 魚種, サイズ|size, 天気|weather, 餌',
  },
  {
    prompt: 'Trelloみたいな、でも引っ越し用のアプリ。荷物を「未梱包」「梱包済み」「搬出済み」で管理',
    things: '荷物',
    shows: 'board',
  },
  {
    prompt: '保護猫の管理。名前、年齢、性別、避妊手術済みか、里親、写真をギャラリーで見たい',
    things: '猫|保護猫',
    fields: '名前|name, 年齢|age, 性別|gender, 里親, 写真|image',
    shows: 'gallery',
  },
  {
    prompt: '・出演者（芸名、ジャンル、出演料）\n・会場（収容人数、住所）\n・公演（日時、会場、出演者）',
    things: '出演者, 会場, 公演',
    fields: '芸名, ジャンル|genre, 出演料, 収容人数, 住所|address, 日時|dateTime',
  },
  {
    prompt: '農園の作業日誌です。作業日、作業者、作業内容、畑、使った農薬の量を残して、月ごとにグラフで見たい。',
    things: '作業|作業日誌|日誌',
    fields: '作業日, 作業者, 作業内容, 畑, 量',
    shows: 'dashboard',
  },
  {
    prompt: '図書室の本と貸出の管理。貸出には借りた人、貸出日、返却期限',
    things: '本|book, 貸出|loan',
    fields: '借りた人|borrower, 貸出日, 返却期限|returnDate',
  },
  {
    prompt: '着物レンタル店のウェブサイト。着物一覧、料金、予約フォーム',
    things: '着物, 予約|booking',
    fields: '料金',
    shows: 'landing',
  },
  {
    prompt: '消防団の出動記録。出動日時、場所、出動人数、概要',
    things: '出動',
    fields: '日時, 場所|location, 人数, 概要|summary',
  },
  { prompt: '卒業生の名簿と同窓会の出欠', things: '卒業生, 同窓会|event', fields: '出欠|rsvp' },
  {
    prompt: '自転車の修理受付。お客様名、車種、修理内容、預かり日、引渡し予定日、料金',
    things: '修理|repair',
    fields: 'お客様名|customer, 車種, 修理内容, 預かり日, 引渡し予定日, 料金',
  },
]
