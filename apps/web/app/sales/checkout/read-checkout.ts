import type { CheckoutRequest } from '@nawl/contract/sales/order'
import { isEmailAddress } from '@nawl/domain/email/email-address'
import { type FieldProblem, readAddress } from '@nawl/domain/order/address/address'
import { ADDRESS_FIELDS, type AddressField } from '@nawl/domain/order/address/address-form'
import {
  BILLING_FIELDS,
  type BillingField,
  type BillingInput,
  type BillingProblem,
  LONGEST_GIFT_MESSAGE,
  readBilling,
} from '@nawl/domain/order/billing'
import { PROVIDER_NAMES } from '@nawl/domain/order/payment-state'
import * as messages from '@nawl/messages/checkout'
import { LANGUAGE } from '@nawl/messages/language'

import { fieldText } from '../../ui/forms/field-text.ts'
import { addressHint } from './address/address-messages.ts'
import { billingHint } from './address/billing-messages.ts'

/** The names of the form's fields. */
export type CheckoutField =
  | 'email'
  | AddressField
  | BillingField
  | 'country'
  | 'giftMessage'
  | 'provider'
  | 'voucher'
  | 'acceptedTerms'

export type FieldHint = { readonly field: CheckoutField; readonly hint: string }

/** An order, or a quote request if shipping has to be quoted first. */
export type CheckoutWish =
  | { readonly path: '/api/checkout'; readonly body: CheckoutRequest }
  | {
      readonly path: '/api/quotes'
      readonly body: Omit<CheckoutRequest, 'provider' | 'expectedTotal' | 'giftCard'>
    }

export type CheckoutReading =
  | { readonly ok: true; readonly wish: CheckoutWish }
  | { readonly ok: false; readonly hints: readonly FieldHint[] }

/** The order in a form, or all its invalid fields, in the order of the form. */
export function readCheckout(form: FormData, notShippedTo: readonly string[]): CheckoutReading {
  const email = fieldText(form, 'email').trim()
  const country = fieldText(form, 'country')
  const fields = Object.fromEntries(ADDRESS_FIELDS.map((name) => [name, fieldText(form, name)]))
  const address = readAddress({ ...fields, country }, notShippedTo)
  const acceptedTerms = fieldText(form, 'acceptedTerms')
  const isQuote = form.get('intent') === 'quote'
  const isPickup = !isQuote && form.get('pickup') === '1'
  const provider = PROVIDER_NAMES.find((name) => name === form.get('provider'))
  // The server knows the forms of tax numbers.
  const billed = readBilling(typedBilling(form), { country, isTaxNumber: () => true })
  const giftMessage = fieldText(form, 'giftMessage').trim()
  const [code, giftCard] = [fieldText(form, 'code'), fieldText(form, 'giftCard')]
  const hints: FieldHint[] = []
  if (!isEmailAddress(email)) hints.push({ field: 'email', hint: emailHint(email) })
  if (!address.ok)
    hints.push(...address.problems.map((each) => ({ field: each.field, hint: addressHint(each, country) })))
  if (!billed.ok)
    hints.push(...billed.problems.map((each) => ({ field: each.field, hint: billingHint(each) })))
  if (giftMessage.length > LONGEST_GIFT_MESSAGE)
    hints.push({
      field: 'giftMessage',
      hint: messages.giftMessageTooLong({ most: LONGEST_GIFT_MESSAGE }),
    })
  if (!isQuote && !provider) hints.push({ field: 'provider', hint: messages.providerMissing })
  if (acceptedTerms === '') hints.push({ field: 'acceptedTerms', hint: messages.termsMissing })
  if (hints.length > 0 || !address.ok) return { ok: false, hints }
  const wish = {
    email,
    language: LANGUAGE.code,
    address: filled(address.address),
    ...(billed.ok && billed.billing && { billing: typedBilling(form) }),
    ...(giftMessage !== '' && { giftMessage }),
    ...(isPickup && { isPickup: true }),
    ...(form.get('awaitsApproval') === '1' && { awaitsApproval: true }),
    acceptedTerms,
    ...(code !== '' && { code }),
  }
  if (isQuote || !provider) return { ok: true, wish: { path: '/api/quotes', body: wish } }
  const expectedTotal = Number(fieldText(form, isPickup ? 'expectedPickupTotal' : 'expectedTotal'))
  const body = { ...wish, provider, expectedTotal, ...(giftCard !== '' && { giftCard }) }
  return { ok: true, wish: { path: '/api/checkout', body } }
}

/** The hints for the fields that the server refused. */
export function hintsOf(
  problems: readonly { readonly field: string; readonly problem: string }[],
  country: string,
): readonly FieldHint[] {
  const billing: readonly string[] = BILLING_FIELDS
  return problems.map((each) =>
    // Words of the contract.
    billing.includes(each.field)
      ? { field: each.field as BillingField, hint: billingHint(each as BillingProblem) }
      : { field: each.field as AddressField, hint: addressHint(each as FieldProblem, country) },
  )
}

const typedBilling = (form: FormData): BillingInput =>
  Object.fromEntries(
    BILLING_FIELDS.map((name) => [name, fieldText(form, name)] as const).filter(([, text]) => text !== ''),
  )

const emailHint = (typed: string) => (typed === '' ? messages.emailMissing : messages.emailWrong)

/** Without empty fields. */
function filled<T extends { readonly country: string }>(address: T): T {
  const texts = Object.entries(address).filter(([, text]) => text !== '')
  return Object.fromEntries(texts) as T // every field except the country is optional
}
