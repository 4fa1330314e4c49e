import * as messages from '@nawl/messages/fit'
import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import { BANDS, type Fit } from '@nawl/domain/rug/fit'
import type { IndexedDrawing } from '@nawl/engine/fitting/fit-drawing'
import { useId } from 'react'

import { Slider } from '../../ui/forms/slider.tsx'
import { yarnName } from '../color/yarn-name.ts'

type FitDetailsProps<F extends Fit = Fit> = {
  readonly rug: RugItem
  readonly drawing: IndexedDrawing
  readonly fit: F
  /** Width over length of the rug. */
  readonly ratio: number
  /** How much stretching would change the drawing's proportions, 0.12 for 12 %. */
  readonly stretch: number
  readonly onChange: (fit: Fit) => void
}

/** What can be set about a way to fit a drawing, or said of it. */
export function FitDetails({ fit, ...props }: FitDetailsProps) {
  switch (fit.kind) {
    case 'crop':
      return <CropDetails {...props} fit={fit} />
    case 'margin':
      return <MarginDetails {...props} fit={fit} />
    case 'border':
      return <BorderDetails {...props} fit={fit} />
    case 'repeat':
    case 'mirror':
      return <RepeatDetails {...props} fit={fit} />
    case 'stretch':
      return <StretchDetails {...props} fit={fit} />
  }
}

type Details<Kind extends Fit['kind']> = FitDetailsProps<Extract<Fit, { kind: Kind }>>

const STEP = 5

function CropDetails({ drawing, fit, ratio, stretch, onChange }: Details<'crop'>) {
  const isTooLong = drawing.width / drawing.height < ratio
  return (
    <div className={isTooLong ? undefined : 'fit-part'}>
      <Slider
        label={messages.partShown}
        hint={messages.cutOff({ share: percent(1 - 1 / (1 + stretch)) })}
        min={0}
        max={100}
        step={STEP}
        value={fit.at}
        valueText={percent(fit.at / 100)}
        ends={isTooLong ? [messages.top, messages.foot] : [messages.left, messages.right]}
        onChange={(at) => onChange({ kind: 'crop', at })}
      />
    </div>
  )
}

function MarginDetails({ rug, drawing, fit, onChange }: Details<'margin'>) {
  const name = useId()
  return (
    <fieldset>
      <legend className="type-ui">{messages.yarnOfMargin}</legend>
      <div className="fit-yarns">
        {drawing.hexes.map((hex) => (
          <label key={hex} className="fit-yarn on-unseen-input" title={yarnName(rug, hex) ?? hex}>
            <input
              type="radio"
              name={name}
              checked={fit.yarn === hex}
              aria-label={yarnName(rug, hex) ?? hex}
              onChange={() => onChange({ kind: 'margin', yarn: hex })}
            />
            <span style={{ background: hex }} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function BorderDetails({ fit, onChange }: Details<'border'>) {
  return (
    <Slider
      label={messages.borderWidth}
      hint={messages.borderHint}
      min={BANDS.narrowest}
      max={BANDS.widest}
      step={10}
      value={fit.band}
      valueText={percent(fit.band / 1000)}
      ends={[messages.narrow, messages.wide]}
      onChange={(band) => onChange({ kind: 'border', band })}
    />
  )
}

function RepeatDetails({ fit, onChange }: Details<'repeat' | 'mirror'>) {
  return (
    <label className="type-ui flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        checked={fit.kind === 'mirror'}
        onChange={({ target }) => onChange({ kind: target.checked ? 'mirror' : 'repeat' })}
        className="size-[18px] accent-ink"
      />
      {messages.mirror}
    </label>
  )
}

/** Stretching that nobody sees. */
const UNSEEN = 0.03

function StretchDetails({ drawing, ratio, stretch }: Details<'stretch'>) {
  const way = drawing.width / drawing.height < ratio ? 'wider' : 'longer'
  return (
    <p role="status" className={`type-caption ${stretch > UNSEEN ? 'text-madder' : 'text-graphite'}`}>
      {stretch > UNSEEN
        ? messages.stretched({ share: percent(stretch), way })
        : messages.hardlySeen({ share: percent(stretch), way })}
    </p>
  )
}

const percent = (part: number) => messages.percent({ n: Math.round(part * 100) })
