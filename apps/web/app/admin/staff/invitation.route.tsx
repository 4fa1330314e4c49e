import type { Invitation } from '@nawl/contract/desk/staff'
import * as desk from '@nawl/messages/desk'
import * as messages from '@nawl/messages/staff'
import { data, Navigate } from 'react-router'

import { NotFound } from '../../pages/info/not-found.tsx'
import { pageContext } from '../../page/page-context.ts'
import { PageHead } from '../../page/page-head.tsx'
import { PageFrame } from '../../shell/page-frame.tsx'
import { useSession } from '../../sign-in/session.ts'
import { askToSignIn } from '../../sign-in/sign-in-request.ts'
import { Button } from '../../ui/controls/button.tsx'
import { useReadDeskCaller } from '../desk-caller.ts'
import { TODAY_PATH } from '../desk-pages.ts'
import type { Route } from './+types/invitation.route'

export async function loader({ context, request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const query = new URLSearchParams({ token }).toString()
  const answer = await context.get(pageContext).fetchApi(`/api/staff-invitation?${query}`)
  if (answer.status >= 500) throw new Error(`the invitation answered ${answer.status}`)
  // A link that was cut off, or an invitation that was withdrawn.
  const invitation = answer.ok ? ((await answer.json()) as Invitation) : null
  return data({ invitation }, { status: invitation ? 200 : 404 })
}

/** Where the letter of an invitation leads: who invites to what, until its reader is signed in and at the desk. */
export default function InvitationPage({ loaderData: { invitation } }: Route.ComponentProps) {
  const caller = useReadDeskCaller()
  if (caller) return <Navigate to={TODAY_PATH} replace />
  return <PageFrame>{invitation ? <Invited {...invitation} /> : <NotFound />}</PageFrame>
}

function Invited({ email, role, by }: Invitation) {
  const { user, loading } = useSession()
  const other = user?.email !== undefined && user.email.toLowerCase() !== email ? user.email : null
  const name = messages.roleName({ role })
  return (
    <div className="page-margin pt-20 pb-40 sm:pt-32">
      <PageHead title={messages.invitationTitle} hidden />
      <h1 className="type-h1">{messages.invitationTitle}</h1>
      <p className="type-body mt-6 max-w-[36em] wrap-anywhere">
        {messages.invitationText({ by, role: name })} {messages.roleMeaning({ role })}
      </p>
      <p className="type-body mt-4 max-w-[36em] wrap-anywhere">
        {other ? messages.invitationOther({ email, other }) : messages.invitationSignIn({ email })}
      </p>
      <Button kind="primary" className="mt-8" aria-disabled={loading} onClick={() => askToSignIn()}>
        {desk.signIn}
      </Button>
    </div>
  )
}
