import { useContext, useEffect, useSyncExternalStore } from 'react'

import type { StudioState } from '../state/studio-state.ts'
import { type Previewed, PreviewingContext } from './previewing.ts'

/** The current preview, if it differs from the rug's look. */
export function usePreviewed({ look, selected }: Pick<StudioState, 'look' | 'selected'>): Previewed | null {
  const previewing = useContext(PreviewingContext)
  const previewed = useSyncExternalStore(previewing.subscribe, previewing.current, () => null)
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what was pointed at has been chosen, or the picker has closed under the pointer
  useEffect(() => previewing.show(null), [previewing, look, selected])
  return previewed
}
