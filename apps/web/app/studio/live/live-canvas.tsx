import { useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react'

import { canvasPainter } from './canvas-painter.ts'
import { glPainter } from './gl-painter.ts'
import { type LiveSettings, liveTable } from './worker/live-table.ts'
import type { LiveTufts } from './worker/live-tufts.ts'
import { type Painter, paintRest } from './painter.ts'
import type { RugWindow } from './rug-window.ts'
import { type Painters, usePainter } from './use-painter.ts'
import { usePreviewed } from './use-previewed.ts'

type LiveCanvasProps = {
  /** Null while being made. The painter is prepared meanwhile, which may take as long. */
  readonly tufts: LiveTufts | null
  readonly state: LiveSettings
  readonly window: RugWindow
  /** Size in device pixels. */
  readonly width: number
  readonly height: number
  /** Zoomed in: visible even when nothing is previewed. */
  readonly close: boolean
  /** Called after every painting. */
  readonly onPainted: () => void
}

/** Part of a rug on a canvas: shows a previewed colour at once, and is otherwise hidden unless zoomed in. */
export function LiveCanvas({ tufts, state, window, width, height, close, onPainted }: LiveCanvasProps) {
  const paintedNow = useEffectEvent(onPainted)
  const { look, locked, selected, tolerance, finish, picture } = state
  const previewed = usePreviewed(state)
  const canvas = useRef<HTMLCanvasElement>(null)
  const { painter, kind } = usePainter(canvas, PAINTERS)
  const table = useMemo(
    () => tufts && liveTable(tufts, { look, locked, selected, tolerance, finish, picture }, previewed),
    [tufts, look, locked, selected, tolerance, finish, picture, previewed],
  )
  const isSeen = close || previewed !== null
  useLayoutEffect(() => {
    if (tufts) painter?.load(tufts.raster)
  }, [painter, tufts])
  useLayoutEffect(() => {
    if (!painter || !table) return
    let later: ReturnType<typeof setTimeout> | undefined
    // Once per frame: moving from one colour to the next is two changes.
    const frame = requestAnimationFrame(() => {
      if (!canvas.current) return
      fit(canvas.current, width, height)
      const step = painter.paint(table, window)
      if (isSeen) paintRest(step)
      // In the frame of painting: shown earlier, it would show its previous content.
      canvas.current.hidden = !isSeen
      if (isSeen) return paintedNow()
      // Nobody sees it yet: in tasks of a few milliseconds, so that the page answers meanwhile.
      const paintOn = () => {
        if (step()) later = setTimeout(paintOn)
        else paintedNow()
      }
      paintOn()
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(later)
    }
  }, [painter, table, window, width, height, isSeen])

  const place = {
    left: percent(window.left),
    top: percent(window.top),
    width: percent(window.width),
    height: percent(window.height),
  }
  const isReady = painter !== null && tufts !== null
  return <canvas key={kind} ref={canvas} hidden data-live-rug={isReady ? kind : undefined} style={place} />
}

const PAINTERS: Painters<Painter> = { webgl: glPainter, plain: canvasPainter }

const percent = (share: number) => `${share * 100}%`

/** Setting a canvas's size clears it, so only if it changes. */
function fit(canvas: HTMLCanvasElement, width: number, height: number): void {
  const [wide, high] = [Math.max(1, Math.round(width)), Math.max(1, Math.round(height))]
  if (canvas.width !== wide) canvas.width = wide
  if (canvas.height !== high) canvas.height = high
}
