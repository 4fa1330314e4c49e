import type { RugItem } from '@nawl/contract/rug-collection'
import { listedAreaSqFt } from '@nawl/domain/catalogue/collection'
import { dollars } from '@nawl/domain/money/format-money'
import { cents } from '@nawl/domain/money/money'
import type { SizeInput } from '@nawl/domain/rug/estimate'
import { EXAMPLE_SIZE, hasOneMeasure, QUANTITIES, SHAPES, type Shape, UNITS } from '@nawl/domain/rug/size'

import { SelectField, TextField } from '../ui/field.tsx'
import { Glyph } from '../ui/glyph.tsx'
import { Segment } from '../ui/segment.tsx'

type CostCalculatorProps = {
  readonly rug: RugItem
  readonly size: SizeInput
  readonly onChange: (size: Partial<SizeInput>) => void
}

const SHAPE_TEXTS = { rectangle: 'Rectangle', square: 'Square', round: 'Round' } as const satisfies Record<
  Shape,
  string
>

/** Shape, size and number of rugs: all that the price depends on. */
export function CostCalculator({ rug, size, onChange }: CostCalculatorProps) {
  const { shape, unit } = size
  const [width, length] = EXAMPLE_SIZE[unit]
  const oneMeasure = hasOneMeasure(shape)
  return (
    <section id="size-and-price" aria-labelledby="calculator" className="studio-section">
      <h2 id="calculator" className="type-tool">
        Rug Cost Calculator
      </h2>
      <Segment
        label="Shape"
        hideLabel
        name="shape"
        options={SHAPES.map((value) => ({ value, text: SHAPE_TEXTS[value], glyph: <Glyph name={value} /> }))}
        value={shape}
        onChange={(value) => onChange({ shape: value })}
        className="mt-5"
      />
      <div className="mt-5 grid grid-cols-[1fr_1fr_98px] gap-x-3.5 gap-y-6">
        <TextField
          label={shape === 'round' ? 'Diameter' : 'Width'}
          inputMode="decimal"
          autoComplete="off"
          placeholder={String(width)}
          suffix={unit}
          value={size.width}
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
            onChange={(event) => onChange({ length: event.target.value })}
          />
        )}
        <Segment
          label="Unit"
          name="unit"
          options={UNITS.map((value) => ({ value, text: value }))}
          value={unit}
          onChange={(value) => onChange({ unit: value })}
        />
        <SelectField
          label="Quantity"
          value={size.quantity}
          onChange={(event) => onChange({ quantity: Number(event.target.value) })}
        >
          {QUANTITIES.map((quantity) => (
            <option key={quantity}>{quantity}</option>
          ))}
        </SelectField>
        <p className="type-micro col-span-2 self-end pb-2 text-graphite">{listedSize(rug)}</p>
      </div>
    </section>
  )
}

/** Why the label's price and the estimate are two numbers: the label's is for the size it was drawn at. */
function listedSize({ name, basePrice }: RugItem): string {
  const price = cents(basePrice)
  const area = listedAreaSqFt(price).toLocaleString('en-US', { maximumFractionDigits: 2 })
  return `Drawn at ${area} sq ft, ${name} is ${dollars(price)}.`
}
