import './security.css'

import type { DeskSecurity } from '@nawl/contract/desk/second-factor'
import * as messages from '@nawl/messages/security'
import { useState } from 'react'

import { AdminPage } from '../admin-page.tsx'
import { useAdmin } from '../use-admin.ts'
import { AddCodes } from './add-codes.tsx'
import { AddPasskey } from './add-passkey.tsx'
import { FactorTable } from './factor-table.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { ShownCodes } from './shown-codes.tsx'

/** What a change of the second factors answers: the new list, and recovery codes where there are new ones. */
export type ShowSecurity = (security: DeskSecurity, recoveryCodes?: readonly string[] | null) => void

export default function SecurityRoute() {
  const read = useAdmin<DeskSecurity>('/api/desk/security')
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const show: ShowSecurity = (security, made = null) => {
    read.show(security)
    if (made) setCodes(made)
  }
  return (
    <AdminPage title={messages.title} read={read}>
      {(security) => (
        <>
          <div className="print:hidden">
            <h1 className="type-h2">{messages.title}</h1>
            <p className="type-ui mt-2 max-w-[68ch] text-graphite">{messages.meaning}</p>
            {security.isRequired && security.factors.length === 0 && (
              <p className="type-body mt-4">{messages.required}</p>
            )}
          </div>
          {codes && <ShownCodes codes={codes} onEnd={() => setCodes(null)} />}
          <div className="mt-8 grid gap-12 print:hidden">
            <FactorTable security={security} show={show} />
            <div className="security-columns">
              <AddPasskey isPossible={security.mayAddPasskeys} show={show} />
              <AddCodes show={show} />
              {security.factors.length > 0 && <RecoveryCodes left={security.recoveryCodesLeft} show={show} />}
            </div>
          </div>
        </>
      )}
    </AdminPage>
  )
}
