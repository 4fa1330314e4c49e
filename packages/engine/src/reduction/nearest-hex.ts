import { deltaE2000 } from '../color/delta-e2000.ts'
import { labFromHex } from '../color/lab.ts'

/** The colour (`#RRGGBB`) that looks most like `hex`; `hex` itself if there are none. */
export function nearestHex(library: readonly string[], hex: string): string {
  const color = labFromHex(hex)
  let best = hex
  let least = Infinity
  for (const other of library) {
    const away = deltaE2000(color, labFromHex(other))
    if (away >= least) continue
    best = other
    least = away
  }
  return best
}
