import type { Cut } from '../cut.ts'

/** Caches a value for the cut being drawn, until the cut changes: `draw` runs for every point. */
export function oncePerCut<Value extends object>(compute: (cut: Cut) => Value): (cut: Cut) => Value {
  let last: { readonly cut: Cut; readonly value: Value } | undefined
  return (cut) => {
    if (last?.cut !== cut) last = { cut, value: compute(cut) }
    return last.value
  }
}
