import * as messages from '@nawl/messages/sign-in'
import { Sentence } from '../ui/text/sentence.tsx'
import { useEffect, useState } from 'react'

import { Button } from '../ui/controls/button.tsx'
import { InlineLink } from '../ui/controls/inline-link.tsx'
import { Fault } from '../ui/forms/fault.tsx'
import { useRoot } from '../page/use-root.ts'
import { GoogleMark } from './google-mark.tsx'
import { placeLeft, rememberPlace } from './page-left.ts'
import { authClient } from './session.ts'
import { useServiceKind } from './use-service-kind.ts'

type SignInProps = {
  readonly failed: boolean
  /** Called when a link to another page of the shop is followed. */
  readonly onLeave: () => void
}

/** What signing in is for, and the button. */
export function SignIn({ failed, onLeave }: SignInProps) {
  const kind = useServiceKind()
  useEffect(() => {
    // Preloads the client for the button.
    if (kind !== undefined && kind !== 'off') authClient().catch(console.warn)
  }, [kind])
  const linkTo = (path: string) => (text: string) => (
    <InlineLink to={path} onClick={onLeave}>
      {text}
    </InlineLink>
  )
  if (kind === 'off') return <p className="type-body mt-4 text-graphite">{messages.noSignIn}</p>
  return (
    <>
      <p className="type-body mt-4 text-graphite">{messages.why}</p>
      <GoogleButton failedBefore={failed} />
      {failed && <WayBack onLeave={onLeave} />}
      {kind === 'local-google' && (
        <p className="type-caption mt-5 border-t border-rule pt-4">
          <Sentence
            parts={messages.standIn({
              unbroken: (text) => <span className="whitespace-nowrap">{text}</span>,
            })}
          />
        </p>
      )}
      <p className="type-caption mt-5">
        <Sentence parts={messages.orderedWithout({ orders: linkTo('/orders') })} />
      </p>
      <p className="type-caption mt-2">
        <Sentence parts={messages.savedHere({ account: linkTo('/account') })} />
      </p>
      <p className="type-micro mt-5 text-graphite">
        <Sentence parts={messages.agree({ terms: linkTo('/terms'), privacy: linkTo('/privacy-policy') })} />
      </p>
    </>
  )
}

function GoogleButton({ failedBefore }: { readonly failedBefore: boolean }) {
  const { publicUrl } = useRoot()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>(failedBefore ? 'failed' : 'idle')
  useEffect(() => {
    // A visitor who returns from Google with the back button gets the cached page, still busy.
    const wake = ({ persisted }: PageTransitionEvent) => persisted && setState('idle')
    addEventListener('pageshow', wake)
    return () => removeEventListener('pageshow', wake)
  }, [])
  const leave = async () => {
    if (state === 'busy') return
    setState('busy')
    try {
      const address = await (await authClient()).departure(publicUrl || location.origin)
      rememberPlace()
      location.assign(address)
    } catch (error) {
      console.warn('signing in with Google failed', error)
      setState('failed')
    }
  }
  return (
    <>
      <Fault className="mt-5">{state === 'failed' && messages.failed}</Fault>
      <Button
        onClick={() => void leave()}
        aria-disabled={state === 'busy'}
        className="google-button mt-6 w-full gap-3"
      >
        <GoogleMark />
        {state === 'busy' ? messages.signingIn : messages.continueWithGoogle}
      </Button>
    </>
  )
}

/** A link to the page where the failed attempt began. */
function WayBack({ onLeave }: Pick<SignInProps, 'onLeave'>) {
  const place = placeLeft()
  if (!place) return null
  return (
    <p className="type-ui mt-4 text-center">
      <InlineLink to={place.path} onClick={onLeave} className="inline-block py-3">
        {messages.backTo({ page: place.name })}
      </InlineLink>
    </p>
  )
}
