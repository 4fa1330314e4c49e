import '../ui/progress-bar.css'
import './floor.css'

import * as messages from '@nawl/messages/floor'
import { LANGUAGE } from '@nawl/messages/language'
import { pagePath } from '@nawl/messages/text/page-path'
import { useEffect } from 'react'

import { PageHead } from '../page/page-head.tsx'
import { LanguageLinks } from '../shell/language-links.tsx'
import { Button } from '../ui/controls/button.tsx'
import { Toasts } from '../ui/toasts/toasts.tsx'
import { toast } from '../ui/toasts/toast.ts'
import { takeFrameLink } from './floor-caller.ts'
import type { Floor } from './use-floor.ts'

type FloorPageProps = {
  readonly title: string
  readonly floor: Floor
  readonly children: React.ReactNode
}

/** Addresses of the floor lead to documents, not to routes: documents open without a connection. */
export const floorPath = (path = '') => pagePath(`/floor${path}`, LANGUAGE.prefix)

/** The frame of the floor's pages: what waits to be sent stands above everything. */
export function FloorPage({ title, floor, children }: FloorPageProps) {
  useFloorWorker()
  return (
    <>
      <PageHead title={title} hidden />
      <main id="content" tabIndex={-1} className="floor page-margin outline-none">
        <Sending floor={floor} />
        {floor.status === 'not-allowed' && floor.orders.length === 0 ? <NotAllowed /> : children}
        <p className="mt-16 flex flex-wrap gap-6">
          <LanguageLinks className="type-ui inline-flex min-h-11 items-center underline" />
        </p>
      </main>
      <Toasts page="floor" />
    </>
  )
}

function Sending({ floor: { status, queue, refused, clearRefused } }: { readonly floor: Floor }) {
  return (
    <div role="status" className="floor-sending type-ui">
      {status === 'away' && <p>{messages.offline}</p>}
      {queue.length > 0 && <p>{messages.waiting({ count: queue.length })}</p>}
      {queue.length === 0 && status === 'ready' && <p className="text-graphite">{messages.allSent}</p>}
      {refused.count > 0 && (
        <p className="text-madder-deep">
          {messages.refused({ count: refused.count, reason: reasonOf(refused.code) })}{' '}
          <Button small onClick={() => void clearRefused()}>
            {messages.dismiss}
          </Button>
        </p>
      )}
    </div>
  )
}

const reasonOf = (code: string) =>
  code.startsWith('picture/') ? messages.refusedPicture : messages.refusedGone

function NotAllowed() {
  return (
    <>
      <h1 className="type-h2">{messages.notAllowed}</h1>
      <p className="type-body mt-4">{messages.notAllowedMeaning}</p>
      <p className="mt-6">
        <a
          className="type-ui inline-flex min-h-11 items-center underline"
          href={pagePath('/desk', LANGUAGE.prefix)}
        >
          {messages.signIn}
        </a>
      </p>
    </>
  )
}

/** Takes a frame's link, and has the pages stored for the time without a connection. */
export function useFloorWorker(): void {
  useEffect(() => {
    // Before the page asks for anything: effects of children come first.
    if (takeFrameLink()) toast(messages.linkTaken)
    if ('serviceWorker' in navigator)
      navigator.serviceWorker
        .register('/floor-worker.js', { scope: floorPath() })
        .catch((error: unknown) => console.warn('the floor does not work offline', error))
  }, [])
}
