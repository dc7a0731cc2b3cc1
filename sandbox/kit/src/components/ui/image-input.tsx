import { Image as ImageIcon, ImagePlus } from 'lucide-react'
import { Button, buttonClass } from './button'
import { Cover } from './cover'
import { toast } from './toast'

const maxSide = 1200

/** Reads a picture the person chose as a data URL, scaled down so that it fits in the browser's storage. */
async function readImage(file: File): Promise<string> {
  const bitmap = await createImageBitmap(file)
  const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  canvas.getContext('2d')!.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/jpeg', 0.82)
}

interface ImageInputProps {
  id: string
  value: string
  onChange: (value: string) => void
}

/** A picture of the person's own; an empty frame while there is none. */
export function ImageInput({ id, value, onChange }: ImageInputProps) {
  const choose = async (file: File | undefined) => {
    if (!file) return
    try {
      onChange(await readImage(file))
    } catch {
      toast('%%badImage%%')
    }
  }
  return (
    <div className="flex items-center gap-4">
      {value ? (
        <Cover src={value} seed={id} className="h-20 w-32 shrink-0 rounded-md" />
      ) : (
        <span
          className="grid h-20 w-32 shrink-0 place-items-center rounded-md border border-dashed border-input text-muted-foreground"
          aria-hidden="true"
        >
          <ImageIcon className="size-5" />
        </span>
      )}
      <span className="relative inline-flex">
        <input
          id={id}
          type="file"
          accept="image/*"
          className="peer absolute inset-0 size-full cursor-pointer opacity-0"
          onChange={(event) => void choose(event.target.files?.[0])}
        />
        <span
          className={buttonClass({ variant: 'secondary', size: 'sm' }, 'peer-focus-ring pointer-events-none')}
          aria-hidden="true"
        >
          <ImagePlus /> %%choosePicture%%
        </span>
      </span>
      {value && (
        <Button variant="ghost" size="sm" onClick={() => onChange('')}>
          %%delete%%
        </Button>
      )}
    </div>
  )
}
