import * as messages from '@nawl/messages/studio'
import * as shell from '@nawl/messages/shell'
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
      className="type-ui absolute top-14 start-1/2 z-2 w-max max-w-[calc(100%-32px)] -translate-x-1/2 rtl:translate-x-1/2"
    >
      {retry && retry.kind !== 'extract' && ACTIONS.tryAgain.can(state) && (
        <p className="border border-stone bg-paper py-1 pe-1 ps-4">
          {WORDS[retry.kind]}{' '}
          <button
            type="button"
            className="min-h-11 px-3 font-medium underline underline-offset-3"
            onClick={() => gesture({ type: 'tryAgain' })}
          >
            {shell.tryAgain}
          </button>
        </p>
      )}
    </div>
  )
}

const WORDS = {
  open: messages.slowOpen,
  render: messages.slowRender,
  restore: messages.slowRestore,
  shuffle: messages.slowShuffle,
} as const satisfies Record<Exclude<NonNullable<StudioState['retry']>['kind'], 'extract'>, string>
