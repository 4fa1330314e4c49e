import { useEffect, useState } from 'react'

/** An address for a picture in memory, given back when the picture changes or nobody shows it any more. */
export function useObjectUrl(picture: Blob | null): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!picture) return
    const made = URL.createObjectURL(picture)
    // oxlint-disable-next-line react/set-state-in-effect -- the address lives exactly as long as the effect
    setUrl(made)
    return () => {
      URL.revokeObjectURL(made)
      setUrl(null)
    }
  }, [picture])
  return url
}
