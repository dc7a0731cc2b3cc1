// A new installation shows real projects: made once, by steps that can be cut off anywhere, and as the settings say.
import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { communityCategories, communityLimits } from '#shared/community-limits.ts'
import { languages } from '#shared/languages.ts'
import { createCast } from '../cast.ts'
import { readConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { openPlatform, type Platform } from '../platform.ts'
import { findCopy, listCommunity } from './community.ts'
import { shippedFiles } from './shipped-files.ts'
import { shippedProjects } from './shipped-projects.ts'
import { openShowcase } from './showcase.ts'

const folders: string[] = []
after(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))))

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'smida-showcase-'))
  folders.push(folder)
  return folder
}

/** A server's start on a data folder, as far as the showcase sees one. */
async function started<T>(
  dataDir: string,
  settings: Record<string, string>,
  work: (platform: Platform) => Promise<T>,
): Promise<T> {
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'error', ...settings })
  const platform = await openPlatform(config, { log: createLog('error', (line) => process.stderr.write(line)) })
  try {
    return await work(platform)
  } finally {
    await platform.close()
  }
}

const shown = (platform: Platform) =>
  platform.inTransaction((unit) => listCommunity(unit, { startRow: 0, endRow: communityLimits.pageRowsMax, filterModel: {} }))

async function whole(platform: Platform): Promise<string[]> {
  const showcase = await openShowcase(platform)
  showcase.begin()
  await showcase.done()
  return (await shown(platform)).map(({ name }) => name)
}

/** All but a few, since each one is built for real. */
const few = shippedProjects.slice(0, 3)
const others = shippedProjects.slice(few.length).map(({ name }) => name)
const titles = few.map(({ title }) => title)

test('HOME-5 the shipped projects: every category and language, in words that fit, each understood by the built-in builder', async () => {
  assert.deepEqual(new Set(shippedProjects.map(({ category }) => category)), new Set(communityCategories))
  assert.deepEqual(new Set(shippedProjects.map(({ language }) => language)), new Set(languages))
  for (const key of ['name', 'title'] as const)
    assert.equal(new Set(shippedProjects.map((project) => project[key])).size, shippedProjects.length, `two share a ${key}`)
  for (const project of shippedProjects) {
    assert.ok(project.description.length <= communityLimits.descriptionMaxChars)
    const files = await shippedFiles(project)
    assert.ok(files['index.html']!.includes(`<title>${project.title}</title>`), project.name)
    assert.equal(JSON.parse(files['project.model.json']!).language, project.language)
  }
})

test('HOME-5 a new installation makes them; stopped in the middle, the next start goes on; settings take them down and back', async () => {
  const dataDir = await newFolder()
  const without = { SHOWCASE_WITHOUT: others.join(', ') }
  await started(dataDir, without, async (platform) => {
    const showcase = await openShowcase(platform)
    assert.deepEqual(await shown(platform), [], 'opening makes nothing yet')
    showcase.begin()
    while ((await shown(platform)).length === 0) await new Promise((resolve) => setTimeout(resolve, 20))
    await showcase.close()
  })
  await started(dataDir, without, async (platform) => {
    assert.deepEqual(await whole(platform), titles)
    const [first] = await shown(platform)
    assert.equal(first!.imageUrl, `/pictures/showcase/${few[0]!.name}.webp`)
    assert.deepEqual(
      [first!.description, first!.category, first!.organizationName],
      [few[0]!.description, few[0]!.category, 'Smida'],
    )
    const copy = await platform.inTransaction((unit) => findCopy(unit, first!.uuid))
    assert.deepEqual(copy, { name: few[0]!.title, files: await shippedFiles(few[0]!) })
  })
  const addresses = await started(
    dataDir,
    { ...without, SHOWCASE_WITHOUT: [...others, few[1]!.name].join() },
    async (platform) => {
      assert.deepEqual(await whole(platform), [titles[0], titles[2]])
      return (await shown(platform)).map(({ uuid }) => uuid)
    },
  )
  await started(dataDir, { SHOWCASE: 'off' }, async (platform) => assert.deepEqual(await whole(platform), []))
  await started(dataDir, without, async (platform) => {
    assert.deepEqual((await whole(platform)).toSorted(), titles.toSorted())
    const again = (await shown(platform)).map(({ uuid }) => uuid)
    for (const address of addresses) assert.ok(again.includes(address), 'an address stays the same')
  })
})

test('an installation that has tenants already gets no showcase', async () => {
  await started(await newFolder(), {}, async (platform) => {
    await createCast(platform, { publish: false })
    assert.deepEqual(await whole(platform), [])
  })
})
