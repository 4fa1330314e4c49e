import './customers.css'

import type { CustomerProfile } from '@nawl/contract/desk/customers'
import * as messages from '@nawl/messages/customers'
import { Link } from 'react-router'

import { shortMoment } from '../../sales/order/format-moment.ts'
import { formatMinorUnits } from '../../sales/order/summary/format-money.ts'
import { STATE_MESSAGES } from '../../sales/order/state-messages.ts'
import { Section } from '../../ui/section.tsx'
import { AdminPage } from '../admin-page.tsx'
import { usePermission } from '../desk-caller.ts'
import { messagePath } from '../messages/message-path.ts'
import { useAdmin } from '../use-admin.ts'
import { countryOf } from './customer-columns.tsx'
import { CustomerConsents } from './customer-consents.tsx'
import { CustomerDesigns } from './customer-designs.tsx'
import type { Route } from './+types/customer.route'

export default function CustomerRoute({ params: { email } }: Route.ComponentProps) {
  // The key resets all state when the customer changes.
  return <OneCustomer key={email} email={email} />
}

function OneCustomer({ email }: { readonly email: string }) {
  const read = useAdmin<CustomerProfile>(`/api/desk/customers/${encodeURIComponent(email)}`)
  return (
    <AdminPage title={messages.customerTitle({ email })} read={read}>
      {(customer) => <Profile customer={customer} />}
    </AdminPage>
  )
}

/** A customer: orders, messages, bookings, designs and consents. */
function Profile({ customer }: { readonly customer: CustomerProfile }) {
  const { email, name, country, total, orders } = customer
  return (
    <>
      <p className="type-ui">
        <Link to="/desk/customers" className="inline-flex min-h-11 items-center underline underline-offset-4">
          {messages.title}
        </Link>
      </p>
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-4 pb-6">
        <div className="min-w-0">
          <h1 className="type-h2 wrap-anywhere">
            <bdi>{name === '' ? email : name}</bdi>
          </h1>
          <p className="type-ui mt-2 text-graphite wrap-anywhere">
            <a href={`mailto:${email}`} className="underline underline-offset-4">
              <bdi>{email}</bdi>
            </a>
            {country !== null && ` · ${countryOf(country)}`}
          </p>
        </div>
        <p className="desk-state type-h4 figures">
          {messages.summary({ orders, total: formatMinorUnits(total, 'USD') })}
        </p>
      </div>
      <div className="staff-columns">
        <div className="grid min-w-0 gap-12">
          <Placed placed={customer.placed} />
          <CustomerDesigns designs={customer.designs} />
          <Messages {...customer} />
        </div>
        <div className="grid min-w-0 gap-12">
          <CustomerConsents customer={customer} />
          <PersonalData email={email} />
        </div>
      </div>
    </>
  )
}

function Placed({ placed }: Pick<CustomerProfile, 'placed'>) {
  if (placed.length === 0) return null
  return (
    <Section title={messages.columnOrders}>
      <ul className="desk-entries type-ui figures mt-3">
        {placed.map(({ number, state, total, placedAt }) => (
          <li key={number}>
            <Link to={`/desk/${number}`}>{number}</Link>
            <span>{STATE_MESSAGES[state].name}</span>
            <span className="text-graphite">{shortMoment(placedAt)}</span>
            <span className="ms-auto">{formatMinorUnits(total, 'USD')}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** What they wrote and booked. */
function Messages({ enquiries, consultations }: CustomerProfile) {
  if (enquiries.length + consultations.length === 0) return null
  return (
    <Section title={messages.messages}>
      <ul className="desk-messages type-ui mt-3">
        {consultations.map(({ id, kind, startsAt, cancelledAt, message }) => (
          <li key={id}>
            <p className="font-medium">
              <Link to={messagePath(id)} className="underline underline-offset-4">
                {messages.consultation({ kind, moment: shortMoment(startsAt) })}
              </Link>
              {cancelledAt && ` · ${messages.cancelled}`}
            </p>
            {message && <p className="mt-1 wrap-anywhere whitespace-pre-line">{message}</p>}
          </li>
        ))}
        {enquiries.map(({ id, kind, at, message }) => (
          <li key={id}>
            <p className="font-medium">
              <Link to={messagePath(id)} className="underline underline-offset-4">
                {messages.enquiry({ kind, moment: shortMoment(at) })}
              </Link>
            </p>
            <p className="mt-1 wrap-anywhere whitespace-pre-line">{message}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** How the person's data are handed over and erased: by who runs the server, and by the customer. */
function PersonalData({ email }: { readonly email: string }) {
  if (!usePermission('settings.change')) return null
  return (
    <Section title={messages.personalData}>
      <p className="type-ui mt-3">{messages.personalDataMeaning}</p>
      <p className="type-caption mt-3 wrap-anywhere">
        <code dir="ltr">{`npm run erase -- ${email}`}</code>
      </p>
    </Section>
  )
}
