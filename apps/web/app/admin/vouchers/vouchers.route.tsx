import '../integrations/integrations.css'

import type { CodeList } from '@nawl/contract/desk/vouchers'
import * as messages from '@nawl/messages/vouchers'

import { Section } from '../../ui/section.tsx'
import { AdminPage } from '../admin-page.tsx'
import { changeAtDesk } from '../change-at-desk.ts'
import { FormSection } from '../form-section.tsx'
import { useAdmin } from '../use-admin.ts'
import { CodeFields, codeIn } from './code-fields.tsx'
import { CODES, CodeTable } from './code-table.tsx'
import { GiftCards } from './gift-cards.tsx'

export default function VouchersRoute() {
  const read = useAdmin<CodeList>(CODES)
  return (
    <AdminPage title={messages.title} read={read}>
      {(list) => <Vouchers list={list} show={read.show} />}
    </AdminPage>
  )
}

type VouchersProps = { readonly list: CodeList; readonly show: (list: CodeList) => void }

/** Discount codes, and below them gift cards. */
function Vouchers({ list, show }: VouchersProps) {
  const add = async (form: FormData) => {
    const body = codeIn(form)
    if (typeof body === 'string') return body
    return changeAtDesk<CodeList>({ method: 'POST', path: CODES, body, success: messages.added, show })
  }
  return (
    <>
      <h1 className="type-h2">{messages.title}</h1>
      <p className="type-ui mt-2 max-w-[60em] text-graphite">{messages.meaning}</p>
      <div className="staff-columns mt-8">
        <Section title={messages.codes} className="min-w-0">
          <CodeTable codes={list.codes} show={show} />
        </Section>
        <FormSection title={messages.newCode} act={messages.add} onSend={add}>
          <CodeFields />
        </FormSection>
      </div>
      <GiftCards />
    </>
  )
}
