import * as messages from '@nawl/messages/room'

import { SelectField } from '../../../../ui/forms/field.tsx'
import { sideOf } from '../own-photo-messages.ts'
import type { OwnPhoto } from '../own-photo-state.ts'
import { LightDial } from './light-dial.tsx'

type LightChoiceProps = {
  readonly room: OwnPhoto
  /** The bearing that the photograph says; null if it does not. */
  readonly found: number | null
  readonly onRoom: (room: OwnPhoto) => void
}

/** How bright the light on the rug is, and where it comes from. */
export function LightChoice({ room, found, onRoom }: LightChoiceProps) {
  const degrees = room.lightFrom ?? found
  return (
    <>
      <SelectField
        label={messages.lightOnRug}
        value={String(room.brightness)}
        onChange={({ target }) => onRoom({ ...room, brightness: Number(target.value) })}
      >
        {BRIGHTNESSES.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </SelectField>
      <div className="photograph-light">
        <LightDial degrees={degrees} onTurn={(lightFrom) => onRoom({ ...room, lightFrom })} />
        <div>
          <p className="type-ui">
            <span className="type-caption block text-graphite">{messages.lightFrom}</span>
            {degrees === null ? messages.lightUnclear : messages.lightSide({ side: sideOf(degrees) })}
          </p>
          <button
            type="button"
            aria-pressed={room.lightFrom === null}
            className="type-ui min-h-11 text-start underline decoration-1 underline-offset-[5px] hover:text-madder aria-pressed:text-graphite aria-pressed:no-underline"
            onClick={() => onRoom({ ...room, lightFrom: null })}
          >
            {messages.lightAsFound}
          </button>
        </div>
      </div>
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
