import './tools/photograph-tools.css'

import * as messages from '@nawl/messages/room'
import { Sentence } from '../../../ui/text/sentence.tsx'
import { firstPlace } from '@nawl/domain/rug/room-place'
import type { FrontMask } from '@nawl/engine/keeping/keep-stroke'
import type { Camera } from '@nawl/engine/room/camera'
import { bearingOf } from '@nawl/engine/room/direction/light-direction'
import { useEffect, useMemo, useRef, useState } from 'react'

import { Button } from '../../../ui/controls/button.tsx'
import { linkTo } from '../../../ui/controls/inline-link.tsx'
import { usePanel } from '../../../ui/use-panel.ts'
import { RoomScene, type RoomSetting } from '../room-scene.tsx'
import { useFront } from './front/use-front.ts'
import { KeepChoice } from './saved-photograph/keep-choice.tsx'
import type { SavedWith } from './saved-photograph/saved-photograph.ts'
import { SavedOffer } from './saved-photograph/saved-offer.tsx'
import { useSavedPhotograph } from './saved-photograph/use-saved-photograph.ts'
import { awayIn } from './own-light.ts'
import { type OwnPlates, photoPlates } from './own-plates.ts'
import { type OwnPhoto as OwnRoomState, ownCamera } from './own-photo-state.ts'
import { LightChoice } from './tools/light-choice.tsx'
import { PhotographTools } from './tools/photograph-tools.tsx'
import { useOwnPhoto } from './use-own-photo.ts'

type OwnPhotoProps = {
  readonly setting: RoomSetting
  /** What a photograph is kept with, if the visitor says so. */
  readonly design: SavedWith
}

/** A rug in the visitor's own room, from a photograph that never leaves the browser. */
export function OwnPhoto({ setting, design }: OwnPhotoProps) {
  const [room, setRoom] = useOwnPhoto()
  const [front] = useFront(room?.photograph)
  const frame = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  /** Whether the kept photograph was just asked for: the button that was pressed is gone. */
  const [isShown, setShown] = useState(false)
  const marks = usePanel(() => import('./own-photo-panel.tsx').then(({ OwnPhotoPanel }) => OwnPhotoPanel))
  const brush = usePanel(() => import('./front/front-panel.tsx').then(({ FrontPanel }) => FrontPanel))
  const keeping = useSavedPhotograph(design, room, front, setRoom)
  const source = useUnturned(room)
  const camera = useMemo(() => {
    const found = source && ownCamera(source)
    return found?.ok ? found.camera : null
  }, [source])
  const plates = useOwnPlates(source, camera, front)
  const lit = useMemo(() => {
    if (!plates || !room || !camera) return null
    return { ...plates, pictures: { ...plates.pictures, away: awayIn(room, camera, plates.found) } }
  }, [plates, room, camera])
  if (!room || !camera)
    return (
      <>
        <div className="room-words">
          <h1 className="type-h3">{messages.inOwnRoom({ name: setting.name })}</h1>
          {keeping.saved ? (
            <SavedOffer
              saved={keeping.saved}
              onShow={() => {
                void keeping.reopen()
                setShown(true)
              }}
              onDelete={() => {
                void keeping.forget()
                marks.button.ref.current?.focus()
              }}
            >
              <Button small {...marks.button} onClick={marks.show}>
                {messages.chooseAnother}
              </Button>
            </SavedOffer>
          ) : (
            <>
              <p className="type-ui mt-2 mb-4">{messages.takePhotograph}</p>
              <Button small {...marks.button} onClick={marks.show}>
                {messages.choosePhotograph}
              </Button>
              <p className="type-caption mt-2">
                <Sentence parts={messages.orLet({ link: linkTo('/your-room') })} />
              </p>
            </>
          )}
        </div>
        {marks.Panel && <marks.Panel {...marks.panel} room={room} onRoom={setRoom} />}
      </>
    )
  /** The tools give way to a dialog, and their button has the focus after it. */
  const instead = ({ show }: { readonly show: () => void }) => {
    setOpen(false)
    show()
  }
  const found = plates?.found ? bearingOf(camera, plates.found.toward) : null
  return (
    <>
      <RoomScene
        setting={setting}
        frame={frame}
        aspect={room.photograph.width / room.photograph.height}
        whole
        plates={lit}
        alt={messages.yourRoom}
        room={messages.ownRoomIn}
        floor={floorBefore(camera)}
        home={firstPlace({ center: [0, 0], turnDeg: 0, longSide: 'away' }, setting.rug.form)}
      >
        <PhotographTools opener={opener} takesFocus={isShown} open={isOpen} onOpenChange={setOpen}>
          <LightChoice room={room} found={found} onRoom={setRoom} />
          <div className="photograph-links type-ui">
            <button type="button" aria-haspopup="dialog" {...marks.near} onClick={() => instead(marks)}>
              {messages.corners}
            </button>
            <button type="button" aria-haspopup="dialog" {...brush.near} onClick={() => instead(brush)}>
              {messages.keepInFront}
            </button>
          </div>
          <KeepChoice {...keeping} />
        </PhotographTools>
      </RoomScene>
      {marks.Panel && <marks.Panel {...marks.panel} opener={opener} room={room} onRoom={setRoom} />}
      {brush.Panel && <brush.Panel {...brush.panel} opener={opener} photograph={room.photograph} />}
    </>
  )
}

/** Ten metres of floor, starting half a metre in front of the camera. */
function floorBefore({ position: [x, y] }: Camera) {
  return [
    [x - 5, y + 0.5],
    [x + 5, y + 0.5],
    [x + 5, y + 10],
    [x - 5, y + 10],
  ] as const
}

/** The room with its light as in the photograph: turning it needs no other plates. */
function useUnturned(room: OwnRoomState | null): OwnRoomState | null {
  const [source, setSource] = useState<OwnRoomState | null>(null)
  const isSame =
    source === room ||
    (source && room && Object.keys(room).every((key) => key === 'lightFrom' || isEqual(source, room, key)))
  if (isSame) return source
  setSource(room)
  return room
}

const isEqual = (one: OwnRoomState, other: OwnRoomState, key: string) =>
  one[key as keyof OwnRoomState] === other[key as keyof OwnRoomState]

function useOwnPlates(
  room: OwnRoomState | null,
  camera: Camera | null,
  front: FrontMask | null,
): OwnPlates | null {
  const [plates, setPlates] = useState<OwnPlates | null>(null)
  useEffect(() => {
    if (!room || !camera) return
    let wanted = true
    photoPlates(room, camera, front).then(
      (made) => wanted && setPlates(made),
      (error: unknown) => console.warn('The photograph cannot be shown:', error),
    )
    return () => {
      wanted = false
    }
  }, [room, camera, front])
  return plates
}
