import { MOST_SAMPLES } from '@nawl/domain/product/sample-box'
import { encodeDesign } from '@nawl/domain/rug/design-link'
import { yarnsInStock } from '@nawl/domain/yarn/library/shade-card'
import { nearestYarns } from '@nawl/engine/reduction/nearest-yarns'
import * as messages from '@nawl/messages/studio'

import { TextLink } from '../../ui/controls/text-link.tsx'
import { designOf } from '../share/design-of-state.ts'
import { colorsOf, type StudioState } from '../state/studio-state.ts'
import { samplesPath, strikeOffPath } from '../../page/samples-path.ts'

type SampleLinksProps = {
  readonly state: StudioState
  /** Last segment of the product's path. */
  readonly address: string
  /** Beside them. */
  readonly children?: React.ReactNode
}

/** Leads from the yarns on screen to their samples, and to a strike-off of the design. */
export function SampleLinks({ state, address, children }: SampleLinksProps) {
  const { mappings } = state.look
  // What is no yarn of the card is tufted in the nearest one.
  const nearest = colorsOf(state).flatMap(({ hex }) => nearestYarns(mappings[hex] ?? hex, 1, yarnsInStock()))
  const codes = [...new Set(nearest.map(({ yarn }) => yarn.code))].slice(0, MOST_SAMPLES)
  return (
    <div className="flex flex-wrap gap-x-6">
      {codes.length > 0 && <TextLink to={samplesPath(codes)}>{messages.samplesOfRug}</TextLink>}
      <TextLink to={strikeOffPath(address, encodeDesign(designOf(state)))}>
        {messages.strikeOffOfRug}
      </TextLink>
      {children}
    </div>
  )
}
