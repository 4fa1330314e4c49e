import './color-tool.css'

import type { RugItem } from '@nawl/contract/rug-collection'
import { PRECISIONS, type Tolerance } from '@nawl/domain/rug/precision'

import { Pompom } from '../ui/pompom.tsx'
import { Slider } from '../ui/slider.tsx'
import { colorsOf, isBusy, type StudioState } from './studio-state.ts'
import { SwatchShelf } from './swatch-shelf.tsx'
import { ToolRow } from './tool-row.tsx'
import type { Gesturing } from './use-studio.ts'
import { yarnCount } from './yarn-words.ts'

type ColorToolProps = { readonly rug: RugItem; readonly state: StudioState; readonly gesture: Gesturing }

/** Yarns to replace, lock, undo, reset and shuffle. */
export function ColorTool({ rug, state, gesture }: ColorToolProps) {
  return (
    <section id="yarns" aria-labelledby="color-tool" className="studio-section">
      <h2 id="color-tool" className="type-tool">
        Color Replacement Tool
      </h2>
      <Yarns rug={rug} state={state} gesture={gesture} />
      <ToolRow state={state} gesture={gesture} />
      <div className="mt-2.5">
        <Precision state={state} gesture={gesture} />
      </div>
    </section>
  )
}

function Yarns({ rug, state, gesture }: ColorToolProps) {
  switch (state.extraction.status) {
    case 'analysing':
      return <Analysing />
    case 'none':
      return (
        <p className="type-ui mt-6 mb-8 max-w-[26em]">
          No colors could be extracted. Try with a different rug image.
        </p>
      )
    case 'ready':
      return (
        <>
          <p className="type-caption mt-1 text-graphite">
            {yarnCount(colorsOf(state).length)}. Choose one to change it.
          </p>
          <SwatchShelf rug={rug} state={state} gesture={gesture} />
        </>
      )
  }
}

// Undyed wool, in six shades of not being there yet.
const UNDYED = ['opacity-100', 'opacity-85', 'opacity-70', 'opacity-55', 'opacity-40', 'opacity-25'] as const

/** As tall as a shelf of one row, so that nothing moves when the yarns arrive. */
function Analysing() {
  return (
    <div role="status">
      <p className="type-caption mt-1 text-graphite">Analyzing colors...</p>
      <div aria-hidden className="shelf analysing">
        {UNDYED.map((opacity) => (
          <div key={opacity} className={`swatch ${opacity}`}>
            <span className="swatch-ring">
              <Pompom hex="#E6DCC8" size={50} className="h-auto w-[calc(100%-6px)]" />
            </span>
            <span className="mt-2 h-2.5 w-10 bg-linen" />
          </div>
        ))}
      </div>
      <p className="type-caption mt-1.5 text-graphite">Extracting colors from rug image...</p>
    </div>
  )
}

function Precision({ state, gesture }: Pick<ColorToolProps, 'state' | 'gesture'>) {
  const label = PRECISIONS.find(({ tolerance }) => tolerance === state.tolerance)?.label
  const set = (value: number) => {
    const tolerance: Tolerance | undefined = PRECISIONS.find(
      (precision) => precision.tolerance === value,
    )?.tolerance
    if (tolerance) gesture({ type: 'precision set', tolerance })
  }
  return (
    <Slider
      label="Matching precision"
      min={10}
      max={25}
      step={5}
      value={state.tolerance}
      valueText={`${state.tolerance}, ${label}`}
      ends={['High', 'Low']}
      disabled={isBusy(state)}
      onChange={set}
    />
  )
}
