import * as messages from '@nawl/messages/room'
import { useId, useState } from 'react'

import { linkTo } from '../../../../ui/controls/inline-link.tsx'
import { Sentence } from '../../../../ui/text/sentence.tsx'
import type { SaveOutcome } from './photograph-database.ts'
import type { SavedChoice } from './use-saved-photograph.ts'

/** Whether the photograph on screen is kept with the design, on this device: never before somebody says so. */
export function KeepChoice({ saved, isThis, keep, forget, reopen }: SavedChoice) {
  const hint = useId()
  const [said, setSaid] = useState('')
  // What was ticked, until the browser has done it.
  const [ticked, setTicked] = useState<boolean | null>(null)
  if (ticked !== null && ticked === isThis) setTicked(null)
  const choose = async (wanted: boolean) => {
    setTicked(wanted)
    const hadOther = Boolean(saved && !isThis)
    if (wanted) {
      const done = await keep()
      if (!done.ok) setTicked(null)
      setSaid(sentenceOf(done, hadOther))
    } else {
      const isGone = await forget()
      if (!isGone) setTicked(null)
      setSaid(isGone ? messages.savedDeleted : messages.notDeleted)
    }
  }
  return (
    <div className="keep-photograph">
      <label className="type-ui">
        <input
          type="checkbox"
          checked={ticked ?? isThis}
          disabled={saved === undefined}
          aria-describedby={hint}
          className="size-5 shrink-0 accent-ink"
          onChange={({ target }) => void choose(target.checked)}
        />
        {messages.keep}
      </label>
      <p id={hint} className="type-caption text-graphite">
        <Sentence parts={messages.keepHow({ link: linkTo('/account#photographs') })} />
      </p>
      {saved && !isThis && (
        <p className="type-caption">
          {messages.savedOther}{' '}
          <button
            type="button"
            className="min-h-6 underline underline-offset-3 hover:text-madder"
            onClick={() => void reopen()}
          >
            {messages.showSaved}
          </button>
        </p>
      )}
      <p role="status" className="type-caption empty:hidden">
        {said}
      </p>
    </div>
  )
}

function sentenceOf(saved: SaveOutcome, hadOther: boolean): string {
  if (!saved.ok) return saved.reason === 'full' ? messages.keepFull : messages.keepBlocked
  const name = saved.removed.at(-1)
  if (name !== undefined) return messages.savedRemoved({ name })
  return hadOther ? messages.savedReplaced : messages.savedNow
}
