import type { StrikeOffPlace } from '@nawl/domain/product/strike-off'
import { westernDigits } from '@nawl/domain/shop/western-digits'
import * as messages from '@nawl/messages/samples-page'
import { useState } from 'react'

import { TextField } from '../ui/forms/field.tsx'

type PlaceFieldsProps = {
  readonly place: StrikeOffPlace
  readonly last: StrikeOffPlace
  readonly onMove: (place: StrikeOffPlace) => void
}

/** Where the square lies, as numbers that can be typed in either kind of digits. */
export function PlaceFields({ place, last, onMove }: PlaceFieldsProps) {
  const { xMm, yMm } = place
  return (
    <fieldset className="strike-off-fields">
      <legend className="sr-only">{messages.place}</legend>
      <PlaceField
        label={messages.fromLeft}
        mm={xMm}
        most={last.xMm}
        onTyped={(x) => onMove({ xMm: x, yMm })}
      />
      <PlaceField
        label={messages.fromTop}
        mm={yMm}
        most={last.yMm}
        onTyped={(y) => onMove({ xMm, yMm: y })}
      />
    </fieldset>
  )
}

type PlaceFieldProps = {
  readonly label: string
  readonly mm: number
  readonly most: number
  readonly onTyped: (mm: number) => void
}

function PlaceField({ label, mm, most, onTyped }: PlaceFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const take = () => {
    const read = typed?.trim() ? Number(westernDigits(typed).trim().replace(',', '.')) : Number.NaN
    setTyped(null)
    if (Number.isFinite(read)) onTyped(Math.max(0, Math.min(Math.round(read * 10), most)))
  }
  return (
    <TextField
      label={label}
      inputMode="decimal"
      value={typed ?? String(mm / 10)}
      maxLength={8}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={take}
      onKeyDown={(event) => event.key === 'Enter' && take()}
    />
  )
}
