import { redyed } from './redyed.ts'
import { isFree, type CurrentRug } from './current-rug.ts'
import { touchedMost } from './touched-most.ts'
import type { DyedYarn, Fix, WorkshopNote } from './workshop-note.ts'

/** Coverage in % below which a yarn is hardly worth dyeing. */
const LEAST_SHARE = 0.5

/** Notes on yarns with very little coverage. */
export function scarceNotes(rug: CurrentRug, yarns: readonly DyedYarn[]): WorkshopNote[] {
  return yarns.flatMap((yarn) => {
    const share = rug.survey.shares[yarn.number] ?? 0
    if (share === 0 || share >= LEAST_SHARE) return []
    return [
      {
        key: `scarce ${yarn.originals[0]}`,
        kind: 'scarce' as const,
        yarn,
        share,
        where: { kind: 'yarn' as const, yarn: yarn.number },
        fixes: asNeighbour(rug, yarns, yarn),
      },
    ]
  })
}

function asNeighbour(rug: CurrentRug, yarns: readonly DyedYarn[], yarn: DyedYarn): Fix[] {
  const ground = isFree(rug, yarn) ? touchedMost(rug, yarn, yarns) : null
  if (!ground || yarns.length < 3) return []
  return [{ kind: 'dye', yarn, hex: ground.hex, ...redyed(rug, [{ yarn, hex: ground.hex }]) }]
}
