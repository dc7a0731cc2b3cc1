// The plans this installation offers. They stand in a catalogue file: the one that ships beside this file, or `plans.json` in the
// data folder, which an operator writes and which replaces the shipped one whole. It is read once, at the start, and a mistake in
// it stops the start with one sentence: prices half read would be worse than none.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { pricingSchema, type Plan } from '#shared/plan-schema.ts'
import type { Config } from '../config.ts'

const shippedCatalogue = join(import.meta.dirname, 'plans.json')

const catalogueSchema = pricingSchema.superRefine(({ plans }, { addIssue }) => {
  const seen = new Set<string>()
  for (const [at, { uuid, planType, url }] of plans.entries()) {
    if (seen.has(uuid)) addIssue({ code: 'custom', path: ['plans', at, 'uuid'], message: `Two plans are called ${uuid}.` })
    seen.add(uuid)
    if (planType === 'url' && !url)
      addIssue({ code: 'custom', path: ['plans', at, 'url'], message: 'A plan of type url needs one.' })
  }
})

/** Throws an Error of one sentence that names the file and the place of the first mistake. `{host}` in an address is the site's host. */
export async function openCatalogue({ dataDir, baseUrl }: Pick<Config, 'dataDir' | 'baseUrl'>): Promise<Plan[]> {
  const { path, text } = await readCatalogue(join(dataDir, 'plans.json'))
  const catalogue = catalogueSchema.safeParse(parseJson(path, text))
  if (!catalogue.success) {
    const { path: place, message } = catalogue.error.issues[0]!
    throw new Error(`The plans in ${path} are not right: ${z.core.toDotPath(place) || 'the file'}: ${message}`)
  }
  const { hostname } = new URL(baseUrl)
  return catalogue.data.plans.map((plan) => (plan.url ? { ...plan, url: plan.url.replaceAll('{host}', hostname) } : plan))
}

/** The plan somebody signs up for, by its uuid: what is not on offer for sign-up is the free one. */
export function planForSignup(plans: readonly Plan[], uuid: string | undefined): string {
  const wished = plans.find((plan) => plan.uuid === uuid)
  return wished && wished.allowSignups && wished.planType !== 'url' ? wished.uuid : 'free'
}

async function readCatalogue(own: string): Promise<{ path: string; text: string }> {
  try {
    return { path: own, text: await readFile(own, 'utf8') }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw new Error(`${own} cannot be read.`, { cause: error })
    return { path: shippedCatalogue, text: await readFile(shippedCatalogue, 'utf8') }
  }
}

function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`The plans in ${path} are not JSON: ${error instanceof Error ? error.message : error}`, { cause: error })
  }
}
