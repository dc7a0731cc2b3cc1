import {
  ArrowDown,
  ArrowUp,
  Copy,
  CornerDownRight,
  FilePlus2,
  ImageDown,
  Lightbulb,
  type LucideIcon,
  Maximize,
  Pencil,
  Plus,
  Redo2,
  Trash2,
  Undo2,
  ZoomIn,
  ZoomOut,
} from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { WidePage } from '@/components/blocks/page-styles'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { type Draft, MindCanvas } from '@/features/mind-map/mind-canvas'
import { measureText } from '@/features/mind-map/mind-look'
import { drawMap } from '@/features/mind-map/mind-picture'
import { useView } from '@/features/mind-map/use-view'
import { copyText } from '@/lib/copy-text'
import { download } from '@/lib/download'
import { layoutOf } from '@/lib/mind-layout'
import { addChild, addSibling, type MindNode, moveNode, outlineOf, removeBranch, rootId, treeOf } from '@/lib/mind-tree'
import { useSaved } from '@/lib/use-saved'

const nodesMax = 250
const undosMax = 100
const oneSidedBelow = 640

const sample = treeOf('%%mindSample%%', '%%mindSampleLines%%'.split(' | '))
const blank = treeOf('%%mindMiddle%%', [])

export function MindMap() {
  const [nodes, setNodes] = useSaved<MindNode[]>('mind-map', sample)
  const [past, setPast] = useState<MindNode[][]>([])
  const [future, setFuture] = useState<MindNode[][]>([])
  const [chosen, setChosen] = useState(rootId)
  const [draft, setDraft] = useState<Draft | null>(null)
  const [size, setSize] = useState({ width: 900, height: 520 })
  const selected = nodes.some(({ id }) => id === chosen) ? chosen : rootId
  const layout = layoutOf(nodes, measureText, size.width < oneSidedBelow)
  const box = useRef<HTMLDivElement>(null)
  const stage = useView(box, layout, size)

  useEffect(() => {
    const element = box.current!
    const observer = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const change = (next: MindNode[]) => {
    setPast((before) => [...before, nodes].slice(-undosMax))
    setFuture([])
    setNodes(next)
  }
  const renamed = ({ id, text }: Draft, all: MindNode[]) =>
    all.map((node) => (node.id === id ? { ...node, text: text.trim() } : node))
  const addTo = (
    add: (nodes: readonly MindNode[], id: string) => { nodes: MindNode[]; id: string },
    all = nodes,
    id = selected,
  ) => {
    if (all.length >= nodesMax) return
    const added = add(all, id)
    change(added.nodes)
    setChosen(added.id)
    setDraft({ id: added.id, text: '' })
  }
  const finish = (keep: boolean, then?: 'child') => {
    if (!draft) return
    setDraft(null)
    const text = draft.text.trim()
    const before = nodes.find(({ id }) => id === draft.id)
    // a new one that nobody wrote in is no node
    if (!before?.text && (!keep || !text) && draft.id !== rootId) return remove(draft.id)
    const next = keep && text && text !== before?.text ? renamed(draft, nodes) : nodes
    if (then) addTo(addChild, next, draft.id)
    else if (next !== nodes) change(next)
  }
  const remove = (id: string) => {
    if (id === rootId) return
    const rest = removeBranch(nodes, id)
    change(rest.nodes)
    setChosen(rest.id)
  }
  const edit = (text?: string) => setDraft({ id: selected, text: text ?? nodes.find(({ id }) => id === selected)?.text ?? '' })
  const travel = (from: MindNode[][], setFrom: typeof setPast, setTo: typeof setPast) => {
    const next = from.at(-1)
    if (!next) return
    setFrom(from.slice(0, -1))
    setTo((before) => [...before, nodes])
    setNodes(next)
    setDraft(null)
  }
  const undo = () => travel(past, setPast, setFuture)
  const redo = () => travel(future, setFuture, setPast)
  const move = (by: 1 | -1) => change(moveNode(nodes, selected, by))

  const press = (event: KeyboardEvent): boolean => {
    const { key } = event
    if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === 'z') {
      if (event.shiftKey) redo()
      else undo()
    } else if (event.altKey && key === 'ArrowUp') move(-1)
    else if (event.altKey && key === 'ArrowDown') move(1)
    else if (event.ctrlKey || event.metaKey || event.altKey) return false
    else if (key === 'Enter') addTo(addSibling)
    else if (key === 'Tab' && !event.shiftKey) addTo(addChild)
    else if (key === 'Delete' || key === 'Backspace') remove(selected)
    else if (key === 'F2' || key === ' ') edit()
    else if (key.length === 1) edit(key)
    else return false
    return true
  }
  const savePicture = async () => {
    const picture = await drawMap(layout)
    if (picture) download('mind-map.png', picture)
  }
  const replace = (next: MindNode[]) => {
    change(next)
    setChosen(rootId)
    stage.fit()
  }
  const isRoot = selected === rootId
  const changing: Tool[] = [
    ['%%mindRename%%', Pencil, false, () => edit()],
    ['%%mindRemove%%', Trash2, isRoot, () => remove(selected)],
    ['%%makerUp%%', ArrowUp, isRoot, () => move(-1)],
    ['%%makerDown%%', ArrowDown, isRoot, () => move(1)],
    ['%%undo%%', Undo2, !past.length, undo],
    ['%%mindRedo%%', Redo2, !future.length, redo],
  ]
  const viewing: Tool[] = [
    ['%%mindOut%%', ZoomOut, false, stage.zoomOut],
    ['%%mindIn%%', ZoomIn, false, stage.zoomIn],
    ['%%mindFit%%', Maximize, false, stage.fit],
  ]
  return (
    <div className="space-y-4">
      <WidePage />
      <Card className="overflow-hidden">
        <MindCanvas
          layout={layout}
          box={box}
          view={stage.view}
          gestures={stage.gestures}
          selected={selected}
          draft={draft}
          onSelect={setChosen}
          onDraft={setDraft}
          onDone={finish}
          onKey={press}
        />
        <div role="toolbar" aria-label="%%mindTools%%" className="flex flex-wrap gap-2 border-t border-border p-3">
          <Button onClick={() => addTo(addChild)}>
            <CornerDownRight /> %%mindChild%%
          </Button>
          <Button variant="secondary" disabled={isRoot} onClick={() => addTo(addSibling)}>
            <Plus /> %%mindSibling%%
          </Button>
          <IconTools tools={changing} />
          <div className="flex gap-2 sm:ml-auto">
            <IconTools tools={viewing} />
          </div>
        </div>
      </Card>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => void savePicture()}>
          <ImageDown /> %%mindPicture%%
        </Button>
        <Button variant="secondary" onClick={() => void copyText(outlineOf(nodes))}>
          <Copy /> %%mindOutline%%
        </Button>
        {nodes.length > 1 ? (
          <Button variant="secondary" onClick={() => replace(blank)}>
            <FilePlus2 /> %%makerStartEmpty%%
          </Button>
        ) : (
          <Button variant="secondary" onClick={() => replace(sample)}>
            <Lightbulb /> %%makerSample%%
          </Button>
        )}
      </div>
      <p className="hidden text-sm text-muted-foreground sm:block">%%mindKeys%%</p>
      <p className="text-sm text-muted-foreground sm:hidden">%%mindTaps%%</p>
    </div>
  )
}

type Tool = [label: string, Icon: LucideIcon, disabled: boolean, onPress: () => void]

function IconTools({ tools }: { tools: Tool[] }) {
  return tools.map(([label, Icon, disabled, onPress]) => (
    <Button
      key={label}
      variant="secondary"
      size="icon"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onPress}
      className="sm:size-10"
    >
      <Icon />
    </Button>
  ))
}
