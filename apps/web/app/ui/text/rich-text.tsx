import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { useNavigate } from 'react-router'

import { sanitised } from './sanitised.ts'

type RichTextProps = {
  /** Sanitised by the server. */
  readonly html: string
  readonly className?: string
}

/** Renders one of our own texts from HTML. Links within the shop use client-side navigation. */
export function RichText({ html, className = '' }: RichTextProps) {
  const text = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = (event.target as Element).closest('a')
    const ownTab = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!link || !ownTab || link.origin !== location.origin) return
    event.preventDefault()
    void navigate(link.pathname + link.search + link.hash)
  })
  useEffect(() => {
    const element = text.current
    element?.addEventListener('click', follow)
    return () => element?.removeEventListener('click', follow)
  }, [])
  // Memoised: React sets the HTML again unless it is the identical object.
  const trusted = useMemo(() => sanitised(html), [html])
  return <div ref={text} className={`rich-text ${className}`} dangerouslySetInnerHTML={{ __html: trusted }} />
}
