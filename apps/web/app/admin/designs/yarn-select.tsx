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
  const isOffered = nearest.some(({ yarn }) => yarn.hex === hex)
  const offered = isOffered ? nearest : [...nearest, ...nearestYarns(hex, 1)]
  return (
    <SelectField
      label={label}
      value={hex}
      disabled={disabled}
      onFocus={() => setAll(true)}
      onPointerDown={() => setAll(true)}
      onChange={({ target }) => onChange(target.value)}
    >
      {offered.map(({ yarn }) => (
        <option key={yarn.code} value={yarn.hex}>
          {yarnText(yarn.hex)}
        </option>
      ))}
    </SelectField>
  )
}

/** A yarn by name and code: `Brick 0712`. */
export function yarnText(hex: string): string {
  const yarn = yarnOfHex(hex)
  return yarn ? messages.yarn({ name: yarnNameOf(yarn.name), code: yarn.code }) : hex
}
