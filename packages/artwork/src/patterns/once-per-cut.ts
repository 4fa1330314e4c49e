import type { Cut } from '../cut.ts'

/** Makes a value for the cut being drawn, and keeps it until another cut is: a drawing asks at every point. */
export function oncePerCut<Value extends object>(make: (cut: Cut) => Value): (cut: Cut) => Value {
  let last: { readonly cut: Cut; readonly value: Value } | undefined
  return (cut) => {
    if (last?.cut !== cut) last = { cut, value: make(cut) }
    return last.value
  }
}
