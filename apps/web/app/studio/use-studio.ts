import { processingImagePath } from '@nawl/domain/catalogue/processing-image'
import { type Dispatch, useEffect, useReducer } from 'react'

import { performTask } from './perform-task.ts'
import { type Answer, type Gesture, reduce } from './reduce.ts'
import { INITIAL_STATE, type StudioState } from './studio-state.ts'

export type Gesturing = Dispatch<Gesture>

/**
 * The state of one rug's studio. Runs the call the state asks for, one at a time; an
 * answer that comes when its task is no longer wanted is dropped. Mount it anew for another rug.
 */
export function useStudio(processingImage: string): readonly [StudioState, Gesturing] {
  const [state, dispatch] = useReducer<StudioState, [Gesture | Answer]>(reduce, INITIAL_STATE)
  const { task } = state
  useEffect(() => {
    if (!task) return
    let wanted = true
    const run = async () => {
      const answer = await performTask(task, processingImagePath(processingImage))
      if (wanted) dispatch(answer)
    }
    void run()
    return () => {
      wanted = false
    }
  }, [task, processingImage])
  return [state, dispatch]
}
