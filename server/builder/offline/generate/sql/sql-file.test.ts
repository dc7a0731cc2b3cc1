import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { openDatabase, type Database } from '#server/db/open.ts'
import { generateProject } from '../generate-project.ts'
import { conditionOrders, conditions, conditionsModel } from '../samples/conditions-model.ts'
import { rulesModel } from '../samples/rules-model.ts'
import { runData } from '../samples/run-data.ts'
import { testModels } from '../samples/test-models.ts'

const schemaOf = (model: Parameters<typeof generateProject>[0]) => generateProject(model)['database/schema.sql']!

describe('the migration beside a project', () => {
  const folder = mkdtempSync(join(tmpdir(), 'smida-sql-'))
  let database: Database
  before(async () => {
    database = await openDatabase({ dataDir: join(folder, 'data'), log: () => {} })
  })
  after(async () => {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  })

  /** Runs in a schema of its own, as the owner of the database. */
  async function inSchema<T>(name: string, work: (query: (sql: string) => Promise<Record<string, unknown>[]>) => Promise<T>) {
    const client = await database.pool.connect()
    try {
      await client.query(`create schema if not exists "${name}"; set search_path to "${name}"`)
      return await work(async (sql) => {
        const answer = await client.query<Record<string, unknown>>(sql)
        return answer.rows
      })
    } finally {
      client.release(true)
    }
  }

  test('runs for every kind of project, and again', async () => {
    for (const [name, model] of Object.entries(testModels)) {
      const sql = generateProject(model)['database/schema.sql']
      if (!sql) continue
      await inSchema(`run_${name}`, async (query) => {
        await query(sql)
        await query(sql)
        const open = await query(
          `select relname from pg_class where relnamespace = quote_ident(current_schema())::regnamespace and relkind = 'r' and not (relrowsecurity and relforcerowsecurity)`,
        )
        assert.deepEqual(open, [], `${name}: a table without row-level security`)
      })
    }
  })

  test('an owner neither sees, changes, takes nor points to the rows of another', async () => {
    await inSchema('owners', async (query) => {
      await query(schemaOf(rulesModel))
      const as = (owner: string) => `set role authenticated; select set_config('project.owner', '${owner}', false);`
      await query(`${as('ada')} insert into customers (id, first_name, last_name) values ('customer-1', 'Ada', 'Byron')`)
      await query(
        `insert into orders (id, title, customer_id, price, quantity, discount) values ('o1', 'Loom', 'customer-1', 100, 3, 10)`,
      )
      await query(`${as('bo')} insert into customers (id, first_name) values ('customer-1', 'Bo')`)
      assert.deepEqual(await query('select row_owner, first_name from customers'), [{ row_owner: 'bo', first_name: 'Bo' }])
      assert.deepEqual(await query('select id from orders'), [])
      assert.deepEqual(await query(`update orders set title = 'Mine' returning id`), [])
      assert.deepEqual(await query('delete from orders returning id'), [])
      await assert.rejects(
        query(`insert into customers (row_owner, id, first_name) values ('ada', 'x', 'Eve')`),
        /row-level security/,
      )
      await assert.rejects(query(`update customers set row_owner = 'ada'`), /row-level security/)
      await query(`${as('cy')} select 1`)
      await assert.rejects(query(`insert into orders (title, customer_id) values ('Thief', 'customer-1')`), /foreign key/)
      // claims of a token say who asks, too
      await query(`select set_config('project.owner', '', false), set_config('request.jwt.claims', '{"sub":"ada"}', false)`)
      assert.deepEqual(await query('select title from orders'), [{ title: 'Loom' }])
      const [customer] = await query('select name, spent::float, orders::int from customers_with_results')
      assert.deepEqual(customer, { name: 'Ada Byron', spent: 337.5, orders: 1 })
      await query(
        `update orders set price = 10, quantity = 2, discount = 0, due = '2026-08-31', at = '22:30', ends = '06:00', minutes = 30`,
      )
      // the same as the project itself works out (`stored-rows.test.ts`)
      const figures = `select worked::float, renewal::text, round(margin::numeric, 3)::float as margin from orders_with_results`
      assert.deepEqual(await query(figures), [{ worked: 7, renewal: '2027-02-28', margin: 16.667 }])
      await query(`update orders set ends = null, quantity = 0, price = 0`)
      assert.deepEqual(await query(figures), [{ worked: 0, renewal: '2027-02-28', margin: null }])
      await query(`delete from customers`)
      assert.deepEqual(await query('select customer_id from orders'), [{ customer_id: null }])
      await query(`select set_config('request.jwt.claims', '', false)`)
      assert.deepEqual(await query('select * from orders'), [], 'nobody in particular sees nothing')
      await assert.rejects(query(`insert into orders (title) values ('Nobody')`), /null value|row-level security/)
    })
  })

  test('choices, stars and what must be filled in are checked; a renamed choice follows; rows stay', async () => {
    await inSchema('checks', async (query) => {
      await query(schemaOf(rulesModel))
      await query(`set role authenticated; select set_config('project.owner', 'ada', false)`)
      await assert.rejects(query(`insert into orders (title, status) values ('A', 'Nowhere')`), /orders_status_fits/)
      await assert.rejects(query(`insert into orders (title) values (' ')`), /orders_title_fits/)
      await query(`insert into orders (title, status) values ('A', 'Late')`)
      await query('reset role')
      const changed = structuredClone(rulesModel)
      const status = changed.things[1]!.fields.find(({ id }) => id === 'status')!
      Object.assign(status, { options: ['Open', 'Behind', 'Done'], formerOptions: { Late: 'Behind' } })
      changed.things[1]!.warnings = []
      changed.things[1]!.fields.push({ id: 'weight', label: 'Weight', type: 'number', why: 'edit' })
      await query(schemaOf(changed))
      assert.deepEqual(await query('select title, status, weight::float from orders'), [
        { title: 'A', status: 'Behind', weight: 0 },
      ])
    })
  })

  test('what has no room is refused, and a limit that was taken back is gone', async () => {
    await inSchema('limits', async (query) => {
      await query(schemaOf(rulesModel))
      await query(`set role authenticated; select set_config('project.owner', 'ada', false)`)
      await query(`insert into customers (id, first_name, points_number) values ('c1', 'Ada', 2), ('c2', 'Bo', 0)`)
      const order = (customer: string, due: string, until: string | null, at = '10:00') =>
        `insert into orders (title, customer_id, due, until, at, minutes) values ('A', '${customer}', '${due}', ${until ? `'${until}'` : 'null'}, '${at}', 30)`
      await query(order('c1', '2030-03-01', '2030-03-05'))
      await assert.rejects(query(order('c1', '2030-03-05', '2030-03-06')), /no room left in Orders/)
      await query(order('c1', '2030-03-06', '2030-03-07'))
      await assert.rejects(query(order('c1', '2030-04-01', '2030-04-02')), /no room left/, 'as many as its customer has points')
      await query(order('c2', '2030-03-01', '2030-03-01'))
      await query(`${order('c2', '2030-03-08', null)}`)
      await assert.rejects(query(order('c2', '2031-01-01', '2031-01-02')), /no room left/, 'without an end it goes on')
      await query(`reset role; set role authenticated; select set_config('project.owner', 'bo', false)`)
      await query(`insert into customers (id, first_name) values ('c1', 'Eve')`)
      await query(order('c1', '2030-03-01', '2030-03-05'))
      await query('reset role')
      const changed = structuredClone(rulesModel)
      changed.things[1]!.limits = []
      await query(schemaOf(changed))
      await query(`set role authenticated; select set_config('project.owner', 'ada', false)`)
      await query(order('c1', '2030-03-05', '2030-03-06'))
    })
  })

  test('which rows are meant is the same in the project and in its database', async () => {
    const expected = conditions.map(([, count]) => count)
    const { layData, runs } = runData()
    const inProject = runs(
      layData('conditions', generateProject(conditionsModel)),
      `const { people } = await import('./src/data/people.ts')
const { orders } = await import('./src/data/orders.ts')
const dayIn = (days) => new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv')
const [{ id }] = people.all()
const empty = { due: '', price: 0, least: 0, paid: false, status: 'Open', note: '', topics: [] }
for (const { days, ...order } of ${JSON.stringify(conditionOrders)})
  orders.add({ title: 'A', personId: id, ...empty, ...order, ...(days !== undefined && { due: dayIn(days) }) })
console.log(JSON.stringify(${JSON.stringify(expected)}.map((_, at) => people.find(id)['c' + at])))`,
    )
    assert.deepEqual(inProject, expected)
    await inSchema('conditions', async (query) => {
      await query(schemaOf(conditionsModel))
      await query(`set role authenticated; select set_config('project.owner', 'ada', false)`)
      await query(`insert into people (id, name) values ('p', 'Ada')`)
      for (const { days, topics = [], ...order } of conditionOrders) {
        const due = days === undefined ? 'null' : `current_date + (${days})`
        const values = Object.entries(order).map(([column, value]) => [column, typeof value === 'string' ? `'${value}'` : value])
        await query(
          `insert into orders (person_id, title, due, topics${values.map(([column]) => `, ${column}`).join('')}) values ('p', 'A', ${due}, array[${topics.map((each) => `'${each}'`).join()}]::text[]${values.map(([, value]) => `, ${value}`).join('')})`,
        )
      }
      const [row] = await query('select * from people_with_results')
      assert.deepEqual(
        expected.map((_count, at) => Number(row![`c${at}`])),
        expected,
      )
    })
  })
})
