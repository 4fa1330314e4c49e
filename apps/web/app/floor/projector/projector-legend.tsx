import type { ProjectedRug } from '@nawl/contract/desk/floor'
import { meanError } from '@nawl/engine/projector/projector'
import * as messages from '@nawl/messages/floor'
import { yarnNameOf } from '@nawl/messages/yarns'

import { placesOf, projectionOf } from './calibration.ts'
import type { ProjectorState } from './projector-state.ts'

type LegendProps = {
  readonly state: ProjectorState
  readonly rug: ProjectedRug | null
  /** Hexes of the yarns that are in. */
  readonly done: readonly string[]
  readonly isMissing: boolean
  readonly onResize: (change: Partial<Record<'widthMm' | 'heightMm', number>>) => void
}

/** What is projected, in words at the foot of the picture, and what the keys do. */
export function ProjectorLegend({ state, rug, done, isMissing, onResize }: LegendProps) {
  const { frame, view, isReversed, isCalibrated, showsKeys, calibration } = state
  return (
    <div className="projector-legend type-ui">
      <p role="status" className="figures">
        {isMissing ? messages.projectorMissing : saidOf(state, rug, done)}
      </p>
      {isReversed && <p>{messages.projectorMirrored}</p>}
      {!isCalibrated && view.kind !== 'target' && <p>{messages.projectorNotCalibrated({ frame })}</p>}
      {view.kind === 'target' && (
        <>
          <p>{messages.calibrateMeaning}</p>
          <p className="flex flex-wrap gap-4">
            <Measure
              label={messages.frameWidth}
              value={calibration.widthMm}
              onChange={(widthMm) => onResize({ widthMm })}
            />
            <Measure
              label={messages.frameHeight}
              value={calibration.heightMm}
              onChange={(heightMm) => onResize({ heightMm })}
            />
          </p>
        </>
      )}
      {view.kind === 'check' && <CheckFigures state={state} />}
      {showsKeys && view.kind !== 'target' && (
        <p className="flex flex-wrap gap-x-5">{messages.projectorKeys.split(' · ').map(keyWithMeaning)}</p>
      )}
    </div>
  )
}

/** A key and what it does, on one line. */
const keyWithMeaning = (text: string) => (
  <span key={text} className="unbroken">
    {text}
  </span>
)

function saidOf({ frame, view }: ProjectorState, rug: ProjectedRug | null, done: readonly string[]): string {
  if (view.kind === 'outlines') return messages.projectorOutlines
  if (view.kind === 'check') return messages.projectorCheck
  if (view.kind === 'target') {
    const { target } = view
    const name = target < 4 ? `corner${target}` : target < 8 ? `side${target}` : 'middle'
    return messages.calibrating({ frame, place: target + 1, count: 9, target: name })
  }
  const yarn = rug?.yarns.toReversed()[view.place]
  if (!rug || !yarn) return ''
  const said = messages.projectorYarn({
    place: view.place + 1,
    count: rug.yarns.length,
    yarn: yarn.number,
    name: yarnNameOf(yarn.name),
  })
  return done.includes(yarn.hex) ? `${said} · ${messages.projectorDone}` : said
}

function CheckFigures({ state: { calibration } }: { readonly state: ProjectorState }) {
  const { widthMm: width, heightMm: height, pixels } = calibration
  const projection = projectionOf(calibration)
  const sightings = placesOf(calibration).map((cloth, n) => ({ cloth, pixel: pixels[n]! }))
  return (
    <>
      <p>{messages.checkMeaning({ width, height, diagonal: Math.round(Math.hypot(width, height)) })}</p>
      <p className="figures">
        {messages.projectorLens({
          lens: projection.lens.toFixed(3),
          error: meanError(projection, sightings).toFixed(2),
        })}
      </p>
    </>
  )
}

type MeasureProps = {
  readonly label: string
  readonly value: number
  readonly onChange: (mm: number) => void
}

function Measure({ label, value, onChange }: MeasureProps) {
  return (
    <label className="projector-measure">
      {label}
      <input
        type="number"
        min={200}
        max={15_000}
        defaultValue={value}
        onChange={({ target }) => {
          if (target.validity.valid && target.value !== '') onChange(target.valueAsNumber)
        }}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') currentTarget.blur()
        }}
      />
    </label>
  )
}
