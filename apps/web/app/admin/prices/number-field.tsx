import * as messages from '@nawl/messages/shop-prices'
import { LOCAL_RATE_SCALE } from '@nawl/domain/money/local-currency'
import { readDecimal } from '@nawl/domain/rug/sizes/read-decimal'
import { westernDigits } from '@nawl/domain/shop/western-digits'
import { useState } from 'react'

import { CheckedField } from '../../ui/forms/field.tsx'

type NumberFieldProps = {
  readonly label: string
  /** What is stored; null while what is typed is no number. */
  readonly value: number | null
  /** How many of what is stored make one of what is typed: 100 for cents and dollars. */
  readonly scale?: 1 | 100 | typeof LOCAL_RATE_SCALE
  readonly suffix?: string
  /** What the server refused. */
  readonly fault?: string | undefined
  readonly readOnly: boolean
  readonly onChange: (value: number | null) => void
}

/** A number as people type it, in either kind of digits. */
export function NumberField(props: NumberFieldProps) {
  const { label, value, scale = 1, suffix, fault, readOnly, onChange } = props
  const [typed, setTyped] = useState(() => shown(value, scale))
  // Another value than what was typed comes from outside: an earlier revision, or what somebody else wrote.
  const text = read(typed, scale) === value ? typed : shown(value, scale)
  const noNumber = value === null ? messages.needsNumber({ example: EXAMPLES[scale] }) : ''
  return (
    <div>
      <CheckedField
        label={label}
        dir="ltr"
        inputMode={scale === 1 ? 'numeric' : 'decimal'}
        autoComplete="off"
        maxLength={12}
        {...(suffix === undefined ? {} : { suffix })}
        readOnly={readOnly}
        value={text}
        fault={noNumber || (fault ?? '')}
        onChange={({ target }) => {
          setTyped(target.value)
          onChange(read(target.value, scale))
        }}
      />
    </div>
  )
}

const EXAMPLES = { 1: '7', 100: '12.50', [LOCAL_RATE_SCALE]: '0.8621' } as const

function shown(value: number | null, scale: number): string {
  if (value === null) return ''
  return (value / scale).toFixed(value % scale === 0 ? 0 : Math.log10(scale))
}

function read(text: string, scale: number): number | null {
  const reading = readDecimal(westernDigits(text.trim()), '.')
  if (!reading.ok) return null
  const stored = Math.round(reading.values[0] * scale)
  // Half a cent, or half a day, is not what anybody means.
  return Math.abs(stored - reading.values[0] * scale) < 1e-6 ? stored : null
}
