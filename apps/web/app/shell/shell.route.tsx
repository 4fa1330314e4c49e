import * as messages from '@nawl/messages/shell'
import { isRouteErrorResponse, Outlet } from 'react-router'

import { NotFound } from '../pages/info/not-found.tsx'
import { ButtonLink } from '../ui/controls/button.tsx'
import type { Route } from './+types/shell.route'
import { PageFrame } from './page-frame.tsx'
import { PageHead } from '../page/page-head.tsx'

export default function Shell() {
  return (
    <PageFrame>
      <Outlet />
    </PageFrame>
  )
}

/** Only the page broke: header and footer still work. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const missing = isRouteErrorResponse(error) && error.status === 404
  return <PageFrame>{missing ? <NotFound /> : <Broken />}</PageFrame>
}

function Broken() {
  return (
    <div className="page-margin pt-20 pb-32">
      <PageHead title={messages.brokenTitle} hidden />
      <h1 className="type-h1">{messages.brokenHeading}</h1>
      <p className="type-body mt-6 max-w-[36em]">{messages.brokenText}</p>
      <p className="mt-8">
        <ButtonLink to="/products">{messages.browseAll}</ButtonLink>
      </p>
    </div>
  )
}
