import { SHAPE_FACTS, type Shape } from '@nawl/domain/rug/shape'
import { rugId } from '@nawl/domain/workshop/order-plan'
import type { RugToFrame } from '@nawl/domain/workshop/plan-frames'
import { hoursOfWork, type Tufted } from '@nawl/domain/workshop/rug-work'
import { yarnKilograms } from '@nawl/domain/workshop/yarn-kilograms'
import type { YarnNeed } from '@nawl/domain/workshop/yarn-stock'

import type { Config } from '../../platform/config/config.ts'
import { yarnFor } from '../../settings/yarns/yarn-for.ts'

/** What rugs that nobody has ordered yet are planned under. */
export const REQUESTED = 'requested'

/** Rugs of one design and size that a visitor asks about. */
type RequestedRugs = {
  readonly line: string
  readonly pieces: number
  readonly size: Tufted['size']
  /** In percent; alike where the text names no yarns. */
  readonly shares: readonly number[]
  /** Those that the text names. */
  readonly yarns: readonly { readonly hex: string; readonly share: number }[]
}

/** Reads `2000x3000x2x1xrectangle-A8452F.352-26323D.648`, the `n`th text of a question; null for what is no rug. */
export function requestedRugs(text: string, n: number): RequestedRugs | null {
  const [sides = '', ...named] = text.split('-')
  const [width = '', length = '', count = '', pieces = '', shape = ''] = sides.split('x')
  const [widthMm, lengthMm] = [Number(width), Number(length)]
  if (!(shape in SHAPE_FACTS) || widthMm === 0 || lengthMm === 0) return null
  const yarns = named.flatMap((each) => {
    const [hex = '', thousandths = ''] = each.split('.')
    const share = Number(thousandths) / 10
    return hex.length === 6 && share > 0 ? [{ hex: `#${hex}`, share }] : []
  })
  const alike = Array.from({ length: Number(count) }, () => 1)
  return {
    line: String(n),
    pieces: Number(pieces),
    size: { shape: shape as Shape, widthMm, lengthMm }, // by the line above
    shares: yarns.length > 0 ? yarns.map(({ share }) => share) : alike,
    yarns,
  }
}

/** The rugs as the calendar plans them, begun no earlier than on a day. */
export function rugsToFrame(
  { line, pieces, size, shares }: RequestedRugs,
  { factor, notBefore }: { readonly factor: number; readonly notBefore: string },
): readonly RugToFrame[] {
  const { widthMm, lengthMm } = size
  const hours = hoursOfWork({ size, shares }) * factor
  return Array.from({ length: pieces }, (_, piece) => ({
    id: rugId(REQUESTED, line, piece + 1),
    widthMm,
    lengthMm,
    hours,
    notBefore,
    place: null,
  }))
}

/** What the rugs take of each yarn, weighed as ordered ones are. */
export function requestedWool(
  { line, pieces, size, yarns }: RequestedRugs,
  { yarnUse, pileMm }: Pick<Config['workshop'], 'yarnUse' | 'pileMm'>,
): readonly YarnNeed[] {
  const grams = new Map<string, number>()
  for (const { hex, kilograms } of yarnKilograms(yarns, { size, quantity: 1, pileMm }, yarnUse)) {
    const yarn = yarnFor(hex)?.code
    if (yarn) grams.set(yarn, (grams.get(yarn) ?? 0) + Math.round(kilograms * 1_000))
  }
  return Array.from({ length: pieces }, (_, n) =>
    [...grams].map(([yarn, weight]) => ({ order: REQUESTED, line, piece: n + 1, yarn, grams: weight })),
  ).flat()
}
