// The runtime of a live preview: it stands in the page before React does, keeps the project's modules, applies the server's
// patches so that components keep their state, and shows what went wrong. It trusts nobody: messages go to the one origin the
// page names, commands come from there only, and an error of the project never stops the stream that will bring its repair.
import { createOverlay } from './overlay.ts'
import { createPlaces } from './places.ts'
import { createProbe } from './probe.ts'
import { createRegistry } from './registry.ts'
import { keepStorage } from './storage.ts'
import { followStream } from './stream.ts'

export type PreviewSettings = {
  revision: number
  /** origin of the workspace that frames this page, or '' */ parentOrigin: string
  language: string
}

const { dataset } = document.currentScript as HTMLScriptElement
const settings: PreviewSettings = {
  revision: Number(dataset.revision ?? 0),
  parentOrigin: dataset.parentOrigin ?? '',
  language: dataset.language ?? 'en',
}

keepStorage()
const overlay = createOverlay(settings.language)
const places = createPlaces()
const probe = createProbe(settings, places, (error) => overlay.showCrash(error))
const registry = createRegistry(places, {
  failed: (error) => probe.report(error),
  started: () => probe.post({ type: 'ready', revision: settings.revision }),
})
Object.assign(globalThis, { __smida: registry.api })
followStream(settings, registry, overlay, probe)
