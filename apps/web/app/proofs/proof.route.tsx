import '../ui/forms/form.css'
import './proof.css'

import type { Problem } from '@nawl/contract/errors'
import type { ProofView } from '@nawl/contract/proofs/proof'
import * as messages from '@nawl/messages/proof'
import { LANGUAGE } from '@nawl/messages/language'
import { LANGUAGES } from '@nawl/messages/languages'
import { pagePath } from '@nawl/messages/text/page-path'
import { data } from 'react-router'

import { pageContext } from '../page/page-context.ts'
import { PageHead } from '../page/page-head.tsx'
import { Wordmark } from '../page/wordmark.tsx'
import { Toasts } from '../ui/toasts/toasts.tsx'
import type { Route } from './+types/proof.route'
import { clientPath } from './proof-calls.ts'
import { ProofPage } from './proof-page.tsx'

type Missing = 'proof/not-found' | 'proof/revoked' | 'proof/expired'

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const response = await context.get(pageContext).fetchApi(clientPath(token))
  if (response.ok) return data({ ok: true as const, view: (await response.json()) as ProofView })
  const { code } = (await response.json()) as Problem
  if (code !== 'proof/not-found' && code !== 'proof/revoked' && code !== 'proof/expired')
    throw new Error(`a proof answered ${response.status}`)
  return data({ ok: false as const, fault: code satisfies Missing }, { status: response.status })
}

/** A proof is private, also towards the next person at this browser; its secret goes to no other site. */
export function headers(): HeadersInit {
  return { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' }
}

/** What a client sees of a proof: no menu, no cart, nothing but the rugs. */
export default function ProofRoute({ loaderData, params: { token } }: Route.ComponentProps) {
  return (
    <>
      <header className="page-margin header-row border-b border-rule">
        <Wordmark />
        <OtherLanguage token={token} />
      </header>
      <main id="content" tabIndex={-1} className="page-margin proof outline-none">
        <PageHead title={loaderData.ok ? loaderData.view.title : messages.title} hidden />
        {loaderData.ok ? (
          <ProofPage token={token} loaded={loaderData.view} />
        ) : (
          <div className="proof-head">
            <h1 className="type-h1">{messages.title}</h1>
            <p className="type-body mt-6">{FAULTS[loaderData.fault]}</p>
          </div>
        )}
      </main>
      <Toasts />
    </>
  )
}

const FAULTS = {
  'proof/not-found': messages.notFound,
  'proof/revoked': messages.revoked,
  'proof/expired': messages.expired,
} as const satisfies Record<Missing, string>

function OtherLanguage({ token }: { readonly token: string }) {
  return (
    <p className="type-caption flex gap-x-4">
      {Object.values(LANGUAGES)
        .filter(({ code }) => code !== LANGUAGE.code)
        .map(({ code, name, direction, prefix }) => (
          <a
            key={code}
            href={pagePath(`/proof/${token}`, prefix)}
            lang={code}
            dir={direction}
            className="quiet-link proof-language"
          >
            {name}
          </a>
        ))}
    </p>
  )
}
