import './stage-controls.css'

import { LIGHTS } from '@nawl/engine/pile/light'
import { TEXTURE_STYLES } from '@nawl/engine/pile/tufted-raster'

import { Glyph } from '../ui/glyph.tsx'
import { GlyphButton } from '../ui/glyph-button.tsx'
import type { Finish } from './studio-state.ts'
import type { StageZoom } from './use-stage-zoom.ts'

type StageControlsProps = {
  readonly finish: Finish
  readonly onFinish: (finish: Partial<Finish>) => void
  readonly zoom: StageZoom
}

/** How the pile is made, under which light it lies, and how closely it is looked at. */
export function StageControls({ finish, onFinish, zoom }: StageControlsProps) {
  const isWhole = zoom.zoom.scale === 1
  return (
    <div className="stage-controls type-ui">
      <Choice
        label="Pile"
        values={TEXTURE_STYLES}
        value={finish.textureStyle}
        onChoose={(textureStyle) => onFinish({ textureStyle })}
      />
      <Choice label="Light" values={LIGHTS} value={finish.light} onChoose={(light) => onFinish({ light })} />
      <div role="group" aria-label="Look closely" className="stage-zoom">
        <GlyphButton
          glyph="minus"
          label="Zoom out"
          enabled={!isWhole}
          onPress={zoom.farther}
          className="stage-act"
        />
        <GlyphButton glyph="plus" label="Zoom in" enabled onPress={zoom.closer} className="stage-act" />
      </div>
    </div>
  )
}

const WORDS = { fine: 'Fine', loop: 'Loop', carved: 'Carved', day: 'Day', lamp: 'Lamp' } as const

type ChoiceProps<T extends keyof typeof WORDS> = {
  readonly label: string
  readonly values: readonly T[]
  readonly value: T
  readonly onChoose: (value: T) => void
}

/** Words in a row; on a phone, where there is no room for them, one that opens the list of them. */
function Choice<T extends keyof typeof WORDS>({ label, values, value, onChoose }: ChoiceProps<T>) {
  return (
    <>
      <fieldset className="stage-choice">
        <legend className="sr-only">{label}</legend>
        {values.map((option) => (
          <label key={option}>
            <input type="radio" name={label} checked={option === value} onChange={() => onChoose(option)} />
            {WORDS[option]}
          </label>
        ))}
      </fieldset>
      <span className="stage-select">
        <select
          aria-label={label}
          value={value}
          onChange={({ target }) => onChoose(target.value as T) /* one of the options below */}
        >
          {values.map((option) => (
            <option key={option} value={option}>
              {WORDS[option]}
            </option>
          ))}
        </select>
        <Glyph name="chevron" size={14} />
      </span>
    </>
  )
}
