import type { CustomerList } from '@nawl/contract/desk/customers'
import * as messages from '@nawl/messages/customers'
import * as listMessages from '@nawl/messages/desk-list'
import { useSearchParams } from 'react-router'

import { AdminPage } from '../admin-page.tsx'
import { DeskList } from '../list/desk-list.tsx'
import { ExportButton, type ExportFile } from '../list/export-button.tsx'
import { COUNTRY_FILTER } from '../list/country-filter.ts'
import type { ListFilter } from '../list/list-filters.tsx'
import { useAdmin } from '../use-admin.ts'
import { CUSTOMER_COLUMNS } from './customer-columns.tsx'

export default function CustomersRoute() {
  const [search] = useSearchParams()
  const read = useAdmin<CustomerList>(`/api/desk/customers?${search.toString()}`)
  return (
    <AdminPage title={messages.title} read={read}>
      {({ customers, next }) => (
        <DeskList
          list="customers"
          path="/desk/customers"
          title={messages.title}
          searchLabel={messages.searchLabel}
          foundLabel={messages.found}
          filters={FILTERS}
          columns={CUSTOMER_COLUMNS}
          defaultSort="last"
          rows={customers}
          keyOf={({ email }) => email}
          next={next}
          none={messages.none}
          files={[fileOf()]}
          bulk={(emails) => <ExportButton file={fileOf(emails)} />}
        />
      )}
    </AdminPage>
  )
}

const fileOf = (emails?: readonly string[]): ExportFile => ({
  label: listMessages.exportCsv,
  address: '/api/desk/customers/export',
  name: 'customers.csv',
  body: emails ? { emails } : {},
})

const FILTERS: readonly ListFilter[] = [
  {
    kind: 'choice',
    name: 'kind',
    label: messages.kind,
    any: messages.anyKind,
    options: (['ordered', 'account', 'interested'] as const).map((kind) => ({
      value: kind,
      label: messages.kindName({ kind }),
    })),
  },
  {
    kind: 'choice',
    name: 'newsletter',
    label: messages.newsletter,
    any: messages.anyNewsletter,
    options: (['subscribed', 'pending', 'unsubscribed', 'never'] as const).map((status) => ({
      value: status,
      label: messages.newsletterStatus({ status }),
    })),
  },
  COUNTRY_FILTER,
]
