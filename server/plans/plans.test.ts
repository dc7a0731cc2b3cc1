import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { pricingSchema, type Plan } from '#shared/plan-schema.ts'
import { openWorld, port, type World } from '#tests/world.ts'
import { openCatalogue } from './plans.ts'

const baseUrl = 'https://smida.example:8443'
let dataDir: string
before(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'smida-plans-'))
})
after(() => rm(dataDir, { recursive: true, force: true }))

const write = (text: string) => writeFile(join(dataDir, 'plans.json'), text)
const own: Plan = {
  uuid: 'mine',
  productName: 'Mine',
  name: 'Mine',
  planType: 'recurring',
  currency: 'eur',
  unitAmount: 700,
  billingScheme: 'per_unit',
  livemode: true,
  allowSignups: true,
}

test('PRICE-2 the shipped catalogue: three sizes of Professional, each a fifth cheaper by the year in every currency, and Custom', async () => {
  const plans = await openCatalogue({ dataDir: join(dataDir, 'without-a-file'), baseUrl })
  const professional = plans.filter(({ group }) => group === 'Professional')
  for (const credits of [100, 200, 400]) {
    const [monthly, yearly] = ['month', 'year'].map((interval) =>
      professional.find(({ name, recurring }) => name === `${credits} credits per month` && recurring?.interval === interval),
    )
    for (const currency of ['usd', 'sek', 'jpy'])
      assert.equal(
        yearly!.currencyOptions![currency]!.unit_amount!,
        Math.round(monthly!.currencyOptions![currency]!.unit_amount! * 12 * 0.8),
        `${credits} ${currency}`,
      )
    assert.equal(monthly!.unitAmount, monthly!.currencyOptions!.usd!.unit_amount)
    assert.equal(yearly!.unitAmount, yearly!.currencyOptions!.usd!.unit_amount)
  }
  const rest = plans.filter((plan) => !professional.includes(plan))
  assert.deepEqual(
    rest.map(({ name, planType, url }) => ({ name, planType, url })),
    [{ name: 'Custom', planType: 'url', url: 'mailto:hello@smida.example' }],
  )
})

test('a file in the data folder replaces the shipped catalogue whole', async () => {
  await write(JSON.stringify({ plans: [own] }))
  assert.deepEqual(await openCatalogue({ dataDir, baseUrl }), [own])
})

test('a mistake in the file is told in one sentence that names the place', async () => {
  const cases: [string, RegExp][] = [
    ['{', /plans\.json are not JSON/],
    ['{}', /plans\.json are not right: plans: /],
    [JSON.stringify({ plans: [own, own] }), /plans\[1\]\.uuid: Two plans are called mine\./],
    [JSON.stringify({ plans: [{ ...own, currency: 'euro' }] }), /plans\[0\]\.currency: A currency is a code of three letters/],
    [JSON.stringify({ plans: [{ ...own, planType: 'url' }] }), /plans\[0\]\.url: A plan of type url needs one/],
    [JSON.stringify({ plans: [{ ...own, planType: 'url', url: 'javascript:alert(1)' }] }), /plans\[0\]\.url: An address begins/],
    [JSON.stringify({ plans: [{ ...own, unitAmount: -1 }] }), /plans\[0\]\.unitAmount: /],
  ]
  for (const [text, sentence] of cases) {
    await write(text)
    await assert.rejects(openCatalogue({ dataDir, baseUrl }), sentence, text)
  }
})

test('PRICE-2 anyone may ask for the plans, also on a tenant’s host; the call is described', async () => {
  const world: World = await openWorld()
  try {
    for (const host of [`localhost:${port}`, `nobody.localhost:${port}`]) {
      const { status, body } = await world.at(host).request('GET', '/api/v1/pricing')
      assert.equal(status, 200)
      assert.deepEqual(body, { plans: await openCatalogue(world.platform.config) })
      assert.ok(pricingSchema.safeParse(body).success)
    }
    const { body } = await world.at(`localhost:${port}`).request('GET', '/api/v1/openapi.json')
    assert.ok(body.paths['/api/v1/pricing'].get.responses[200].content['application/json'].schema.properties.plans)
  } finally {
    await world.close()
  }
})
