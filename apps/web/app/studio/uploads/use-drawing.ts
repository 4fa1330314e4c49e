import type { Reduction } from '@nawl/engine/reduction/reduction'
import { useEffect, useRef, useState } from 'react'

import type { Reducing, ReduceWish } from './reducing.ts'

/**
 * The reduced picture for the latest settings: settings that change while one is being computed are skipped except
 * for the last. The previous drawing stays until the next is ready; `picture` names its source.
 */
export function useDrawing(
  reducing: () => Reducing,
  picture: string | null,
  wish: ReduceWish | null,
): { readonly drawing: Reduction | null; readonly busy: boolean } {
  const [made, setMade] = useState<{ readonly key: string; readonly drawing: Reduction | null } | null>(null)
  const [working, setWorking] = useState(false)
  const wanted = picture && wish ? JSON.stringify([picture, wish]) : null
  const latestWish = useRef<ReduceWish | null>(wish)
  useEffect(() => {
    latestWish.current = wish
  })
  useEffect(() => {
    if (wanted === null || working || made?.key === wanted || !latestWish.current) return
    const reduce = async (wish: ReduceWish) => {
      setWorking(true)
      const drawing = await reducing().reduce(wish)
      setMade((before) => ({ key: wanted, drawing: drawing ?? before?.drawing ?? null }))
      setWorking(false)
    }
    void reduce(latestWish.current)
  }, [reducing, wanted, working, made])
  return { drawing: made?.drawing ?? null, busy: wanted !== null && made?.key !== wanted }
}
