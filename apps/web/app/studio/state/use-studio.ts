import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import { sizingOf } from '@nawl/domain/catalogue/bitmap-path'
import { USUAL_FIT } from '@nawl/domain/rug/fit'
import { AS_DRAWN } from '@nawl/domain/rug/design-link'
import { type Dispatch, startTransition, useEffect, useReducer } from 'react'

import { useVisit } from './history/use-visit.ts'
import { withDesign } from '../share/design-of-state.ts'
import type { OpenedLink } from '../share/opened-link.ts'
import type { Gesture } from './actions.ts'
import { performTask } from './perform-task.ts'
import { reduce, type StudioEvent } from './reduce.ts'
import { INITIAL_STATE, type StudioState } from './studio-state.ts'
import { useShortcuts } from './use-shortcuts.ts'

/** The studio on screen: its rug, its state and its actions. */
export type OpenStudio = {
  readonly rug: RugItem
  readonly state: StudioState
  readonly gesture: Dispatch<Gesture>
}

/**
 * The state of one rug's studio, opened as its link says. Runs the calls that the state requires, one at a time; an
 * answer whose task is obsolete is dropped. Remount it for another rug.
 */
export function useStudio(
  { processingImage, fit }: Pick<RugItem, 'processingImage' | 'fit'>,
  link: OpenedLink,
): readonly [StudioState, OpenStudio['gesture']] {
  const [state, dispatch] = useReducer<StudioState, OpenedLink, [StudioEvent]>(reduce, link, (opened) =>
    openedState(processingImage, fit, opened),
  )
  useVisit({ rug: processingImage, link, state, dispatch })
  useShortcuts(dispatch)
  const { task } = state
  const { view } = state.picture
  useEffect(() => {
    if (!task) return
    let wanted = true
    const run = async () => {
      const { answer, correction } = await performTask(task, processingImage, view)
      if (!wanted) return
      // The first answer renders the whole studio anew; in slices it leaves the page free.
      if (task.kind === 'extract') startTransition(() => dispatch(answer))
      else dispatch(answer)
      const corrected = await correction()
      if (corrected) dispatch(corrected)
    }
    void run()
    return () => {
      wanted = false
    }
  }, [task, processingImage, view])
  return [state, dispatch]
}

function openedState(processingImage: string, usualFit: string | undefined, link: OpenedLink): StudioState {
  const sizing = sizingOf(processingImage)
  return withDesign(
    { ...INITIAL_STATE, sizing, usualFit: usualFit ?? USUAL_FIT },
    link.status === 'design' ? link.design : AS_DRAWN,
  )
}
