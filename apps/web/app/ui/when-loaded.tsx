import { Suspense } from 'react'
import { Await } from 'react-router'

type WhenLoadedProps<T> = {
  readonly value: T | Promise<T>
  readonly fallback: React.ReactNode
  readonly children: (value: T) => React.ReactNode
}

/**
 * Shows what a loader gave, or the fallback until it has. A value that is already here
 * gets no Suspense around it: React sends a large boundary's fallback first and swaps it
 * by script, and a page that the server had whole would open with a loading text.
 */
export function WhenLoaded<T>({ value, fallback, children }: WhenLoadedProps<T>) {
  if (!(value instanceof Promise)) return children(value)
  return (
    <Suspense fallback={fallback}>
      <Await resolve={value}>{children}</Await>
    </Suspense>
  )
}
