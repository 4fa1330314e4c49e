import { useEffect, useRef } from 'react'

import { drawWork, type Scene } from './draw-work.ts'
import { gunAt, type WorkOfGun } from './work-of-gun.ts'

type GunCanvasProps = {
  readonly work: WorkOfGun
  readonly scene: Scene
  /** How much of it is tufted. */
  readonly mm: number
  readonly label: string
}

/** Pixels along the longer side: enough for a row of 5 mm on a rug of 3 m to be two or three wide. */
const LONG_SIDE = 1600

/** The rug as far as it is tufted, with a ring where the gun is. */
export function GunCanvas({ work, scene, mm, label }: GunCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const drawn = useRef<{ work: WorkOfGun; isFront: boolean; mm: number } | null>(null)
  const { widthMm, lengthMm, isFront } = scene
  const scale = LONG_SIDE / Math.max(widthMm, lengthMm)

  useEffect(() => {
    if (!canvas.current) return
    const last = drawn.current
    const goesOn = last?.work === work && last.isFront === isFront && last.mm <= mm
    const cloth = getComputedStyle(canvas.current).backgroundColor
    drawWork(canvas.current, work, scene, { from: goesOn ? last.mm : 0, to: mm, cloth })
    drawn.current = { work, isFront, mm }
  }, [work, scene, isFront, mm])

  const [x, y] = gunAt(work, mm)
  const across = `${((isFront ? widthMm - x : x) / widthMm) * 100}%`
  return (
    <div className="gun-canvas" dir="ltr" style={fitting(widthMm / lengthMm)}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={label}
        width={Math.round(widthMm * scale)}
        height={Math.round(lengthMm * scale)}
      />
      {mm < work.length && (
        <i aria-hidden style={{ insetInlineStart: across, insetBlockStart: `${(y / lengthMm) * 100}%` }} />
      )}
    </div>
  )
}

/** As wide as there is room, and never higher than the window. */
const fitting = (ratio: number) => ({
  aspectRatio: ratio,
  width: `min(100%, calc((100svh - 48px) * ${ratio}))`,
})
