// What an operator's tag manager learns of a sign-up (SIGNUP-9). Smida brings no such script: without one the event lies in the data
// layer and nothing leaves the browser.

/** Spec 9. */
const callbackTimeoutMs = 3_000

export type SignupEvent = {
  planType: string
  clickId: string | null
  user: { email: string; name: string }
  organization: { uuid: string; name: string; domain: string }
}
type PushedEvent = SignupEvent & { event: 'signup'; eventCallback: () => void }
type DataLayer = { push(event: PushedEvent): unknown }

declare global {
  interface Window {
    dataLayer?: DataLayer
  }
}

/** A tag manager puts a `push` of its own on the array; a plain array calls nobody back. */
const isHeard = (layer: DataLayer) => layer.push !== Array.prototype.push

/** Pushes the event and resolves when whoever listens has called back, after three seconds at the latest, at once when nobody listens. */
export function tellSignup(page: { dataLayer?: DataLayer }, event: SignupEvent): Promise<void> {
  const layer = (page.dataLayer ??= [] as PushedEvent[])
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, isHeard(layer) ? callbackTimeoutMs : 0)
    const eventCallback = () => {
      clearTimeout(timer)
      resolve()
    }
    try {
      layer.push({ event: 'signup', ...event, eventCallback })
    } catch (error) {
      console.error('The data layer refused the sign-up.', error)
      eventCallback()
    }
  })
}
