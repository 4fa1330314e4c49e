import type { IsTaxNumber } from '@nawl/domain/order/billing'
import { isTrn } from '@nawl/domain/tax-documents/trn'
import { euVat, stdnum } from 'stdnum'

/** Forms of the numbers that the Gulf's tax authorities give; their check digits are not published. */
const IN_THE_GULF: Readonly<Record<string, RegExp>> = {
  SA: /^3\d{13}3$/,
  BH: /^\d{15}$/,
  OM: /^OM\d{10}$/,
}
/** Elsewhere a number is taken as it is. */
const ANYWHERE = /^[\dA-Z/]{4,20}$/

/** Whether a number can be a company's VAT number in a country: its form, and in Europe its check digits. */
export const isTaxNumber: IsTaxNumber = (number, country) => {
  if (country === 'AE') return isTrn(number)
  const form = IN_THE_GULF[country]
  if (form) return form.test(number)
  const britain = stdnum['GB']?.['vat']
  const known = country === 'GB' && britain ? [britain] : euVat[country]
  if (!known) return ANYWHERE.test(number)
  return known.some((validator) => validator.validate(number).isValid)
}
