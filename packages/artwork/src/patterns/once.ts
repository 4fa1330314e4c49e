/** Makes a value the first time it is asked for: loading the catalogue must not prepare every drawing. */
export function once<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => (made ??= make())
}
