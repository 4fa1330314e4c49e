import { useContext, useEffect, useLayoutEffect } from 'react'

import { isChanging, type StudioState } from '../state/studio-state.ts'
import { isChosen, PreviewingContext } from './previewing.ts'

/**
 * Keeps the preview of what has been chosen until the server's answer can take its place: before that the rug would
 * show its old colours once more. `settled` says that what the server answered last is on screen.
 */
export function useLockedPreview(state: StudioState, settled: boolean): void {
  const previewing = useContext(PreviewingContext)
  const changing = isChanging(state)
  const { look, selected } = state
  useLayoutEffect(() => {
    const previewed = previewing.current()
    if (changing) {
      if (previewed && !isChosen(previewed, { look, selected })) previewing.show(null)
      previewing.hold()
    } else if (settled) previewing.release()
  }, [previewing, changing, look, selected, settled])
  useEffect(() => () => previewing.release(), [previewing])
}
