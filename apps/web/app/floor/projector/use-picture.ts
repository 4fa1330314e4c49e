import { useEffect, useState } from 'react'

type Picture = { readonly width: number; readonly height: number }

/** The window in the projector's own pixels; null on the server. */
export function usePicture(): Picture | null {
  const [picture, setPicture] = useState<Picture | null>(null)
  useEffect(() => {
    const measure = () =>
      setPicture({
        width: Math.round(innerWidth * devicePixelRatio),
        height: Math.round(innerHeight * devicePixelRatio),
      })
    measure()
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  }, [])
  return picture
}
