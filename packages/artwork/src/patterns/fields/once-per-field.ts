import type { Field } from '../../field.ts'

/** Caches a value for the field being drawn, until the field changes: `draw` runs for every point. */
export function oncePerField<Value extends object>(
  compute: (field: Field) => Value,
): (field: Field) => Value {
  let last: { readonly field: Field; readonly value: Value } | undefined
  return (field) => {
    if (last?.field !== field) last = { field, value: compute(field) }
    return last.value
  }
}
