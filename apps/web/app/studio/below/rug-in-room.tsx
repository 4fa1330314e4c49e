import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import type { RoomRecord } from '@nawl/contract/imaging/room'
import { roomFor } from '@nawl/domain/rug/room-for'
import { firstPlace } from '@nawl/domain/rug/room-place'
import { roomAlt, roomCaption } from '../../page/room-name.ts'
import { useMemo, useRef, useState } from 'react'

import { useDeviceSize } from '../live/use-device-size.ts'
import { sizeText } from '../room/place-messages.ts'
import { RoomCanvas } from '../room/room-canvas.tsx'
import { aimedAt } from '../room/rug-outline.ts'
import { useRoomPlates } from '../room/use-room-plates.ts'
import { useRoomRug } from '../room/use-room-rug.ts'
import { useRooms } from '../room/use-rooms.ts'
import { useObjectUrl } from '../stage/use-object-url.ts'
import type { StudioState } from '../state/studio-state.ts'

type RugInRoomProps = { readonly rug: RugItem; readonly state: StudioState }

/** The rug to scale in its room across the page, in its present yarns, size and light; nothing if it fits no room. */
export function RugInRoom({ rug, state }: RugInRoomProps) {
  const rooms = useRooms()
  const record = rooms && roomFor({ room: rug.room, size: state.size }, rooms)
  if (rooms && !record) return null
  return (
    <figure className="below-room">
      <div className="below-room-frame">{record && <Scene rug={rug} state={state} record={record} />}</div>
      <figcaption className="page-margin type-caption text-graphite">
        {record && roomCaption(rug.name, sizeText(state.size), record.id)}
      </figcaption>
    </figure>
  )
}

function Scene({ rug, state, record }: RugInRoomProps & { readonly record: RoomRecord }) {
  const frame = useRef<HTMLDivElement>(null)
  const { width } = useDeviceSize(frame)
  const [isPainted, setPainted] = useState(false)
  const fetched = useRoomPlates(record, state.finish.light === 'day' ? 'day' : 'evening', width)
  const plates = fetched.status === 'here' ? fetched.plates : null
  const address = useObjectUrl(plates?.empty ?? null).url
  const { form, cloth } = useRoomRug(rug, state)
  const laid = useMemo(() => ({ ...form, ...firstPlace(record.placement, form) }), [form, record])
  const camera = plates?.pictures.camera
  const aim = useMemo(() => camera && aimedAt(camera, laid), [camera, laid])
  return (
    <div
      ref={frame}
      className="room-frame"
      data-painted={isPainted || undefined}
      style={{ '--aspect': record.aspect, ...aim } as React.CSSProperties}
    >
      {address && <img src={address} alt={roomAlt(rug.name, record.id)} className="room-picture" />}
      {plates && cloth && (
        <RoomCanvas pictures={plates.pictures} {...cloth} rug={laid} onPainted={() => setPainted(true)} />
      )}
    </div>
  )
}
