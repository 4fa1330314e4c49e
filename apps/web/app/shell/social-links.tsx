import type { ShopContacts } from '@nawl/contract/shop/shop-contacts'

const NETWORKS = [
  {
    id: 'instagram',
    name: 'Instagram',
    glyph: (
      <>
        <rect x="3" y="3" width="14" height="14" rx="4" />
        <circle cx="10" cy="10" r="3.2" />
        <circle cx="14.2" cy="5.8" r=".4" />
      </>
    ),
  },
  {
    id: 'facebook',
    name: 'Facebook',
    glyph: <path d="M13 3.6h-1.4a2.6 2.6 0 0 0-2.6 2.6V17M6.4 9.4h6" />,
  },
  {
    id: 'linkedin',
    name: 'LinkedIn',
    glyph: <path d="M4.5 7.6V16M4.5 4v.9M9 16V7.6M9 11.2a3.3 3.3 0 0 1 6.6 0V16" />,
  },
] as const

/** The shop's social pages: the networks' home pages until its owner has written some, none where it is empty. */
export function SocialLinks({ social }: { readonly social: ShopContacts['social'] }) {
  const shown = NETWORKS.filter(({ id }) => social[id] !== '')
  if (shown.length === 0) return null
  return (
    <ul className="flex">
      {shown.map(({ id, name, glyph }) => (
        <li key={id}>
          <a
            href={social[id]}
            rel="noreferrer"
            className="grid size-11 items-center justify-items-end hover:text-madder"
          >
            <svg
              viewBox="0 0 20 20"
              width="20"
              height="20"
              aria-hidden="true"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.4"
            >
              {glyph}
            </svg>
            <span className="sr-only">{name}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
