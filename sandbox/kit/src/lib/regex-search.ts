export interface RegexRequest {
  pattern: string
  flags: string
  text: string
  replacement: string
}
export interface RegexMatch {
  at: number
  text: string
  groups: { name: string; text: string | null }[]
}
export type RegexResult =
  | { kind: 'found'; matches: RegexMatch[]; replaced: string; isCut: boolean }
  | { kind: 'bad'; reason: string }
  | { kind: 'slow' }

export const matchesMax = 500
const budgetMs = 1000

/** Stands on its own, because its text is what the worker runs. */
function search({ pattern, flags, text, replacement }: RegexRequest, most: number): RegexResult {
  try {
    const matches: RegexMatch[] = []
    const isAll = flags.includes('g')
    let isCut = false
    for (const found of text.matchAll(new RegExp(pattern, isAll ? flags : `${flags}g`))) {
      if (matches.length === most) isCut = true
      if (isCut) break
      const names = Object.entries(found.groups ?? {})
      const numbered = found.slice(1).map((group, at) => ({ name: String(at + 1), text: group ?? null }))
      const named = names.map(([name, group]) => ({ name, text: group ?? null }))
      matches.push({ at: found.index, text: found[0], groups: named.length === numbered.length ? named : numbered })
      if (!isAll) break
    }
    return { kind: 'found', matches, replaced: text.replace(new RegExp(pattern, flags), replacement), isCut }
  } catch (error) {
    return { kind: 'bad', reason: String(error).replace(/^.*: /, '') }
  }
}

/**
 * Searches beside the page, since a pattern may take for ever and cannot be stopped from within. Answers once, if not called off
 * before by what it returns.
 */
export function runSearch(request: RegexRequest, done: (result: RegexResult) => void): () => void {
  const source = `const search = ${search.toString()}; onmessage = ({ data }) => postMessage(search(data, ${matchesMax}))`
  const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }))
  const worker = new Worker(address)
  const stop = () => {
    clearTimeout(timer)
    worker.terminate()
    URL.revokeObjectURL(address)
  }
  const finish = (result: RegexResult) => {
    stop()
    done(result)
  }
  const timer = setTimeout(() => finish({ kind: 'slow' }), budgetMs)
  worker.addEventListener('message', (event: MessageEvent<RegexResult>) => finish(event.data))
  worker.addEventListener('error', () => finish(search(request, matchesMax))) // no workers here
  worker.postMessage(request)
  return stop
}
