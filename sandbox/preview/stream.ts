// The event stream from the server. The browser itself connects again after a break, and the address it uses then must name the
// revision on screen, so every new connection is made by hand with the revision of the moment.
import type { Overlay, Problem } from './overlay.ts'
import type { PreviewSettings } from './preview.ts'
import type { Probe } from './probe.ts'
import type { Patch, Registry } from './registry.ts'

const retryMs = 1_000

export function followStream(settings: PreviewSettings, registry: Registry, overlay: Overlay, probe: Probe) {
  let queue = Promise.resolve()
  const reload = () => location.reload()

  const take = async (patch: Patch & { revision: number }) => {
    if (patch.revision <= settings.revision) return
    // Before the patch runs, so that an error it brings stays in sight.
    overlay.hide()
    if (!(await registry.apply(patch))) return reload()
    settings.revision = patch.revision
    probe.post({ type: 'build', revision: patch.revision, problems: [] })
  }

  const connect = () => {
    const source = new EventSource(`/__smida/events?r=${settings.revision}`)
    const read = <Data>(event: MessageEvent<string>) => JSON.parse(event.data) as Data
    source.addEventListener('pack', (event) => {
      if (read<{ revision: number }>(event).revision !== settings.revision) reload()
    })
    source.addEventListener('patch', (event) => {
      const patch = read<Patch & { revision: number }>(event)
      queue = queue.then(() => take(patch)).catch((error: unknown) => probe.report(error))
    })
    source.addEventListener('problems', (event) => {
      const { problems } = read<{ problems: Problem[] }>(event)
      overlay.showProblems(problems, settings.revision > 0)
      probe.post({ type: 'build', revision: settings.revision, problems })
    })
    source.addEventListener('error', () => {
      source.close()
      setTimeout(connect, retryMs)
    })
  }
  // After the page's own scripts: an inline patch must find the modules it replaces.
  if (document.readyState === 'complete') connect()
  else addEventListener('load', connect, { once: true })
}
