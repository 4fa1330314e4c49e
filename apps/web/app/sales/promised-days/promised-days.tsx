import { lazy, Suspense } from 'react'

import { useRoot } from '../../page/use-root.ts'
import type { AskedDaysProps } from './asked-days.tsx'

/** Shops without frames load none of it. */
const AskedDays = lazy(() => import('./asked-days.tsx').then((module) => ({ default: module.AskedDays })))

/** The days on which rugs that are ordered now would arrive; nothing in a shop that reckons by weeks. */
export function PromisedDays({
  country,
  ...props
}: Omit<AskedDaysProps, 'country'> & { readonly country?: string | null | undefined }) {
  const root = useRoot()
  if (!root.contacts.hasCalendar || props.rugs.length === 0) return null
  return (
    <Suspense fallback={null}>
      <AskedDays {...props} country={country ?? root.country.code} />
    </Suspense>
  )
}
