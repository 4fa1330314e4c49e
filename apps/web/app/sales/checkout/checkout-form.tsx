import type { CartResponse } from '@nawl/contract/sales/cart'
import { isOfferedIn } from '@nawl/domain/order/instalments'
import { PAYMENT_PROVIDERS, type PaymentProvider } from '@nawl/domain/order/payment-state'
import * as messages from '@nawl/messages/checkout'
import { useEffect, useRef, useState } from 'react'
import { Form, useHref, useNavigation } from 'react-router'

import { useSession } from '../../sign-in/session.ts'
import { useRoot } from '../../page/use-root.ts'
import { ApprovalChoice } from './approval-choice.tsx'
import { AddressFields } from './address/address-fields.tsx'
import { BillingFields } from './address/billing-fields.tsx'
import { CheckoutSummary } from './checkout-summary.tsx'
import { CountryField } from './address/country-field.tsx'
import { DeliveryChoice } from './delivery-choice.tsx'
import { DeliveryFacts } from './shipping-facts.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { fillEmpty, saveDraft, savedDraft } from './checkout-draft.ts'
import { PaymentChoice } from './payment-choice.tsx'
import type { CheckoutField } from './read-checkout.ts'
import type { CheckoutRefusal } from './send-checkout.ts'
import { useVouchers } from './vouchers/use-vouchers.ts'
import { VoucherField } from './vouchers/voucher-field.tsx'
import { TermsField } from './terms-field.tsx'
import { FieldHintContext, HintedField } from './hinted-field.tsx'
import { Section } from '../../ui/section.tsx'

type CheckoutFormProps = {
  readonly cart: CartResponse
  /** The available payment providers; null if they could not be loaded. */
  readonly means: readonly PaymentProvider[] | null
  /** Idempotency key for browsers without scripts. */
  readonly formKey: string
  readonly refusal: CheckoutRefusal | null
  /** Content above the fields. */
  readonly children: React.ReactNode
}

/** The whole checkout on one page: contact, address, payment and total. */
export function CheckoutForm({ cart: plain, means, formKey, refusal, children }: CheckoutFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { code } = useRoot().country
  const offered = means?.filter((id) => isOfferedIn(id, code)) ?? null
  const [wished, setProvider] = useState<PaymentProvider | null>(null)
  // Another country may not have the way that was chosen.
  const provider = wished && offered?.includes(wished) ? wished : (offered?.[0] ?? null)
  const { pickup } = plain
  const [wishesPickup, setPickup] = useState(refusal?.typed['pickup'] === '1')
  const isPickup = wishesPickup && pickup !== undefined
  const chosen = isPickup ? { ...plain, price: pickup.price } : plain
  const vouchers = useVouchers(chosen, code, isPickup)
  const cart = { ...chosen, price: vouchers.price }
  const typed = refusal?.typed ?? {}
  // A browser without scripts sends what it chose before.
  const [awaitsApproval, setAwaitsApproval] = useState(refusal === null || typed['awaitsApproval'] === '1')
  useFilling(form)
  useFreshOnReturn()
  const { hints, mend } = useHints(refusal)
  const navigation = useNavigation()
  const checkoutAddress = useHref('/checkout')
  const busy = navigation.state !== 'idle' && navigation.formAction === checkoutAddress
  const byQuote = cart.price.shipping?.basis === 'by-quote'
  // Still priced for the previous country: the button's amount would not be the amount charged.
  const settling = cart.country !== code || vouchers.settling
  const currency = provider && !byQuote ? PAYMENT_PROVIDERS[provider].currency : null
  return (
    <FieldHintContext value={hints}>
      <Form
        ref={form}
        method="post"
        action="/checkout"
        noValidate
        className="cart-columns"
        onInput={({ target, currentTarget }) => {
          saveDraft(currentTarget)
          if (
            target instanceof HTMLInputElement ||
            target instanceof HTMLSelectElement ||
            target instanceof HTMLTextAreaElement
          )
            mend(target.name)
        }}
        onSubmit={(event) => (busy || settling) && event.preventDefault()}
      >
        <input type="hidden" name="intent" value={byQuote ? 'quote' : 'order'} />
        <input type="hidden" name="key" value={formKey} />
        <input type="hidden" name="expectedTotal" value={totalOf(isPickup ? plain : cart)} />
        {pickup && (
          // For browsers without scripts, where the total does not follow the choice.
          <input type="hidden" name="expectedPickupTotal" value={totalOf(isPickup ? cart : pickup)} />
        )}
        <div className="grid max-w-[748px] gap-12">
          {children}
          <ErrorSummary refusal={busy ? null : refusal} hints={hints} total={cart.price.amounts} />
          <Section title={messages.contact}>
            <HintedField
              name="email"
              label={messages.email}
              type="email"
              dir="ltr"
              autoComplete="email"
              inputMode="email"
              maxLength={254}
              defaultValue={typed['email']}
              className="mt-5"
            />
            <p className="type-caption mt-2 text-graphite">{messages.emailUse}</p>
          </Section>
          <Section title={messages.delivery}>
            <div className="grid gap-[22px]">
              <CountryField />
              <AddressFields country={code} typed={typed} />
            </div>
            {pickup && <DeliveryChoice place={pickup} isPickup={isPickup} onChoose={setPickup} />}
            <DeliveryFacts cart={cart} settling={settling} isAwaited={cart.hasPieces && awaitsApproval} />
            {cart.hasPieces && <ApprovalChoice isChosen={awaitsApproval} onChoose={setAwaitsApproval} />}
          </Section>
          {!byQuote && <PaymentChoice means={offered} chosen={provider} onChoose={setProvider} />}
          <BillingFields typed={typed} />
        </div>
        <CheckoutSummary
          cart={cart}
          currency={currency}
          provider={provider}
          means={byQuote ? null : offered}
          card={byQuote ? null : vouchers.card}
          busy={busy}
          settling={settling}
        >
          <VoucherField vouchers={vouchers} price={cart.price} byQuote={byQuote} />
          <TermsField />
        </CheckoutSummary>
      </Form>
    </FieldHintContext>
  )
}

const totalOf = ({ price }: Pick<CartResponse, 'price'>) => price.amounts.USD.total

/** Fills empty fields from what was typed in this tab before and from the signed-in person's data. */
function useFilling(form: React.RefObject<HTMLFormElement | null>): void {
  const { user } = useSession()
  useEffect(() => {
    // After every change, because another country adds fields that may have been filled in before.
    if (form.current) fillEmpty(form.current, savedDraft())
  })
  useEffect(() => {
    if (user && form.current) fillEmpty(form.current, { email: user.email, name: user.name ?? '' })
  }, [form, user])
}

/** After returning from the payment page through the back/forward cache, the cart has changed. */
function useFreshOnReturn(): void {
  useEffect(() => {
    const wake = ({ persisted }: PageTransitionEvent) => persisted && location.reload()
    addEventListener('pageshow', wake)
    return () => removeEventListener('pageshow', wake)
  }, [])
}

/** Error hints by field, each removed when its field is edited. */
function useHints(refusal: CheckoutRefusal | null) {
  const [mended, setMended] = useState<{
    readonly of: CheckoutRefusal | null
    readonly names: readonly string[]
  }>({ of: null, names: [] })
  const names = mended.of === refusal ? mended.names : []
  const hints = (refusal?.hints ?? []).filter(({ field }) => !names.includes(field))
  const mend = (name: string) => {
    const isWrong = hints.some(({ field }) => field === (name as CheckoutField))
    if (isWrong) setMended({ of: refusal, names: [...names, name] })
  }
  return { hints, mend }
}
