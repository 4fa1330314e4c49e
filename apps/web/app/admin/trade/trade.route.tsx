import type { DeskTrade } from '@nawl/contract/trade/trade'
import * as messages from '@nawl/messages/desk-trade'
import { Link } from 'react-router'

import { AdminPage } from '../admin-page.tsx'
import { useDeskCaller } from '../desk-caller.ts'
import { useAdmin } from '../use-admin.ts'
import { formatMinorUnits } from '../../sales/order/summary/format-money.ts'
import { shortMoment } from '../../sales/order/format-moment.ts'
import { DecideTrade, PATH } from './decide-trade.tsx'

export default function TradeRoute() {
  const read = useAdmin<DeskTrade>(PATH)
  return (
    <AdminPage title={messages.title} read={read}>
      {(list) => <Trade list={list} show={read.show} />}
    </AdminPage>
  )
}

type TradeProps = { readonly list: DeskTrade; readonly show: (list: DeskTrade) => void }

/** Applications for trade accounts, members, and their quotes. */
function Trade({ list, show }: TradeProps) {
  const caller = useDeskCaller()
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-8">
        <h1 className="type-h2">{messages.title}</h1>
        {caller?.permissions.includes('prices.change') && (
          <Link to="/desk/trade/terms" className="type-ui inline-flex min-h-11 items-center underline">
            {messages.terms}
          </Link>
        )}
      </div>
      <p className="type-ui mt-2 max-w-[60em] text-graphite">{messages.meaning}</p>
      {list.accounts.length === 0 && <p className="type-body mt-6">{messages.none}</p>}
      <div className="mt-8 grid">
        {list.accounts.map((account) => (
          <article
            key={account.id}
            aria-label={account.application.practice}
            className="type-ui grid gap-8 border-t border-rule py-8 sm:grid-cols-2 md:grid-cols-[1fr_1.3fr_1.3fr_1fr]"
          >
            <div className="min-w-0">
              <h2 className="type-h4 wrap-anywhere">
                <bdi>{account.application.practice}</bdi>
              </h2>
              <p className="type-caption wrap-anywhere text-graphite">
                <bdi>{account.email}</bdi>
              </p>
              <p className="mt-2 font-medium">{messages.state({ state: account.state })}</p>
              <p className="type-caption text-graphite">{messages.projectCount({ n: account.projects })}</p>
            </div>
            <Part title={messages.application}>
              <Application account={account} />
            </Part>
            <Part title={messages.quotes}>
              <Quotes quotes={account.quotes} />
            </Part>
            <Part title={messages.decision}>
              <DecideTrade account={account} tiers={list.tiers} show={show} />
            </Part>
          </article>
        ))}
      </div>
    </>
  )
}

type PartProps = { readonly title: string; readonly children: React.ReactNode }

const Part = ({ title, children }: PartProps) => (
  <section aria-label={title} className="min-w-0 wrap-anywhere">
    <h3 className="type-caption mb-2 text-graphite">{title}</h3>
    {children}
  </section>
)

type Account = DeskTrade['accounts'][number]

function Application({ account }: { readonly account: Account }) {
  const { application, reason, appliedAt, decidedAt, decidedBy } = account
  const { role, licence, website, about } = application
  return (
    <>
      <span className="block">{messages.role({ role })}</span>
      <span className="block">{messages.licence({ licence })}</span>
      {website !== '' && (
        <span className="block wrap-anywhere">
          <a
            href={urlOf(website)}
            target="_blank"
            rel="noreferrer"
            className="underline underline-offset-[3px]"
          >
            <bdi dir="ltr">{website}</bdi>
          </a>
        </span>
      )}
      <span className="mt-1 block whitespace-pre-line text-graphite" dir="auto">
        {about}
      </span>
      <span className="mt-1 block text-graphite">
        {decidedAt && decidedBy
          ? messages.decidedBy({ by: decidedBy, moment: shortMoment(decidedAt) })
          : shortMoment(appliedAt)}
      </span>
      {reason !== '' && <span className="block">{reason}</span>}
    </>
  )
}

/** People write their site with https:// or without; nothing else is a link. */
const urlOf = (website: string): string =>
  /^https?:\/\//i.test(website) ? website : `https://${website.trim()}`

function Quotes({ quotes }: Pick<Account, 'quotes'>) {
  if (quotes.length === 0) return <span className="text-graphite">{messages.noQuotes}</span>
  return quotes.map(({ id, number, project, total, state, orders }) => (
    <span key={id} className="block">
      {messages.quoteRow({
        number,
        project,
        total: formatMinorUnits(total, 'USD'),
        state,
      })}
      {orders.map((order) => (
        <Link key={order} to={`/desk/${order}`} className="ms-2 inline-flex min-h-6 underline">
          <bdi dir="ltr">{order}</bdi>
        </Link>
      ))}
    </span>
  ))
}
