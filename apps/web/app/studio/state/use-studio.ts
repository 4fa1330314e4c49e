import { processingImagePath } from '@nawl/domain/catalogue/processing-image'
import { type Dispatch, useEffect, useReducer } from 'react'

import { useHistoryKeys } from './history/use-history-keys.ts'
import { useVisit } from './history/use-visit.ts'
import { withDesign } from '../share/design-of-state.ts'
import type { OpenedLink } from '../share/opened-link.ts'
import { performTask } from './perform-task.ts'
import { type Answer, type Gesture, reduce } from './reduce.ts'
import { INITIAL_STATE, type StudioState } from './studio-state.ts'

export type Gesturing = Dispatch<Gesture>

/**
 * The state of one rug's studio, opened as its link says. Runs the calls that the state requires, one at a time; an
 * answer whose task is obsolete is dropped. Remount it for another rug.
 */
export function useStudio(processingImage: string, link: OpenedLink): readonly [StudioState, Gesturing] {
  const [state, dispatch] = useReducer<StudioState, OpenedLink, [Gesture | Answer]>(reduce, link, openedState)
  useVisit({ rug: processingImage, link, state, dispatch })
  useHistoryKeys(dispatch)
  const { task } = state
  const { view } = state.picture
  useEffect(() => {
    if (!task) return
    let wanted = true
    const run = async () => {
      const answer = await performTask(task, processingImagePath(processingImage), view)
      if (wanted) dispatch(answer)
    }
    void run()
    return () => {
      wanted = false
    }
  }, [task, processingImage, view])
  return [state, dispatch]
}

function openedState(link: OpenedLink): StudioState {
  return link.status === 'design' ? withDesign(INITIAL_STATE, link.design) : INITIAL_STATE
}
