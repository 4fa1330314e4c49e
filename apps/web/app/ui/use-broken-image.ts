import { useEffect, useRef, useState } from 'react'

/** Whether the picture at `address` cannot be shown; spread `watch` on its <img>. */
export function useBrokenImage(address: string) {
  const [broken, setBroken] = useState<string | null>(null)
  const ref = useRef<HTMLImageElement>(null)
  const onError = () => setBroken(address)
  useEffect(() => {
    // A picture that failed before the page came alive fired its event to nobody.
    const picture = ref.current
    if (picture?.complete && picture.naturalWidth === 0 && picture.currentSrc !== '') setBroken(address)
  }, [address])
  return { failed: broken === address, watch: { ref, onError } }
}
