import type { OrderedKinds } from './ordered-kind.ts'
import { orderedRug } from './rug/ordered-rug.tsx'

/** What orders show of each kind. A registry of its own, as carts do not load it. */
export const ORDERED_KINDS: OrderedKinds = { rug: orderedRug }
