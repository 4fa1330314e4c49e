import { type NamedColor, NAMED_COLORS } from '@nawl/domain/yarn/named-colors'
import { deltaE2000 } from '@nawl/engine/color/delta-e2000'
import { parseHex } from '@nawl/engine/color/hex'
import { type Lab, labFromRgb } from '@nawl/engine/color/lab'

/** The one of the fifteen yarns that looks most like a colour; null when `hex` is no colour. */
export function nearestNamedColor(hex: string): NamedColor | null {
  const color = labOf(hex)
  if (!color) return null
  const [nearest] = NAMED_COLORS.map((named) => ({
    named,
    away: distance(color, labOf(named.hex)),
  })).toSorted((p, q) => p.away - q.away)
  return nearest?.named ?? null
}

function labOf(hex: string): Lab | null {
  const rgb = parseHex(hex)
  return rgb === null ? null : labFromRgb(rgb)
}

function distance(color: Lab, other: Lab | null): number {
  return other ? deltaE2000(color, other) : Infinity
}
