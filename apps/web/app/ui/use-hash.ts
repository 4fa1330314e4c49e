import { useLocation } from 'react-router'

import { useBrowserValue } from './use-browser-value.ts'

/** The URL's fragment without `#`. Empty during hydration: the server never sees it. */
export function useHash(): string {
  const { hash } = useLocation()
  const awake = useBrowserValue(() => true, false)
  return awake ? decodeURIComponent(hash.slice(1)) : ''
}
