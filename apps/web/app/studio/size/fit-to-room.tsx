import './fit-to-room.css'

import { UNIT_NAMES } from './unit-names.ts'
import * as messages from '@nawl/messages/size'
import type { SizeInput } from '@nawl/domain/rug/estimate'
import { CLEARANCES, fitToRoom } from '@nawl/domain/rug/fit-to-room'
import { hasOneMeasure } from '@nawl/domain/rug/shape'
import type { Unit } from '@nawl/domain/rug/sizes/size'
import { useState } from 'react'

import { sidesText } from '../../sales/kinds/rug/rug-line-text.ts'
import { Button } from '../../ui/controls/button.tsx'
import { SelectField, TextField } from '../../ui/forms/field.tsx'

type FitToRoomProps = {
  readonly size: SizeInput
  readonly onChange: (size: Partial<SizeInput>) => void
}

/** The largest rug for a room's measures with floor left bare round it; one press fills in the sides. */
export function FitToRoom({ size, onChange }: FitToRoomProps) {
  const { shape, unit } = size
  const [sides, setSides] = useState({ width: '', length: '' })
  const [bare, setBare] = useState(1)
  const clearance = CLEARANCES[unit][bare] ?? CLEARANCES[unit][0]
  const fit = fitToRoom(shape, { ...sides, clearance, unit })
  const isTyped = sides.width.trim() !== '' && sides.length.trim() !== ''
  return (
    <details className="fit-to-room">
      <summary>{messages.fitToRoom}</summary>
      <div className="mt-3 grid grid-cols-2 gap-x-3.5 gap-y-4">
        {(['width', 'length'] as const).map((side) => (
          <TextField
            key={side}
            label={(side === 'width' ? messages.roomWidth : messages.roomLength)({ unit: UNIT_NAMES[unit] })}
            inputMode="decimal"
            autoComplete="off"
            value={sides[side]}
            onChange={({ target }) => setSides({ ...sides, [side]: target.value })}
          />
        ))}
        <SelectField
          label={messages.floorBare}
          value={bare}
          onChange={({ target }) => setBare(Number(target.value))}
        >
          {CLEARANCES[unit].map((each, place) => (
            <option key={each} value={place}>
              {bareFloor(each, unit)}
            </option>
          ))}
        </SelectField>
        {fit.ok ? (
          <Button
            small
            className="self-end"
            onClick={() => onChange(hasOneMeasure(shape) ? { width: fit.width } : fit)}
          >
            {messages.use({ size: sidesText(shape, fit, unit) })}
          </Button>
        ) : (
          <p role="status" className="type-micro self-end pb-2 text-graphite">
            {isTyped && REFUSED[fit.reason]}
          </p>
        )}
      </div>
    </details>
  )
}

const REFUSED = {
  'no-room': messages.typeRoom,
  'too-small': messages.roomTooSmall,
} as const

/** `30 cm all round`; half a foot is six inches. */
const bareFloor = (clearance: number, unit: Unit) =>
  unit === 'ft' && clearance < 1
    ? messages.allRound({ amount: clearance * 12, unit: messages.inches })
    : messages.allRound({ amount: clearance, unit: UNIT_NAMES[unit] })
