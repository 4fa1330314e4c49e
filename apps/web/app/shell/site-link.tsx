import type { Link as LinkFacts } from '../page/links.ts'
import { Link } from 'react-router'

type SiteLinkProps = {
  readonly link: LinkFacts
  readonly className?: string
  readonly onClick?: () => void
}

/** A link to a page, a file or an e-mail address; only pages use client-side navigation. */
export function SiteLink({ link: { label, to }, className, onClick }: SiteLinkProps) {
  const isPage = to.startsWith('/') && !to.endsWith('.xml')
  if (!isPage) {
    return (
      <a href={to} className={className} onClick={onClick}>
        {label}
      </a>
    )
  }
  return (
    <Link to={to} className={className} onClick={onClick}>
      {label}
    </Link>
  )
}
