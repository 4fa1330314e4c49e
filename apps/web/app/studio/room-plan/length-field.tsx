import type { Unit } from '@nawl/domain/rug/sizes/size'
import * as messages from '@nawl/messages/room-plan'
import * as sizes from '@nawl/messages/size'
import { useState } from 'react'

import { TextField } from '../../ui/forms/field.tsx'
import { Fault } from '../../ui/forms/fault.tsx'
import { readMm, shortLength } from './length-text.ts'

type LengthFieldProps = {
  readonly label: string
  readonly mm: number
  readonly unit: Unit
  readonly onTyped: (mm: number) => void
}

/** A length that is typed in either unit and taken as soon as it is one; leaving the field shows what was taken. */
export function LengthField({ label, mm, unit, onTyped }: LengthFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const isWrong = typed !== null && typed.trim() !== '' && readMm(typed, unit) === null
  const take = (text: string) => {
    const read = readMm(text, unit)
    if (read !== null) onTyped(read)
  }
  return (
    <div>
      <TextField
        label={label}
        inputMode={unit === 'cm' ? 'decimal' : 'text'}
        autoComplete="off"
        // Feet and inches only: their marks would change sides. A unit stands behind its number in either direction.
        dir={unit === 'cm' ? undefined : 'ltr'}
        maxLength={12}
        suffix={unit === 'cm' ? sizes.cm : ''}
        aria-invalid={isWrong}
        value={typed ?? shortLength(mm, unit)}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={({ target }) => {
          if (typed !== null) take(target.value)
          setTyped(null)
        }}
        onKeyDown={(event) => event.key === 'Enter' && take(event.currentTarget.value)}
      />
      {isWrong && <Fault>{messages.mustBeLength({ example: unit === 'cm' ? '420' : `13'9"` })}</Fault>}
    </div>
  )
}
