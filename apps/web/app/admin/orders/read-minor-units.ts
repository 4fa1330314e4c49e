/** A typed amount in minor units: `1,770.15` and `1770.15` are 177015. 0 if it is not an amount. */
export function readMinorUnits(form: FormData, name: string): number {
  const typed = form.get(name)
  return typeof typed === 'string' ? minorUnits(typed) : 0
}

/** The same of a text. */
export function minorUnits(typed: string): number {
  const plain = typed.replaceAll(/[\s,]/g, '')
  return /^\d+(?:\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : 0
}
