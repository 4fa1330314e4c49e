import { UNIT_NAMES } from './unit-names.ts'
import * as messages from '@nawl/messages/size'
import { convertSize } from '@nawl/domain/rug/sizes/convert-size'
import type { SizeInput } from '@nawl/domain/rug/estimate'
import { readLength } from '@nawl/domain/rug/sizes/read-length'
import { useEffect, useRef, useState } from 'react'

import { TextField } from '../../ui/forms/field.tsx'
import { useStore } from '../../ui/store.ts'
import { localDecimalMark } from './local-decimal-mark.ts'
import { wantedSide } from './wanted-side.ts'

type SideFieldProps = {
  readonly side: 'width' | 'length'
  readonly label: string
  readonly size: SizeInput
  readonly placeholder: string
  readonly errorId: string | undefined
  readonly className?: string
  readonly onChange: (size: Partial<SizeInput>) => void
  readonly onLeave?: (() => void) | undefined
}

/**
 * A field for one side. An ambiguous number stays in the field and gives no size until the visitor chooses a reading;
 * a unit in the text becomes the size's unit when the field loses focus.
 */
export function SideField({ side, label, size, onChange, onLeave, className, ...field }: SideFieldProps) {
  const { unit } = size
  const input = useRef<HTMLInputElement>(null)
  const isWanted = useStore(wantedSide, null) === side
  useEffect(() => {
    if (!isWanted) return
    input.current?.focus()
    wantedSide.set(null)
  }, [isWanted])
  const [unclear, setUnclear] = useState<string | null>(null)
  // A usual size or undo may give one meanwhile.
  const asked = size[side] === '' ? unclear : null
  const question = asked === null ? null : readLength(asked, unit, 'unknown')
  const type = (typed: string) => {
    const reading = readLength(typed, unit, localDecimalMark())
    const isUnclear = !reading.ok && reading.reason === 'ambiguous'
    setUnclear(isUnclear ? typed : null)
    onChange({ [side]: isUnclear ? '' : typed })
  }
  const leave = () => {
    const reading = readLength(size[side], unit)
    if (reading.ok && reading.named) takeNamedUnit(reading.named)
    if (size[side] !== '') onLeave?.()
  }
  const takeNamedUnit = (named: SizeInput['unit']) => {
    const isFeetAndInches = named === 'ft' && unit === 'ft'
    const reading = readLength(size[side], named)
    if (reading.ok && !isFeetAndInches)
      onChange({ ...convertSize(size, named), [side]: String(reading.length) })
  }
  return (
    <div className={className}>
      <TextField
        {...field}
        ref={input}
        label={label}
        inputMode="decimal"
        autoComplete="off"
        suffix={UNIT_NAMES[unit]}
        value={asked ?? size[side]}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
      />
      {question && !question.ok && question.reason === 'ambiguous' && (
        <div role="group" aria-label={label} className="type-caption mt-1">
          <p role="status">{messages.whichDoYouMean}</p>
          {question.readings.map((reading) => (
            <button
              key={reading}
              type="button"
              className="me-4 min-h-11 font-medium underline underline-offset-4 hover:text-madder"
              onClick={() => type(String(reading))}
            >
              {reading} {UNIT_NAMES[unit]}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
