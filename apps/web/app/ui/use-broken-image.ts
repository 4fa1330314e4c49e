import { useEffect, useRef, useState } from 'react'

import { becomesLoadable } from './becomes-loadable.ts'

type Trouble = {
  readonly address: string
  /** `awaited` until the shop has rendered it, then `reloaded`; `broken` if that does not help. */
  readonly state: 'awaited' | 'reloaded' | 'broken'
}

/**
 * Whether the picture at `address` failed to load; spread `watch` on its <img>. A picture that the shop is still
 * rendering stays invisible and appears when it is ready.
 */
export function useBrokenImage(address: string) {
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const ref = useRef<HTMLImageElement>(null)
  const state = trouble?.address === address ? trouble.state : null
  const onError = () =>
    setTrouble((before) =>
      before?.address === address && before.state !== 'awaited'
        ? { address, state: 'broken' }
        : { address, state: 'awaited' },
    )
  useEffect(() => {
    // A picture that failed before hydration fired its event too early.
    const picture = ref.current
    if (picture?.complete && picture.naturalWidth === 0 && picture.currentSrc !== '')
      setTrouble({ address, state: 'awaited' })
  }, [address])
  useEffect(() => {
    const picture = ref.current
    if (state !== 'awaited' || !picture) return
    const leaving = new AbortController()
    const wait = async () => {
      const isLoadable = await becomesLoadable(picture.currentSrc, leaving.signal)
      if (leaving.signal.aborted) return
      setTrouble({ address, state: isLoadable ? 'reloaded' : 'broken' })
      // Setting `src` again, even to the same value, makes the browser load again.
      if (isLoadable) picture.setAttribute('src', picture.getAttribute('src') ?? '')
    }
    void wait()
    return () => leaving.abort()
  }, [address, state])
  return {
    failed: state === 'broken',
    watch: { ref, onError, 'data-awaited': state === 'awaited' || undefined },
  }
}
