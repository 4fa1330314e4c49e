import './veil-canvas.css'

import { useLayoutEffect, useRef } from 'react'

import type { NoteMark } from '../inspection.ts'

/** Tracing paper over the rug, with a hole where the note is. It pulses once. */
export function MarkCanvas({ veil }: { readonly veil: NoteMark }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { width, height, pixels } = veil
  useLayoutEffect(() => {
    canvas.current?.getContext('2d')?.putImageData(new ImageData(pixels, width, height), 0, 0)
  }, [pixels, width, height])
  return (
    <div aria-hidden className="live-face veil">
      <canvas ref={canvas} width={width} height={height} />
    </div>
  )
}
