import './room-view.css'

import * as messages from '@nawl/messages/room'
import { roomName } from '../../page/room-name.ts'
import { useEffect, useLayoutEffect, useState } from 'react'
import { useParams } from 'react-router'

import { Glyph } from '../../ui/glyph.tsx'
import { StageSelect } from '../stage/stage-choice.tsx'
import type { OpenStudio } from '../state/use-studio.ts'
import { SiteRoom } from './site-room.tsx'
import { type ChosenRoom, noteRoom, useSavedPlaces } from './saved-places.ts'
import { OwnPhoto } from './own-photo/own-photo.tsx'
import type { RoomSetting } from './room-scene.tsx'
import { useRoomRug } from './use-room-rug.ts'
import { useRooms } from './use-rooms.ts'

type RoomViewProps = OpenStudio & {
  /** At the end of the controls. */
  readonly children: React.ReactNode
}

/** The rug to scale in a room, where it can be moved and turned. */
export function RoomView({ rug, state, gesture, children }: RoomViewProps) {
  const rooms = useRooms()
  const { id: address = '' } = useParams()
  const [stored, save] = useSavedPlaces()
  const roomRug = useRoomRug(rug, state)
  const [tools, setTools] = useState<HTMLElement | null>(null)
  const record =
    stored.room === 'own' ? undefined : (rooms?.find(({ id }) => id === stored.room) ?? rooms?.[0])
  const id: ChosenRoom = record?.id ?? 'own'
  useEffect(() => {
    if (rooms) noteRoom(rug.processingImage, id)
  }, [rooms, rug.processingImage, id])
  // Also while the rooms are fetched, or the tools would disappear while in use.
  const alone = stored.room !== 'own' && !stored.tools && rooms?.length !== 0
  // Without the tools the page is shorter: what was beside them would have scrolled away.
  useLayoutEffect(() => {
    if (alone && matchMedia('(width >= 1000px)').matches) scrollTo(0, 0)
  }, [alone])
  const setting: RoomSetting = {
    name: rug.name,
    state,
    rug: roomRug,
    place: stored.places[id] ?? null,
    onPlace: (place) => save({ places: { ...stored.places, [id]: place } }),
    tools,
  }
  return (
    <>
      {!rooms && (
        <p role="status" className="room-words type-ui">
          {messages.fetching}
        </p>
      )}
      {record && <SiteRoom key={id} record={record} setting={setting} gesture={gesture} />}
      {rooms && !record && (
        <OwnPhoto
          key={rug.processingImage}
          setting={setting}
          design={{ key: rug.processingImage, name: rug.name, address: address.toLowerCase() }}
        />
      )}
      <div className="stage-controls room-controls type-ui" data-alone={alone || undefined}>
        {rooms && (
          <StageSelect<ChosenRoom>
            label={messages.room}
            always
            options={[...rooms.map((one) => [one.id, roomName(one.id)] as const), OWN]}
            value={id}
            onChoose={(room) => save({ room })}
          />
        )}
        <div ref={setTools} className="contents" />
        {(record || !rooms) && (
          <button
            type="button"
            className="room-tools"
            aria-expanded={stored.tools}
            onClick={() => save({ tools: !stored.tools })}
          >
            <Glyph name={stored.tools ? 'room' : 'plus'} size={16} />
            {stored.tools ? messages.wholeWindow : messages.showTools}
          </button>
        )}
        {children}
      </div>
    </>
  )
}

const OWN = ['own', messages.ownRoom] as const
