// The letters of a world as their reader gets them: from the outbox, parsed as a mail program would.
import PostalMime, { type Email } from 'postal-mime'
import type { Platform } from '#server/platform.ts'
import { until } from './world.ts'

const lookedAtMax = 200

/** Every letter to an address so far, newest first. */
export async function lettersTo({ mail }: Platform, address: string): Promise<Email[]> {
  const names = await mail.outbox!.list(lookedAtMax)
  const letters = await Promise.all(names.map(async (name) => PostalMime.parse((await mail.outbox!.read(name))!)))
  return letters.filter(({ to }) => to?.some((one) => one.address === address))
}

/** Waits for the newest letter to an address whose subject matches, and gives its one link. */
export async function linkTo(platform: Platform, address: string, subject: RegExp): Promise<string> {
  const letter = await until(async () => (await lettersTo(platform, address)).find((one) => subject.test(one.subject ?? '')))
  return /^https?:\S+$/m.exec(letter.text!)![0]
}
