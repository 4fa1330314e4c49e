import { setImmediate as breathe } from 'node:timers/promises'

import type { ImportRow } from '@nawl/contract/desk/csv-import'
import { deltaE2000 } from '@nawl/engine/color/delta-e2000'
import { type Lab, labFromHex } from '@nawl/engine/color/lab'

import { type CardYarn, settled } from '../../settings/yarns/card-yarn.ts'
import type { YarnWish } from '../yarn-changes.ts'

/** Below this ΔE2000 two yarns are hard to tell apart. */
const LEAST_APART = 3
/** CIEDE2000 divides a difference in lightness by 1.75 at most, so that nothing beyond this can be nearer. */
const LIGHTNESS_APART = 1.75 * LEAST_APART
const AT_A_TIME = 50

type Placed = { readonly code: string; readonly lab: Lab }

/** Marks rows whose new shade is hard to tell from another yarn of the card as it would be. */
export async function markNear(
  rows: readonly ImportRow[],
  known: ReadonlyMap<string, CardYarn>,
  wishes: readonly YarnWish[],
): Promise<void> {
  const after = new Map<string, Pick<CardYarn, 'hex' | 'isArchived'>>(known)
  for (const { code, value } of wishes) after.set(code, settled(value, known.get(code) ?? null))
  const card = [...after]
    .filter(([, { isArchived }]) => !isArchived)
    .map(([code, { hex }]): Placed => ({ code, lab: labFromHex(hex) }))
    .toSorted((p, q) => p.lab.l - q.lab.l)
  const placed = new Map(card.map((yarn) => [yarn.code, yarn]))
  const colored = rows.filter(
    ({ fate, changes }) => fate === 'new' || changes?.some(({ column }) => 'hexLab'.includes(column)),
  )
  for (const [n, row] of colored.entries()) {
    const own = placed.get(row.code)
    const near = own && nearestWithin(card, own)
    if (near) row.near = near
    if (n % AT_A_TIME === 0) await breathe()
  }
}

function nearestWithin(card: readonly Placed[], { code, lab }: Placed) {
  let found: { code: string; deltaE: number } | undefined
  for (let at = firstFrom(card, lab.l - LIGHTNESS_APART); at < card.length; at++) {
    const other = card[at]!
    if (other.lab.l > lab.l + LIGHTNESS_APART) break
    if (other.code === code) continue
    const deltaE = deltaE2000(lab, other.lab)
    if (deltaE < (found?.deltaE ?? LEAST_APART)) found = { code: other.code, deltaE }
  }
  return found && { code: found.code, deltaE: Math.round(10 * found.deltaE) / 10 }
}

/** The first yarn of the sorted card that is at least so light. */
function firstFrom(card: readonly Placed[], lightness: number): number {
  let [low, high] = [0, card.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (card[middle]!.lab.l < lightness) low = middle + 1
    else high = middle
  }
  return low
}
