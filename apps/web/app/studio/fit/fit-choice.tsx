import '../../ui/unseen-input.css'
import './fit-choice.css'

import * as messages from '@nawl/messages/fit'
import { UNIT_NAMES } from '../size/unit-names.ts'
import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import { snapshotSize } from '@nawl/domain/cart/ordered-size'
import { processingImagePath } from '@nawl/domain/catalogue/processing-image'
import { type Fit, fitText, readFit, stretchOf, USUAL_FIT } from '@nawl/domain/rug/fit'
import { edgeYarn } from '@nawl/engine/fitting/edge-yarn'
import { findBorder } from '@nawl/engine/fitting/find-border'
import type { IndexedDrawing } from '@nawl/engine/fitting/fit-drawing'
import { useEffect, useId, useMemo, useState } from 'react'

import type { StudioState } from '../state/studio-state.ts'
import { FitDetails } from './fit-details.tsx'
import { FitThumbnail } from './fit-thumbnail.tsx'
import { loadDrawing } from './load-drawing.ts'

type FitChoiceProps = {
  readonly rug: RugItem
  readonly state: StudioState
  /** Called with the text of the fit. */
  readonly onChange: (fit: string) => void
}

/** A difference that rounding to the centimetre makes. */
const SAME = 0.01
/** Where no border is found, the usual width of one, in thousandths of the shorter side. */
const USUAL_BAND = 120

/** How a visitor's drawing meets a size of other proportions, each way as a picture of the rug. */
export function FitChoice({ rug, state, onChange }: FitChoiceProps) {
  const name = useId()
  const { size } = state
  const made = snapshotSize(size)
  const drawing = useDrawing(processingImagePath(rug.processingImage))
  const ways = useMemo(() => (drawing ? waysFor(drawing) : []), [drawing])
  if (!made.ok || !drawing) return null
  const [width, length] = [made.size.widthMm, made.size.lengthMm]
  const stretch = stretchOf(drawing.width / drawing.height, width / length)
  if (stretch < SAME) return null
  const current = readFit(size.fit ?? 'stretch') ?? { kind: 'stretch' }
  return (
    <fieldset className="fit-choice">
      <legend className="type-caption text-graphite">
        {messages.proportions({
          size: `${size.width} × ${size.length || size.width} ${UNIT_NAMES[size.unit]}`,
        })}
      </legend>
      <div className="fit-ways">
        {ways.map(({ title, fit }) => {
          const isChosen = isSameWay(fit, current)
          const shown = isChosen ? current : fit
          return (
            <label key={fit.kind} className="fit-way on-unseen-input">
              <input type="radio" name={name} checked={isChosen} onChange={() => onChange(fitText(fit))} />
              <FitThumbnail drawing={drawing} fit={shown} ratio={width / length} state={state} />
              <span>{title}</span>
            </label>
          )
        })}
      </div>
      <FitDetails
        rug={rug}
        drawing={drawing}
        fit={current}
        ratio={width / length}
        stretch={stretch}
        onChange={(fit) => onChange(fitText(fit))}
      />
    </fieldset>
  )
}

type Way = { readonly title: string; readonly fit: Fit }

function waysFor(drawing: IndexedDrawing): readonly Way[] {
  return [
    { title: messages.crop, fit: readFit(USUAL_FIT)! }, // a constant of the same file
    { title: messages.margin, fit: { kind: 'margin', yarn: edgeYarn(drawing) } },
    { title: messages.border, fit: { kind: 'border', band: findBorder(drawing) ?? USUAL_BAND } },
    { title: messages.repeat, fit: { kind: 'repeat' } },
    { title: messages.stretch, fit: { kind: 'stretch' } },
  ]
}

/** A mirrored repeat is a repeat. */
const isSameWay = (a: Fit, b: Fit) => wayOf(a) === wayOf(b)
const wayOf = ({ kind }: Fit) => (kind === 'mirror' ? 'repeat' : kind)

function useDrawing(imagePath: string): IndexedDrawing | null {
  const [drawing, setDrawing] = useState<IndexedDrawing | null>(null)
  useEffect(() => {
    let wanted = true
    const load = async () => {
      const loaded = await loadDrawing(imagePath)
      if (wanted) setDrawing(loaded)
    }
    void load()
    return () => {
      wanted = false
    }
  }, [imagePath])
  return drawing
}
