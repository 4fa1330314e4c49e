import * as messages from '@nawl/messages/uploads'
import { outlinePolygon } from '@nawl/domain/outline/outline-text'
import type { Outline } from '@nawl/domain/outline/traces'
import type { Reduction } from '@nawl/engine/reduction/reduction'
import { useEffect, useRef } from 'react'

import { replacementName, yarnCount } from '../color/yarn-name.ts'
import { Pompom } from '../../ui/pompom.tsx'
import { TuftedDrawing } from './tufted-drawing.tsx'
import { useTuftedDrawing } from './use-tufted-drawing.ts'

type DrawingPreviewProps = {
  readonly drawing: Reduction | null
  readonly busy: boolean
  readonly ratio: number
  readonly outline: Outline
  /** Controls for the yarns, between the drawing and the list of yarns. */
  readonly children: React.ReactNode
}

/** The reduced drawing and its yarns: flat at once, tufted when that is ready. */
export function DrawingPreview({ drawing, busy, ratio, outline, children }: DrawingPreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const tufts = useTuftedDrawing(drawing, outline)
  useEffect(() => {
    if (drawing && canvas.current) paint(canvas.current, drawing)
  }, [drawing])
  const count = drawing ? yarnCount(drawing.yarns.length) : messages.noYarns
  return (
    <div aria-busy={busy}>
      <div className="drawing-sheet" style={{ aspectRatio: ratio }}>
        <canvas
          ref={canvas}
          style={{ clipPath: outlinePolygon(outline, ratio) }}
          role="img"
          aria-label={messages.drawing({ n: drawing?.yarns.length ?? 0 })}
          data-there={drawing !== null || undefined}
        />
        {tufts && <TuftedDrawing tufts={tufts} />}
      </div>
      {children}
      <p role="status" className="type-caption mt-3 text-graphite">
        {busy ? messages.choosing : messages.sentence({ yarns: count })}
      </p>
      {drawing && (
        <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(72px,1fr))] gap-x-2 gap-y-4">
          {drawing.yarns.map(({ hex, share }) => (
            <li key={hex} className="flex flex-col items-center text-center">
              <Pompom hex={hex} size={40} />
              <span className="type-caption figures font-medium">{(100 * share).toFixed(1)}%</span>
              <span className="type-micro text-graphite">{replacementName(hex)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function paint(canvas: HTMLCanvasElement, { width, height, indices, yarns }: Reduction): void {
  const context = canvas.getContext('2d')
  if (!context) return
  canvas.width = width
  canvas.height = height
  // A canvas pixel is a word of alpha, blue, green and red.
  const words = yarns.map(({ hex }) => {
    const rgb = Number.parseInt(hex.slice(1), 16)
    return (0xff000000 | ((rgb & 255) << 16) | (rgb & 0xff00) | (rgb >>> 16)) >>> 0
  })
  const pixels = Uint32Array.from(indices, (yarn) => words[yarn]!)
  context.putImageData(new ImageData(new Uint8ClampedArray(pixels.buffer), width, height), 0, 0)
}
