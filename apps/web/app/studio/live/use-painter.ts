import { type RefObject, useLayoutEffect, useState } from 'react'

import { canvasPainter } from './canvas-painter.ts'
import { glPainter } from './gl-painter.ts'
import type { Painter } from './painter.ts'

/**
 * A painter for a canvas: WebGL 2 while there is one, otherwise the canvas's own. A canvas keeps
 * the kind it was begun with, so that `kind` must be its key.
 */
export function usePainter(canvas: RefObject<HTMLCanvasElement | null>) {
  const [kind, setKind] = useState<'webgl' | 'plain'>('webgl')
  const [painter, setPainter] = useState<Painter | null>(null)
  useLayoutEffect(() => {
    const element = canvas.current
    if (!element) return
    const withoutGl = () => setKind('plain')
    const made = kind === 'webgl' ? glPainter(element) : canvasPainter(element)
    if (!made) return withoutGl()
    // oxlint-disable-next-line react/set-state-in-effect -- the painter lives exactly as long as the effect
    setPainter(made)
    element.addEventListener('webglcontextlost', withoutGl)
    return () => {
      element.removeEventListener('webglcontextlost', withoutGl)
      setPainter(null)
      made.close()
    }
  }, [canvas, kind])
  return { painter, kind }
}
