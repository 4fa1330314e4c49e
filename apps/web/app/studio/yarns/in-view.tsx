import { useEffect, useRef } from 'react'

import { glideTo } from '../glide-to.ts'

/** Scrolls itself into view when it appears below the visible area. */
export function InView({ children }: { readonly children: React.ReactNode }) {
  const view = useRef<HTMLDivElement>(null)
  useEffect(() => glideTo(view.current, 'nearest'), [])
  return <div ref={view}>{children}</div>
}
