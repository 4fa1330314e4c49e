import { useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react'

import { canvasPainter } from './canvas-painter.ts'
import { glPainter } from './gl-painter.ts'
import { type LiveSettings, liveTable } from './worker/live-table.ts'
import type { LiveTufts } from './worker/live-tufts.ts'
import type { Painter } from './painter.ts'
import type { RugWindow } from './rug-window.ts'
import { type Painters, usePainter } from './use-painter.ts'
import { usePreviewed } from './use-previewed.ts'

type LiveCanvasProps = {
  /** Null while they are made. The painter gets ready meanwhile: it may take as long. */
  readonly tufts: LiveTufts | null
  readonly state: LiveSettings
  readonly window: RugWindow
  /** Size in the screen's own pixels. */
  readonly width: number
  readonly height: number
  /** Seen even where nothing is pointed at. */
  readonly close: boolean
  /** Called whenever it has been painted. */
  readonly onPainted: () => void
}

/** Part of a rug on a canvas: at once in the colour that is pointed at, and otherwise hidden unless it is looked at closely. */
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
    // Once a frame: leaving one colour for the next is two changes.
    const frame = requestAnimationFrame(() => {
      if (!canvas.current) return
      fit(canvas.current, width, height)
      painter.paint(table, window)
      // In the frame of its painting: shown before, it would show what was on it last.
      canvas.current.hidden = !isSeen
      paintedNow()
    })
    return () => cancelAnimationFrame(frame)
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

/** Setting a canvas's size clears it, so only where it changes. */
function fit(canvas: HTMLCanvasElement, width: number, height: number): void {
  const [wide, high] = [Math.max(1, Math.round(width)), Math.max(1, Math.round(height))]
  if (canvas.width !== wide) canvas.width = wide
  if (canvas.height !== high) canvas.height = high
}
