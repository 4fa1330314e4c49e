import { toast } from '../../ui/toasts/toast.ts'
import { useBrowserValue } from '../../ui/use-browser-value.ts'
import { StageAction } from '../stage/stage-action.tsx'
import type { StudioState } from '../state/studio-state.ts'
import { linkText } from './design-of-state.ts'
import { LINK_PARAMETER } from '../../page/studio-path.ts'

type ShareActsProps = { readonly name: string; readonly state: StudioState }

const COPIED = 'Link copied. It opens this rug as you see it.'
const NOT_COPIED = 'The browser did not let us copy. The address of this page is the link.'

/** Shares the design: copies its link, or opens the device's share sheet. */
export function ShareActions({ name, state }: ShareActsProps) {
  const canShare = useBrowserValue(() => 'share' in navigator, false)
  const link = () => pageWith(linkText(state))
  const copy = async () => toast((await copied(link())) ? COPIED : NOT_COPIED)
  const share = async () => {
    if (!(await shared(name, link()))) await copy()
  }
  return (
    <>
      <StageAction glyph="link" aria-label="Copy link" title="Copy link" onClick={() => void copy()} />
      {canShare && (
        <StageAction glyph="share" aria-label="Share" title="Share" onClick={() => void share()} />
      )}
    </>
  )
}

/** This page's URL with only the design as parameter. */
function pageWith(text: string | null): string {
  const url = new URL(location.pathname, location.origin)
  if (text !== null) url.searchParams.set(LINK_PARAMETER, text)
  return url.href
}

/** Whether the text was copied: plain-HTTP pages have no clipboard, and visitors may block it. */
async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch (error) {
    console.warn('the link could not be copied', error)
    return false
  }
}

/** Whether the device handled the link; cancelling counts as handled. */
async function shared(name: string, url: string): Promise<boolean> {
  try {
    await navigator.share({ title: `${name} · Nawl`, url })
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
