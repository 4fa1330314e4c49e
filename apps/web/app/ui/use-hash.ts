import { useLocation } from 'react-router'

import { useBrowserValue } from './use-browser-value.ts'

/** What stands behind # in the page's address, without it. Nothing while the page wakes: the server never sees it. */
export function useHash(): string {
  const { hash } = useLocation()
  const awake = useBrowserValue(() => true, false)
  return awake ? decodeURIComponent(hash.slice(1)) : ''
}
