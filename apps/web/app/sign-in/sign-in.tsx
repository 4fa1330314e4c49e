import { useEffect, useState } from 'react'

import { Button } from '../ui/controls/button.tsx'
import { InlineLink } from '../ui/controls/inline-link.tsx'
import { useRoot } from '../page/use-root.ts'
import { GoogleMark } from './google-mark.tsx'
import { placeLeft, rememberPlace } from './page-left.ts'
import { authClient } from './session.ts'
import { NO_SIGN_IN, useServiceKind } from './use-service-kind.ts'

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
  if (kind === 'off') return <p className="type-body mt-4 text-graphite">{NO_SIGN_IN}</p>
  return (
    <>
      <p className="type-body mt-4 text-graphite">
        Sign in to save favourite rugs, track orders and get personalised recommendations.
      </p>
      <GoogleButton failedBefore={failed} />
      {failed && <WayBack onLeave={onLeave} />}
      {kind === 'local-google' && (
        <p className="type-caption mt-5 border-t border-rule pt-4">
          This shop has no connection to Google yet. A <span className="whitespace-nowrap">stand-in</span> on
          this machine takes its place, with three invented people to choose from.
        </p>
      )}
      <p className="type-caption mt-5">
        Ordered without an account?{' '}
        <InlineLink to="/orders" onClick={onLeave}>
          Find an order
        </InlineLink>
      </p>
      <p className="type-micro mt-5 text-graphite">
        By signing in you agree to the{' '}
        <InlineLink to="/terms" onClick={onLeave}>
          Terms of Service
        </InlineLink>{' '}
        and the{' '}
        <InlineLink to="/privacy-policy" onClick={onLeave}>
          Privacy Policy
        </InlineLink>
        .
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
      <div role="alert">
        {state === 'failed' && (
          <p className="type-ui mt-5 text-madder-deep">Failed to sign in with Google. Please try again.</p>
        )}
      </div>
      <Button
        onClick={() => void leave()}
        aria-disabled={state === 'busy'}
        className="google-button mt-6 w-full gap-3"
      >
        <GoogleMark />
        {state === 'busy' ? 'Signing in...' : 'Continue with Google'}
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
        Back to {place.name}
      </InlineLink>
    </p>
  )
}
