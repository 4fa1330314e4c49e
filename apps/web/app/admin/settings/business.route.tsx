import type { DocumentAnswer } from '@nawl/contract/desk/document'
import type { ShopBusiness } from '@nawl/contract/desk/shop-business'
import * as messages from '@nawl/messages/shop-business'

import { AdminPage } from '../admin-page.tsx'
import { DocumentForm } from '../documents/document-form.tsx'
import { useDocument, useDocumentEditor } from '../documents/use-document.ts'
import { BusinessFields } from './business-fields.tsx'
import { SettingsLinks } from './settings-links.tsx'

const PATH = '/api/desk/settings/business'

const EMPTY: ShopBusiness = {
  mail: { from: '', support: '', trade: '', press: '', care: '' },
  seller: { name: { en: '', ar: '' }, address: { en: '', ar: '' }, trn: '' },
  bank: { beneficiary: '', bank: '', iban: '', swift: '' },
  orderPrefix: '',
}

export default function BusinessRoute() {
  const read = useDocument<ShopBusiness>(PATH)
  return (
    <AdminPage title={messages.title} read={read}>
      {(seen) => <Business seen={seen} />}
    </AdminPage>
  )
}

function Business({ seen }: { readonly seen: DocumentAnswer<ShopBusiness> }) {
  const editor = useDocumentEditor(PATH, seen, EMPTY)
  return (
    <>
      <SettingsLinks />
      <h1 className="type-h2">{messages.title}</h1>
      <p className="type-ui mt-2 text-graphite">{messages.meaning}</p>
      <DocumentForm editor={editor} fields={(fields) => <BusinessFields {...fields} />} />
    </>
  )
}
