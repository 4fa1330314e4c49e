import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

/**
 * What stands behind # in the page's address, without it. Nothing while the page wakes: the server never sees it, and
 * what React finds otherwise than the server wrote it stays as it was written.
 */
export function useHash(): string {
  const { hash } = useLocation()
  const awake = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  return awake ? decodeURIComponent(hash.slice(1)) : ''
}

const neverChanges = () => () => {}
