import { convertSize } from '@nawl/domain/rug/convert-size'
import type { SizeInput } from '@nawl/domain/rug/estimate'
import { EXAMPLE_SIZE, hasOneMeasure, UNITS } from '@nawl/domain/rug/size'

import { FieldError, TextField } from '../ui/field.tsx'
import { Segment } from '../ui/segment.tsx'
import { sideErrors, widthName } from './size-words.ts'

type SideFieldsProps = {
  readonly size: SizeInput
  readonly onChange: (size: Partial<SizeInput>) => void
}

/** Width, length and their unit, in a grid of three columns. What is wrong stands below, as wide as the grid. */
export function SideFields({ size, onChange }: SideFieldsProps) {
  const { shape, unit } = size
  const [width, length] = EXAMPLE_SIZE[unit]
  const oneMeasure = hasOneMeasure(shape)
  const errors = sideErrors(size)
  return (
    <>
      <TextField
        label={widthName(shape)}
        inputMode="decimal"
        autoComplete="off"
        placeholder={String(width)}
        suffix={unit}
        value={size.width}
        errorId={errors.width ? 'width-error' : undefined}
        onChange={(event) => onChange({ width: event.target.value })}
        className={oneMeasure ? 'col-span-2' : ''}
      />
      {!oneMeasure && (
        <TextField
          label="Length"
          inputMode="decimal"
          autoComplete="off"
          placeholder={String(length)}
          suffix={unit}
          value={size.length}
          errorId={errors.length ? 'length-error' : undefined}
          onChange={(event) => onChange({ length: event.target.value })}
        />
      )}
      <Segment
        label="Unit"
        name="unit"
        options={UNITS.map((value) => ({ value, text: value }))}
        value={unit}
        onChange={(value) => onChange(convertSize(size, value))}
      />
      {(errors.width ?? errors.length) && (
        <div className="col-span-3 -mt-4">
          <FieldError id="width-error">{errors.width}</FieldError>
          <FieldError id="length-error">{errors.length}</FieldError>
        </div>
      )}
    </>
  )
}
