import type { Permission } from '@nawl/domain/staff/roles'
import * as messages from '@nawl/messages/desk'
import { useEffect, useRef } from 'react'
import { NavLink } from 'react-router'

import type { DeskCaller } from '@nawl/contract/desk/staff'

import { WaitingCount } from './waiting-count.tsx'

const MESSAGES = '/desk/messages'

/** The pages of the desk, and the permission that each needs. */
const DESK_PAGES: readonly { path: string; label: string; permission: Permission }[] = [
  { path: '/desk', label: messages.orders, permission: 'orders.read' },
  { path: '/desk/customers', label: messages.customers, permission: 'customers.read' },
  { path: '/desk/trade', label: messages.trade, permission: 'orders.handle' },
  { path: '/desk/documents', label: messages.documents, permission: 'orders.read' },
  { path: '/desk/money', label: messages.money, permission: 'orders.read' },
  { path: MESSAGES, label: messages.messages, permission: 'messages.answer' },
  { path: '/desk/questions', label: messages.questions, permission: 'messages.answer' },
  { path: '/desk/workshop', label: messages.workshop, permission: 'rugs.make' },
  { path: '/desk/yarn', label: messages.yarnLedger, permission: 'yarns.change' },
  { path: '/desk/calendar', label: messages.calendar, permission: 'rugs.make' },
  { path: '/desk/yarns', label: messages.yarns, permission: 'yarns.change' },
  { path: '/desk/designs', label: messages.designs, permission: 'catalogue.edit' },
  { path: '/desk/prices', label: messages.prices, permission: 'prices.change' },
  { path: '/desk/codes', label: messages.vouchers, permission: 'prices.change' },
  { path: '/desk/texts', label: messages.texts, permission: 'catalogue.edit' },
  { path: '/desk/reports', label: messages.reports, permission: 'reports.read' },
  { path: '/desk/newsletter', label: messages.newsletter, permission: 'newsletter.send' },
  { path: '/desk/staff', label: messages.staff, permission: 'staff.manage' },
  { path: '/desk/settings', label: messages.settings, permission: 'settings.change' },
  { path: '/desk/integrations', label: messages.integrations, permission: 'integrations.manage' },
  { path: '/desk/activity', label: messages.activity, permission: 'activity.read' },
]

/** The pages that the caller may open. */
const pagesOf = ({ permissions }: DeskCaller) =>
  DESK_PAGES.filter(({ permission }) => permissions.includes(permission))

/** The first page that the caller may open. */
export const firstPageOf = (caller: DeskCaller): string | undefined => pagesOf(caller)[0]?.path

/** Links to the pages that the caller may open. */
export function DeskLinks({ caller }: { readonly caller: DeskCaller }) {
  const row = useRef<HTMLUListElement>(null)
  // On a telephone the row scrolls, and begins where one is.
  useEffect(() => {
    const here = row.current?.querySelector('[aria-current]')
    here?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [])
  return (
    <ul ref={row} className="desk-links type-ui">
      {pagesOf(caller).map(({ path, label }) => (
        <li key={path}>
          <NavLink to={path} end={path === '/desk'}>
            {label}
          </NavLink>
          {path === MESSAGES && <WaitingCount />}
        </li>
      ))}
    </ul>
  )
}
