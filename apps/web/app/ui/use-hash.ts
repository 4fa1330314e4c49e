import { useLocation } from 'react-router'

import { useBrowserValue } from './use-browser-value.ts'

/** The URL's fragment without `#`. Empty during hydration: the server never sees it. */
export function useHash(): string {
  const { hash } = useLocation()
  const awake = useBrowserValue(() => true, false)
  return awake ? decoded(hash.slice(1)) : ''
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    // Anybody can write a link, such as `#100%`.
    return fragment
  }
}
