import { lazy, Suspense } from 'react'

import type { StudioState } from '../state/studio-state.ts'
import { useBrowserValue } from '../../ui/use-browser-value.ts'
import { changingText } from '../../sales/kinds/rug/changing.ts'

const ChangeBar = lazy(() => import('./change-bar.tsx').then(({ ChangeBar }) => ({ default: ChangeBar })))

/** The bar over the stage when the studio changes an order; loaded only then. */
export function ChangeBarLoader({ state }: { readonly state: StudioState }) {
  const text = useBrowserValue(changingText, null)
  if (text === null) return null
  return (
    <Suspense fallback={<div className="h-[104px] bg-ink" />}>
      <ChangeBar text={text} state={state} />
    </Suspense>
  )
}
