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
        alt={`${record.name}, ${light === 'day' ? 'by day' : 'in the evening'}`}
        room={`the ${inSentence(record.name)}`}
        floor={record.floor}
        home={firstPlace(record.placement, setting.rug.form)}
      >
        <StageChoice
          label="Light"
          options={LIGHTS}
          value={light}
          onChoose={(chosen) =>
            gesture({ type: 'setFinish', finish: { light: chosen === 'day' ? 'day' : 'lamp' } })
          }
        />
      </RoomScene>
      {fetched.status === 'missing' && (
        <p role="status" className="room-words type-ui">
          The room could not be fetched.{' '}
          <button type="button" onClick={fetched.again} className="underline underline-offset-3">
            Try again
          </button>
        </p>
      )}
    </>
  )
}

const LIGHTS = [
  ['day', 'Day'],
  ['evening', 'Evening'],
] as const

/** `Living room` within a sentence. */
const inSentence = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)
