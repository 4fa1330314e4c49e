import { Suspense } from 'react'
import { Await } from 'react-router'

type WhenLoadedProps<T> = {
  readonly value: T | Promise<T>
  readonly fallback: React.ReactNode
  readonly children: (value: T) => React.ReactNode
}

/**
 * Shows a loader's value, or the fallback while it is pending. A value that is already available gets no Suspense:
 * React would send a large boundary's fallback first and swap it by script, so a complete page would open with a
 * loading text.
 */
export function WhenLoaded<T>({ value, fallback, children }: WhenLoadedProps<T>) {
  if (!(value instanceof Promise)) return children(value)
  return (
    <Suspense fallback={fallback}>
      <Await resolve={value}>{children}</Await>
    </Suspense>
  )
}
