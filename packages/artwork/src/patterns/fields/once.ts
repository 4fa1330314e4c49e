/** Computes a value on first use, so that loading the catalogue does not prepare every drawing. */
export function once<Value extends object>(compute: () => Value): () => Value {
  let value: Value | undefined
  return () => (value ??= compute())
}
