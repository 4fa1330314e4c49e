import type { RugItem } from '@nawl/contract/catalogue/rug-collection'

import { browserFetch, type FetchApi } from '../../api/request.ts'
import { rugCollections } from '../../api/rug-collection.ts'

export type LoadedDesigns = {
  readonly designs: readonly RugItem[]
  /** False when the backend failed and this is the built-in catalogue. */
  readonly fromBackend: boolean
}

/** All designs: the backend's, or the built-in ones if it fails. Never rejects. */
export async function loadDesigns(fetchApi: FetchApi): Promise<LoadedDesigns> {
  const designs = await rugCollections(fetchApi)
  if (designs.length > 0) return { designs, fromBackend: true }
  const { builtInRugs } = await import('./built-in-rugs.ts')
  return { designs: builtInRugs(), fromBackend: false }
}

let cached: LoadedDesigns | undefined
let coming: Promise<LoadedDesigns> | undefined

/**
 * Picks from the designs in the browser: synchronously if an earlier page loaded them, otherwise as a promise, for
 * which pages show a loading text. Failures are not cached, so the next page tries again.
 */
export function browserDesigns<T>(pick: (loaded: LoadedDesigns) => T): T | Promise<T> {
  if (cached) return pick(cached)
  coming ??= loadDesigns(browserFetch).then((loaded) => {
    if (loaded.fromBackend) cached = loaded
    coming = undefined
    return loaded
  })
  return coming.then(pick)
}
