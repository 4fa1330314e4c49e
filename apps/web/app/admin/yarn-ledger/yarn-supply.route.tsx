import type { DocumentAnswer } from '@nawl/contract/desk/document'
import { DEFAULT_SUPPLY, type YarnSupply } from '@nawl/domain/workshop/yarn-supply'
import * as messages from '@nawl/messages/yarn-ledger'

import { AdminPage } from '../admin-page.tsx'
import { DocumentForm } from '../documents/document-form.tsx'
import { useDocument, useDocumentEditor } from '../documents/use-document.ts'
import { NumberField } from '../prices/number-field.tsx'
import { ToLedger } from './to-ledger.tsx'

const PATH = '/api/desk/yarn/supply'

/** A number that is being typed may be none. */
type DraftSupply = { readonly [Name in keyof YarnSupply]: number | null }

export default function YarnSupplyRoute() {
  const read = useDocument<DraftSupply>(PATH)
  return (
    <AdminPage title={messages.supplyTitle} read={read}>
      {(seen) => <Supply seen={seen} />}
    </AdminPage>
  )
}

function Supply({ seen }: { readonly seen: DocumentAnswer<DraftSupply> }) {
  const editor = useDocumentEditor<DraftSupply>(PATH, seen, DEFAULT_SUPPLY)
  return (
    <>
      <ToLedger />
      <h1 className="type-h2">{messages.supplyTitle}</h1>
      <p className="type-ui mt-2 text-graphite">{messages.supplyMeaning}</p>
      <DocumentForm
        editor={editor}
        fields={({ value, change, faults, readOnly }) => (
          <>
            <NumberField
              label={messages.supplyDays}
              value={value.days}
              fault={faults['days']}
              readOnly={readOnly}
              onChange={(days) => change({ ...value, days })}
            />
            <NumberField
              label={messages.supplyGrams}
              value={value.shelfGrams}
              fault={faults['shelfGrams']}
              readOnly={readOnly}
              onChange={(shelfGrams) => change({ ...value, shelfGrams })}
            />
          </>
        )}
      />
    </>
  )
}
