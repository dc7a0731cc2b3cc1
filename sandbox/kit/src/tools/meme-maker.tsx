import { Copy, Download, ImagePlus, Shuffle } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { WidePage } from '@/components/blocks/page-styles'
import { Button, buttonClass } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Checkbox, Field, Textarea } from '@/components/ui/field'
import { toast } from '@/components/ui/toast'
import { type MemeLine, paintMeme, type Spot } from '@/features/meme/meme-picture'
import { SceneChoice } from '@/features/meme/scene-choice'
import type { Scene } from '@/features/meme/scenes'
import { changed } from '@/lib/arrange'
import { download } from '@/lib/download'
import { locale } from '@/lib/project'
import { pickOne } from '@/lib/random'
import { useSaved } from '@/lib/use-saved'

const sizes = { min: 4, max: 20 }
const textMax = 160
const colors: [color: string, name: string][] = [
  ['#ffffff', '%%memeWhite%%'],
  ['#ffe14d', '%%memeYellow%%'],
  ['#7de3ff', '%%memeSky%%'],
  ['#ff8fb1', '%%memePink%%'],
  ['#000000', '%%memeBlack%%'],
]
const spots: [spot: Spot, label: string][] = [
  ['top', '%%memeTop%%'],
  ['middle', '%%memeMiddle%%'],
  ['bottom', '%%memeBottom%%'],
]
/** The scene, what stands above and what stands below. */
const jokes: [scene: Scene, top: string, bottom: string][] = [
  ['cat', '%%memeCatTop%%', '%%memeCatBottom%%'],
  ['robot', '%%memeRobotTop%%', '%%memeRobotBottom%%'],
  ['night', '%%memeNightTop%%', '%%memeNightBottom%%'],
  ['party', '%%memePartyTop%%', '%%memePartyBottom%%'],
  ['sunset', '%%memeSunsetTop%%', '%%memeSunsetBottom%%'],
  ['rays', '%%memeRaysTop%%', '%%memeRaysBottom%%'],
]
const linesOf = (top: string, bottom: string): MemeLine[] =>
  spots.map(([spot]) => ({ id: spot, spot, text: { top, middle: '', bottom }[spot] }))
const start = {
  scene: 'cat' as Scene,
  lines: linesOf('%%memeCatTop%%', '%%memeCatBottom%%'),
  style: { size: 10, color: '#ffffff', upper: !locale.startsWith('ja') },
}

const pictureOf = (canvas: HTMLCanvasElement) =>
  new Promise<Blob>((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png')
  })

export function MemeMaker() {
  const [{ scene, lines, style }, setState] = useSaved('meme', start)
  const [own, setOwn] = useState<ImageBitmap | null>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const sizeId = useId()

  useEffect(() => {
    if (canvas.current) paintMeme(canvas.current, own ?? scene, lines, style)
  }, [own, scene, lines, style])

  const choose = async (file: File | undefined) => {
    if (!file) return
    try {
      setOwn(await createImageBitmap(file))
    } catch {
      toast('%%badImage%%')
    }
  }
  const restyle = (part: Partial<typeof style>) => setState((before) => ({ ...before, style: { ...before.style, ...part } }))
  const joke = () => {
    const [next, top, bottom] = pickOne(jokes.filter(([each]) => each !== scene))
    setState((before) => ({ ...before, scene: next, lines: linesOf(top, bottom) }))
    setOwn(null)
  }
  const save = async () => download('meme.png', await pictureOf(canvas.current!))
  const copy = async () => {
    try {
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': pictureOf(canvas.current!) })])
      toast('%%toolCopied%%')
    } catch {
      toast('%%memeNoCopy%%')
    }
  }
  const said = lines
    .map(({ text }) => text)
    .filter(Boolean)
    .join(' – ')
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
      <WidePage />
      <div className="min-w-0 space-y-3 lg:sticky lg:top-6">
        <Card className="overflow-hidden">
          <canvas ref={canvas} role="img" aria-label={`%%memePicture%%: ${said}`} className="block h-auto w-full" />
        </Card>
        <div className="flex flex-wrap gap-2">
          <Button size="lg" onClick={() => void save()}>
            <Download /> %%memeSave%%
          </Button>
          <Button size="lg" variant="secondary" onClick={() => void copy()}>
            <Copy /> %%toolCopy%%
          </Button>
          <Button size="lg" variant="secondary" onClick={joke}>
            <Shuffle /> %%memeJoke%%
          </Button>
        </div>
      </div>
      <div className="min-w-0 space-y-5">
        <Card className="space-y-4 p-5">
          {spots.map(([spot, label]) => (
            <Field key={spot} label={label}>
              {(wiring) => (
                <Textarea
                  {...wiring}
                  rows={2}
                  maxLength={textMax}
                  value={lines.find(({ id }) => id === spot)?.text ?? ''}
                  onChange={(event) =>
                    setState((before) => ({ ...before, lines: changed(before.lines, spot, { text: event.target.value }) }))
                  }
                />
              )}
            </Field>
          ))}
          <div className="space-y-1.5">
            <label htmlFor={sizeId} className="flex justify-between text-sm font-medium">
              %%memeSize%% <span className="text-muted-foreground tabular-nums">{style.size}</span>
            </label>
            <input
              id={sizeId}
              type="range"
              {...sizes}
              value={style.size}
              onChange={(event) => restyle({ size: Number(event.target.value) })}
              className="focus-ring h-8 w-full cursor-pointer accent-primary"
            />
          </div>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <div role="group" aria-label="%%memeColor%%" className="flex gap-1.5">
              {colors.map(([color, name]) => (
                <button
                  key={color}
                  type="button"
                  aria-label={name}
                  aria-pressed={color === style.color}
                  onClick={() => restyle({ color })}
                  className="focus-ring size-9 cursor-pointer rounded-full border-4 border-card ring-1 ring-muted-foreground aria-pressed:ring-3 aria-pressed:ring-ring"
                  style={{ background: color }}
                />
              ))}
            </div>
            <Checkbox
              label="%%memeUpper%%"
              checked={style.upper}
              onChange={(event) => restyle({ upper: event.target.checked })}
            />
          </div>
        </Card>
        <Card className="space-y-3 p-5">
          <h2 className="text-sm font-medium">%%memeGround%%</h2>
          <SceneChoice
            value={own ? null : scene}
            onChange={(next) => {
              setState((before) => ({ ...before, scene: next }))
              setOwn(null)
            }}
          />
          <span className="relative inline-flex">
            <input
              type="file"
              accept="image/*"
              aria-label="%%choosePicture%%"
              className="peer absolute inset-0 size-full cursor-pointer opacity-0"
              onChange={(event) => void choose(event.target.files?.[0])}
            />
            <span className={buttonClass({ variant: 'secondary' }, 'peer-focus-ring pointer-events-none')} aria-hidden="true">
              <ImagePlus /> %%choosePicture%%
            </span>
          </span>
          <p className="text-xs text-muted-foreground">%%memePrivate%%</p>
        </Card>
      </div>
    </div>
  )
}
