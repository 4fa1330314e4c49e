import type { OrderResponse } from '@nawl/contract/sales/order'
import * as messages from '@nawl/messages/order-actions'

import { CopyAction } from './copy-action.tsx'
import { formatMinorUnits } from '../summary/format-money.ts'
import { Section } from '../../../ui/section.tsx'

type TransferStep = Extract<NonNullable<OrderResponse['next']>, { kind: 'bank-transfer' }>

/** The details for a bank transfer. */
export function Transfer({ step }: { readonly step: TransferStep }) {
  const { amount, currency, beneficiary, bank, iban, swift, reference } = step
  // Grouped as printed by banks (ISO 13616); copied without spaces.
  const spaced = iban.replaceAll(/(.{4})(?=.)/g, '$1 ')
  const rows = [
    { name: messages.transferAmount, text: formatMinorUnits(amount, currency) },
    { name: messages.transferTo, text: beneficiary },
    { name: messages.transferBank, text: bank },
    { name: messages.transferIban, text: spaced, copied: iban, what: messages.copyIban },
    { name: messages.transferSwift, text: swift },
    { name: messages.transferReference, text: reference, copied: reference, what: messages.copyReference },
  ]
  return (
    <Section title={messages.transfer} titleClass="type-h4" className="order-summary">
      <dl className="type-ui figures mt-4 grid gap-1">
        {rows.map(({ name, text, copied, what }) => (
          <div key={name} className="grid min-h-11 grid-cols-[96px_minmax(0,1fr)_auto] items-center gap-4">
            <dt className="text-graphite">{name}</dt>
            <dd className="wrap-anywhere">
              <bdi>{text}</bdi>
            </dd>
            {copied && (
              <dd>
                <CopyAction text={copied} what={what} />
              </dd>
            )}
          </div>
        ))}
      </dl>
      <p className="type-caption mt-4 text-graphite">{messages.transferText}</p>
    </Section>
  )
}
