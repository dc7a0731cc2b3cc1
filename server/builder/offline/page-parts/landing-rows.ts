import { knownThings, localText } from '../lexicon/lexicon.ts'
import { siteTrades } from '../lexicon/site-trades/site-trades.ts'
import type { Page, ProjectModel } from '../model.ts'
import { moneyIn } from '../understand/sample-value.ts'

/** Services of the trade in place of the ones that fit any business. Changes the model. */
export function fillOffers(model: ProjectModel, page: Page): void {
  const { language, currency } = model
  const services = page.site && siteTrades[page.site.trade].services
  const thing = model.things.find(({ id, concept }) => id === page.parts?.offer && concept === 'service')
  const usual = knownThings.get('service')?.rows[0]?.find((cell) => typeof cell === 'string')
  if (!services || !thing || thing.rows[0]?.[thing.titleField] !== localText(String(usual), language)) return
  thing.rows = services.map(([name, price, minutes, text], at) => {
    const values: Record<string, unknown> = {
      name: localText(name, language),
      price: moneyIn(currency, price),
      duration: minutes,
      description: localText(text, language),
    }
    const sample = thing.rows[at % thing.rows.length]!
    return Object.fromEntries(thing.fields.map(({ id, concept }) => [id, values[concept ?? id] ?? sample[id]]))
  })
}
