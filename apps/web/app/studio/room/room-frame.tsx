import type { RoomPlace } from '@nawl/domain/rug/room-place'
import type { RugOnFloor } from '@nawl/engine/room/rug-on-floor'
import { picturePlace } from '@nawl/engine/room/camera'
import { useMemo, useState } from 'react'

import { useObjectUrl } from '../stage/use-object-url.ts'
import { RoomCanvas } from './room-canvas.tsx'
import { RoomFloor } from './room-floor.tsx'
import type { RoomPlates } from './room-plates.ts'
import type { RoomRug } from './use-room-rug.ts'

export type RoomFrameProps = {
  readonly frame: React.RefObject<HTMLDivElement | null>
  /** Aspect ratio of the picture, width over height. */
  readonly aspect: number
  /** Shows the whole picture; otherwise it covers the stage. */
  readonly whole?: boolean
  /** Null while loading. */
  readonly plates: RoomPlates | null
  /** Alternative text of the room without the rug. */
  readonly alt: string
  /** Description of the rug in it. */
  readonly label: string
  readonly floor: readonly (readonly [x: number, y: number])[]
  readonly rug: RoomRug
  readonly place: RoomPlace
  readonly home: RoomPlace
  readonly onPlace: (place: RoomPlace) => void
}

/** A room's picture across the stage, with a movable rug. */
export function RoomFrame(props: RoomFrameProps) {
  const { frame, aspect, whole, plates, alt, label, floor, rug, place, home, onPlace } = props
  const [isPainted, setPainted] = useState(false)
  const address = useObjectUrl(plates?.empty ?? null).url
  const laid = useMemo<RugOnFloor>(() => ({ ...rug.form, ...place }), [rug.form, place])
  const camera = plates?.pictures.camera
  const middle = camera ? picturePlace(camera, [home.x, home.y, 0]) : null
  return (
    <div
      ref={frame}
      className="room-frame"
      data-whole={whole || undefined}
      data-painted={isPainted || undefined}
      style={{ '--aspect': aspect, '--focus': middle?.u ?? 0.5 } as React.CSSProperties}
    >
      {address && <img src={address} alt={alt} draggable={false} className="room-picture" />}
      {plates && rug.cloth && (
        <RoomCanvas pictures={plates.pictures} {...rug.cloth} rug={laid} onPainted={() => setPainted(true)} />
      )}
      {camera && isPainted && (
        <RoomFloor
          label={label}
          camera={camera}
          floor={floor}
          rug={laid}
          place={place}
          home={home}
          onPlace={onPlace}
          frame={frame}
        />
      )}
    </div>
  )
}
