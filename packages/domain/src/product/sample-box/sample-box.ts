import { cardYarns } from '../../yarn/library/shade-card.ts'
import type { Product } from '../product.ts'

/** How a yarn comes in a box: as a ball, or as a cut square of 5 × 5 cm as it lies in a rug. */
export const SAMPLE_FORMS = ['pompon', 'tuft'] as const
export type SampleForm = (typeof SAMPLE_FORMS)[number]

export const MOST_SAMPLES = 8

/** A yarn of a box, as it was called and dyed when the box was chosen. */
export type SampledYarn = { readonly code: string; readonly name: string; readonly hex: string }

/** A box of yarns from the shade card, in the order of the card. */
export type SampleBox = Product & {
  readonly kind: 'sample-box'
  readonly form: SampleForm
  readonly yarns: readonly SampledYarn[]
}

export type BoxFault = 'no-yarns' | 'too-many-yarns' | 'unknown-yarn' | 'yarn-out'

/** The yarns of some codes, each once and in the order of the card; or why no box can be made of them. */
export function yarnsForBox(
  codes: readonly string[],
):
  | { readonly ok: true; readonly yarns: readonly SampledYarn[] }
  | { readonly ok: false; readonly reason: BoxFault } {
  const wanted = new Set(codes)
  if (wanted.size === 0) return { ok: false, reason: 'no-yarns' }
  if (wanted.size > MOST_SAMPLES) return { ok: false, reason: 'too-many-yarns' }
  const found = cardYarns().filter(({ code }) => wanted.has(code))
  if (found.length < wanted.size) return { ok: false, reason: 'unknown-yarn' }
  // A rug waits for its yarn to be dyed; a box that is posted in two days cannot.
  if (found.some(({ isOut }) => isOut)) return { ok: false, reason: 'yarn-out' }
  return { ok: true, yarns: found.map(({ code, name, hex }) => ({ code, name, hex })) }
}
