import { convertSize } from '@nawl/domain/rug/convert-size'
import type { SizeInput } from '@nawl/domain/rug/estimate'
import { EXAMPLE_SIZE, hasOneMeasure, UNITS } from '@nawl/domain/rug/size'

import type { SizeRefused } from '../cart/size-refusal.ts'
import { FieldError, TextField } from '../ui/field.tsx'
import { Segment } from '../ui/segment.tsx'
import { SIZE_FIELD_IDS, showSizeField } from './show-size-field.ts'
import { sideErrors, widthName } from './size-words.ts'

type SideFieldsProps = {
  readonly size: SizeInput
  readonly refusal: SizeRefused | null
  readonly onChange: (size: Partial<SizeInput>) => void
}

/** Width, length and their unit, in a grid of three columns. What is wrong stands below, as wide as the grid. */
export function SideFields({ size, refusal, onChange }: SideFieldsProps) {
  const { shape, unit } = size
  const [width, length] = EXAMPLE_SIZE[unit]
  const oneMeasure = hasOneMeasure(shape)
  const errors = sideErrors(size)
  const refused = (field: 'width' | 'length') => (refusal?.field === field ? 'size-refused' : undefined)
  return (
    <>
      <TextField
        id={SIZE_FIELD_IDS.width}
        label={widthName(shape)}
        inputMode="decimal"
        autoComplete="off"
        placeholder={String(width)}
        suffix={unit}
        value={size.width}
        errorId={errors.width ? 'width-error' : refused('width')}
        onChange={(event) => onChange({ width: event.target.value })}
        className={oneMeasure ? 'col-span-2' : ''}
      />
      {!oneMeasure && (
        <TextField
          id={SIZE_FIELD_IDS.length}
          label="Length"
          inputMode="decimal"
          autoComplete="off"
          placeholder={String(length)}
          suffix={unit}
          value={size.length}
          errorId={errors.length ? 'length-error' : refused('length')}
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
                showSizeField('width')
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
