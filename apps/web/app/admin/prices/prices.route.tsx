import './prices.css'

import type { DocumentAnswer } from '@nawl/contract/desk/document'
import { DEFAULT_PRICES, type PriceList } from '@nawl/domain/shop/price-list'
import * as csvMessages from '@nawl/messages/desk-csv'
import * as messages from '@nawl/messages/shop-prices'

import { AdminPage } from '../admin-page.tsx'
import { CsvLinks } from '../csv/csv-links.tsx'
import { DocumentForm } from '../documents/document-form.tsx'
import { useDocument, useDocumentEditor } from '../documents/use-document.ts'
import type { DraftPrices } from './draft-prices.ts'
import { LocalRateFields } from './local-rate-fields.tsx'
import { PriceFields } from './price-fields.tsx'
import { PricePreview } from './price-preview.tsx'
import { ShippingFields } from './shipping-fields.tsx'

const PATH = '/api/desk/settings/prices'

export default function PricesRoute() {
  const read = useDocument<DraftPrices>(PATH)
  return (
    <AdminPage title={messages.title} read={read}>
      {(seen) => <Prices seen={seen} />}
    </AdminPage>
  )
}

function Prices({ seen }: { readonly seen: DocumentAnswer<DraftPrices> }) {
  const editor = useDocumentEditor<DraftPrices>(PATH, seen, DEFAULT_PRICES)
  const { document, value } = editor
  // What is public has been published, and so has every number.
  const now = (document.value ?? DEFAULT_PRICES) as PriceList
  return (
    <>
      <h1 className="type-h2">{messages.title}</h1>
      <p className="type-ui mt-2 text-graphite">{messages.meaning}</p>
      <CsvLinks
        files={document.draft ? [fileOf('public'), fileOf('draft')] : [fileOf('public')]}
        to="/desk/prices/import"
      />
      <DocumentForm
        editor={editor}
        fields={(fields) => (
          <>
            <PriceFields {...fields} />
            <ShippingFields {...fields} />
            <LocalRateFields {...fields} />
          </>
        )}
      >
        <PricePreview now={now} draft={value} />
      </DocumentForm>
    </>
  )
}

const fileOf = (of: 'public' | 'draft') => ({
  label: of === 'draft' ? csvMessages.exportDraft : csvMessages.exportPublic,
  address: `${PATH}/export`,
  name: 'prices.csv',
  body: { of },
})
