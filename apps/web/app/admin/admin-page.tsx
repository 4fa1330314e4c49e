import './admin.css'
import './desk-fields.css'
import './desk-views.css'
import './desk-header.css'

import type { DeskCaller } from '@nawl/contract/desk/staff'
import * as messages from '@nawl/messages/desk'
import { Link, Navigate, useLocation } from 'react-router'

import { useSession } from '../sign-in/session.ts'
import { askToSignIn } from '../sign-in/sign-in-request.ts'
import { NotFound } from '../pages/info/not-found.tsx'
import { PageFrame } from '../shell/page-frame.tsx'
import { PageHead } from '../page/page-head.tsx'
import { Wordmark } from '../page/wordmark.tsx'
import { Button } from '../ui/controls/button.tsx'
import { useReadDeskCaller } from './desk-caller.ts'
import { DeskMenu } from './desk-menu.tsx'
import { TODAY_PATH } from './desk-pages.ts'
import { Toasts } from '../ui/toasts/toasts.tsx'
import { Sentence } from '../ui/text/sentence.tsx'
import { TryAgain } from '../ui/notices/try-again.tsx'
import { SecondFactorHost } from './security/second-factor-host.tsx'
import { ShopVersion } from './shop-version.tsx'
import type { AdminRead } from './use-admin.ts'

type DeskPageProps<T> = {
  readonly title: string
  readonly read: AdminRead<T>
  readonly children: (value: T) => React.ReactNode
}

/** The frame of an admin page. To anyone who is not staff it looks like a missing page. */
export function AdminPage<T>({ title, read: { seen, reload }, children }: DeskPageProps<T>) {
  const { user } = useSession()
  const caller = useReadDeskCaller()
  const { pathname } = useLocation()
  if (seen.status === 'hidden')
    return (
      <PageFrame>
        <NotFound>{!user && <SignInHere />}</NotFound>
      </PageFrame>
    )
  return (
    <div className="desk-frame">
      <PageHead title={title} hidden />
      <header className="page-margin desk-header">
        <Wordmark />
        <p className="type-caption desk-account text-graphite">
          <bdi className="truncate">{user?.email}</bdi>
          {caller && (
            <Link to="/desk/security" className="inline-flex min-h-11 items-center underline">
              {messages.security}
            </Link>
          )}
        </p>
      </header>
      <DeskMenu caller={caller} />
      <div className="desk-page">
        {caller?.secondFactor === 'advised' && pathname !== '/desk/security' && (
          <p className="page-margin desk-advice type-ui">
            <Sentence parts={messages.adviseFactor({ link: securityLink })} />
          </p>
        )}
        <main id="content" tabIndex={-1} className="page-margin pt-8 pb-24 outline-none">
          {seen.status === 'shown' && children(seen.value)}
          {seen.status === 'loading' && (
            <p role="status" className="type-ui text-graphite">
              {messages.oneMoment}
            </p>
          )}
          {seen.status === 'refused' && caller && <Refused caller={caller} isEntry={pathname === '/desk'} />}
          {seen.status === 'unprotected' && <Navigate to="/desk/security" replace />}
          {(seen.status === 'unproven' || seen.status === 'away') && (
            <TryAgain onRetry={reload}>
              <p className="type-body">{seen.status === 'away' ? messages.away : messages.unproven}</p>
            </TryAgain>
          )}
        </main>
        <footer className="page-margin border-t border-rule py-4">
          <ShopVersion />
        </footer>
      </div>
      <SecondFactorHost />
      <Toasts page={pathname} />
    </div>
  )
}

/** Whoever follows the link of an invitation is not signed in yet. */
const SignInHere = () => (
  <p className="type-ui mt-10 flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-rule pt-6">
    {messages.signInHere}
    <Button small onClick={() => askToSignIn()}>
      {messages.signIn}
    </Button>
  </p>
)

const securityLink = (text: string) => (
  <Link to="/desk/security" className="underline">
    {text}
  </Link>
)

type RefusedProps = {
  readonly caller: DeskCaller
  /** Whether it is the desk's address, which leads whoever sees no orders to the first page. */
  readonly isEntry: boolean
}

/** In place of a page that the caller's role does not include. */
function Refused({ caller, isEntry }: RefusedProps) {
  if (isEntry) return <Navigate to={TODAY_PATH} replace />
  return (
    <p role="alert" className="type-body">
      {messages.notPermitted({ role: caller.role })}
    </p>
  )
}
