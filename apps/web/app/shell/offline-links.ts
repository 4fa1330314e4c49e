import { useEffect } from 'react'

import { toast } from '../ui/toasts/toast.ts'

/**
 * While the browser is offline a link says so and leaves the page as it is. Followed, it would end on the browser's own
 * error page: what the next page consists of cannot be fetched, and the router then loads the document anew.
 */
export function useOfflineLinks(): void {
  useEffect(() => {
    const stop = (event: Event) => {
      event.preventDefault()
      toast('You are offline. This page stays open; try again when you are connected.')
    }
    const press = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const inThisTab = !event.ctrlKey && !event.metaKey && !event.shiftKey
      if (!navigator.onLine && link && inThisTab && leadsAway(link, location.href)) stop(event)
    }
    const submit = (event: SubmitEvent) => {
      const isSearch = event.target instanceof HTMLFormElement && event.target.method === 'get'
      if (!navigator.onLine && isSearch) stop(event)
    }
    // Before the router hears of it.
    document.addEventListener('click', press, true)
    document.addEventListener('submit', submit, true)
    return () => {
      document.removeEventListener('click', press, true)
      document.removeEventListener('submit', submit, true)
    }
  }, [])
}

type LinkFacts = { readonly href: string; readonly download?: string }

/** Whether a link needs the network: not a place on this page, a file in memory, a mail or a call. */
export function leadsAway({ href, download = '' }: LinkFacts, page: string): boolean {
  if (!/^https?:/.test(href) || download !== '') return false
  const isPlaceHere = href.includes('#') && href.split('#')[0] === page.split('#')[0]
  return !isPlaceHere
}
