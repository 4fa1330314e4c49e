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
  let kept: { readonly catalogue: string; readonly brain: LocalAnswerer; readonly at: number } | undefined
  let underWay: Promise<LocalAnswerer> | undefined

  async function look(): Promise<LocalAnswerer> {
    const rugs = await read()
    const catalogue = JSON.stringify(rugs)
    const brain = kept?.catalogue === catalogue ? kept.brain : await make(rugs)
    kept = { catalogue, brain, at: now() }
    return brain
  }

  return async () => {
    if (kept && isFresh(CATALOGUE_KEPT_MS, kept.at, now())) return kept.brain
    underWay ??= look().finally(() => (underWay = undefined))
    return underWay
  }
}
