import type { Reduction } from '@nawl/engine/reduction/reduction'
import { useEffect, useRef, useState } from 'react'

import type { Reducing, ReduceWish } from './reducing.ts'

/**
 * What a picture becomes, always by the latest wish: while one is worked on, those that follow it too fast are passed
 * over. The last drawing stays until the next is there; `picture` names the picture it is made of.
 */
export function useDrawing(
  reducing: () => Reducing,
  picture: string | null,
  wish: ReduceWish | null,
): { readonly drawing: Reduction | null; readonly busy: boolean } {
  const [made, setMade] = useState<{ readonly key: string; readonly drawing: Reduction | null } | null>(null)
  const [working, setWorking] = useState(false)
  const wanted = picture && wish ? JSON.stringify([picture, wish]) : null
  const asked = useRef<ReduceWish | null>(wish)
  useEffect(() => {
    asked.current = wish
  })
  useEffect(() => {
    if (wanted === null || working || made?.key === wanted || !asked.current) return
    const reduce = async (wish: ReduceWish) => {
      setWorking(true)
      const drawing = await reducing().reduce(wish)
      setMade((before) => ({ key: wanted, drawing: drawing ?? before?.drawing ?? null }))
      setWorking(false)
    }
    void reduce(asked.current)
  }, [reducing, wanted, working, made])
  return { drawing: made?.drawing ?? null, busy: wanted !== null && made?.key !== wanted }
}
