import * as messages from '@nawl/messages/order-actions'
import { useState } from 'react'

import { Button } from '../../../ui/controls/button.tsx'
import { Sentence, unseen } from '../../../ui/text/sentence.tsx'

type CopyActProps = {
  readonly text: string
  /** Name of the text, for screen readers. */
  readonly what: string
}

/** A button that copies a text which has to be typed exactly elsewhere. */
export function CopyAction({ text, what }: CopyActProps) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    // Unavailable in insecure contexts: the text can still be selected.
    await navigator.clipboard?.writeText(text).then(() => setCopied(true), console.warn)
  }
  return (
    <Button small onClick={() => void copy()}>
      <span role="status">
        <Sentence parts={(copied ? messages.copied : messages.copy)({ hidden: unseen, what })} />
      </span>
    </Button>
  )
}
