import type { RugOnFloor } from '@nawl/engine/room/rug-on-floor'
import { useEffectEvent, useLayoutEffect, useRef } from 'react'

import type { LiveTufts } from '../live/worker/live-tufts.ts'
import { type Painters, usePainter } from '../live/use-painter.ts'
import { canvasRoom } from './canvas-room.ts'
import { glRoom } from './gl-room.ts'
import type { RoomPainter, RoomPictures } from './room-painter.ts'

type RoomCanvasProps = {
  readonly pictures: RoomPictures
  readonly tufts: LiveTufts
  /** Colours of the tufts, 256 × RGBA. */
  readonly table: Uint8Array
  readonly rug: RugOnFloor
  /** Called after every painting. */
  readonly onPainted: () => void
}

/** The rug on a canvas over the picture of a room: first a draft if painting is slow, in full when nothing moves. */
export function RoomCanvas({ pictures, tufts, table, rug, onPainted }: RoomCanvasProps) {
  const paintedNow = useEffectEvent(onPainted)
  const canvas = useRef<HTMLCanvasElement>(null)
  const { painter, kind } = usePainter(canvas, PAINTERS)
  const furnish = useEffectEvent((one: RoomPainter | null) => one?.furnish(pictures))
  const { empty, light, mask } = pictures
  // Only with other plates: light that is turned does not need them again.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what belongs to the plates changes with them
  useLayoutEffect(() => furnish(painter), [painter, empty, light, mask])
  useLayoutEffect(() => painter?.load(tufts.raster), [painter, tufts])
  useLayoutEffect(() => {
    if (!painter) return
    const element = canvas.current
    const paint = (draft: boolean) =>
      painter.paint({ table, rug, away: pictures.away, draft }, () => {
        // Known only once it is painted.
        element?.setAttribute('data-painted', draft ? 'draft' : 'full')
        paintedNow()
      })
    element?.removeAttribute('data-painted')
    let rest: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      paint(painter.drafts)
      // Counted from here: a frame that comes late, as in a window being resized, would paint its draft over all the pixels.
      if (painter.drafts) rest = setTimeout(() => paint(false), RESTS_MS)
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(rest)
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- other plates and other tufts are painted anew
  }, [painter, pictures, tufts, table, rug])
  return <canvas key={kind} ref={canvas} data-room-rug={kind} className="room-canvas" />
}

const PAINTERS: Painters<RoomPainter> = { webgl: glRoom, plain: canvasRoom }

/** After this long without movement, all pixels are painted. */
const RESTS_MS = 140
