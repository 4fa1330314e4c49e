import * as messages from '@nawl/messages/studio'
import type { LinkFault } from '@nawl/domain/rug/design-link'
import { useState } from 'react'

import { Notice } from '../../ui/notices/notice.tsx'
import type { OpenedLink } from './opened-link.ts'

const SENTENCES = {
  'not-a-design': messages.linkNoDesign,
  'unknown-version': messages.linkLater,
  damaged: messages.linkDamaged,
  'bad-settings': messages.linkSettings,
  'bad-size': messages.linkSize,
  'bad-yarns': messages.linkYarns,
} as const satisfies Record<LinkFault, string>

/** Explains why a link opened the rug as drawn, until dismissed. */
export function LinkNotice({ link }: { readonly link: OpenedLink }) {
  const [dismissed, setDismissed] = useState(false)
  if (link.status !== 'bad' || dismissed) return null
  return (
    <Notice onDismiss={() => setDismissed(true)}>
      {messages.linkAsDrawn({ reason: SENTENCES[link.reason] })}
    </Notice>
  )
}
