import type { LinkFault } from '@nawl/domain/rug/design-link'
import { useState } from 'react'

import { Notice } from '../../ui/notice.tsx'
import type { OpenedLink } from './opened-link.ts'

const SENTENCES = {
  'not-a-design': 'The link holds no design.',
  'unknown-version': 'The link was made by a later version of this studio.',
  damaged: 'Part of the link was lost or changed on its way here. Ask for it once more.',
  'bad-settings': 'The link asks for a setting that the studio does not have.',
  'bad-size': 'The link asks for a size that no rug can have.',
  'bad-yarns': 'The yarns in the link cannot be read.',
} as const satisfies Record<LinkFault, string>

/** Explains why a link opened the rug as drawn, until dismissed. */
export function LinkNotice({ link }: { readonly link: OpenedLink }) {
  const [dismissed, setDismissed] = useState(false)
  if (link.status !== 'bad' || dismissed) return null
  return (
    <Notice onDismiss={() => setDismissed(true)}>
      {SENTENCES[link.reason]} This is the rug as it was drawn.
    </Notice>
  )
}
