import { FoundLink } from './found-link.tsx'

type FoundPagesProps = {
  readonly pages: readonly { readonly title: string; readonly to: string }[]
  readonly className?: string
}

/** Links to pages, one after the other. */
export function FoundPages({ pages, className = '' }: FoundPagesProps) {
  return (
    <ul className={`flex flex-wrap gap-x-6 ${className}`}>
      {pages.map(({ title, to }) => (
        <li key={to}>
          <FoundLink to={to} className="search-word">
            {title}
          </FoundLink>
        </li>
      ))}
    </ul>
  )
}
