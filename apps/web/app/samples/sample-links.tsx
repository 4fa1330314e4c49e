import { codesForBox } from '@nawl/domain/product/sample-box'
import { encodeDesign } from '@nawl/domain/rug/design-link'
import * as messages from '@nawl/messages/studio'

import { TextLink } from '../ui/controls/text-link.tsx'
import { designOf } from '../studio/share/design-of-state.ts'
import { colorsOf, type StudioState } from '../studio/state/studio-state.ts'
import { samplesPath, strikeOffPath } from './samples-path.ts'

type SampleLinksProps = {
  readonly state: StudioState
  /** Last segment of the product's path. */
  readonly address: string
}

/** Leads from the yarns on screen to their samples, and to a strike-off of the design. */
export function SampleLinks({ state, address }: SampleLinksProps) {
  const { mappings } = state.look
  const codes = codesForBox(colorsOf(state).map(({ hex }) => mappings[hex] ?? hex))
  return (
    <p className="flex flex-wrap gap-x-6">
      {codes.length > 0 && <TextLink to={samplesPath(codes)}>{messages.samplesOfRug}</TextLink>}
      <TextLink to={strikeOffPath(address, encodeDesign(designOf(state)))}>{messages.strikeOffOfRug}</TextLink>
    </p>
  )
}
