import { lazy, Suspense } from 'react'

import type { StudioState } from '../../../studio/state/studio-state.ts'
import { useBrowserValue } from '../../../ui/use-browser-value.ts'
import { changingText } from './changing.ts'

const ChangeStrip = lazy(() =>
  import('./change-bar.tsx').then(({ ChangeStrip }) => ({ default: ChangeStrip })),
)

/** Over the stage, where the studio was opened to change an order; its code comes only then. */
export function ChangeStripLoader({ state }: { readonly state: StudioState }) {
  const text = useBrowserValue(changingText, null)
  if (text === null) return null
  return (
    <Suspense fallback={<div className="h-[104px] bg-ink" />}>
      <ChangeStrip text={text} state={state} />
    </Suspense>
  )
}
