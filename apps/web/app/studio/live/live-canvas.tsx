import {
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react'

import { type LiveLook, liveTable } from './live-table.ts'
import type { LiveTufts } from './live-tufts.ts'
import { PreviewingContext } from './previewing.ts'
import type { RugWindow } from './rug-window.ts'
import { usePainter } from './use-painter.ts'

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
  const previewing = useContext(PreviewingContext)
  const previewed = useSyncExternalStore(previewing.subscribe, previewing.current, () => null)
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what was pointed at has been chosen, or the picker has closed under the pointer
  useEffect(() => previewing.show(null), [previewing, look, selected])

  const canvas = useRef<HTMLCanvasElement>(null)
  const { painter, kind } = usePainter(canvas)
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

const percent = (share: number) => `${share * 100}%`

/** Setting a canvas's size clears it, so only where it changes. */
function fit(canvas: HTMLCanvasElement, width: number, height: number): void {
  const [wide, high] = [Math.max(1, Math.round(width)), Math.max(1, Math.round(height))]
  if (canvas.width !== wide) canvas.width = wide
  if (canvas.height !== high) canvas.height = high
}
