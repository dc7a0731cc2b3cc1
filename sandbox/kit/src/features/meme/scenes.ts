export const side = 1080

/** Scenes to write on when there is no picture of one's own. */
export const scenes = ['sunset', 'rays', 'cat', 'night', 'party', 'robot'] as const
export type Scene = (typeof scenes)[number]

export type Pen = CanvasRenderingContext2D

function wash(pen: Pen, colors: readonly string[]) {
  const paint = pen.createLinearGradient(0, 0, 0, side)
  for (const [at, color] of colors.entries()) paint.addColorStop(at / (colors.length - 1), color)
  pen.fillStyle = paint
  pen.fillRect(0, 0, side, side)
}

function dot(pen: Pen, x: number, y: number, radius: number, color: string) {
  pen.fillStyle = color
  pen.beginPath()
  pen.arc(x, y, radius, 0, Math.PI * 2)
  pen.fill()
}

function shape(pen: Pen, path: string, color: string) {
  pen.fillStyle = color
  pen.fill(new Path2D(path))
}

function stroke(pen: Pen, path: string, color: string, width: number) {
  pen.strokeStyle = color
  pen.lineWidth = width
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  pen.stroke(new Path2D(path))
}

export const painters: Record<Scene, (pen: Pen) => void> = {
  sunset(pen) {
    wash(pen, ['#3b1c6b', '#b8356f', '#ff8a4c', '#ffd27a'])
    dot(pen, 540, 640, 190, '#fff1c1')
    shape(pen, 'M0 720 220 520 400 660 610 470 830 690 960 600 1080 700V1080H0Z', '#4a1e57')
    shape(pen, 'M0 860Q270 760 540 850T1080 830V1080H0Z', '#26103a')
  },
  rays(pen) {
    wash(pen, ['#ffb703', '#fb8500'])
    for (let at = 0; at < 12; at++) {
      const turn = (degrees: number) => {
        const angle = (degrees * Math.PI) / 180
        return `${540 + Math.cos(angle) * 1100} ${540 + Math.sin(angle) * 1100}`
      }
      shape(pen, `M540 540L${turn(at * 30)} ${turn(at * 30 + 15)}Z`, '#ffd166')
    }
    dot(pen, 540, 540, 230, '#ffe9a8')
    dot(pen, 460, 500, 26, '#2b2118')
    dot(pen, 620, 500, 26, '#2b2118')
    stroke(pen, 'M430 600Q540 720 650 600', '#2b2118', 22)
  },
  cat(pen) {
    wash(pen, ['#9bd3dd', '#e8f6f3'])
    shape(pen, 'M0 820H1080V1080H0Z', '#c48f5a')
    shape(pen, 'M300 400 320 210 470 320H610L760 210 780 400Z', '#6b6f80')
    shape(pen, 'M280 480C280 280 800 280 800 480V620C800 760 700 800 540 800S280 760 280 620Z', '#7b7f92')
    shape(pen, 'M250 1080C250 830 380 760 540 760S830 830 830 1080Z', '#7b7f92')
    shape(pen, 'M345 300 350 260 395 310ZM735 300 730 260 685 310Z', '#f2a7b5')
    for (const x of [420, 660]) {
      dot(pen, x, 500, 62, '#f4e04d')
      shape(pen, `M${x - 62} 500A62 62 0 0 1 ${x + 62} 500Z`, '#5d6173')
      dot(pen, x, 520, 22, '#1d1d24')
    }
    shape(pen, 'M510 590H570L540 625Z', '#f2a7b5')
    stroke(pen, 'M540 625V655M470 690Q540 640 610 690', '#3d404d', 10)
    stroke(pen, 'M400 620 230 590M400 645 235 660M680 620 850 590M680 645 845 660', '#e9eaf0', 6)
  },
  night(pen) {
    wash(pen, ['#050b24', '#12265c', '#2f5d8a'])
    for (let at = 0; at < 70; at++) dot(pen, (at * 397) % side, (at * 211) % 640, 2 + (at % 3) * 1.6, '#e9f1ff')
    dot(pen, 820, 240, 120, '#fdf3d0')
    dot(pen, 770, 210, 105, '#0b1738')
    shape(pen, 'M0 1080V760H90V680H210V800H300V600H430V740H520V640H600V560H720V780H800V690H930V820H1080V1080Z', '#040714')
    for (let at = 0; at < 24; at++) {
      pen.fillStyle = at % 3 ? '#ffd66b' : '#22305c'
      pen.fillRect(320 + (at % 4) * 26, 630 + Math.floor(at / 4) * 52, 14, 26)
      pen.fillRect(620 + (at % 4) * 24, 590 + Math.floor(at / 4) * 56, 13, 28)
    }
  },
  party(pen) {
    wash(pen, ['#7b2ff7', '#f107a3'])
    const paper = ['#ffe66d', '#4ecdc4', '#ff6b6b', '#ffffff', '#a8e6cf']
    for (let at = 0; at < 90; at++) {
      pen.save()
      pen.translate((at * 283) % side, (at * 467) % side)
      pen.rotate(at)
      pen.fillStyle = paper[at % paper.length]!
      pen.fillRect(-9, -16, 18, 32)
      pen.restore()
    }
    shape(pen, 'M540 330 700 760H380Z', '#ffe66d')
    shape(pen, 'M480 492H600L635 586H445ZM412 672H668L700 760H380Z', '#ff6b6b')
    dot(pen, 540, 325, 52, '#4ecdc4')
    shape(pen, 'M340 740H740V800H340Z', '#ffffff')
  },
  robot(pen) {
    wash(pen, ['#d9f0e3', '#7fb69a'])
    stroke(pen, 'M540 300V200', '#44546a', 18)
    dot(pen, 540, 190, 34, '#ef5b5b')
    pen.fillStyle = '#8fa3b8'
    pen.beginPath()
    pen.roundRect(300, 300, 480, 400, 60)
    pen.roundRect(360, 740, 360, 360, 40)
    pen.fill()
    pen.fillStyle = '#22303f'
    pen.beginPath()
    pen.roundRect(350, 370, 380, 170, 50)
    pen.fill()
    dot(pen, 450, 455, 42, '#6ff0ff')
    dot(pen, 630, 455, 42, '#6ff0ff')
    stroke(pen, 'M430 620H650M480 595V645M540 595V645M600 595V645', '#22303f', 14)
    dot(pen, 280, 500, 34, '#5f7389')
    dot(pen, 800, 500, 34, '#5f7389')
    dot(pen, 540, 860, 46, '#ffd166')
  },
}
