import { useEffect, useRef } from 'react'

import { ACTIONS } from '../state/actions.ts'
import type { StudioState } from '../state/studio-state.ts'
import type { OpenStudio } from '../state/use-studio.ts'

/**
 * Says that a call got no response and offers to retry; it retries by itself when the browser is online again.
 * Refusals are not mentioned, as specified: a retry would not help. Missing yarns are mentioned where they are chosen.
 */
export function RetryNote({ state, gesture }: Omit<OpenStudio, 'rug'>) {
  const { retry, task } = state
  const isBack = useRef(false)
  useEffect(() => {
    // A call may be under way, and the retry has to wait for it.
    const retryNow = () => {
      if (task === null) gesture({ type: 'tryAgain' })
      isBack.current = task !== null
    }
    if (isBack.current) retryNow()
    addEventListener('online', retryNow)
    return () => removeEventListener('online', retryNow)
  }, [gesture, task])
  return (
    // Below the stage's header, where there is no control at any width.
    <div
      role="status"
      className="type-ui absolute top-14 left-1/2 z-2 w-max max-w-[calc(100%-32px)] -translate-x-1/2"
    >
      {retry && retry.kind !== 'extract' && ACTIONS.tryAgain.can(state) && (
        <p className="border border-stone bg-paper py-1 pr-1 pl-4">
          {WORDS[retry.kind]}{' '}
          <button
            type="button"
            className="min-h-11 px-3 font-medium underline underline-offset-3"
            onClick={() => gesture({ type: 'tryAgain' })}
          >
            Try again
          </button>
        </p>
      )}
    </div>
  )
}

const WORDS = {
  open: 'The connection is slow or away: the picture has not come.',
  render: 'The connection is slow or away: your change is recorded, its picture has not come.',
  restore: 'The connection is slow or away: your colors are recorded, their picture has not come.',
  shuffle: 'The connection is slow or away: nothing was shuffled.',
} as const satisfies Record<Exclude<NonNullable<StudioState['retry']>['kind'], 'extract'>, string>
