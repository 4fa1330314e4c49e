import { createContext, use } from 'react'
import { Link, type LinkProps } from 'react-router'

/** Called when something found is followed on this page: the panel over it closes. */
export const OnFollow = createContext(() => {})

/** A link to something found. With a key held it opens elsewhere, and the search stays. */
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
