import { BILLING_FIELDS, LONGEST_BILLING, LONGEST_GIFT_MESSAGE } from '@nawl/domain/order/billing'
import * as messages from '@nawl/messages/checkout'
import { use, useEffect, useId, useRef, useState } from 'react'

import { COUNTRY_OPTIONS } from '../../../page/country/country-options.ts'
import { useBrowserValue } from '../../../ui/use-browser-value.ts'
import { BILLING_LABELS } from './billing-labels.ts'
import { fillEmpty, savedDraft, type TypedFields } from '../checkout-draft.ts'
import { fieldId, FieldHintContext, HintedField, HintedSelect, useHint } from '../hinted-field.tsx'

/** What few orders need: a company on the invoice, a purchase order number, a message on a card. */
export function BillingFields({ typed }: { readonly typed: TypedFields }) {
  const hints = use(FieldHintContext)
  const box = useRef<HTMLDetailsElement>(null)
  const awake = useBrowserValue(() => true, false)
  const isWrong = hints.some(({ field }) => NAMES.includes(field))
  const isTyped = NAMES.some((name) => (typed[name] ?? '') !== '')
  const [wasOpened, setWasOpened] = useState(false)
  useEffect(() => {
    // What was typed in this tab before is not hidden.
    if (NAMES.some((name) => (savedDraft()[name] ?? '') !== '')) box.current?.setAttribute('open', '')
  }, [])
  useEffect(() => {
    const form = box.current?.closest('form')
    if (wasOpened && form) fillEmpty(form, savedDraft())
  }, [wasOpened])
  return (
    <details
      ref={box}
      open={isWrong || isTyped || undefined}
      onToggle={({ currentTarget }) => currentTarget.open && setWasOpened(true)}
    >
      <summary className="type-h4">{messages.moreTitle}</summary>
      {/* Browsers without scripts open it by themselves. */}
      {(!awake || wasOpened || isWrong || isTyped) && <Fields typed={typed} />}
    </details>
  )
}

const NAMES: readonly string[] = [...BILLING_FIELDS, 'giftMessage']

function Fields({ typed }: { readonly typed: TypedFields }) {
  const line = (name: TextName, autoComplete: string, { dir = 'auto', className }: LineLook = {}) => (
    <HintedField
      name={name}
      label={BILLING_LABELS[name]}
      autoComplete={autoComplete}
      maxLength={LONGEST_BILLING}
      defaultValue={typed[name]}
      dir={dir}
      className={className ?? ''}
    />
  )
  return (
    <>
      <p className="type-ui mt-2 text-graphite">{messages.moreText}</p>
      <div className="mt-5 grid gap-x-6 gap-y-[22px] sm:grid-cols-[1fr_1fr]">
        {line('company', 'billing organization', { className: 'col-span-full' })}
        {line('taxNumber', 'off', { dir: 'ltr' })}
        {line('purchaseOrder', 'off', { dir: 'ltr' })}
        <p className="type-ui col-span-full">{messages.billingAddress}</p>
        {line('billingLine1', 'billing address-line1', { className: 'col-span-full' })}
        {line('billingCity', 'billing address-level2')}
        {line('billingPostcode', 'billing postal-code', { dir: 'ltr' })}
        <HintedSelect
          name="billingCountry"
          label={messages.billingCountry}
          autoComplete="billing country"
          options={COUNTRY_OPTIONS}
          defaultValue={typed['billingCountry'] ?? ''}
        />
        <GiftMessage typed={typed['giftMessage']} />
      </div>
    </>
  )
}

type TextName = keyof typeof BILLING_LABELS
type LineLook = { readonly dir?: 'ltr' | 'auto'; readonly className?: string }

function GiftMessage({ typed }: { readonly typed: string | undefined }) {
  const { errorId, error } = useHint('giftMessage')
  const useText = useId()
  return (
    <div className="col-span-full">
      <label htmlFor={fieldId('giftMessage')} className="type-caption block text-graphite">
        {messages.giftMessage}
      </label>
      <textarea
        id={fieldId('giftMessage')}
        name="giftMessage"
        rows={3}
        dir="auto"
        maxLength={LONGEST_GIFT_MESSAGE}
        defaultValue={typed}
        aria-describedby={errorId ?? useText}
        aria-invalid={errorId !== undefined}
        className="type-body mt-2 w-full border border-stone bg-transparent p-3 outline-none focus:border-ink focus:outline-2 focus:outline-ink aria-invalid:border-madder-deep"
      />
      {error}
      <p id={useText} className="type-caption text-graphite">
        {messages.giftMessageUse}
      </p>
    </div>
  )
}
