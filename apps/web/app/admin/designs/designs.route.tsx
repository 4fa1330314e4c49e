import type { DesignList, ListingSettings } from '@nawl/contract/desk/design'
import type { DocumentAnswer } from '@nawl/contract/desk/document'
import * as csvMessages from '@nawl/messages/desk-csv'
import * as messages from '@nawl/messages/desk-designs'
import { useRef } from 'react'
import { useSearchParams } from 'react-router'

import { AdminPage } from '../admin-page.tsx'
import { CsvLinks } from '../csv/csv-links.tsx'
import { DocumentForm } from '../documents/document-form.tsx'
import { useDocument, useDocumentEditor } from '../documents/use-document.ts'
import { ListSearch } from '../list/list-search.tsx'
import { useAdmin } from '../use-admin.ts'
import { findDesigns } from './find-designs.ts'
import { DesignRow } from './design-row.tsx'
import { ListingFields } from './listing-fields.tsx'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { Section } from '../../ui/section.tsx'

const LISTING = '/api/desk/listing'
const FILES = [
  { label: csvMessages.exportPublic, address: '/api/desk/designs/export', name: 'designs.csv', body: {} },
]
const EMPTY: ListingSettings = { order: [], featured: [] }

export default function DesignsRoute() {
  const designs = useAdmin<DesignList>('/api/desk/designs')
  const listing = useDocument<ListingSettings>(LISTING)
  return (
    <AdminPage title={messages.title} read={designs}>
      {(list) => listing.seen.status === 'shown' && <Designs list={list} listing={listing.seen.value} />}
    </AdminPage>
  )
}

type DesignsProps = { readonly list: DesignList; readonly listing: DocumentAnswer<ListingSettings> }

function Designs({ list: { designs }, listing }: DesignsProps) {
  const editor = useDocumentEditor(LISTING, listing, EMPTY)
  const field = useRef<HTMLInputElement>(null)
  const [params] = useSearchParams()
  const search = params.get('search') ?? ''
  const found = findDesigns(designs, search)
  const unsold = found.filter(({ state }) => state !== 'public')
  return (
    <>
      {/* In one row also on a telephone, where the list is long enough. */}
      <div className="flex flex-wrap items-end justify-between gap-x-6">
        <h1 className="type-h2">{messages.title}</h1>
        <div className="max-w-[520px] min-w-[180px] flex-1">
          <ListSearch label={messages.searchLabel} field={field} />
        </div>
      </div>
      <p className="type-ui mt-2 max-w-[60em] text-graphite">{messages.meaning}</p>
      <CsvLinks files={FILES} to="/desk/designs/import">
        <ButtonLink small to="/desk/designs/new">
          {messages.newDesign}
        </ButtonLink>
      </CsvLinks>
      <DocumentForm
        editor={editor}
        fields={(fields) => (
          <ListingFields
            {...fields}
            sold={designs.filter(({ state }) => state === 'public')}
            found={search === '' ? null : new Set(found.map(({ slug }) => slug))}
          />
        )}
      >
        {unsold.length > 0 && (
          <Section title={messages.unsold}>
            <ul className="design-list mt-4">
              {unsold.map((design) => (
                <li key={design.slug} className="design-row">
                  <DesignRow design={design} />
                </li>
              ))}
            </ul>
          </Section>
        )}
      </DocumentForm>
    </>
  )
}
