import { useState } from 'react'

import { Button } from '../../../ui/controls/button.tsx'

type CopyActProps = {
  readonly text: string
  /** What the text is, for who does not see what it stands beside. */
  readonly what: string
}

/** Copies what has to be typed exactly elsewhere. */
export function CopyAction({ text, what }: CopyActProps) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    // Denied where the page is not secure: the text can be selected.
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
