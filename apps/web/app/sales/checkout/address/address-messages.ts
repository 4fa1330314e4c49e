import { type AddressField, addressForm, type FormField } from '@nawl/domain/order/address/address-form'
import type { FieldProblem } from '@nawl/domain/order/address/address'
import { findCountry } from '@nawl/domain/shop/countries/countries'
import * as messages from '@nawl/messages/address'

import { countryName } from '../../../page/country/country-name.ts'

/** What a field of an address is called in its country. */
export function addressLabel({ label }: Pick<FormField, 'label'>): string {
  return LABELS[label]
}

const LABELS = {
  name: messages.name,
  phone: messages.phone,
  line1: messages.line1,
  line2: messages.line2,
  city: messages.city,
  emirate: messages.emirate,
  stateOrTerritory: messages.stateOrTerritory,
  provinceOrTerritory: messages.provinceOrTerritory,
  district: messages.district,
  county: messages.county,
  province: messages.province,
  prefecture: messages.prefecture,
  state: messages.state,
  postcode: messages.postcode,
  postalCode: messages.postalCode,
  eircode: messages.eircode,
  zipCode: messages.zipCode,
} as const satisfies Record<FormField['label'], string>

/** What is wrong with a field of an address, and what to do about it. `code` is the country's. */
export function addressHint({ field, problem }: FieldProblem, code: string): string {
  if (field === 'country') {
    const country = findCountry(code)
    return country && problem === 'not-shipped'
      ? messages.countryNotShipped({ country: countryName(country) })
      : messages.countryUnknown
  }
  return fieldHint(problem, fieldOf(field, code))
}

function fieldOf(field: AddressField, code: string): FormField {
  const found = addressForm({ code }).find(({ name }) => name === field)
  if (!found) throw new Error(`addresses of ${code} have no ${field}`)
  return found
}

function fieldHint(problem: FieldProblem['problem'], field: FormField): string {
  const label = addressLabel(field)
  switch (problem) {
    case 'missing':
      return messages.missing({ label })
    case 'too-long':
      return messages.tooLong({ label, most: field.longest })
    case 'not-an-option':
      return CHOOSE[field.label] ?? messages.chooseOne
    case 'wrong-form':
      return formHint(field)
    case 'web-address':
      return messages.webAddress({ label })
    case 'unknown':
    case 'not-shipped':
      return messages.countryUnknown
  }
}

const CHOOSE: Readonly<Partial<Record<FormField['label'], string>>> = {
  emirate: messages.chooseEmirate,
  stateOrTerritory: messages.chooseStateOrTerritory,
  provinceOrTerritory: messages.chooseProvinceOrTerritory,
}

/** What the text of a field looks like. */
function formHint({ label, rule }: FormField): string {
  const { digits, example = '' } = rule ?? {}
  if (label === 'phone') return messages.phoneWrong
  if (label === 'postalCode') return messages.postalCodeLike({ example })
  if (label === 'eircode') return messages.eircodeLike({ example })
  if (label === 'zipCode') return messages.zipCodeDigits
  if (digits === undefined) return messages.postcodeLike({ example })
  return example === '' ? messages.postcodeDigits({ count: digits }) : messages.postcodeFiveLike({ example })
}
