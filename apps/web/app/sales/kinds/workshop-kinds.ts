import type { ShownLine } from '@nawl/contract/sales/cart'

import undyedRug from '../../catalogue/cards/undyed-rug.svg?url&no-inline'
import { RugToMakeFacts } from './rug/rug-to-make-facts.tsx'
import { BoxYarns } from './sample-box/box-yarns.tsx'
import { StrikeOffToMakeFacts } from './strike-off/strike-off-to-make-facts.tsx'

/** What the list of the workshop says of one kind, below its name. A method, so that a registry can hold different lines. */
type WorkshopKind<Line extends ShownLine = ShownLine> = {
  /** Address of what stands where its picture fails. */
  readonly undrawn: string
  Facts(this: void, props: { readonly line: Line }): React.ReactNode
  /** Whether a gun tufts it, along lines that are planned. */
  readonly isTufted?: boolean
}
export type WorkshopKinds = Readonly<Record<string, WorkshopKind>>

/** The kinds that the workshop makes. A registry of its own, as no other page loads it. */
export const WORKSHOP_KINDS: WorkshopKinds = {
  rug: { undrawn: undyedRug, Facts: RugToMakeFacts, isTufted: true },
  'sample-box': { undrawn: undyedRug, Facts: BoxYarns },
  'strike-off': { undrawn: undyedRug, Facts: StrikeOffToMakeFacts },
}
