import { begunAt, gunAt, type WorkOfGun } from './work-of-gun.ts'

/** The side of the rug's back that lies on a canvas, and how its mm become pixels there. */
export type Scene = {
  readonly widthMm: number
  readonly lengthMm: number
  readonly gaugeMm: number
  readonly isFront: boolean
}

/** Pieces that are tufted between two moments; from nothing, the cloth is drawn first. */
export function drawWork(
  canvas: HTMLCanvasElement,
  work: WorkOfGun,
  { widthMm, lengthMm, gaugeMm, isFront }: Scene,
  { from, to, cloth }: { readonly from: number; readonly to: number; readonly cloth: string },
): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const [sx, sy] = [canvas.width / widthMm, canvas.height / lengthMm]
  context.setTransform(isFront ? -sx : sx, 0, 0, sy, isFront ? canvas.width : 0, 0)
  if (from === 0) {
    context.fillStyle = cloth
    context.fillRect(0, 0, widthMm, lengthMm)
  }
  context.lineWidth = gaugeMm
  context.lineCap = 'round'
  context.lineJoin = 'round'
  const last = begunAt(work, to)
  // The piece that was under way is drawn on.
  for (let n = Math.max(0, begunAt(work, from) - 1); n < last;) {
    const { hex } = work.pieces[n]!
    context.strokeStyle = hex
    context.beginPath()
    for (; n < last && work.pieces[n]!.hex === hex; n++) {
      const piece = work.pieces[n]!
      const end = n === last - 1 ? gunAt(work, to) : piece.to
      context.moveTo(...piece.from)
      context.lineTo(...end)
    }
    context.stroke()
  }
}
