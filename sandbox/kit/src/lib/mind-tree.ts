import { newId } from './arrange'

export type MindSide = 'left' | 'right'
export interface MindNode {
  id: string
  parent: string
  text: string
  /** Which way a main branch grows. */
  side?: MindSide
}
export const rootId = 'root'

export const childrenOf = (nodes: readonly MindNode[], id: string) => nodes.filter((node) => node.parent === id)

/** The node and all that hangs on it. */
export function branchOf(nodes: readonly MindNode[], id: string): Set<string> {
  const branch = new Set([id])
  // a child always stands behind its parent
  for (const node of nodes) if (branch.has(node.parent)) branch.add(node.id)
  return branch
}

/** The main branch that a node belongs to; of the middle itself none. */
export function mainBranchOf(nodes: readonly MindNode[], id: string): MindNode | undefined {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  let node = byId.get(id)
  while (node && node.parent !== rootId) node = byId.get(node.parent)
  return node
}

const lighterSide = (nodes: readonly MindNode[]): MindSide => {
  const weight = (side: MindSide) =>
    childrenOf(nodes, rootId)
      .filter((node) => node.side === side)
      .reduce((sum, { id }) => sum + branchOf(nodes, id).size, 0)
  return weight('left') < weight('right') ? 'left' : 'right'
}

/** A new empty node on the given one, behind its other children. */
export function addChild(nodes: readonly MindNode[], parent: string, text = '') {
  const node: MindNode = { id: newId(), parent, text, ...(parent === rootId && { side: lighterSide(nodes) }) }
  return { nodes: [...nodes, node], id: node.id }
}

/** A new empty node right after the given one; the middle has no sibling and gets a branch. */
export function addSibling(nodes: readonly MindNode[], id: string) {
  const at = nodes.findIndex((node) => node.id === id)
  const before = nodes[at]
  if (!before || before.id === rootId) return addChild(nodes, rootId)
  const node: MindNode = { id: newId(), parent: before.parent, text: '', ...(before.side && { side: before.side }) }
  return { nodes: nodes.toSpliced(at + 1, 0, node), id: node.id }
}

/** Without the node and what hangs on it, and who is next to be chosen. */
export function removeBranch(nodes: readonly MindNode[], id: string) {
  const node = nodes.find((each) => each.id === id)
  if (!node || id === rootId) return { nodes: [...nodes], id }
  const gone = branchOf(nodes, id)
  const siblings = childrenOf(nodes, node.parent).filter((each) => each.side === node.side)
  const at = siblings.indexOf(node)
  const next = siblings[at + 1] ?? siblings[at - 1]
  return { nodes: nodes.filter((each) => !gone.has(each.id)), id: next?.id ?? node.parent }
}

/** Changes places with the sibling before or after it. */
export function moveNode(nodes: readonly MindNode[], id: string, by: 1 | -1): MindNode[] {
  const node = nodes.find((each) => each.id === id)
  const siblings = childrenOf(nodes, node?.parent ?? '').filter((each) => each.side === node?.side)
  const other = node && siblings[siblings.indexOf(node) + by]
  if (!node || !other) return [...nodes]
  const swapped = nodes.map((each) => (each === node ? other : each === other ? node : each))
  return inOrder(swapped)
}

/** Every node behind its parent, siblings in the order they have. */
function inOrder(nodes: readonly MindNode[]): MindNode[] {
  const root = nodes.find(({ id }) => id === rootId)
  const below = (node: MindNode): MindNode[] => [node, ...childrenOf(nodes, node.id).flatMap(below)]
  return root ? below(root) : [...nodes]
}

/** The map as an outline in Markdown. */
export function outlineOf(nodes: readonly MindNode[]): string {
  const lines = (id: string, depth: number): string[] =>
    childrenOf(nodes, id).flatMap((node) => [`${'  '.repeat(depth)}- ${node.text}`, ...lines(node.id, depth + 1)])
  return [`# ${nodes.find(({ id }) => id === rootId)?.text ?? ''}`, '', ...lines(rootId, 0)].join('\n')
}

/** From an outline: every two spaces at the start of a line are a step deeper; branches take turns at the sides. */
export function treeOf(title: string, lines: readonly string[]): MindNode[] {
  const nodes: MindNode[] = [{ id: rootId, parent: '', text: title }]
  const path = [rootId]
  let branches = 0
  for (const [at, line] of lines.entries()) {
    const depth = (line.length - line.trimStart().length) / 2
    const parent = path[depth] ?? rootId
    const id = `n${at}`
    const isBranch = parent === rootId
    nodes.push({ id, parent, text: line.trim(), ...(isBranch && { side: branches++ % 2 ? 'left' : 'right' }) })
    path[depth + 1] = id
  }
  return nodes
}
