import { useEffect, useState } from 'react'

/**
 * An address for a picture in memory, given back when the picture changes or nobody shows it any more. It comes a
 * moment after the picture: `of` says whose it is.
 */
export function useObjectUrl(picture: Blob | null): {
  readonly url: string | null
  readonly of: Blob | null
} {
  const [made, setMade] = useState<{ readonly url: string | null; readonly of: Blob | null }>(NONE)
  useEffect(() => {
    if (!picture) return
    const url = URL.createObjectURL(picture)
    // oxlint-disable-next-line react/set-state-in-effect -- the address lives exactly as long as the effect
    setMade({ url, of: picture })
    return () => {
      URL.revokeObjectURL(url)
      setMade(NONE)
    }
  }, [picture])
  return made
}

const NONE = { url: null, of: null }
