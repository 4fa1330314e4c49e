import type { Cut } from '../cut.ts'

/**
 * Computes a value for the cut being drawn and caches it until the cut changes, because `draw` runs for every point.
 */
export function oncePerCut<Value extends object>(compute: (cut: Cut) => Value): (cut: Cut) => Value {
  let last: { readonly cut: Cut; readonly value: Value } | undefined
  return (cut) => {
    if (last?.cut !== cut) last = { cut, value: compute(cut) }
    return last.value
  }
}
