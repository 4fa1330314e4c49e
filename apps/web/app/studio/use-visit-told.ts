import { useCallback, useEffect, useRef } from 'react'

import { tellVisit, whenSeen } from '../api/tell-visit.ts'

/**
 * Tells the shop that a design of the catalogue is open; null for any other. The call that is returned tells that its
 * colours were changed, the first time.
 */
export function useVisitTold(design: string | null): () => void {
  const colored = useRef<string | null>(null)
  useEffect(
    () => (design === null ? undefined : whenSeen(() => tellVisit({ event: 'looked', design }))),
    [design],
  )
  return useCallback(() => {
    if (design === null || colored.current === design) return
    colored.current = design
    tellVisit({ event: 'coloured', design })
  }, [design])
}
