import * as messages from '@nawl/messages/room'
import { Sentence } from '../../../ui/text/sentence.tsx'
import { firstPlace } from '@nawl/domain/rug/room-place'
import type { FrontMask } from '@nawl/engine/keeping/keep-stroke'
import type { Camera } from '@nawl/engine/room/camera'
import { useEffect, useMemo, useRef, useState } from 'react'

import { Button } from '../../../ui/controls/button.tsx'
import { linkTo } from '../../../ui/controls/inline-link.tsx'
import { usePanel } from '../../../ui/use-panel.ts'
import { StageSelect } from '../../stage/stage-choice.tsx'
import type { RoomPlates } from '../room-plates.ts'
import { RoomScene, type RoomSetting } from '../room-scene.tsx'
import { useFront } from './front/use-front.ts'
import { photoPlates } from './own-plates.ts'
import { type OwnPhoto as OwnRoomState, ownCamera } from './own-photo-state.ts'
import { useOwnPhoto } from './use-own-photo.ts'

/** A rug in the visitor's own room, from a photograph that never leaves the browser. */
export function OwnPhoto({ setting }: { readonly setting: RoomSetting }) {
  const [room, setRoom] = useOwnPhoto()
  const [front] = useFront(room?.photograph)
  const frame = useRef<HTMLDivElement>(null)
  const { Panel, show, button, panel } = usePanel(() =>
    import('./own-photo-panel.tsx').then(({ OwnPhotoPanel }) => OwnPhotoPanel),
  )
  const brush = usePanel(() => import('./front/front-panel.tsx').then(({ FrontPanel }) => FrontPanel))
  const camera = useMemo(() => {
    const found = room && ownCamera(room)
    return found?.ok ? found.camera : null
  }, [room])
  const plates = useOwnPlates(room, camera, front)
  const shownPanel = Panel && <Panel {...panel} room={room} onRoom={setRoom} />
  const setUp = (words: string, className = '') => (
    <Button small className={className} {...button} onClick={show}>
      {words}
    </Button>
  )
  if (!room || !camera)
    return (
      <>
        <div className="room-words">
          <h1 className="type-h3">{messages.inOwnRoom({ name: setting.name })}</h1>
          <p className="type-ui mt-2 mb-4">{messages.takePhotograph}</p>
          {setUp(messages.choosePhotograph)}
          <p className="type-caption mt-2">
            <Sentence parts={messages.orLet({ link: linkTo('/your-room') })} />
          </p>
        </div>
        {shownPanel}
      </>
    )
  return (
    <>
      <RoomScene
        setting={setting}
        frame={frame}
        aspect={room.photograph.width / room.photograph.height}
        whole
        plates={plates}
        alt={messages.yourRoom}
        room={messages.ownRoomIn}
        floor={floorBefore(camera)}
        home={firstPlace({ center: [0, 0], turnDeg: 0, longSide: 'away' }, setting.rug.form)}
      >
        <StageSelect
          label={messages.lightOnRug}
          always
          options={BRIGHTNESSES}
          value={String(room.brightness)}
          onChoose={(value) => setRoom({ ...room, brightness: Number(value) })}
        />
        {setUp(messages.corners, 'own-corners')}
        <Button small {...brush.button} onClick={brush.show}>
          {messages.keepInFront}
        </Button>
      </RoomScene>
      {shownPanel}
      {brush.Panel && <brush.Panel {...brush.panel} photograph={room.photograph} />}
    </>
  )
}

/** Light on the rug relative to the estimate. */
const BRIGHTNESSES = [
  ['0.5', messages.muchDarker],
  ['0.72', messages.darker],
  ['1', messages.guessed],
  ['1.4', messages.brighter],
  ['2', messages.muchBrighter],
] as const

/** Ten metres of floor, starting half a metre in front of the camera. */
function floorBefore({ position: [x, y] }: Camera) {
  return [
    [x - 5, y + 0.5],
    [x + 5, y + 0.5],
    [x + 5, y + 10],
    [x - 5, y + 10],
  ] as const
}

function useOwnPlates(
  room: OwnRoomState | null,
  camera: Camera | null,
  front: FrontMask | null,
): RoomPlates | null {
  const [plates, setPlates] = useState<RoomPlates | null>(null)
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
