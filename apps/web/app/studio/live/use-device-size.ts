import { type RefObject, useEffect, useState } from 'react'

/** An element's size in device pixels, as the browser rounds it: a canvas of that size is not rescaled. */
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
      // Safari does not support device pixels and throws.
      observer.observe(element.current)
    }
    return () => observer.disconnect()
  }, [element])
  return size
}

/** Missing in Safari. */
type Measured = Omit<ResizeObserverEntry, 'devicePixelContentBoxSize'> &
  Partial<Pick<ResizeObserverEntry, 'devicePixelContentBoxSize'>>

function deviceSize({ devicePixelContentBoxSize, contentRect }: Measured) {
  const [exact] = devicePixelContentBoxSize ?? []
  return exact
    ? { width: exact.inlineSize, height: exact.blockSize }
    : { width: contentRect.width * devicePixelRatio, height: contentRect.height * devicePixelRatio }
}
