import './voucher-field.css'

import type { CartResponse } from '@nawl/contract/sales/cart'
import type { Currency } from '@nawl/domain/money/currency'
import { type Cents, toDirhams } from '@nawl/domain/money/money'
import { prices } from '@nawl/domain/shop/price-list'
import * as messages from '@nawl/messages/checkout'
import { useRef, useState } from 'react'

import { useRoot } from '../../../page/use-root.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { FieldError, TextField } from '../../../ui/forms/field.tsx'
import { useBrowserValue } from '../../../ui/use-browser-value.ts'
import type { CallResult } from '../../order/calls/call-json.ts'
import { refusalMessage } from '../../order/calls/refusal-messages.ts'
import { formatMinorUnits } from '../../order/summary/format-money.ts'
import { fieldId, useHint } from '../hinted-field.tsx'
import { leftToPay, paidBy, type Vouchers } from './use-vouchers.ts'

type VoucherFieldProps = {
  readonly vouchers: Vouchers
  readonly price: CartResponse['price']
  readonly byQuote: boolean
}

/** Codes that were entered, each with a button to remove it, and below them a field for another, closed until it is wanted. */
export function VoucherField({ vouchers, price, byQuote }: VoucherFieldProps) {
  const { code, card } = vouchers
  const { currency } = useRoot()
  const { error } = useHint('voucher')
  // Entering a code needs scripts.
  const awake = useBrowserValue(() => true, false)
  const [isOpen, setIsOpen] = useState(false)
  if (!awake) return null
  const isFull = code !== null && card !== null
  return (
    <div className="voucher">
      {code && (
        <Entered
          text={codeText(code.code, price)}
          remove={messages.codeRemoveNamed({ code: code.code })}
          onRemove={vouchers.removeCode}
        >
          <input type="hidden" name="code" value={code.entered} />
        </Entered>
      )}
      {card && (
        <Entered
          text={messages.cardApplied({ ending: card.ending })}
          remove={messages.cardRemoveNamed({ ending: card.ending })}
          onRemove={vouchers.removeCard}
        >
          <input type="hidden" name="giftCard" value={card.entered} />
          <p className="type-caption text-graphite">
            {byQuote
              ? messages.cardNotForQuote
              : messages.cardPays({
                  amount: formatMinorUnits(paidBy(price, card), card.currency),
                  left: formatMinorUnits(card.balance - paidBy(price, card), card.currency),
                })}
          </p>
        </Entered>
      )}
      {card && !byQuote && (
        <p className="voucher-rest type-ui figures">
          <span>{messages.cardLeft}</span>
          <span>{formatMinorUnits(leftToPay(price, card)[currency], currency)}</span>
        </p>
      )}
      {!isFull && (
        <>
          <button
            type="button"
            aria-expanded={isOpen || error !== null}
            className="voucher-open type-caption"
            onClick={() => setIsOpen(!isOpen)}
          >
            {messages.haveCode}
          </button>
          {(isOpen || error !== null || vouchers.lapsed) && (
            <CodeEntry vouchers={vouchers} aedPerUsd={price.aedPerUsd} onEntered={() => setIsOpen(false)} />
          )}
        </>
      )}
    </div>
  )
}

type EnteredProps = {
  readonly text: string
  /** The accessible name of the button. */
  readonly remove: string
  readonly onRemove: () => void
  readonly children: React.ReactNode
}

function Entered({ text, remove, onRemove, children }: EnteredProps) {
  return (
    <div className="voucher-entered">
      <div>
        <p className="type-ui" role="status">
          {text}
        </p>
        {children}
      </div>
      <button type="button" aria-label={remove} className="voucher-open type-caption" onClick={onRemove}>
        {messages.codeRemove}
      </button>
    </div>
  )
}

type CodeEntryProps = {
  readonly vouchers: Vouchers
  readonly aedPerUsd: number
  readonly onEntered: () => void
}

/** What was typed stays until it is accepted. */
function CodeEntry({ vouchers: { enter, lapsed }, aedPerUsd, onEntered }: CodeEntryProps) {
  const { currency } = useRoot()
  const { error, errorId } = useHint('voucher')
  const input = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  const shown = fault || (lapsed ? faultText(lapsed, currency, aedPerUsd) : '')
  const faultId = `${fieldId('voucher')}-fault`
  async function use() {
    const entered = input.current?.value.trim() ?? ''
    if (busy) return
    if (entered === '') return setFault(messages.codeMissing)
    setBusy(true)
    const refused = await enter(entered)
    setBusy(false)
    setFault(refused ? faultText(refused, currency, aedPerUsd) : '')
    if (refused) input.current?.focus()
    else onEntered()
  }
  return (
    <div className="mt-2">
      <div className="voucher-entry">
        <TextField
          ref={input}
          label={messages.codeLabel}
          id={fieldId('voucher')}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          errorId={shown ? faultId : errorId}
          className="min-w-0 flex-1"
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // It is a field of the checkout, which is not to be sent yet.
            event.preventDefault()
            void use()
          }}
        />
        <Button small aria-disabled={busy} onClick={() => void use()}>
          {busy ? messages.codeUsing : messages.codeUse}
        </Button>
      </div>
      <div role="alert">
        <FieldError id={faultId}>{shown}</FieldError>
        {!shown && error}
      </div>
      <p className="type-caption mt-1 text-graphite">{messages.codeHint}</p>
    </div>
  )
}

/** Which of the two discounts is given, where it is not both. */
function codeText(code: string, { code: given, rugCount, discountPercent }: CartResponse['price']): string {
  if (given && !given.isBetter) return messages.codeNotBetter({ code })
  const isInstead = discountPercent === 0 && prices().discounts.some(({ from }) => rugCount >= from)
  return isInstead ? messages.codeInstead({ code }) : messages.codeApplied({ code })
}

type Refused = Extract<CallResult<unknown>, { readonly ok: false }>

function faultText({ fault, missing }: Refused, currency: Currency, aedPerUsd: number): string {
  if (fault !== 'code/too-little' || missing === undefined) return refusalMessage(fault)
  const dollars = missing as Cents // whole, by the contract
  const amount = currency === 'USD' ? dollars : toDirhams(dollars, aedPerUsd)
  return messages.codeTooLittleBy({ amount: formatMinorUnits(amount, currency) })
}
