import { useLayoutEffect, useState } from 'react'

/**
 * An object URL for a blob, revoked when the blob changes or the component unmounts. It is set a moment after the
 * blob: `of` says which blob it belongs to.
 */
export function useObjectUrl(picture: Blob | null): {
  readonly url: string | null
  readonly of: Blob | null
} {
  const [made, setMade] = useState<{ readonly url: string | null; readonly of: Blob | null }>(NONE)
  // Before anything is painted: otherwise a frame goes by in which nothing new is seen.
  useLayoutEffect(() => {
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
