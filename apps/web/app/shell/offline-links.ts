import * as messages from '@nawl/messages/shell'
import { useEffect } from 'react'

import { toast } from '../ui/toasts/toast.ts'

/**
 * While the browser is offline, links show a message and leave the page as it is. Following one would end on the
 * browser's error page: the router cannot fetch the next page's modules and then loads the document.
 */
export function useOfflineLinks(): void {
  useEffect(() => {
    const stop = (event: Event) => {
      event.preventDefault()
      toast(messages.offlineLink)
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
    // Before the router handles the event.
    document.addEventListener('click', press, true)
    document.addEventListener('submit', submit, true)
    return () => {
      document.removeEventListener('click', press, true)
      document.removeEventListener('submit', submit, true)
    }
  }, [])
}

type LinkFacts = { readonly href: string; readonly download?: string }

/** Whether a link needs the network: not a fragment of this page, a blob, an e-mail address or a phone number. */
export function leadsAway({ href, download = '' }: LinkFacts, page: string): boolean {
  if (!/^https?:/.test(href) || download !== '') return false
  const isPlaceHere = href.includes('#') && href.split('#')[0] === page.split('#')[0]
  return !isPlaceHere
}
