import { yarnOfHex } from '@nawl/domain/yarn/library/shade-card'
import * as messages from '@nawl/messages/desk-designs'
import { yarnNameOf } from '@nawl/messages/yarns'
import { useState } from 'react'

import { nearestYarns } from '@nawl/engine/reduction/nearest-yarns'
import { SelectField } from '../../ui/forms/field.tsx'

type YarnSelectProps = {
  readonly label: string
  /** The colour that the offered yarns are like, nearest first. */
  readonly near: string
  readonly hex: string
  readonly disabled: boolean
  readonly onChange: (hex: string) => void
}

/** Offered before somebody opens the list: pages have dozens of them. */
const FEW = 8

/** Every yarn of the shade card, those most like a colour first. */
export function YarnSelect({ label, near, hex, disabled, onChange }: YarnSelectProps) {
  const [all, setAll] = useState(false)
  const nearest = nearestYarns(near, all ? Infinity : FEW)
  const hexes = nearest.map(({ yarn }) => yarn.hex)
  // A yarn that left the card, or a shade that it had, is still what the drawing is in.
  const offered = hexes.includes(hex) ? hexes : [...hexes, hex]
  return (
    <SelectField
      label={label}
      value={hex}
      disabled={disabled}
      onFocus={() => setAll(true)}
      onPointerDown={() => setAll(true)}
      onChange={({ target }) => onChange(target.value)}
    >
      {offered.map((one) => (
        <option key={one} value={one}>
          {yarnText(one)}
        </option>
      ))}
    </SelectField>
  )
}

/** A yarn by name and code: `Brick 0712`. */
export function yarnText(hex: string): string {
  const yarn = yarnOfHex(hex)
  if (!yarn) return hex
  const said = { name: yarnNameOf(yarn.name), code: yarn.code }
  return yarn.isOut ? messages.yarnOnOrder(said) : messages.yarn(said)
}
