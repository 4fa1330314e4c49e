import type { Drawing, DrawingAnswer, ShopDesign } from '@nawl/contract/desk/design'
import * as messages from '@nawl/messages/desk-designs'
import { LANGUAGE } from '@nawl/messages/language'
import { LANGUAGES } from '@nawl/messages/languages'

import { Button } from '../../ui/controls/button.tsx'
import { CheckedField, FieldError } from '../../ui/forms/field.tsx'
import { Section } from '../../ui/section.tsx'
import type { Fields } from '../documents/versions.tsx'
import { YarnSelect } from './yarn-select.tsx'

type Palette = ShopDesign['palettes'][number]
type PaletteFieldsProps = Fields<ShopDesign> & {
  readonly drawing: Drawing
  readonly suggested: DrawingAnswer['palettes']
}

/** Palettes have no other identity than their place. */
const PLACES = [0, 1, 2, 3, 4, 5] as const

/** The palettes beside a drawing's own yarns: suggested ones, and those made by hand. */
export function PaletteFields({ value, change, faults, readOnly, drawing, suggested }: PaletteFieldsProps) {
  const { palettes } = value
  const set = (place: number, palette: Palette) =>
    change({ ...value, palettes: palettes.with(place, palette) })
  const add = (palette: Palette) => change({ ...value, palettes: [...palettes, palette] })
  const own = drawing.yarns.map(({ hex }) => hex)
  const isFull = readOnly || palettes.length >= PLACES.length
  const offered = suggested.filter(({ name }) => !palettes.some((palette) => palette.name.en === name.en))
  return (
    <Section title={messages.palettes}>
      <p className="type-caption mt-2 text-graphite">{messages.palettesMeaning}</p>
      {PLACES.slice(0, palettes.length).map((place) => (
        <PaletteField
          key={place}
          palette={palettes[place]!} // there are as many
          {...{ place, drawing, readOnly, faults }}
          onChange={(next) => set(place, next)}
          onRemove={() => change({ ...value, palettes: palettes.toSpliced(place, 1) })}
        />
      ))}
      <ul className="mt-4 grid gap-2">
        {offered.map((palette) => (
          <li key={palette.name.en} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <Swatches hexes={palette.hexes} />
            <Button small disabled={isFull} onClick={() => add({ ...palette, hexes: [...palette.hexes] })}>
              {messages.addSuggested({ name: palette.name[LANGUAGE.code] })}
            </Button>
          </li>
        ))}
      </ul>
      <div className="mt-4">
        <Button small disabled={isFull} onClick={() => add({ name: { en: '', ar: '' }, hexes: own })}>
          {messages.addPalette}
        </Button>
      </div>
    </Section>
  )
}

type PaletteFieldProps = Pick<PaletteFieldsProps, 'drawing' | 'readOnly' | 'faults'> & {
  readonly palette: Palette
  readonly place: number
  readonly onChange: (palette: Palette) => void
  readonly onRemove: () => void
}

function PaletteField({ palette, place, drawing, readOnly, faults, onChange, onRemove }: PaletteFieldProps) {
  const n = place + 1
  return (
    <fieldset className="mt-6 min-w-0">
      <legend className="type-h4">{messages.palette({ n })}</legend>
      <Swatches hexes={palette.hexes} />
      <div className="palette-yarns">
        {Object.values(LANGUAGES).map(({ code, direction }) => (
          <div key={code}>
            <CheckedField
              label={messages.paletteName({ language: code, n })}
              lang={code}
              dir={direction}
              autoComplete="off"
              readOnly={readOnly}
              maxLength={40}
              value={palette.name[code]}
              fault={faults[`palettes.${place}.name.${code}`] ?? ''}
              onChange={({ target }) =>
                onChange({ ...palette, name: { ...palette.name, [code]: target.value } })
              }
            />
          </div>
        ))}
        {palette.hexes.map((hex, yarn) => (
          <YarnSelect
            key={drawing.yarns[yarn]?.hex ?? yarn}
            label={messages.paletteYarn({ place: yarn + 1, n })}
            near={hex}
            hex={hex}
            disabled={readOnly}
            onChange={(wanted) => onChange({ ...palette, hexes: palette.hexes.with(yarn, wanted) })}
          />
        ))}
      </div>
      <FieldError id={`palette-${place}-fault`}>{faults[`palettes.${place}.hexes`] ?? ''}</FieldError>
      {!readOnly && (
        <Button small className="mt-3" onClick={onRemove}>
          {messages.removePalette({ n })}
        </Button>
      )}
    </fieldset>
  )
}

function Swatches({ hexes }: { readonly hexes: readonly string[] }) {
  return (
    <span aria-hidden className="mt-2 flex gap-1">
      {hexes.map((hex) => (
        <span key={hex} className="yarn-swatch" style={{ background: hex }} />
      ))}
    </span>
  )
}
