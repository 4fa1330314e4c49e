import type { RoomPlace } from '@nawl/domain/rug/room-place'
import type { RugOnFloor } from '@nawl/engine/room/rug-on-floor'
import { picturePlace } from '@nawl/engine/room/camera'
import { useMemo, useState } from 'react'

import { useObjectUrl } from '../stage/use-object-url.ts'
import { RoomCanvas } from './room-canvas.tsx'
import { RoomFloor } from './room-floor.tsx'
import type { RoomPlates } from './room-plates.ts'
import type { RoomRug } from './use-room-rug.ts'

type RoomFrameProps = {
  readonly frame: React.RefObject<HTMLDivElement | null>
  /** Width over height of the picture. */
  readonly aspect: number
  /** Shows all of the picture; else as much as covers the stage. */
  readonly whole?: boolean
  /** Null while it is fetched. */
  readonly plates: RoomPlates | null
  /** The room without the rug, in words. */
  readonly alt: string
  /** The rug in it, in words. */
  readonly label: string
  readonly floor: readonly (readonly [x: number, y: number])[]
  readonly rug: RoomRug
  readonly place: RoomPlace
  readonly home: RoomPlace
  readonly onPlace: (place: RoomPlace) => void
}

/** The picture of a room, all over the stage, and the rug that is moved about in it. */
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
