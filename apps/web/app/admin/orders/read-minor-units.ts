import { readDecimal } from '@nawl/domain/rug/sizes/read-decimal'
import { westernDigits } from '@nawl/domain/shop/western-digits'

import { fieldText } from '../../ui/forms/field-text.ts'

/** A typed amount in minor units: `1,770.15`, `1770.15` and `1770,15` are 177015. 0 if it is not an amount. */
export function readMinorUnits(form: FormData, name: string): number {
  return minorUnits(fieldText(form, name))
}

/** The same of a text, in either kind of digits. A comma before two digits begins the fils, before three a thousand. */
export function minorUnits(typed: string): number {
  const plain = westernDigits(typed).replaceAll(/\s/g, '')
  // No currency here has three decimals: `1.000` may be meant as a thousand.
  if (/[./]\d{3,}$|\//.test(plain)) return 0
  const reading = readDecimal(plain, '.')
  if (!reading.ok) return 0
  const units = reading.values[0] * 100
  return Math.abs(units - Math.round(units)) < 1e-6 ? Math.round(units) : 0
}
