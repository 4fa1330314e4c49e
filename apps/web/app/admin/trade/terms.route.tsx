import '../settings/settings.css'

import type { DocumentAnswer } from '@nawl/contract/desk/document'
import { DEFAULT_TRADE_DAYS, type TradeTerms } from '@nawl/domain/trade/trade-terms'
import * as messages from '@nawl/messages/desk-trade'

import { AdminPage } from '../admin-page.tsx'
import { DocumentForm } from '../documents/document-form.tsx'
import { useDocument, useDocumentEditor } from '../documents/use-document.ts'
import { TermsFields } from './terms-fields.tsx'

const TERMS = '/api/desk/settings/trade'

const NONE: TradeTerms = { tiers: [], ...DEFAULT_TRADE_DAYS }

export default function TradeTermsRoute() {
  const read = useDocument<TradeTerms>(TERMS)
  return (
    <AdminPage title={messages.termsTitle} read={read}>
      {(seen) => <Terms seen={seen} />}
    </AdminPage>
  )
}

function Terms({ seen }: { readonly seen: DocumentAnswer<TradeTerms> }) {
  const editor = useDocumentEditor<TradeTerms>(TERMS, seen, NONE)
  return (
    <>
      <h1 className="type-h2">{messages.termsTitle}</h1>
      <p className="type-ui mt-2 max-w-[60em] text-graphite">{messages.termsMeaning}</p>
      <DocumentForm editor={editor} fields={(fields) => <TermsFields {...fields} />} />
    </>
  )
}
