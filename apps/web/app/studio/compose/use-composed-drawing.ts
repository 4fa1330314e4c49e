import { useEffect, useRef, useState } from 'react'

import type { ComposeAnswer, ComposedDrawing, ComposeQuestion } from './composed-drawing.ts'

type Drawn = { readonly path: string; readonly drawing: ComposedDrawing }

/**
 * The drawing of a composed bitmap, drawn in a worker; while the next is drawn, the last. Sizes that come faster than
 * they can be drawn are skipped, the last one never. Null draws nothing.
 */
export function useComposedDrawing(path: string | null): Drawn | null {
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  const worker = useRef<Worker | null>(null)
  const underWay = useRef<string | null>(null)
  const next = useRef<string | null>(null)
  useEffect(() => () => worker.current?.terminate(), [])
  useEffect(() => {
    if (path === null || typeof Worker === 'undefined') return
    next.current = path
    worker.current ??= beginWorker(({ drawn: drawing }) => {
      const made = underWay.current
      underWay.current = null
      if (drawing && made !== null) setDrawn({ path: made, drawing })
      ask()
    })
    ask()

    function ask() {
      if (underWay.current !== null || next.current === null) return
      underWay.current = next.current
      next.current = null
      worker.current?.postMessage({ id: 0, path: underWay.current } satisfies ComposeQuestion, [])
    }
  }, [path])
  return path === null ? null : drawn
}

function beginWorker(onAnswer: (answer: ComposeAnswer) => void): Worker {
  const worker = new Worker(new URL('./compose.worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<ComposeAnswer>) => onAnswer(data))
  return worker
}
