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
  /** Called whenever it has been painted. */
  readonly onPainted: () => void
}

/** The rug on a canvas over the picture of a room: at once as a draft where painting takes long, in full when all rests. */
export function RoomCanvas({ pictures, tufts, table, rug, onPainted }: RoomCanvasProps) {
  const paintedNow = useEffectEvent(onPainted)
  const canvas = useRef<HTMLCanvasElement>(null)
  const { painter, kind } = usePainter(canvas, PAINTERS)
  useLayoutEffect(() => painter?.furnish(pictures), [painter, pictures])
  useLayoutEffect(() => painter?.load(tufts.raster), [painter, tufts])
  useLayoutEffect(() => {
    if (!painter) return
    const element = canvas.current
    const paint = (draft: boolean) =>
      painter.paint({ table, rug, draft }, () => {
        // Which one it is can only be told once it is there.
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

/** Nothing has moved for this long: there is time for all the pixels. */
const RESTS_MS = 140
