import { type RefObject, useEffect, useState } from 'react'

/** An element's size in the screen's own pixels, as the browser rounds it: a canvas of that size is not scaled. */
export function useDeviceSize(element: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize(deviceSize(entry))
    })
    try {
      observer.observe(element.current, { box: 'device-pixel-content-box' })
    } catch {
      // Safari knows no device pixels and throws at their name.
      observer.observe(element.current)
    }
    return () => observer.disconnect()
  }, [element])
  return size
}

/** Safari leaves out what others measure. */
type Measured = Omit<ResizeObserverEntry, 'devicePixelContentBoxSize'> &
  Partial<Pick<ResizeObserverEntry, 'devicePixelContentBoxSize'>>

function deviceSize({ devicePixelContentBoxSize, contentRect }: Measured) {
  const [exact] = devicePixelContentBoxSize ?? []
  return exact
    ? { width: exact.inlineSize, height: exact.blockSize }
    : { width: contentRect.width * devicePixelRatio, height: contentRect.height * devicePixelRatio }
}
