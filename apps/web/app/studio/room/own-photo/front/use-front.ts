import type { FrontMask } from '@nawl/engine/keeping/keep-stroke'

import { createStore, useStore } from '../../../../ui/store.ts'
import type { Photograph } from '../photograph.ts'

type Front = { readonly photograph: Photograph; readonly mask: FrontMask }

/** In memory, like the photograph; kept on the device only with it. */
const front = createStore<Front | null>(null)

/** What stands before the rug in a photograph; null if nothing was marked in it. And a function to change it. */
export function useFront(
  photograph: Photograph | undefined,
): readonly [FrontMask | null, (mask: FrontMask | null) => void] {
  const made = useStore(front, null)
  const mask = made && made.photograph === photograph ? made.mask : null
  return [mask, (next) => photograph && front.set(next && { photograph, mask: next })]
}

/** Puts what stands before the rug into a photograph that is about to be shown. */
export function setFrontOf(photograph: Photograph, mask: FrontMask | null): void {
  front.set(mask && { photograph, mask })
}
