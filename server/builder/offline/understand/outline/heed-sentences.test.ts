import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { understand } from '../understand.ts'

/** Each list with the labels of what was said of it. */
const lists = (prompt: string) =>
  Object.fromEntries(
    understand(prompt).model!.things.map(({ many, fields }) => [
      many,
      fields.filter(({ why }) => why === 'said').map(({ label }) => label),
    ]),
  )

describe('long descriptions', () => {
  test('a list has what the sentence that writes it down gives it, whatever else is told', () => {
    const told = lists(
      'School nurse here. I need a log of students (name, class, guardian phone, allergies, care plan yes/no), visits to my office (time in, time out, reason, what I did, sent home or back to class) and medications kept at school with dose, quantity left and expiry date. Giving a dose should lower the quantity and record who gave it and when. Teachers may look at allergies for their own class but nothing else.',
    )
    assert.deepEqual(told.Students, ['Name', 'Class', 'Guardian phone', 'Allergies', 'Care plan'])
    assert.deepEqual(told.Visits, ['Reason', 'Time in', 'Time out', 'What i did', 'Sent home or back to class', 'Student'])
    for (const each of ['Dose', 'Quantity left', 'Expiry date']) assert.ok(told.Medications!.includes(each), each)
    const clinic = lists(
      '訪問看護ステーションで使う訪問予定の管理アプリをお願いします。利用者（氏名、住所、要介護度、主治医）とスタッフ（氏名、資格、勤務曜日）を登録し、訪問は利用者・スタッフ・日時・所要時間・内容を入力します。訪問後に体温、血圧、脈拍と記録を書きます。週間カレンダーと、スタッフ別の今月の訪問件数が見えるダッシュボードが必要です。',
    )
    assert.deepEqual(clinic['利用者'], ['氏名', '住所', '要介護度', '主治医'])
    assert.deepEqual(clinic['スタッフ'], ['氏名', '資格', '勤務曜日'])
    const skola = lists(
      'Ridskola med 24 hästar. Elever har namn, födelsedatum, nivå och målsmans telefonnummer, hästar har mankhöjd, maxvikt, ras och status (i tjänst, vila, skadad). Ridlärarna ska kunna ta närvaro i mobilen. Jag vill se ett veckoschema och hur mycket varje häst har gått.',
    )
    assert.deepEqual(skola.Elever, ['Namn', 'Födelsedatum', 'Nivå', 'Målsmans telefonnummer'])
    assert.deepEqual(skola['Hästar'], ['Mankhöjd', 'Maxvikt', 'Ras', 'Status'])
  })

  test('in brackets nothing is a list, "either or" is a choice, and a clause is about its last word', () => {
    const party = lists('Vi har gäster (namn, telefon, mobil, allergier) och bord med nummer, platser och placering.')
    assert.ok(party['Gäster']!.includes('Allergier'))
    assert.equal(party.Allergier, undefined)
    const films = understand(
      'Festivalen behöver ett ställe där regissörer skickar in kortfilmer (titel, längd, land, länk), och jag vill se dem på en tavla.',
    ).model!
    assert.ok(films.things.some(({ many }) => many === 'Kortfilmer'))
    const clubs = understand(
      'We keep clubs (name, leader, phone, age, upstairs or downstairs) and their visits (date, place, what we did, reason).',
    ).model!
    const either = clubs.things.flatMap(({ fields }) => fields).find(({ label }) => label === 'Upstairs or downstairs')
    assert.deepEqual(either?.options, ['Upstairs', 'Downstairs'])
  })

  test('a piece of a sentence is no field', () => {
    const hire = lists(
      'We have equipment (name, serial number, day rate, photo) and kits that are made of several pieces of equipment..',
    )
    assert.deepEqual(hire.Equipment, ['Name', 'Serial number', 'Day rate', 'Photo'])
    assert.ok('Kits' in hire)
    const butik = lists(
      'Det behövs säljare med kontonummer, hyllor med nummer och veckopris, hyresperioder som kopplar ihop dem, och varor med pris.',
    )
    assert.deepEqual(butik.Hyllor?.toSorted(), ['Nummer', 'Veckopris'])
    const whether = lists('allotment waiting list. name, phone, full or half plot, whether they have been offered one yet')
    assert.ok(
      Object.values(whether)
        .flat()
        .some((label) => /offered/i.test(label)),
    )
  })

  test('when something begins and ends are days or hours', () => {
    const typesOf = (prompt: string) =>
      understand(prompt).model!.things.flatMap(({ fields }) =>
        fields.filter(({ why }) => why === 'said').map(({ label, type }) => `${label}:${type}`),
      )
    assert.deepEqual(typesOf('Uthyrningar: båtplats, från, till'), ['Båtplats:text', 'Från:date', 'Till:date'])
    assert.ok(typesOf('Tågresor: datum, från, till, pris').includes('Från:text'))
    assert.ok(typesOf('Programpunkter med start, slut och sal').includes('Slut:time'))
  })

  test('so many lists told by name are lists, who may do what is none, and a calendar is of what happens', () => {
    const houses = understand(
      '空き家の管理代行をしています。オーナー、物件、巡回、修繕の4つを管理したいです。物件には住所、築年、鍵番号があります。巡回では日付、担当、所見を記録します。',
    ).model!
    for (const name of ['オーナー', '物件', '巡回', '修繕'])
      assert.ok(
        houses.things.some(({ many }) => many === name),
        name,
      )
    const care = understand(
      '訪問看護の管理アプリ。利用者（氏名、住所、主治医）とスタッフ（氏名、資格、勤務曜日）を登録し、訪問は利用者・スタッフ・日時・所要時間・内容を入力します。週間カレンダーと、スタッフ別の今月の訪問件数が見えるダッシュボードが必要です。記録の修正は本人と管理者だけができるようにしてください。',
    ).model!
    assert.ok(care.things.every(({ many }) => many !== '修正'))
    const withCalendar = care.things.filter(({ views }) => views.includes('calendar')).map(({ many }) => many)
    assert.deepEqual(withCalendar, ['訪問'])
    const farm = understand(
      'いちご農園をやっています。ハウスが6棟あって、棟ごとに品種、定植日、株数を登録したい。毎日の作業（日付、棟、作業内容、担当者、時間）と収穫量（kg、等級）、農薬の使用（薬剤名、倍率、使用日、収穫前日数）を記録します。農薬をまいた後、収穫前日数が過ぎるまではその棟の収穫を登録できないようにしたいです。あといちご狩りの予約も受けていて、日時、人数（大人・子ども）、代表者名、電話番号が必要、1枠20人まで。トップに今日の予約、棟別の収穫量グラフ、今月の合計を出してください。',
    ).model!
    const people = farm.things.flatMap(({ fields }) => fields).find(({ label }) => label === '人数')
    assert.deepEqual(people?.options, ['大人', '子ども'])
    const repairs = lists(
      "I fix guitars. Need to log every job with customer name, phone, what's wrong with it, the price and when it's due back.",
    )
    assert.ok(repairs.Jobs!.includes('Due back') && !repairs.Jobs!.includes('What wrong'), repairs.Jobs!.join())
  })
})
