import type { DeskCaller } from '@nawl/contract/desk/staff'
import type { Permission } from '@nawl/domain/staff/roles'
import * as messages from '@nawl/messages/desk'

type DeskPage = { readonly path: string; readonly label: string; readonly permission: Permission }
type DeskGroup = { readonly label: string; readonly pages: readonly DeskPage[] }

/** Has a count of what waits beside it. */
export const MESSAGES_PATH = '/desk/messages'

/** The first page of the desk: every role may open it, and it stands above the groups. */
export const TODAY_PATH = '/desk/today'

/** The other pages of the desk by who works there, and the permission that each needs. */
const DESK_GROUPS: readonly DeskGroup[] = [
  {
    label: messages.groupSales,
    pages: [
      { path: '/desk', label: messages.orders, permission: 'orders.read' },
      { path: MESSAGES_PATH, label: messages.messages, permission: 'messages.answer' },
      { path: '/desk/customers', label: messages.customers, permission: 'customers.read' },
      { path: '/desk/trade', label: messages.trade, permission: 'orders.handle' },
      { path: '/desk/questions', label: messages.questions, permission: 'messages.answer' },
    ],
  },
  {
    label: messages.groupMaking,
    pages: [
      { path: '/desk/workshop', label: messages.workshop, permission: 'rugs.make' },
      { path: '/desk/calendar', label: messages.calendar, permission: 'rugs.make' },
      { path: '/desk/yarn', label: messages.yarnLedger, permission: 'yarns.change' },
    ],
  },
  {
    label: messages.groupStorefront,
    pages: [
      { path: '/desk/designs', label: messages.designs, permission: 'catalogue.edit' },
      { path: '/desk/yarns', label: messages.yarns, permission: 'yarns.change' },
      { path: '/desk/prices', label: messages.prices, permission: 'prices.change' },
      { path: '/desk/codes', label: messages.vouchers, permission: 'prices.change' },
      { path: '/desk/texts', label: messages.texts, permission: 'catalogue.edit' },
      { path: '/desk/newsletter', label: messages.newsletter, permission: 'newsletter.send' },
    ],
  },
  {
    label: messages.groupFigures,
    pages: [
      { path: '/desk/documents', label: messages.documents, permission: 'orders.read' },
      { path: '/desk/money', label: messages.money, permission: 'orders.read' },
      { path: '/desk/reports', label: messages.reports, permission: 'reports.read' },
    ],
  },
  {
    label: messages.groupAdministration,
    pages: [
      { path: '/desk/settings', label: messages.settings, permission: 'settings.change' },
      { path: '/desk/staff', label: messages.staff, permission: 'staff.manage' },
      { path: '/desk/integrations', label: messages.integrations, permission: 'integrations.manage' },
      { path: '/desk/activity', label: messages.activity, permission: 'activity.read' },
    ],
  },
]

/** The groups with the pages that the caller may open. */
export const groupsOf = ({ permissions }: DeskCaller): readonly DeskGroup[] =>
  DESK_GROUPS.map(({ label, pages }) => ({
    label,
    pages: pages.filter(({ permission }) => permissions.includes(permission)),
  })).filter(({ pages }) => pages.length > 0)
