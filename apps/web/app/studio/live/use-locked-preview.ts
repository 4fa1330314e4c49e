import { useContext, useEffect, useLayoutEffect } from 'react'

import { isChanging, type StudioState } from '../state/studio-state.ts'
import { isChosen, PreviewingContext } from './previewing.ts'

/**
 * Holds the preview of a choice until the server's picture can replace it, or the rug would briefly show its old
 * colours. `settled`: the server's last picture is on screen.
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
