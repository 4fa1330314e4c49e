import type { RugOnFloor } from '@nawl/engine/room/rug-on-floor'
import { useMemo, useState } from 'react'

import { useObjectUrl } from '../stage/use-object-url.ts'
import { RoomCanvas } from './room-canvas.tsx'
import { type PlaceProps, RoomFloor } from './room-floor.tsx'
import type { RoomPlates } from './room-plates.ts'
import { aimedAt } from './rug-outline.ts'
import type { RoomRug } from './use-room-rug.ts'

export type RoomFrameProps = PlaceProps & {
  readonly frame: React.RefObject<HTMLDivElement | null>
  /** Aspect ratio of the picture, width over height. */
  readonly aspect: number
  /** Shows the whole picture; otherwise it covers the stage. */
  readonly whole?: boolean
  /** Null while loading. */
  readonly plates: RoomPlates | null
  /** Alternative text of the room without the rug. */
  readonly alt: string
  readonly rug: RoomRug
}

/** A room's picture across the stage, with a movable rug. */
export function RoomFrame({ frame, aspect, whole, plates, alt, rug, ...moving }: RoomFrameProps) {
  const { place, home } = moving
  const [isPainted, setPainted] = useState(false)
  const address = useObjectUrl(plates?.empty ?? null).url
  const laid = useMemo<RugOnFloor>(() => ({ ...rug.form, ...place }), [rug.form, place])
  const camera = plates?.pictures.camera
  const aim = useMemo(() => camera && aimedAt(camera, { ...rug.form, ...home }), [camera, rug.form, home])
  return (
    <div
      ref={frame}
      className="room-frame"
      data-whole={whole || undefined}
      data-painted={isPainted || undefined}
      style={{ '--aspect': aspect, ...aim } as React.CSSProperties}
    >
      {address && <img src={address} alt={alt} draggable={false} className="room-picture" />}
      {plates && rug.cloth && (
        <RoomCanvas pictures={plates.pictures} {...rug.cloth} rug={laid} onPainted={() => setPainted(true)} />
      )}
      {camera && isPainted && <RoomFloor {...moving} camera={camera} rug={laid} frame={frame} />}
    </div>
  )
}
