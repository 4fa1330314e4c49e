import { FoundLink } from './found-link.tsx'

const WAYS_ON = [
  { label: 'All rugs', to: '/products' },
  { label: 'Questions and answers', to: '/faq' },
  { label: 'Contact', to: '/contact' },
]

/** Suggests searches and pages when nothing was found. */
export function NothingFound({ query }: { readonly query: string }) {
  return (
    <div className="pt-8 pb-12" data-found>
      <p className="type-h4 wrap-anywhere">Nothing here goes by “{query.trim()}”.</p>
      <p className="type-ui mt-3 max-w-[36em]">
        Rugs are found by name, collection, colour or yarn: Aria, geometric, blue, saffron. Questions by any
        word in them: cancel, moths, white glove.
      </p>
      <ul className="mt-4 flex flex-wrap gap-x-6">
        {WAYS_ON.map(({ label, to }) => (
          <li key={to}>
            <FoundLink to={to} className="search-word">
              {label}
            </FoundLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
