import { westernDigits } from '../../shop/western-digits.ts'
import { findCountry } from '../../shop/countries/countries.ts'
import { tidyLine } from '../../shop/tidy-line.ts'
import { holdsWebAddress } from '../../shop/web-address.ts'
import { ADDRESS_FIELDS, type AddressField, addressForm, type FormField } from './address-form.ts'

/** A shipping address as entered; fields that its country does not use are empty. */
export type Address = Readonly<Record<AddressField, string>> & {
  /** ISO 3166-1 alpha-2, in capitals. */
  readonly country: string
}

/** The form's values. */
export type AddressInput = Readonly<Partial<Record<AddressField, string | undefined>>> & {
  readonly country: string
}

export type FieldProblem = {
  readonly field: AddressField | 'country'
  readonly problem:
    | 'missing'
    | 'too-long'
    | 'not-an-option'
    | 'wrong-form'
    | 'web-address'
    | 'unknown'
    | 'not-shipped'
}

/** Parses an address by its country's form, trimmed; or returns every invalid field. */
export function readAddress(
  input: AddressInput,
  notShippedTo: readonly string[],
):
  | { readonly ok: true; readonly address: Address }
  | { readonly ok: false; readonly problems: readonly FieldProblem[] } {
  const country = findCountry(input.country)
  if (!country) return { ok: false, problems: [{ field: 'country', problem: 'unknown' }] }
  if (notShippedTo.includes(country.code))
    return { ok: false, problems: [{ field: 'country', problem: 'not-shipped' }] }
  const form = addressForm(country)
  const read = form.map((field) => ({ field, text: tidy(field, input[field.name] ?? '') }))
  const problems = read.flatMap(({ field, text }) => problemWith(field, text))
  if (problems.length > 0) return { ok: false, problems }
  const texts = Object.fromEntries(read.map(({ field, text }) => [field.name, text]))
  const fields = Object.fromEntries(ADDRESS_FIELDS.map((name) => [name, texts[name] ?? '']))
  // Every field was just listed.
  return { ok: true, address: { ...(fields as Record<AddressField, string>), country: country.code } }
}

/** Collapses blanks; codes in Western digits, which carriers print, and postcodes in capitals. */
function tidy({ name }: FormField, typed: string): string {
  const line = tidyLine(typed)
  if (name === 'phone') return westernDigits(line)
  return name === 'postcode' ? westernDigits(line).toUpperCase() : line
}

function problemWith(field: FormField, text: string): FieldProblem[] {
  const { name, required, longest, options, rule } = field
  const found = (problem: FieldProblem['problem']) => [{ field: name, problem }]
  if (text === '') return required ? found('missing') : []
  if (text.length > longest) return found('too-long')
  if (options && !options.includes(text)) return found('not-an-option')
  if (rule && !new RegExp(`^(?:${rule.pattern})$`, 'i').test(text)) return found('wrong-form')
  if (holdsWebAddress(text)) return found('web-address')
  return []
}
