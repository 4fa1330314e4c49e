import type { OrderResponse } from '@nawl/contract/sales/order'

import { CopyAction } from './copy-action.tsx'
import { formatMinorUnits } from '../format-money.ts'
import { Section } from '../../../ui/section.tsx'

type TransferStep = Extract<NonNullable<OrderResponse['next']>, { kind: 'bank-transfer' }>

/** The details for a bank transfer. */
export function Transfer({ step }: { readonly step: TransferStep }) {
  const { amount, currency, beneficiary, bank, iban, swift, reference } = step
  const rows = [
    { name: 'Amount', text: formatMinorUnits(amount, currency) },
    { name: 'To', text: beneficiary },
    { name: 'Bank', text: bank },
    // Grouped as printed by banks (ISO 13616); copied without spaces.
    { name: 'IBAN', text: iban.replaceAll(/(.{4})(?=.)/g, '$1 '), copied: iban },
    { name: 'SWIFT', text: swift },
    { name: 'Reference', text: reference, copied: reference },
  ]
  return (
    <Section title="Pay by bank transfer" titleClass="type-h4" className="order-summary">
      <dl className="type-ui figures mt-4 grid gap-1">
        {rows.map(({ name, text, copied }) => (
          <div key={name} className="grid min-h-11 grid-cols-[96px_minmax(0,1fr)_auto] items-center gap-4">
            <dt className="text-graphite">{name}</dt>
            <dd className="wrap-anywhere">{text}</dd>
            {copied && (
              <dd>
                <CopyAction text={copied} what={`the ${name}`} />
              </dd>
            )}
          </div>
        ))}
      </dl>
      <p className="type-caption mt-4 text-graphite">
        The reference tells us whose money it is. The order is confirmed once the whole amount has arrived.
      </p>
    </Section>
  )
}
