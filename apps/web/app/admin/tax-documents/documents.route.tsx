import type { DocumentList } from '@nawl/contract/desk/tax-documents'
import { TAX_DOCUMENT_KINDS } from '@nawl/domain/tax-documents/tax-document'
import * as listMessages from '@nawl/messages/desk-list'
import * as messages from '@nawl/messages/tax-documents'
import { useSearchParams } from 'react-router'

import { AdminPage } from '../admin-page.tsx'
import { COUNTRY_FILTER } from '../list/country-filter.ts'
import { DeskList } from '../list/desk-list.tsx'
import { ExportButton, type ExportFile } from '../list/export-button.tsx'
import type { ListFilter } from '../list/list-filters.tsx'
import { useAdmin } from '../use-admin.ts'
import { DOCUMENT_COLUMNS } from './document-columns.tsx'
import { DocumentSums } from './document-sums.tsx'

export default function DocumentsRoute() {
  const [search] = useSearchParams()
  const read = useAdmin<DocumentList>(`/api/desk/documents?${search.toString()}`)
  return (
    <AdminPage title={messages.title} read={read}>
      {({ documents, sums, next }) => (
        <DeskList
          list="documents"
          path="/desk/documents"
          title={messages.title}
          searchLabel={messages.searchLabel}
          foundLabel={messages.found}
          filters={FILTERS}
          columns={DOCUMENT_COLUMNS}
          defaultSort="issued"
          rows={documents}
          keyOf={({ number }) => number}
          next={next}
          none={messages.none}
          files={[fileOf()]}
          bulk={(numbers) => <ExportButton file={fileOf(numbers)} />}
          before={<DocumentSums sums={sums} />}
        />
      )}
    </AdminPage>
  )
}

const fileOf = (numbers?: readonly string[]): ExportFile => ({
  label: listMessages.exportCsv,
  address: '/api/desk/documents/export',
  name: 'documents.csv',
  body: numbers ? { numbers } : {},
})

const FILTERS: readonly ListFilter[] = [
  { kind: 'months', name: 'months' },
  { kind: 'day', name: 'from', label: listMessages.from },
  { kind: 'day', name: 'to', label: listMessages.to },
  {
    kind: 'choice',
    name: 'kind',
    label: messages.kind,
    any: messages.anyKind,
    options: TAX_DOCUMENT_KINDS.map((kind) => ({ value: kind, label: messages.kindName({ kind }) })),
  },
  COUNTRY_FILTER,
]
