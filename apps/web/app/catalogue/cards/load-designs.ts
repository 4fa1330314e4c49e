import type { RugItem } from '@nawl/contract/catalogue/rug-collection'

import { browserFetch, type FetchApi } from '../../api/request.ts'
import { rugCollections } from '../../api/rug-collection.ts'

export type LoadedDesigns = {
  readonly designs: readonly RugItem[]
  /** False when the backend failed and the built-in catalogue stands in. */
  readonly fromBackend: boolean
}

/** Every design the shop can show: the backend's, else those it was built with. Never fails. */
export async function loadDesigns(fetchApi: FetchApi): Promise<LoadedDesigns> {
  const designs = await rugCollections(fetchApi)
  if (designs.length > 0) return { designs, fromBackend: true }
  const { builtInRugs } = await import('./built-in-rugs.ts')
  return { designs: builtInRugs(), fromBackend: false }
}

let kept: LoadedDesigns | undefined
let coming: Promise<LoadedDesigns> | undefined

/**
 * What a page makes of the designs, in the browser: at once when an earlier page has
 * loaded them, else as a promise to show a loading text for. A failure is not kept, so
 * the next page asks again.
 */
export function browserDesigns<T>(pick: (loaded: LoadedDesigns) => T): T | Promise<T> {
  if (kept) return pick(kept)
  coming ??= loadDesigns(browserFetch).then((loaded) => {
    if (loaded.fromBackend) kept = loaded
    coming = undefined
    return loaded
  })
  return coming.then(pick)
}
