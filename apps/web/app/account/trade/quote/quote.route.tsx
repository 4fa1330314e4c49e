import type { QuoteAnswer } from '@nawl/contract/trade/quote'
import type { Cents } from '@nawl/domain/money/money'
import { kindIn } from '@nawl/domain/product/product'
import { partsOf } from '@nawl/domain/money/payment-plan'
import { planText } from '@nawl/domain/trade/trade-terms'
import { LANGUAGE } from '@nawl/messages/language'
import { nameOf } from '@nawl/messages/names'
import * as rug from '@nawl/messages/rug'
import * as messages from '@nawl/messages/trade-account'
import { textIn } from '@nawl/messages/text/text-in'

import { usePrice } from '../../../page/country/use-price.ts'
import { useKinds } from '../../../sales/kinds/use-kinds.ts'
import type { WebKinds } from '../../../sales/kinds/web-kind.ts'
import { LinePicture } from '../../../sales/cart/lines/line-picture.tsx'
import { PriceRows } from '../../../sales/cart/price-rows.tsx'
import { callJson, command } from '../../../sales/order/calls/call-json.ts'
import { refusalMessage } from '../../../sales/order/calls/refusal-messages.ts'
import { accountFetch } from '../../../sign-in/session.ts'
import { ButtonLink } from '../../../ui/controls/button.tsx'
import { InlineLink } from '../../../ui/controls/inline-link.tsx'
import { Section } from '../../../ui/section.tsx'
import { inOneLine } from '../../../ui/text/in-one-line.ts'
import { UnbrokenWords } from '../../../ui/text/unbroken-words.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { ContactLine } from '../contact-line.tsx'
import { AcceptQuote } from './accept-quote.tsx'
import { quoteStateText } from './quote-state-text.ts'
import { FileButton } from '../file-button.tsx'
import { TradeFrame, useTradeRead } from '../trade-frame.tsx'
import type { Route } from './+types/quote.route'

/** A quote: what goes where at which price, and what can be done with it. */
export default function QuoteRoute({ params }: Route.ComponentProps) {
  const path = `/api/account/quotes/${params.id}`
  const read = useTradeRead<QuoteAnswer>(path)
  return (
    <TradeFrame title={messages.quotes} read={read}>
      {(quote) => <Quote quote={quote} show={read.show} />}
    </TradeFrame>
  )
}

type QuoteProps = { readonly quote: QuoteAnswer; readonly show: (quote: QuoteAnswer) => void }

function Quote({ quote, show }: QuoteProps) {
  const { price } = usePrice()
  const { id, number, project, projectId, state, plan, consignments, total } = quote
  const withdraw = async () => {
    const path = `/api/account/quotes/${id}/withdraw`
    const called = await callJson<QuoteAnswer>(accountFetch, path, command())
    if (!called.ok) return toast(refusalMessage(called.fault))
    show(called.answer)
    toast(messages.withdrawn)
  }
  return (
    <>
      <p className="type-ui">
        <InlineLink to={projectId ? `/account/projects/${projectId}` : '/account/projects'}>
          {projectId ? messages.backToProject({ project }) : messages.backToProjects}
        </InlineLink>
      </p>
      <h1 className="type-h1 mt-2">
        <UnbrokenWords text={messages.quoteNumber({ number })} />
      </h1>
      <p className="type-body mt-3 text-graphite">{factsOf(quote)}</p>
      {plan && (
        <p className="type-body mt-3 max-w-[44em]">
          {messages.planText({ plan: planText(plan.percents), days: plan.days })}
        </p>
      )}
      <State quote={quote} />
      <div className="trade-columns mt-10">
        <div className="grid content-start gap-14">
          {consignments.map((each, n) => (
            <Consignment key={each.lines[0]?.id ?? n} consignment={each} plan={plan} />
          ))}
        </div>
        <div className="grid content-start gap-8">
          {consignments.length > 1 && (
            <dl className="trade-sum type-body figures">
              <dt>{messages.grandTotal}</dt>
              <dd>{price(total as Cents)}</dd>
            </dl>
          )}
          {consignments.length > 1 && (
            <p className="type-caption text-graphite">{messages.countedByAddress}</p>
          )}
          <div>
            <FileButton path={`/api/account/quotes/${id}/quote.pdf`} label={messages.printPdf} />
          </div>
          {state === 'open' && <AcceptQuote quote={quote} show={show} />}
          {state === 'open' && (
            <p>
              <button
                type="button"
                className="type-ui min-h-11 underline underline-offset-4"
                onClick={() => void withdraw()}
              >
                {messages.withdraw}
              </button>
            </p>
          )}
          <ContactLine contact={quote.contact} />
        </div>
      </div>
    </>
  )
}

function factsOf({ state, reference, tierName, percent, validUntil }: QuoteAnswer): string {
  const facts = [
    quoteStateText({ state, validUntil }),
    messages.tierDiscount({ tier: textIn(tierName, LANGUAGE.code), percent }),
    reference !== '' && `${messages.purchaseOrder}: ${reference}`,
  ]
  return facts.filter(Boolean).join(' · ')
}

/** What has become of the quote, with the way on. */
function State({ quote: { state, orders, projectId, consignments } }: { readonly quote: QuoteAnswer }) {
  if (state === 'open') return null
  const said = {
    accepted: messages.acceptedText,
    expired: messages.expiredText,
    withdrawn: messages.withdrawnText,
  }
  return (
    <div role="status" className="trade-notice mt-6">
      <p className="type-body">{said[state]}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {orders.map((number, n) => {
          const to = consignments[n]
          return (
            <ButtonLink key={number} small kind={n === 0 ? 'primary' : 'secondary'} to={`/order/${number}`}>
              {to && orders.length > 1
                ? messages.openOrderTo({ number, place: placeOf(to) })
                : messages.openOrder({ number })}
            </ButtonLink>
          )
        })}
        {state !== 'accepted' && projectId && (
          <ButtonLink small kind="primary" to={`/account/projects/${projectId}`}>
            {messages.toProject}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}

type ConsignmentProps = {
  readonly consignment: QuoteAnswer['consignments'][number]
  readonly plan: QuoteAnswer['plan']
}

const placeOf = ({ label, address }: ConsignmentProps['consignment']): string =>
  label === '' ? inOneLine([address.line1, address.city]) : label

/** What goes to one address, as the cart would show and price it. */
function Consignment({ consignment, plan }: ConsignmentProps) {
  const { address, places, lines, price } = consignment
  const kinds = useKinds()
  const { price: shown } = usePrice()
  const { total } = price.amounts.USD
  return (
    <Section title={messages.to({ place: placeOf(consignment) })}>
      <ul className="trade-list mt-4">
        {lines.map((line, n) => (
          <li key={line.id} className="grid grid-cols-[72px_minmax(0,1fr)_auto] items-center gap-5 py-4">
            <span className="trade-paper">
              <LinePicture src={line.picture} className="rug-shadow-small" />
            </span>
            <span className="type-ui min-w-0 wrap-anywhere">
              <span className="block font-medium">
                <bdi>{[places[n]?.room, places[n]?.rug].filter(Boolean).join(' · ')}</bdi>
              </span>
              <span className="text-graphite">{goodText(line, kinds)}</span>
            </span>
            <span className="type-ui figures">
              {shown((price.amounts.USD.lines[n]?.price ?? 0) as Cents)}
            </span>
          </li>
        ))}
      </ul>
      <div className="mt-6">
        <PriceRows
          lines={lines.map((line) => ({ ...line, was: null }))}
          price={price}
          country={address.country}
          charged={null}
        />
        {plan && (
          <p className="type-caption mt-3 text-graphite">
            {messages.partAmounts({
              amounts: partsOf(total as Cents, plan)
                .map(shown)
                .join(' + '),
            })}
          </p>
        )}
      </div>
    </Section>
  )
}

/** `2 × Khatam, Rectangle, 6 × 9 ft (183 × 274 cm)` */
function goodText({ design, quantity }: ConsignmentProps['consignment']['lines'][number], kinds: WebKinds) {
  const size = kindIn(kinds, design).note(design)
  return rug.quantityOf({ quantity, rug: rug.nameAndSize({ name: nameOf(design.name), size }) })
}
