import * as messages from '@nawl/messages/room'
import * as shell from '@nawl/messages/shell'
import { roomInSentence, roomName } from '../../page/room-name.ts'
import type { RoomRecord } from '@nawl/contract/imaging/room'
import { firstPlace } from '@nawl/domain/rug/room-place'
import { useRef } from 'react'

import { useDeviceSize } from '../live/use-device-size.ts'
import { StageChoice } from '../stage/stage-choice.tsx'
import type { OpenStudio } from '../state/use-studio.ts'
import { RoomScene, type RoomSetting } from './room-scene.tsx'
import { useRoomPlates } from './use-room-plates.ts'

type HouseRoomProps = {
  readonly record: RoomRecord
  readonly setting: RoomSetting
  readonly gesture: OpenStudio['gesture']
}

/** A rug in one of our rooms, by day or in the evening, following the studio's light. */
export function SiteRoom({ record, setting, gesture }: HouseRoomProps) {
  const frame = useRef<HTMLDivElement>(null)
  const { width } = useDeviceSize(frame)
  const light = setting.state.finish.light === 'day' ? 'day' : 'evening'
  const fetched = useRoomPlates(record, light, width)
  return (
    <>
      <RoomScene
        setting={setting}
        frame={frame}
        aspect={record.aspect}
        plates={fetched.status === 'here' ? fetched.plates : null}
        alt={(light === 'day' ? messages.byDay : messages.inEvening)({ room: roomName(record.id) })}
        room={roomInSentence(record.id)}
        floor={record.floor}
        home={firstPlace(record.placement, setting.rug.form)}
      >
        <StageChoice
          label={messages.light}
          options={LIGHTS}
          value={light}
          onChoose={(chosen) =>
            gesture({ type: 'setFinish', finish: { light: chosen === 'day' ? 'day' : 'lamp' } })
          }
        />
      </RoomScene>
      {fetched.status === 'missing' && (
        <p role="status" className="room-words type-ui">
          {messages.notFetched}{' '}
          <button type="button" onClick={fetched.again} className="underline underline-offset-3">
            {shell.tryAgain}
          </button>
        </p>
      )}
    </>
  )
}

const LIGHTS = [
  ['day', messages.day],
  ['evening', messages.evening],
] as const
