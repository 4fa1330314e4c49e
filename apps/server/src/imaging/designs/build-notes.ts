import type { BuildNote } from '@nawl/contract/desk/design'
import type { RugPlane } from '@nawl/engine/buildable/rug-plane'
import { surveyRug, WIDEST_MEASURED } from '@nawl/engine/buildable/survey-rug'
import { LONGEST_POINT_MM } from '@nawl/engine/buildable/thin-strokes'
import { deltaE2000 } from '@nawl/engine/color/delta-e2000'
import { labFromHex } from '@nawl/engine/color/lab'
import { MM_PER_PIXEL, TUFT_MM } from '@nawl/engine/pile/tile/tile-units'
import { LONG_SIDE } from '@nawl/engine/rug-size'

/** CIEDE2000 at which two adjacent yarns can be distinguished in wool. */
const TOLD_APART = 5
/** Coverage in % below which a yarn is hardly worth dyeing. */
const LEAST_SHARE = 0.5

/** What the workshop remarks on a drawing at its listed size, by the limits of the studio's notes. */
export function buildNotes(plane: RugPlane, hexes: readonly string[]): BuildNote[] {
  const { strokes, borders, shares } = surveyRug(plane)
  const mm = (LONG_SIDE * MM_PER_PIXEL) / Math.max(plane.width, plane.height)
  const underTuft = strokes[Math.min(WIDEST_MEASURED, Math.round(TUFT_MM / mm))] ?? []
  const labs = hexes.map((hex) => labFromHex(hex))
  return hexes.flatMap((_, yarn): BuildNote[] => {
    const share = shares[yarn] ?? 0
    const near = hexes.flatMap((_hex, other): BuildNote[] =>
      other > yarn && (borders[yarn]?.[other] ?? 0) > 0 && deltaE2000(labs[yarn]!, labs[other]!) < TOLD_APART
        ? [{ kind: 'near', yarns: [yarn, other] }]
        : [],
    )
    return [
      ...((underTuft[yarn]?.longest ?? 0) * mm > LONGEST_POINT_MM ? [{ kind: 'thin' as const, yarn }] : []),
      ...near,
      ...(share < LEAST_SHARE
        ? [{ kind: 'scarce' as const, yarn, share: Math.round(share * 100) / 100 }]
        : []),
    ]
  })
}
