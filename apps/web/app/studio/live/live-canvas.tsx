import { useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react'

import { canvasPainter } from './canvas-painter.ts'
import { glPainter } from './gl-painter.ts'
import { type LiveLook, liveTable } from './live-table.ts'
import type { LiveTufts } from './live-tufts.ts'
import type { Painter } from './painter.ts'
import type { RugWindow } from './rug-window.ts'
import { type Painters, usePainter } from './use-painter.ts'
import { usePreviewed } from './use-previewed.ts'

type LiveCanvasProps = {
  /** Null while they are made. The painter gets ready meanwhile: it may take as long. */
  readonly tufts: LiveTufts | null
  readonly state: LiveLook
  readonly window: RugWindow
  /** Size in the screen's own pixels. */
  readonly width: number
  readonly height: number
  /** Called whenever it has been painted. */
  readonly onPainted: () => void
}

/** Part of a rug on a canvas, in the colour that is pointed at, at once. */
export function LiveCanvas({ tufts, state, window, width, height, onPainted }: LiveCanvasProps) {
  const paintedNow = useEffectEvent(onPainted)
  const { look, locked, selected, tolerance, matchedAt, finish } = state
  const previewed = usePreviewed(state)
  const canvas = useRef<HTMLCanvasElement>(null)
  const { painter, kind } = usePainter(canvas, PAINTERS)
  const table = useMemo(
    () => tufts && liveTable(tufts, { look, locked, selected, tolerance, matchedAt, finish }, previewed),
    [tufts, look, locked, selected, tolerance, matchedAt, finish, previewed],
  )
  useLayoutEffect(() => {
    if (tufts) painter?.load(tufts.raster)
  }, [painter, tufts])
  useLayoutEffect(() => {
    if (!painter || !table) return
    // Once a frame: leaving one colour for the next is two changes.
    const frame = requestAnimationFrame(() => {
      if (canvas.current) fit(canvas.current, width, height)
      painter.paint(table, window)
      paintedNow()
    })
    return () => cancelAnimationFrame(frame)
  }, [painter, table, window, width, height])

  const place = {
    left: percent(window.left),
    top: percent(window.top),
    width: percent(window.width),
    height: percent(window.height),
  }
  const isReady = painter !== null && tufts !== null
  return (
    <canvas
      key={kind}
      ref={canvas}
      hidden={!isReady}
      data-live-rug={isReady ? kind : undefined}
      style={place}
    />
  )
}

const PAINTERS: Painters<Painter> = { webgl: glPainter, plain: canvasPainter }

const percent = (share: number) => `${share * 100}%`

/** Setting a canvas's size clears it, so only where it changes. */
function fit(canvas: HTMLCanvasElement, width: number, height: number): void {
  const [wide, high] = [Math.max(1, Math.round(width)), Math.max(1, Math.round(height))]
  if (canvas.width !== wide) canvas.width = wide
  if (canvas.height !== high) canvas.height = high
}
