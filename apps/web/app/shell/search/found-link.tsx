import { createContext, use } from 'react'
import { Link, type LinkProps } from 'react-router'

/** Called when a result on the current page is followed, so that the panel over it closes. */
export const OnFollow = createContext(() => {})

/** A link to a search result. With a modifier key it opens elsewhere and the search stays open. */
export function FoundLink(props: LinkProps) {
  const follow = use(OnFollow)
  return (
    <Link
      {...props}
      onClick={({ metaKey, ctrlKey, shiftKey }) => {
        if (!metaKey && !ctrlKey && !shiftKey) follow()
      }}
    />
  )
}
