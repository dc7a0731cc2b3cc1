import { useEffect, useRef } from 'react'
import { paintMeme } from './meme-picture'
import { type Scene, scenes } from './scenes'

const names: Record<Scene, string> = {
  sunset: '%%memeSunset%%',
  rays: '%%memeRays%%',
  cat: '%%memeCat%%',
  night: '%%memeNight%%',
  party: '%%memeParty%%',
  robot: '%%memeRobot%%',
}

interface SceneChoiceProps {
  value: Scene | null
  onChange: (scene: Scene) => void
}

export function SceneChoice({ value, onChange }: SceneChoiceProps) {
  return (
    <div role="group" aria-label="%%memeGround%%" className="grid grid-cols-3 gap-2 sm:grid-cols-6 lg:grid-cols-3">
      {scenes.map((scene) => (
        <button
          key={scene}
          type="button"
          aria-label={names[scene]}
          aria-pressed={scene === value}
          onClick={() => onChange(scene)}
          className="focus-ring aspect-square cursor-pointer overflow-hidden rounded-lg border-2 border-transparent aria-pressed:border-card aria-pressed:ring-3 aria-pressed:ring-ring"
        >
          <Thumbnail scene={scene} />
        </button>
      ))}
    </div>
  )
}

function Thumbnail({ scene }: { scene: Scene }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) paintMeme(canvas.current, scene, [], { size: 10, color: '#ffffff', upper: false })
  }, [scene])
  return <canvas ref={canvas} aria-hidden="true" className="block size-full" />
}
