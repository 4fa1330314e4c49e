import type { RugItem } from '@nawl/contract/rug-collection'

import type { Brain } from './local-answerer.ts'
import { stillWithin } from '../platform/still-within.ts'

const CATALOGUE_KEPT_MS = 60_000

type Keeper = {
  readonly read: () => Promise<readonly RugItem[]>
  readonly make: (rugs: readonly RugItem[]) => Promise<Brain>
  readonly now: () => number
}

/** Looks at the catalogue at most once a minute, and makes a brain again only when it has changed. */
export function answererCache({ read, make, now }: Keeper): () => Promise<Brain> {
  let kept: { readonly catalogue: string; readonly brain: Brain; readonly at: number } | undefined
  let underWay: Promise<Brain> | undefined

  async function look(): Promise<Brain> {
    const rugs = await read()
    const catalogue = JSON.stringify(rugs)
    const brain = kept?.catalogue === catalogue ? kept.brain : await make(rugs)
    kept = { catalogue, brain, at: now() }
    return brain
  }

  return async () => {
    if (kept && stillWithin(CATALOGUE_KEPT_MS, kept.at, now())) return kept.brain
    underWay ??= look().finally(() => (underWay = undefined))
    return underWay
  }
}
