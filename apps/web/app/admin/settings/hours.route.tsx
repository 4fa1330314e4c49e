import './settings.css'

import type { DocumentAnswer } from '@nawl/contract/desk/document'
import { DEFAULT_HOURS, type ShopHours } from '@nawl/domain/shop/hours'
import * as messages from '@nawl/messages/hours'

import { AdminPage } from '../admin-page.tsx'
import { DocumentForm } from '../documents/document-form.tsx'
import { useDocument, useDocumentEditor } from '../documents/use-document.ts'
import { HolidayFields } from './holiday-fields.tsx'
import { SettingsLinks } from './settings-links.tsx'
import { WeekFields } from './week-fields.tsx'

const PATH = '/api/desk/settings/hours'

export default function HoursRoute() {
  const read = useDocument<ShopHours>(PATH)
  return (
    <AdminPage title={messages.title} read={read}>
      {(seen) => <Hours seen={seen} />}
    </AdminPage>
  )
}

function Hours({ seen }: { readonly seen: DocumentAnswer<ShopHours> }) {
  const editor = useDocumentEditor<ShopHours>(PATH, seen, DEFAULT_HOURS)
  return (
    <>
      <SettingsLinks />
      <h1 className="type-h2">{messages.title}</h1>
      <p className="type-ui mt-2 text-graphite">{messages.meaning}</p>
      <DocumentForm
        editor={editor}
        fields={(fields) => (
          <>
            <WeekFields {...fields} />
            <HolidayFields {...fields} />
          </>
        )}
      />
    </>
  )
}
