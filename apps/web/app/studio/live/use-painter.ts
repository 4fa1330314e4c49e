import { type RefObject, useLayoutEffect, useState } from 'react'

export type PainterKind = 'webgl' | 'plain'

/** Both kinds of painter; each returns null if its kind is unavailable. */
export type Painters<P> = Readonly<Record<PainterKind, (canvas: HTMLCanvasElement) => P | null>>

/**
 * A painter for a canvas: WebGL 2 if available, otherwise 2D. A canvas keeps its first context, so `kind` must be its
 * key. `painters` must be constant.
 */
export function usePainter<P extends { readonly close: () => void }>(
  canvas: RefObject<HTMLCanvasElement | null>,
  painters: Painters<P>,
) {
  const [kind, setKind] = useState<PainterKind>('webgl')
  const [painter, setPainter] = useState<P | null>(null)
  useLayoutEffect(() => {
    const element = canvas.current
    if (!element) return
    const withoutGl = () => setKind('plain')
    let made: P | null = null
    // A task of its own: asking for WebGL takes as long as a render of the studio.
    const asking = setTimeout(() => {
      made = painters[kind](element)
      if (!made) return withoutGl()
      setPainter(made)
      element.addEventListener('webglcontextlost', withoutGl)
    })
    return () => {
      clearTimeout(asking)
      element.removeEventListener('webglcontextlost', withoutGl)
      setPainter(null)
      made?.close()
    }
  }, [canvas, kind, painters])
  return { painter, kind }
}
