import type { NearYarn } from '@nawl/engine/reduction/nearest-yarns'

/** `ΔE 2.1`: the CIEDE2000 difference of a yarn to the requested colour. */
export function differenceText({ deltaE }: Pick<NearYarn, 'deltaE'>): string {
  return `ΔE ${deltaE.toFixed(1)}`
}
