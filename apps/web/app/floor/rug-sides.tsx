import type { ProjectedRug } from '@nawl/contract/desk/floor'
import * as messages from '@nawl/messages/floor'
import { useEffect, useRef } from 'react'

/** Pixels along the longer side. */
const LONGER = 560

/** Both sides of a rug, drawn from its outlines, so that they are there without a connection. */
export function RugSides({ rug }: { readonly rug: ProjectedRug | null }) {
  if (!rug) return null
  return (
    <div className="floor-sides mt-4">
      <Side rug={rug} isFront={false} label={messages.seenFromBack} />
      <Side rug={rug} isFront label={messages.seenFromFront} />
    </div>
  )
}

type SideProps = { readonly rug: ProjectedRug; readonly isFront: boolean; readonly label: string }

function Side({ rug, isFront, label }: SideProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { widthMm, lengthMm } = rug
  const scale = LONGER / Math.max(widthMm, lengthMm)
  const [width, height] = [Math.round(widthMm * scale), Math.round(lengthMm * scale)]
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    // Its outlines are in tenths of a millimetre, as seen from the back.
    const perTenth = scale / 10
    context.setTransform(isFront ? -perTenth : perTenth, 0, 0, perTenth, isFront ? width : 0, 0)
    for (const { hex, rings } of rug.yarns) {
      const path = new Path2D()
      for (const ring of rings) {
        path.moveTo(ring[0]!, ring[1]!)
        for (let i = 2; i + 1 < ring.length; i += 2) path.lineTo(ring[i]!, ring[i + 1]!)
        path.closePath()
      }
      context.fillStyle = hex
      // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas is no array
      context.fill(path, 'evenodd')
    }
  }, [rug, isFront, scale, width])
  return (
    <figure>
      <canvas ref={canvas} role="img" aria-label={label} width={width} height={height} />
      <figcaption className="type-caption text-graphite">{label}</figcaption>
    </figure>
  )
}
