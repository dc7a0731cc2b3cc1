// Where an error comes from, in words a person knows: the pack is one script, so a frame of it is read back to the module that
// holds its line. Frames of packages are left out; they are never what has to be mended.

const framePattern = /\(?(?:[a-z]+:\/\/[^\s()/]+)?\/__smida\/(pack|patch-[^\s()?:]+)\.js(?:\?[^\s():]*)?:(\d+):\d+\)?/
const framesMax = 5

export type Places = ReturnType<typeof createPlaces>

export function createPlaces() {
  /** script -> first line of each module in it, rising */
  const scripts = new Map<string, [line: number, id: string][]>()

  const moduleAt = (script: string, line: number): string | undefined =>
    scripts.get(script)?.findLast(([first]) => first <= line)?.[1]

  return {
    add(script: string, lines: [line: number, id: string][]) {
      scripts.set(script, lines)
    },
    /** The project's own frames of a stack, and the file of the first. */
    read(stack: string): { path?: string; frames: string } {
      let path: string | undefined
      const frames: string[] = []
      for (const frame of stack.split('\n')) {
        const found = framePattern.exec(frame)
        const id = found && moduleAt(found[1]!, Number(found[2]))
        if (!id) continue
        path ??= id
        frames.push(frame.replace(found[0], `(${id})`).trim())
      }
      return { path, frames: frames.slice(0, framesMax).join('\n') }
    },
  }
}
