import * as messages from '@nawl/messages/room'
import { useId, useState } from 'react'

import { linkTo } from '../../../../ui/controls/inline-link.tsx'
import { Sentence } from '../../../../ui/text/sentence.tsx'
import type { Kept } from './kept-database.ts'
import type { KeptChoice } from './use-kept-photograph.ts'

/** Whether the photograph on screen is kept with the design, on this device: never before somebody says so. */
export function KeepChoice({ kept, isThis, keep, forget, reopen }: KeptChoice) {
  const hint = useId()
  const [said, setSaid] = useState('')
  // What was ticked, until the browser has done it.
  const [ticked, setTicked] = useState<boolean | null>(null)
  if (ticked !== null && ticked === isThis) setTicked(null)
  const choose = async (wanted: boolean) => {
    setTicked(wanted)
    const hadOther = Boolean(kept && !isThis)
    if (wanted) {
      const done = await keep()
      if (!done.ok) setTicked(null)
      setSaid(sentenceOf(done, hadOther))
    } else {
      const isGone = await forget()
      if (!isGone) setTicked(null)
      setSaid(isGone ? messages.keptDeleted : messages.notDeleted)
    }
  }
  return (
    <div className="keep-photograph">
      <label className="type-ui">
        <input
          type="checkbox"
          checked={ticked ?? isThis}
          disabled={kept === undefined}
          aria-describedby={hint}
          className="size-5 shrink-0 accent-ink"
          onChange={({ target }) => void choose(target.checked)}
        />
        {messages.keep}
      </label>
      <p id={hint} className="type-caption text-graphite">
        <Sentence parts={messages.keepHow({ link: linkTo('/account#photographs') })} />
      </p>
      {kept && !isThis && (
        <p className="type-caption">
          {messages.keptOther}{' '}
          <button
            type="button"
            className="min-h-6 underline underline-offset-3 hover:text-madder"
            onClick={() => void reopen()}
          >
            {messages.showKept}
          </button>
        </p>
      )}
      <p role="status" className="type-caption empty:hidden">
        {said}
      </p>
    </div>
  )
}

function sentenceOf(kept: Kept, hadOther: boolean): string {
  if (!kept.ok) return kept.reason === 'full' ? messages.keepFull : messages.keepBlocked
  const name = kept.removed.at(-1)
  if (name !== undefined) return messages.keptRemoved({ name })
  return hadOther ? messages.keptReplaced : messages.keptNow
}
