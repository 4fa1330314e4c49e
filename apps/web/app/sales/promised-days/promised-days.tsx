import { lazy, Suspense } from 'react'

import { useRoot } from '../../page/use-root.ts'
import type { RequestedDaysProps } from './requested-days.tsx'

/** Shops without frames load none of it. */
const RequestedDays = lazy(() =>
  import('./requested-days.tsx').then((module) => ({ default: module.RequestedDays })),
)

/** The days on which rugs that are ordered now would arrive; nothing in a shop that reckons by weeks. */
export function PromisedDays({
  country,
  ...props
}: Omit<RequestedDaysProps, 'country'> & { readonly country?: string | null | undefined }) {
  const root = useRoot()
  if (!root.contacts.hasCalendar || props.rugs.length === 0) return null
  return (
    <Suspense fallback={null}>
      <RequestedDays {...props} country={country ?? root.country.code} />
    </Suspense>
  )
}
