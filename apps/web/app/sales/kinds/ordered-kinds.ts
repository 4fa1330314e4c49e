import type { OrderedKinds } from './ordered-kind.ts'
import { orderedRug } from './rug/ordered-rug.tsx'
import { orderedBox } from './sample-box/ordered-box.tsx'
import { orderedStrikeOff } from './strike-off/ordered-strike-off.tsx'

/** What orders show of each kind. A registry of its own, as carts do not load it. */
export const ORDERED_KINDS: OrderedKinds = {
  rug: orderedRug,
  'sample-box': orderedBox,
  'strike-off': orderedStrikeOff,
}
