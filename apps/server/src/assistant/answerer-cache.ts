import type { RugItem } from '@nawl/contract/catalogue/rug-collection'

import type { LocalAnswerer } from './local-answerer.ts'
import { isFresh } from '../platform/is-fresh.ts'

const CATALOGUE_KEPT_MS = 60_000

type Keeper = {
  readonly read: () => Promise<readonly RugItem[]>
  readonly make: (rugs: readonly RugItem[]) => Promise<LocalAnswerer>
  readonly now: () => number
}

/** Reads the catalogue at most once a minute, and rebuilds the answerer only when it has changed. */
export function answererCache({ read, make, now }: Keeper): () => Promise<LocalAnswerer> {
  let cached:
    | { readonly catalogue: string; readonly answerer: LocalAnswerer; readonly at: number }
    | undefined
  let underWay: Promise<LocalAnswerer> | undefined

  async function look(): Promise<LocalAnswerer> {
    const rugs = await read()
    const catalogue = JSON.stringify(rugs)
    const answerer = cached?.catalogue === catalogue ? cached.answerer : await make(rugs)
    cached = { catalogue, answerer, at: now() }
    return answerer
  }

  return async () => {
    if (cached && isFresh(CATALOGUE_KEPT_MS, cached.at, now())) return cached.answerer
    underWay ??= look().finally(() => (underWay = undefined))
    return underWay
  }
}
