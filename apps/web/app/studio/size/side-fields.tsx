import { UNIT_NAMES } from './unit-names.ts'
import * as messages from '@nawl/messages/size'
import { sideName } from './size-messages.ts'
import { convertSize } from '@nawl/domain/rug/sizes/convert-size'
import type { SizeInput } from '@nawl/domain/rug/estimate'
import { UNITS } from '@nawl/domain/rug/sizes/size'
import { hasOneMeasure, SHAPE_FACTS } from '@nawl/domain/rug/shape'

import { sizeBounds, type SizeRefused } from '../../sales/cart/lines/size-refusal.ts'
import { FieldError } from '../../ui/forms/field.tsx'
import { Segment } from '../../ui/forms/segment.tsx'
import { SideField } from './side-field.tsx'
import { sideErrors } from './size-messages.ts'
import { wantedSide } from './wanted-side.ts'

type SideFieldsProps = {
  readonly size: SizeInput
  readonly refusal: SizeRefused | null
  readonly onChange: (size: Partial<SizeInput>) => void
  /** Called when a side has been typed and its field loses focus. */
  readonly onLeave?: () => void
}

/** Width, length and unit in a grid of three columns, with the size limits or an error below. */
export function SideFields({ size, refusal, onChange, onLeave }: SideFieldsProps) {
  const { shape, unit } = size
  const facts = SHAPE_FACTS[shape]
  const oneMeasure = hasOneMeasure(shape)
  const errors = sideErrors(size)
  const bounds = sizeBounds(size)
  return (
    <>
      {SIDES.filter((side) => side === 'width' || !oneMeasure).map((side, n) => (
        <SideField
          key={side}
          side={side}
          label={sideName(shape, side)}
          size={size}
          placeholder={String(facts.example[unit][n])}
          errorId={errors[side] ? `${side}-error` : refusal?.field === side ? 'size-refused' : undefined}
          className={oneMeasure ? 'col-span-2' : ''}
          onChange={onChange}
          onLeave={onLeave}
        />
      ))}
      <Segment
        label={messages.unit}
        name="unit"
        options={UNITS.map((value) => ({ value, text: UNIT_NAMES[value] }))}
        value={unit}
        onChange={(value) => onChange(convertSize(size, value))}
      />
      {!refusal && !errors.width && !errors.length && (
        <p className="type-micro col-span-3 -mt-4 text-graphite">
          {(facts.leastRatio === null ? messages.weMake : messages.weMakeLong)({
            shape,
            smallest: bounds.smallest.sides,
            largest: bounds.largest.sides,
            unit: UNIT_NAMES[unit],
            ratio: facts.leastRatio ?? 1,
          })}
        </p>
      )}
      {refusal && !errors.width && !errors.length && (
        <div className="col-span-3 -mt-4">
          <FieldError id="size-refused">{refusal.words}</FieldError>
          {refusal.nearest && (
            <button
              type="button"
              className="type-caption min-h-11 font-medium underline underline-offset-4 hover:text-madder"
              onClick={() => {
                const { width, length } = refusal.nearest ?? size
                onChange({ width, length })
                wantedSide.set('width')
              }}
            >
              {refusal.nearestWords}
            </button>
          )}
        </div>
      )}
      {(errors.width ?? errors.length) && (
        <div className="col-span-3 -mt-4">
          <FieldError id="width-error">{errors.width}</FieldError>
          <FieldError id="length-error">{errors.length}</FieldError>
        </div>
      )}
    </>
  )
}

const SIDES = ['width', 'length'] as const
