import type { ShopSettings } from '@nawl/contract/desk/shop-settings'
import type { DocumentAnswer } from '@nawl/contract/desk/document'
import * as messages from '@nawl/messages/shop-settings'

import { AdminPage } from '../admin-page.tsx'
import { DocumentForm } from '../documents/document-form.tsx'
import { useDocument, useDocumentEditor } from '../documents/use-document.ts'
import { SettingsLinks } from './settings-links.tsx'
import { ShopFields } from './shop-fields.tsx'

const PATH = '/api/desk/settings/shop'

const EMPTY: ShopSettings = {
  name: { en: '', ar: '' },
  phone: '',
  showroom: { en: '', ar: '' },
  social: { instagram: '', facebook: '', linkedin: '' },
}

export default function ShopSettingsRoute() {
  const read = useDocument<ShopSettings>(PATH)
  return (
    <AdminPage title={messages.title} read={read}>
      {(seen) => <Settings seen={seen} />}
    </AdminPage>
  )
}

function Settings({ seen }: { readonly seen: DocumentAnswer<ShopSettings> }) {
  const editor = useDocumentEditor(PATH, seen, EMPTY)
  return (
    <>
      <SettingsLinks />
      <h1 className="type-h2">{messages.title}</h1>
      <p className="type-ui mt-2 text-graphite">{messages.meaning}</p>
      <DocumentForm editor={editor} fields={(fields) => <ShopFields {...fields} />} />
    </>
  )
}
