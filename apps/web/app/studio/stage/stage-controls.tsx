import './stage-controls.css'

import * as messages from '@nawl/messages/stage'
import type { Light } from '@nawl/engine/pile/surface/light'
import { type Pile, PILES } from '@nawl/domain/rug/piles'

import { GlyphButton } from '../../ui/controls/glyph-button.tsx'
import { StageChoice } from './stage-choice.tsx'
import type { Finish } from '../state/studio-state.ts'
import type { StageZoom } from './use-stage-zoom.ts'

type StageControlsProps = {
  readonly finish: Finish
  readonly onFinish: (finish: Partial<Finish>) => void
  readonly zoom: StageZoom
  /** Further controls in the row. */
  readonly children: React.ReactNode
}

/** Controls for pile style, light and zoom. */
export function StageControls({ finish, onFinish, zoom, children }: StageControlsProps) {
  const isWhole = zoom.zoom.scale === 1
  return (
    <div className="stage-controls type-ui">
      <StageChoice
        label={messages.pile}
        options={PILE_OPTIONS}
        value={finish.textureStyle}
        onChoose={(textureStyle) => onFinish({ textureStyle })}
      />
      <StageChoice
        label={messages.light}
        options={LIGHTS}
        value={finish.light}
        onChoose={(light) => onFinish({ light })}
      />
      <div role="group" aria-label={messages.lookClosely} className="stage-zoom">
        <GlyphButton
          glyph="minus"
          label={messages.zoomOut}
          enabled={!isWhole}
          onPress={zoom.farther}
          className="stage-act"
        />
        <GlyphButton
          glyph="plus"
          label={messages.zoomIn}
          enabled
          onPress={zoom.closer}
          className="stage-act"
        />
      </div>
      {children}
    </div>
  )
}

const PILE_LABELS = {
  fine: messages.fine,
  loop: messages.loop,
  carved: messages.carved,
} as const satisfies Record<Pile, string>
const PILE_OPTIONS = PILES.map((pile) => [pile, PILE_LABELS[pile]] as const)

const LIGHTS = [
  ['day', messages.day],
  ['lamp', messages.lamp],
] as const satisfies readonly (readonly [Light, string])[]
