import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { change } from '../change/change.ts'
import { generateProject } from '../generate/generate-project.ts'
import { siteTrades, translatedSite } from '../lexicon/site-trades/site-trades.ts'
import { localText } from '../lexicon/lexicon.ts'
import { projectModelSchema, type ProjectModel } from '../model.ts'
import { sectionId, siteTradeNames } from '../site-model.ts'
import { understand } from '../understand/understand.ts'
import { completePages } from './complete-pages.ts'

const site = (prompt: string) => {
  const { model } = understand(prompt)
  const home = model?.pages[0]
  assert.equal(home?.kind, 'landing', prompt)
  return { model: model!, home: home!, sections: home!.sections!.map(sectionId) }
}
const after = (model: ProjectModel, ...wishes: string[]) => {
  const changed = wishes.reduce((current, wish) => {
    const { model: next, operations } = change(current, wish)
    assert.ok(operations.length > 0, `nothing done: ${wish}`)
    return next
  }, model)
  assert.equal(projectModelSchema.safeParse(changed).error, undefined)
  return { changed, sections: changed.pages[0]!.sections!.map(sectionId) }
}

describe('websites', () => {
  const named: [prompt: string, sections: string[]][] = [
    [
      'landing page for a dog grooming salon called Fluffy Paws, with opening hours, prices, and contact form',
      ['hours', 'prices', 'contact'],
    ],
    ['hemsida för mitt kafé med öppettider, priser och kontaktformulär', ['hours', 'prices', 'contact']],
    ['カフェのホームページ。メニュー、営業時間、アクセス、お問い合わせフォーム', ['prices', 'hours', 'address', 'contact']],
    ['website for our rowing club with news, events and a membership form', ['news', 'events', 'contact']],
    ['Hemsida för vårt museum med nyhetsbrev, galleri och vår historia', ['newsletter', 'gallery', 'about']],
  ]
  for (const [prompt, sections] of named)
    test(`sections that are said stand in their order: ${prompt}`, () => {
      const { sections: planned, model } = site(prompt)
      assert.deepEqual(planned, sections)
      assert.deepEqual(completePages(model), model, 'completing twice changes nothing')
      for (const thing of model.things) assert.ok(thing.rows.length > 0, `${thing.id} starts empty`)
    })

  test('who names the parts gets these and no others, and one alone is filled up', () => {
    const told: Record<string, string[]> = {
      'website for my driving school Green Light - lessons and prices, where we drive, what our pupils say': [
        'prices',
        'text2',
        'testimonials',
      ],
      'Hemsida för min trafikskola: om oss, priser, var vi kör, vad eleverna säger': ['about', 'prices', 'text3', 'testimonials'],
      'ペットシッターのHP。対応エリア、料金、お客様の声、よくある質問': ['text1', 'prices', 'testimonials', 'questions'],
      'Site for our bike co-op: opening hours, three quotes from customers, find us': ['hours', 'testimonials', 'address'],
      'site for our folk duo, gigs, listen, about, booking': ['events', 'text2', 'about', 'contact'],
      'sajt till vårt band Snöblind: spelningar, lyssna, om bandet, boka oss': ['events', 'text2', 'about', 'contact'],
    }
    for (const [prompt, sections] of Object.entries(told)) assert.deepEqual(site(prompt).sections, sections, prompt)
    assert.ok(site('website for my barbershop with prices').sections.length > 3)
  })

  test('whoever shows their own work has works, speaks alone and is called as told', () => {
    const told: [prompt: string, name: string, sections: string[], about?: string][] = [
      [
        'portfolio for a freelance illustrator, Marta Lind. selected work, about me, contact',
        'Marta Lind',
        ['portfolioItem', 'about', 'contact'],
        'About me',
      ],
      [
        'portfolio för illustratör Elsa Vinter: utvalda jobb, om mig, kontakt',
        'Elsa Vinter',
        ['portfolioItem', 'about', 'contact'],
        'Om mig',
      ],
      [
        'フリーランスのデザイナーのポートフォリオサイト。作品、自己紹介、お問い合わせ',
        'ポートフォリオ',
        ['portfolioItem', 'about', 'contact'],
        '自己紹介',
      ],
      [
        'portfolio site for a web developer, dark, projects, skills, blog, contact',
        'Web Developer',
        ['portfolioItem', 'text2', 'news', 'contact'],
      ],
      ['photographer portfolio', 'Photographer', ['portfolioItem', 'prices', 'about', 'contact'], 'About me'],
    ]
    for (const [prompt, name, sections, about] of told) {
      const { model, home, sections: planned } = site(prompt)
      assert.deepEqual(planned, sections, prompt)
      assert.equal(model.name, name)
      assert.equal(home.sections!.find(({ id }) => id === 'about')?.title, about, prompt)
      assert.ok(model.things.find(({ concept }) => concept === 'portfolioItem')!.rows.length > 3, prompt)
      assert.ok(!model.things.some(({ concept }) => concept === 'exhibition' || concept === 'artwork'), prompt)
    }
  })

  test('a button that was told says so and leads somewhere', () => {
    for (const [prompt, button, leads] of [
      ['Hemsida för vår städfirma: priser, område, knapp Be om offert', 'Be om offert', 'contact'],
      [
        "landing page for our sauna 'Steam & Pine' with prices, where we are and a big button 'Reserve a slot'",
        'Reserve a slot',
        'booking',
      ],
      ['貸切サウナ「森の湯気」のホームページ。料金、アクセス、「予約する」ボタン', '予約する', 'booking'],
    ] as const) {
      const { model, home, sections } = site(prompt)
      assert.equal(home.texts?.button, button, prompt)
      assert.equal(sections.includes('contact'), leads === 'contact', prompt)
      assert.equal(
        model.pages.some(({ kind }) => kind === 'booking'),
        leads === 'booking',
        prompt,
      )
    }
  })

  test('a form asks what was told', () => {
    for (const [prompt, ...labels] of [
      ['a site for a piano teacher: about me, fees, form with name, email and age of the pupil', 'Name', 'Email', 'Age of pupil'],
      ['sida för en fotograf: bilder, om mig, kontaktformulär med namn, mejl och datum', 'Namn', 'Mejl', 'Datum'],
    ]) {
      const { model, home } = site(prompt!)
      const list = model.things.find(({ id }) => id === home.parts?.message)!
      assert.deepEqual(
        list.fields.map(({ label }) => label),
        labels,
      )
    }
  })

  const couples = [
    'wedding website for Hanna & Joel, 14 June, with RSVP',
    'bröllopssida för Elin & Joakim med OSA',
    'sida för Elin & Joakim, vi gifter oss i Visby den 14 augusti',
    'vår bröllopssida med OSA',
    '結婚式のホームページ。出欠フォームつき',
  ]
  for (const prompt of couples)
    test(`a couple's guests answer on the page: ${prompt}`, () => {
      const { sections, model, home } = site(prompt)
      assert.equal(home.site?.trade, 'couple')
      assert.equal(sections.at(-1), 'rsvp')
      assert.ok(sections.includes('events') && sections.includes('about'), sections.join())
      const guests = model.things.find(({ id }) => id === home.parts?.guest)
      assert.ok(guests?.rows.length, 'guests')
      const form = generateProject(model)['src/sections/rsvp-section.tsx']!
      const [invited, ...answers] = guests.fields.find(({ id }) => id === 'rsvp')!.options!
      assert.ok(
        form?.includes(`{([${answers.map((answer) => `'${answer}'`).join(', ')}] satisfies`),
        'the answers to choose from',
      )
      assert.ok(!form.includes(`'${invited}'`), 'whoever answers is not merely invited')
      assert.deepEqual(completePages(model), model, 'completing twice changes nothing')
    })

  test('a form alone is no page: what is usual stands above it', () => {
    assert.ok(site('hemsida för min frisersalong med kontaktformulär').sections.includes('prices'))
  })

  test('what is not said is chosen by the trade', () => {
    const usual: Record<string, string[]> = {
      'a website for my café': ['prices', 'hours', 'address'],
      'hemsida till en redovisningsbyrå': ['prices', 'team', 'questions'],
      'website for our sailing club': ['events', 'news', 'contact'],
      'Website for a wedding photographer': ['gallery', 'prices'],
    }
    const headlines = new Set<string>()
    for (const [prompt, wanted] of Object.entries(usual)) {
      const { sections, home } = site(prompt)
      for (const section of wanted) assert.ok(sections.includes(section), `${prompt}: ${section} in ${sections.join()}`)
      headlines.add(home.texts!.headline!)
    }
    assert.equal(headlines.size, 4)
  })

  test('a site is called what it is said to be called', () => {
    const names: Record<string, string> = {
      'website for a dog groomer called Fluffy Paws with prices': 'Fluffy Paws',
      'Hemsida för en frisör som heter Salong Saga med priser': 'Salong Saga',
      '「ひなた食堂」という和食店のホームページ': 'ひなた食堂',
    }
    for (const [prompt, name] of Object.entries(names)) assert.equal(site(prompt).model.name, name)
  })

  test('a section nobody has heard of gets its heading', () => {
    const { home } = site('website for my garage with prices and a section about classic cars')
    assert.equal(home.sections!.find(({ kind }) => kind === 'text')?.title, 'Classic cars')
  })

  test('who keeps records gets no sections', () => {
    const { model } = understand('A website to track my suppliers with address, prices and contact')
    assert.ok(!model!.pages[0]!.sections?.some(({ kind }) => kind === 'address'))
  })

  test('later wishes add, move and remove sections and change their words', () => {
    const english = after(
      site('website for a bakery with prices, team and questions').model,
      'add a gallery',
      'move prices below the team',
      'remove the questions',
      'change the headline to Bread since 1921',
      'add opening hours and a newsletter sign-up',
    )
    assert.deepEqual(english.sections, ['team', 'prices', 'gallery', 'hours', 'newsletter'])
    assert.equal(english.changed.pages[0]!.texts!.headline, 'Bread since 1921')
    assert.ok(english.changed.things.some(({ id }) => id === 'subscriber'))
    const files = generateProject(english.changed)
    assert.match(files['src/sections/hero.tsx']!, /Bread since 1921/)
    assert.ok(!('src/sections/questions-section.tsx' in files))
    const swedish = after(site('hemsida till en redovisningsbyrå').model, 'lägg till öppettider', 'ta bort frågorna')
    assert.ok(swedish.sections.includes('hours') && !swedish.sections.includes('questions'))
    const japanese = after(site('カフェのホームページ。メニュー、アクセス').model, '営業時間を追加', 'アクセスを一番上に移動')
    assert.equal(japanese.sections[0], 'address')
    assert.ok(japanese.sections.includes('hours'))
  })

  test('in another language the builder’s words follow and the person’s stay', () => {
    const { changed } = after(
      site('website for a bakery with questions').model,
      'change the headline to Bread since 1921',
      'in Swedish please',
    )
    const home = changed.pages[0]!
    assert.equal(home.texts!.headline, 'Bread since 1921')
    const [question] = siteTrades.food.questions[0]!
    assert.equal(home.sections!.find(({ kind }) => kind === 'questions')!.items![0]!.title, localText(question, 'sv'))
    assert.equal(translatedSite('Bread since 1921', 'en', 'ja'), 'Bread since 1921')
  })

  test('a document of the first version stays valid and keeps its sections', () => {
    const { model } = site('a website for my café')
    const [home, ...others] = model.pages
    const { site: _site, ...plain } = home!
    const old = { ...model, pages: [{ ...plain, sections: ['features', 'hours', 'contact'] }, ...others] }
    const parsed = projectModelSchema.parse(old)
    assert.deepEqual(parsed.pages[0]!.sections!.map(sectionId), ['features', 'hours', 'contact'])
    assert.match(generateProject(parsed)['src/pages/home-page.tsx']!, /<HoursSection \/>/)
  })

  test('every trade says everything in three languages', () => {
    for (const name of siteTradeNames) {
      const { headline, lead, reasons, questions, voices, roles, services = [], week } = siteTrades[name]
      const told = [headline, lead, ...voices, ...roles, ...questions.flat(), ...reasons.flatMap(([, ...texts]) => texts)]
      for (const text of [...told, ...services.flatMap(([title, , , about]) => [title, about])])
        assert.equal(text.split('|').filter(Boolean).length, 3, `${name}: ${text}`)
      assert.equal(week.split(' ').length, 7, name)
      for (const text of told) assert.match(text.split('|')[2]!, /[ぁ-んァ-ヶ一-龠]/u, text)
    }
  })
})

test('the form of a website asks for no survey, and its front page brings no back office', () => {
  const { model } = understand('工務店のホームページ。施工事例、代表あいさつ、無料見学の申し込みフォーム。')
  assert.deepEqual(
    model?.pages.map(({ kind }) => kind),
    ['landing', 'collection'],
  )
  assert.deepEqual(
    model?.things.map(({ concept }) => concept),
    ['message'],
  )
})
