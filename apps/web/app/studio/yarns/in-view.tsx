import { useEffect, useRef } from 'react'

import { glideTo } from '../glide-to.ts'

/** Comes into view by itself: for what appears below, where nobody would look for it. */
export function InView({ children }: { readonly children: React.ReactNode }) {
  const view = useRef<HTMLDivElement>(null)
  useEffect(() => glideTo(view.current, 'nearest'), [])
  return <div ref={view}>{children}</div>
}
