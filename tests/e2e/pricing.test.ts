import { expect, type Page, type Route } from '@playwright/test'
import { languages } from '#shared/languages.ts'
import type { Plan } from '#shared/plan-schema.ts'
import { expectNoAxeFault, expectNoSidewaysScroll, narrowestPx, test } from './visit.ts'

/** For a page whose clock stands still to notice an answer. */
const settleMs = 800
/** Long after the page was opened. */
const standsAtMs = 3600_000

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
const skeletons = (page: Page) => page.locator('main [data-skeleton]')

const own: Plan = {
  uuid: 'own',
  productName: 'Own',
  name: 'Own',
  planType: 'recurring',
  currency: 'usd',
  unitAmount: 900,
  billingScheme: 'per_unit',
  recurring: { interval: 'month', interval_count: 1 },
  livemode: true,
  allowSignups: true,
}

/** What an operator's catalogue would bring: the server's answer is put in place, everything else is real. */
const offer = (page: Page, plans: Partial<Plan>[]) =>
  page.route('**/api/v1/pricing', (route) =>
    route.fulfill({ json: { plans: plans.map((plan, at) => ({ ...own, uuid: `own-${at}`, ...plan })) } }),
  )

test('PRICE-1 PRICE-3 PRICE-5 the shipped plans, by the month, then by the year; another size changes the price', async ({
  quiet: page,
}) => {
  await page.goto('/en/pricing')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start free. Pay when you build more.')
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText(['Free', 'Professional', 'Custom'])
  await expect(page.getByRole('button', { name: 'Monthly' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: /Yearly/ })).toContainText('Save 20%')

  const free = card(page, 'Free')
  await expect(free.getByRole('listitem')).toHaveText(['Public projects', '5 daily credits', 'Community support'])
  const professional = card(page, 'Professional')
  const sizes = professional.getByRole('combobox', { name: 'Choose a size' })
  await expect(sizes.locator('option')).toHaveText(['100', '200', '400'].map((credits) => `${credits} credits per month`))
  await expect(sizes).toHaveValue('professional-100-month')
  await expect(professional).toContainText('$20/ month')
  await sizes.selectOption('200 credits per month')
  await expect(professional).toContainText('$40/ month')
  await page.getByRole('button', { name: /Yearly/ }).click()
  await expect(professional).toContainText('$384/ year')
  await expect(sizes).toHaveValue('professional-200-year')
  await expect(professional.getByRole('link', { name: 'Subscribe' })).toHaveAttribute(
    'href',
    '/!organization/create/professional-200-year',
  )
  const contact = card(page, 'Custom').getByRole('link', { name: 'Contact Us' })
  await expect(contact).toHaveAttribute('href', /^mailto:/)
  await expect(contact).toHaveAttribute('target', '_blank')
})

test('PRICE-6 PRICE-7 PRICE-10 each language has its currency and its words', async ({ quiet: page }) => {
  for (const [language, name, price, feature] of [
    ['sv', 'Professionell', /200\skr\/ månad/, 'Egna domäner'],
    ['ja', 'プロフェッショナル', /￥3,000\/ 月/, '独自ドメイン'],
  ] as const) {
    await page.goto(`/${language}/pricing`)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(card(page, name)).toContainText(price)
    await expect(card(page, name).getByRole('listitem').filter({ hasText: feature })).toBeVisible()
  }
})

test('PRICE-9 free and paid plans lead to sign-up in the language being read', async ({ quiet: page }) => {
  await page.goto('/sv/pricing')
  await card(page, 'Gratis').getByRole('link', { name: 'Kom igång' }).click()
  await expect(page).toHaveURL('/sv/signup?plan=free')
  await page.goBack()
  await card(page, 'Professionell').getByRole('link', { name: 'Prenumerera' }).click()
  await expect(page).toHaveURL('/sv/signup?plan=professional-100-month')
  await page.goto('/!organization/create/professional-400-year')
  await expect(page).toHaveURL('/sv/signup?plan=professional-400-year')
})

test('PRICE-2 three skeletons while the plans are on their way, without scripts too', async ({
  quiet: page,
  browser,
  baseURL,
}) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/v1/pricing', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/en/pricing')
  await expect(skeletons(page)).toHaveCount(3)
  release()
  await expect(page.getByRole('article')).toHaveCount(3)
  await expect(skeletons(page)).toHaveCount(0)
  const bare = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! })
  const built = await bare.newPage()
  await built.goto('/ja/pricing')
  await expect(skeletons(built)).toHaveCount(3)
  await expect(built.getByRole('heading', { level: 1 })).toContainText('まずは無料で。')
  await bare.close()
})

test('PRICE-2 a refusal is told by its status at once, and can be tried again', async ({ page }) => {
  await page.route('**/api/v1/pricing', (route) => route.fulfill({ status: 403, json: { error: 'forbidden', message: 'No.' } }))
  await page.goto('/en/pricing')
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('Error loading pricing information')
  await expect(alert).toContainText('HTTP error! status: 403')
  await page.unroute('**/api/v1/pricing')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('article')).toHaveCount(3)
})

for (const [what, answer, message] of [
  ['a failing server', (route) => route.fulfill({ status: 503, body: 'down' }), 'HTTP error! status: 503'],
  ['a lost connection', (route) => route.abort(), 'Failed to fetch'],
  ['an answer that is none', (route) => route.fulfill({ contentType: 'application/json', body: '{' }), 'JSON'],
] satisfies [string, (route: Route) => Promise<void>, string][])
  test(`PRICE-2 ${what} is asked four times, a second apart, then two, then four`, async ({ page }) => {
    // The page comes alive by the clock, so the clock may stand only from then on; until it does, the first question waits.
    await page.clock.install({ time: 0 })
    const { promise: standing, resolve: stand } = Promise.withResolvers<void>()
    let asked = 0
    await page.route('**/api/v1/pricing', async (route) => {
      asked += 1
      await standing
      return answer(route)
    })
    await page.goto('/en/pricing')
    await expect.poll(() => asked).toBe(1)
    await page.clock.pauseAt(standsAtMs)
    stand()
    for (const [times, waitMs] of [
      [1, 1_000],
      [2, 2_000],
      [3, 4_000],
    ] as const) {
      await expect.poll(() => asked).toBe(times)
      await page.waitForTimeout(settleMs)
      await page.clock.runFor(waitMs - 100)
      expect(asked).toBe(times)
      await page.clock.runFor(200)
    }
    await expect(page.getByRole('main').getByRole('alert')).toContainText(message)
    expect(asked).toBe(4)
  })

test('PRICE-2 no plans say so', async ({ quiet: page }) => {
  await offer(page, [])
  await page.goto('/en/pricing')
  await expect(page.getByText('No plans available at this time.')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
})

test('PRICE-3 PRICE-4 PRICE-8 PRICE-9 whatever an operator adds: other intervals, tiers, donations, notices, Markdown', async ({
  quiet: page,
}) => {
  await offer(page, [
    { name: 'Quarter', group: 'Quarter', recurring: { interval: 'month', interval_count: 3 } },
    { name: 'Once', group: 'Once', planType: 'one_time' },
    { name: 'Weekly', group: 'Weekly', recurring: { interval: 'week' } },
    { name: 'Gift', group: 'Gift', unitAmount: null },
    { name: 'Open', group: 'Open', unitAmount: 0 },
    { name: 'Steps', group: 'Steps', billingScheme: 'tiered', tiers: [{ unit_amount: 50, flat_amount: 500 }] },
    { name: 'Trial', group: 'Trial', livemode: false },
    { name: 'Closed', group: 'Closed', allowSignups: false },
    {
      name: 'Words',
      group: 'Words',
      features:
        'With:\n\n- **Custom domains**\n- Custom domains\n- [terms](https://x.example/a)\n- [bad](javascript:alert(1))\n- <b>raw</b>',
    },
  ])
  await page.goto('/sv/pricing')
  await expect(card(page, 'Quarter')).toContainText(/9\sUS\$var 3:e månad/)
  await page.goto('/en/pricing')
  await expect(page.getByRole('article').getByRole('heading')).toHaveText([
    'Free',
    'Quarter',
    'Gift',
    'Open',
    'Steps',
    'Trial',
    'Closed',
    'Words',
  ])
  await expect(card(page, 'Quarter')).toContainText('$9every 3 months')
  await expect(card(page, 'Gift')).toContainText('Donation/ month')
  await expect(card(page, 'Open')).toContainText('FreeSubscribe')
  await expect(card(page, 'Steps')).toContainText('Starts at $0.50 per unit + $5/ month')
  await expect(card(page, 'Trial')).toContainText('test plan')
  await expect(card(page, 'Quarter')).not.toContainText('test plan')
  await expect(card(page, 'Closed')).toContainText('Signups are disabled for this plan')
  await expect(card(page, 'Closed').getByRole('link')).toHaveCount(0)
  const words = card(page, 'Words')
  await expect(words.getByRole('listitem')).toHaveText(['Custom domains', 'Custom domains', 'terms', 'bad', '<b>raw</b>'])
  await expect(words.locator('strong')).toHaveText('Custom domains')
  await expect(words.getByRole('link', { name: 'terms' })).toHaveAttribute('href', 'https://x.example/a')
  await expect(words.getByRole('link', { name: 'bad' })).toHaveCount(0)
  await page.getByRole('button', { name: /Yearly/ }).click()
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(['Free'])
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`pricing has no accessibility fault and no sideways scroll in three languages, ${colorScheme}`, async ({
    quiet: page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width: narrowestPx, height: 800 })
    for (const language of languages) {
      await page.goto(`/${language}/pricing`)
      await expect(page.getByRole('article')).toHaveCount(3)
      await expectNoSidewaysScroll(page)
      await expectNoAxeFault(page, `${language}`)
    }
  })
