import './settings.css'

import type { DocumentAnswer } from '@nawl/contract/desk/document'
import { DEFAULT_DELIVERY, type DeliverySettings } from '@nawl/domain/shop/pickup'
import * as messages from '@nawl/messages/shop-delivery'

import { AdminPage } from '../admin-page.tsx'
import { DocumentForm } from '../documents/document-form.tsx'
import { useDocument, useDocumentEditor } from '../documents/use-document.ts'
import { PickupFields } from './pickup-fields.tsx'
import { SettingsLinks } from './settings-links.tsx'
import { WhiteGloveFields } from './white-glove-fields.tsx'

const PATH = '/api/desk/settings/delivery'

export default function DeliveryRoute() {
  const read = useDocument<DeliverySettings>(PATH)
  return (
    <AdminPage title={messages.title} read={read}>
      {(seen) => <Delivery seen={seen} />}
    </AdminPage>
  )
}

function Delivery({ seen }: { readonly seen: DocumentAnswer<DeliverySettings> }) {
  const editor = useDocumentEditor<DeliverySettings>(PATH, seen, DEFAULT_DELIVERY)
  return (
    <>
      <SettingsLinks />
      <h1 className="type-h2">{messages.title}</h1>
      <DocumentForm
        editor={editor}
        fields={(fields) => (
          <>
            <PickupFields {...fields} />
            <WhiteGloveFields {...fields} />
          </>
        )}
      />
    </>
  )
}
