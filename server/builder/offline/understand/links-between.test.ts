import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from './understand.ts'

/** `List.Field > Target`, `List.Field (choices)` or `List.Field: type`, as a description is built. */
function builtOf(description: string): string[] {
  const { model } = understand(description)
  const named = (id: string | undefined) => model?.things.find((thing) => thing.id === id)?.many
  return (model?.things ?? []).flatMap(({ many, fields }) => [
    many,
    ...fields.map(({ label, type, target, options }) => {
      const what = target ? ` > ${named(target)}` : options ? ` (${options.join(', ')})` : `: ${type}`
      return `${many}.${label}${what}`
    }),
  ])
}

const cases: readonly [description: string, has: readonly string[], lacks?: readonly string[]][] = [
  // of whom and of what a record is, by what it is
  ['Tailor shop: customers, alterations, fabrics', ['Alterations.Customer > Customers'], ['Alterations.Customer name: text']],
  ['Sports club: teams, players, matches, trainings', ['Players.Team > Teams', 'Matches.Team > Teams', 'Trainings.Team > Teams']],
  ['School: teachers, classes, students, exams', ['Classes.Teacher > Teachers', 'Students.Class > Classes']],
  ['Hair salon: clients, hairdressers, bookings', ['Bookings.Hairdresser > Hairdressers', 'Bookings.Client > Clients']],
  [
    'Hotel: rooms, guests, cleaners, bookings',
    ['Bookings.Room > Rooms', 'Bookings.Guest > Guests'],
    ['Bookings.Cleaner > Cleaners'],
  ],
  ['CRM for a roofing company: leads, estimates, jobs', ['Estimates.Lead > Leads', 'Jobs.Lead > Leads']],
  ['Översättningsbyrå: kunder, översättare, uppdrag', ['Uppdrag.Kund > Kunder', 'Uppdrag.Översättare > Översättare']],
  ['フィットネスジム：会員、トレーナー、クラス', ['クラス.トレーナー > トレーナー']],
  // which of another list, in words around its name
  [
    'Cat rescue. Keep track of cats, foster homes and vets. For each cat: name, age, which foster home has it, which vet it sees, vaccinated yes/no.',
    ['Cats.Foster home > Foster homes', 'Cats.Vet > Vets', 'Cats.Vaccinated: bool'],
    ['Foster homes.It: text'],
  ],
  ['Horse stable: horses, owners, boxes. Which box a horse is in.', ['Horses.Box > Boxes', 'Horses.Owner > Owners']],
  [
    '保護猫の団体です。猫、預かりさん、里親希望者を登録したい。猫は名前、年齢、どの預かりさんの家にいるか、ワクチン済みか。',
    ['猫.預かりさん > 預かりさん'],
    ['猫.どの預かりさんの家にいる: bool'],
  ],
  [
    'Babysitting co-op. Families, kids, sits. Each sit has which family asked, which family sat, hours and points.',
    ['Sits.Which family asked > Families', 'Sits.Which family sat > Families'],
  ],
  // the usual field of a trade beside the list
  [
    'Kursadmin för vår studieförening: kurser, ledare, deltagare, lokaler. Varje kurs har en ledare och en lokal.',
    ['Kurser.Ledare > Ledare', 'Kurser.Lokal > Lokaler'],
  ],
  [
    'Redovisningsbyrå: klienter, uppdrag, medarbetare. Uppdrag med klient, ansvarig, deadline.',
    ['Uppdrag.Ansvarig > Medarbetare'],
  ],
  // whose it is, as a sentence
  [
    'Wedding planner app: weddings, vendors and tasks. Each wedding has a couple, date, venue. Tasks belong to a wedding and have a due date.',
    ['Tasks.Wedding > Weddings', 'Tasks.Due date: date'],
    ['Weddings.Due date: date'],
  ],
  [
    'Biodling: kupor, besiktningar och skörd. Varje besiktning gäller en kupa och har datum, drottning sedd och antal ramar.',
    ['Besiktningar.Kupa > Kupor', 'Besiktningar.Antal ramar: int'],
    ['Kupor.Antal ramar: int'],
  ],
  [
    'ピアノ教室。生徒、保護者、レッスン。月謝は生徒ごとに金額と入金済みか。',
    ['月謝.生徒 > 生徒', '月謝.金額: money'],
    ['生徒.金額: money'],
  ],
  ['陶芸教室。生徒(名前、電話)、作品(誰の作品か、焼成日、釉薬)。', ['作品.持ち主 > 生徒']],
  // the names of lists in a row
  [
    'Small bakery. Customers, cakes, orders. Each order has a customer, which cake, pickup date.',
    ['Customers', 'Orders.Cake > Cakes'],
  ],
  ['Hovslagare. Jag har kunder och hästar. Varje häst har ras och sko-typ.', ['Kunder', 'Hästar']],
  ['塾の管理アプリ。生徒、講師、授業。授業は日時、講師、生徒。', ['講師', '授業.講師 > 講師', '授業.生徒 > 生徒']],
  [
    'ペットホテル。飼い主、ペット、宿泊。宿泊はペット、チェックイン、料金。',
    ['宿泊.ペット > ペット'],
    ['飼い主.ペット > ペット', '飼い主.宿泊 > 宿泊'],
  ],
  ['Coach log: athletes, sessions. For each session which athlete, minutes, distance.', ['Sessions.Athlete > Athletes']],
  // what is chosen
  ['Windows. Customers with address, cash or transfer.', ['Customers.Cash or transfer (Cash, Transfer)']],
  [
    'Pizzeria, vill ha en meny med kategorierna pizza, pasta, sallad och dryck. Varje rätt har namn, pris och allergener.',
    ['Rätter.Kategori (Pizza, Pasta, Sallad, Dryck)'],
    ['Rätter.Pasta: text'],
  ],
  [
    '民宿の予約台帳。お客さんの名前、電話番号、人数、チェックイン、部屋は「松」「竹」「梅」の3部屋、夕食あり/なし、料金。',
    ['予約.部屋 (松, 竹, 梅)', '予約.夕食の有無: bool'],
  ],
  ['陶芸教室。作品(種類、焼成日、欠け・割れ・ひびの有無)、生徒(名前、電話)。', ['作品.状態 (欠け, 割れ, ひび, なし)']],
  [
    'Medication list for grandpa: name, dose, when (morning, lunch, evening).',
    ['Medications.Time of day (Morning, Lunch, Evening)'],
  ],
  // two readings, and how long
  [
    '祖母の介護記録。日付、担当した人、血圧(上と下)、体温、立て替えたお金、かかった時間。',
    ['祖母の介護.最高血圧: int', '祖母の介護.最低血圧: int', '祖母の介護.立替金額: money', '祖母の介護.所要時間: int'],
  ],
]

for (const [description, has, lacks = []] of cases)
  test(description, () => {
    const built = builtOf(description)
    for (const line of has) assert.ok(built.includes(line), `${line} is not in ${built.join('; ')}`)
    for (const line of lacks) assert.ok(!built.includes(line), `${line} is in ${built.join('; ')}`)
  })

test('a blog with tags has no list of them', () => {
  assert.ok(!builtOf('blogg om mitt surdegsbak med inlägg och taggar').includes('Taggar'))
})
test('what happens is no list that a usual field points to', () => {
  assert.ok(builtOf('medication reminder with dose and time').every((line) => !line.startsWith('Medications.Dose >')))
})
