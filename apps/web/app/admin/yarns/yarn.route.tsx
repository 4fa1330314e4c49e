import './yarns.css'

import type { YarnAnswer, YarnList } from '@nawl/contract/desk/yarns'
import * as messages from '@nawl/messages/desk-yarns'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'

import { Pompom } from '../../ui/pompom.tsx'
import { AdminPage } from '../admin-page.tsx'
import { useAdmin } from '../use-admin.ts'
import type { Route } from './+types/yarn.route'
import { yarnPath, yarnTitle } from './yarn-columns.tsx'
import { EMPTY_YARN } from './typed-yarn.ts'
import { YarnForm } from './yarn-form.tsx'
import { YarnHistory } from './yarn-history.tsx'
import { YarnUses } from './yarn-uses.tsx'

export default function YarnRoute({ params: { code } }: Route.ComponentProps) {
  // The key resets all state when the yarn changes. No code has small letters.
  return code === 'new' ? <NewYarn /> : <OneYarn key={code} code={code} />
}

function NewYarn() {
  const read = useAdmin<YarnList>('/api/desk/yarns?stock=edited')
  const navigate = useNavigate()
  return (
    <AdminPage title={messages.newTitle} read={read}>
      {() => (
        <>
          <ToList />
          <h1 className="type-h2">{messages.newTitle}</h1>
          <YarnForm yarn={EMPTY_YARN} show={({ yarn }) => void navigate(yarnPath(yarn.code))} />
        </>
      )}
    </AdminPage>
  )
}

function OneYarn({ code }: { readonly code: string }) {
  // What was restored replaces what is typed.
  const [restored, setRestored] = useState(0)
  const read = useAdmin<YarnAnswer>(`/api/desk/yarns/${encodeURIComponent(code)}`)
  return (
    <AdminPage title={messages.yarnTitle({ code })} read={read}>
      {(answer) => (
        <>
          <ToList />
          <div className="flex items-center gap-5">
            <Pompom hex={answer.yarn.hex} size={56} />
            <div className="min-w-0">
              <h1 className="type-h2 wrap-anywhere">
                <bdi>{yarnTitle(answer.yarn)}</bdi>
              </h1>
              <p className="type-ui figures text-graphite">
                <bdi dir="ltr">
                  {answer.yarn.code} · {answer.yarn.hex}
                </bdi>
              </p>
            </div>
          </div>
          <div className="staff-columns">
            <YarnForm key={restored} yarn={answer.yarn} show={read.show} />
            <div className="grid min-w-0 gap-10 pt-8">
              <YarnUses answer={answer} reload={read.reload} />
              <YarnHistory
                answer={answer}
                show={(next) => {
                  read.show(next)
                  setRestored(restored + 1)
                }}
              />
            </div>
          </div>
        </>
      )}
    </AdminPage>
  )
}

const ToList = () => (
  <p className="type-ui">
    <Link to="/desk/yarns" className="inline-flex min-h-11 items-center underline underline-offset-4">
      {messages.title}
    </Link>
  </p>
)
