import type { FrontMask } from '@nawl/engine/keeping/keep-stroke'

import { createStore, useStore } from '../../../../ui/store.ts'
import type { Photograph } from '../photograph.ts'

type Front = { readonly photograph: Photograph; readonly mask: FrontMask }

/** In memory, like the photograph; never stored. */
const front = createStore<Front | null>(null)

/** What stands before the rug in a photograph; null if nothing was marked in it. And a function to change it. */
export function useFront(
  photograph: Photograph | undefined,
): readonly [FrontMask | null, (mask: FrontMask | null) => void] {
  const made = useStore(front, null)
  const mask = made && made.photograph === photograph ? made.mask : null
  return [mask, (next) => photograph && front.set(next && { photograph, mask: next })]
}
