import { BILLING_FIELDS } from '@nawl/domain/order/billing'
import { ADDRESS_FIELDS } from '@nawl/domain/order/address/address-form'

const KEY = 'nawl.checkout.form'
const FIELDS: ReadonlySet<string> = new Set(['email', ...ADDRESS_FIELDS, ...BILLING_FIELDS, 'giftMessage'])

export type TypedFields = Readonly<Record<string, string>>

/** What was typed into the checkout in this tab. Choices and consents are not restored. */
export function savedDraft(): TypedFields {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as TypedFields // only this module writes it
  } catch {
    return {}
  }
}

/** Stores the typed fields; fields not in the form now, such as another country's, stay as they were. */
export function saveDraft(form: HTMLFormElement): void {
  const typed = [...new FormData(form)].filter(([name]) => FIELDS.has(name))
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...savedDraft(), ...Object.fromEntries(typed) }))
  } catch (error) {
    console.warn('could not store the form', error)
  }
}

/** Fills the empty fields of a form. */
export function fillEmpty(form: HTMLFormElement, texts: TypedFields): void {
  for (const [name, text] of Object.entries(texts)) {
    const field = form.elements.namedItem(name)
    const isText =
      field instanceof HTMLInputElement ||
      field instanceof HTMLSelectElement ||
      field instanceof HTMLTextAreaElement
    if (isText && field.value === '') field.value = text
  }
}
