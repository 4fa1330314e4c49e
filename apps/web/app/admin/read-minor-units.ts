/** An amount that was typed, in hundredths: `1,770.15` and `1770.15` are 177015. What is no amount is 0. */
export function readMinorUnits(form: FormData, name: string): number {
  const typed = form.get(name)
  const plain = typeof typed === 'string' ? typed.replaceAll(/[\s,]/g, '') : ''
  return /^\d+(?:\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : 0
}
