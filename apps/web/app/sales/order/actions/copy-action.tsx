import { useState } from 'react'

import { Button } from '../../../ui/controls/button.tsx'

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
        {copied ? 'Copied' : 'Copy'}
        <span className="sr-only"> {what}</span>
      </span>
    </Button>
  )
}
