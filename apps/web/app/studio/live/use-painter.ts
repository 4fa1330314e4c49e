import { type RefObject, useLayoutEffect, useState } from 'react'

export type PainterKind = 'webgl' | 'plain'

/** Both ways to begin a painter on a canvas; null where that way is none. */
export type Painters<P> = Readonly<Record<PainterKind, (canvas: HTMLCanvasElement) => P | null>>

/**
 * A painter for a canvas: WebGL 2 while there is one, otherwise the canvas's own. A canvas keeps
 * the kind it was begun with, so that `kind` must be its key. `painters` are always the same.
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
    const made = painters[kind](element)
    if (!made) return withoutGl()
    // oxlint-disable-next-line react/set-state-in-effect -- the painter lives exactly as long as the effect
    setPainter(made)
    element.addEventListener('webglcontextlost', withoutGl)
    return () => {
      element.removeEventListener('webglcontextlost', withoutGl)
      setPainter(null)
      made.close()
    }
  }, [canvas, kind, painters])
  return { painter, kind }
}
