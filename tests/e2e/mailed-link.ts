import { expect, type Page } from '@playwright/test'

const mailTimeoutMs = 30_000

/** The link of the newest mail to an address, read in the outbox of the machine that the page is on. */
export async function mailedLink(page: Page, address: string, link = /^https?:\S+$/m): Promise<string> {
  const site = new URL(page.url())
  const outbox = `${site.protocol}//localhost:${site.port}/api/v1/outbox`
  let found = ''
  await expect(async () => {
    const { items } = await (await page.request.get(outbox)).json()
    const { id } = items.find(({ to }: { to: string }) => to === address)
    const { text } = await (await page.request.get(`${outbox}/${id}`)).json()
    found = link.exec(text)![0]
  }).toPass({ timeout: mailTimeoutMs })
  return found
}
