import { nearestYarns } from '@nawl/engine/reduction/nearest-yarns'
import { redyed } from './redyed.ts'
import { areNeighbours, differenceOf, isFree, type CurrentRug } from './current-rug.ts'
import type { DyedYarn, Fix, WorkshopNote } from './workshop-note.ts'

/** CIEDE2000 at which two adjacent yarns can be distinguished in wool. */
const TOLD_APART = 5
/** CIEDE2000 at which they are clearly different; the catalogue has no closer pair. */
const PLAINLY_APART = 8

/** Notes on adjacent yarns that look alike. */
export function nearNotes(rug: CurrentRug, yarns: readonly DyedYarn[]): WorkshopNote[] {
  return yarns.flatMap((one, place) =>
    yarns
      .slice(place + 1)
      .filter((other) => areNeighbours(rug, one.number, other.number))
      .filter((other) => differenceOf(one.hex, other.hex) < TOLD_APART)
      .map((other) => ({
        key: `near ${one.originals[0]} ${other.originals[0]}`,
        kind: 'near' as const,
        yarns: [one, other] as const,
        where: { kind: 'meeting' as const, yarns: [one.number, other.number] as const },
        fixes: [...elsewise(rug, yarns, one), ...elsewise(rug, yarns, other)],
      })),
  )
}

/** The nearest yarn on the shade card that differs clearly from all adjacent ones. */
function elsewise(rug: CurrentRug, yarns: readonly DyedYarn[], yarn: DyedYarn): Fix[] {
  if (!isFree(rug, yarn)) return []
  const neighbours = yarns.filter(({ number }) => areNeighbours(rug, yarn.number, number))
  const dye = nearestYarns(yarn.hex, Infinity).find(({ yarn: { hex } }) =>
    neighbours.every((other) => differenceOf(hex, other.hex) >= PLAINLY_APART),
  )
  if (!dye) return []
  const { hex } = dye.yarn
  return [{ kind: 'dye', yarn, hex, ...redyed(rug, [{ yarn, hex }]) }]
}
