import * as messages from '@nawl/messages/studio'
import { useNavigate, useParams } from 'react-router'

import { toast } from '../../ui/toasts/toast.ts'
import { useBrowserValue } from '../../ui/use-browser-value.ts'
import { StageAction } from '../stage/stage-action.tsx'
import type { StudioState } from '../state/studio-state.ts'
import { linkText } from './design-of-state.ts'
import { LINK_PARAMETER, shownPath } from '../../page/studio-path.ts'
import { copied, shared } from './send-link.ts'

type ShareActsProps = { readonly name: string; readonly state: StudioState }

/** Shares the design: copies its link, or opens the device's share sheet. */
export function ShareActions({ name, state }: ShareActsProps) {
  const canShare = useBrowserValue(() => 'share' in navigator, false)
  const link = () => pageWith(linkText(state))
  const navigate = useNavigate()
  const { id = '' } = useParams()
  const show = { label: messages.showAround, run: () => void navigate(shownPath(id, linkText(state))) }
  const copy = async () => toast((await copied(link())) ? messages.copied : messages.notCopied, show)
  const share = async () => {
    if (!(await shared(name, link()))) await copy()
  }
  return (
    <>
      <StageAction
        glyph="link"
        aria-label={messages.copyLink}
        title={messages.copyLink}
        onClick={() => void copy()}
      />
      {canShare && (
        <StageAction
          glyph="share"
          aria-label={messages.share}
          title={messages.share}
          onClick={() => void share()}
        />
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
