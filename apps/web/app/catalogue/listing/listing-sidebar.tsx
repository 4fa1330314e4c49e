import * as messages from '@nawl/messages/listing'
import { Sentence } from '../../ui/text/sentence.tsx'
import { COLOR_FAMILIES } from '@nawl/domain/catalogue/listing'
import { COLOR_LINKS, type Link as LinkFacts, STYLE_LINKS } from '../../page/links.ts'
import { useState } from 'react'
import { Link, NavLink } from 'react-router'

import { Pompom } from '../../ui/pompom.tsx'
import { COLOR_FAMILY_YARNS } from './color-family-yarns.ts'

const GROUPS = [
  { id: 'style', title: messages.style, links: STYLE_LINKS, none: messages.any },
  { id: 'palette', title: messages.palette, links: COLOR_LINKS, none: messages.any },
] as const
type GroupId = (typeof GROUPS)[number]['id']

type ListingSidebarProps = { readonly path: string }

/** The two groups of categories: columns beside the grid, or two disclosure buttons above it on narrow screens. */
export function ListingSidebar({ path }: ListingSidebarProps) {
  const [open, setOpen] = useState<GroupId | null>(null)
  const close = () => setOpen(null)
  return (
    <nav aria-label={messages.categories} className="listing-sidebar">
      <div className="listing-disclosures">
        {GROUPS.map(({ id, title, links, none }) => (
          <button
            key={id}
            type="button"
            aria-expanded={open === id}
            aria-controls={`${id}-links`}
            onClick={() => setOpen(open === id ? null : id)}
            onKeyDown={({ key }) => key === 'Escape' && close()}
          >
            <span>{title}</span>
            <span className="text-graphite">{links.find(({ to }) => to === path)?.label ?? none}</span>
          </button>
        ))}
      </div>
      {GROUPS.map(({ id, title, links }) => (
        <section key={id} id={`${id}-links`} data-open={open === id || undefined} className="listing-group">
          <h2 className="type-caption font-medium">{title}</h2>
          <ul>
            {links.map((link) => (
              <li key={link.to}>
                <CategoryLink link={link} onFollow={close} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <OtherWays className="mt-8 max-md:hidden" />
    </nav>
  )
}

/** For those who do not find their rug in the list: beside it, or below it where there is no room beside it. */
export function OtherWays({ className }: { readonly className: string }) {
  return (
    <p className={`type-caption text-graphite ${className}`}>
      <Sentence parts={messages.ownDrawing({ link: linkTo('/your-design') })} />
      <br />
      <Sentence parts={messages.notSure({ link: linkTo('/your-room') })} />
    </p>
  )
}

const linkTo = (path: string) => (text: string) => (
  <Link
    to={path}
    className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-madder"
  >
    {text}
  </Link>
)

function CategoryLink({
  link: { label, to },
  onFollow,
}: {
  readonly link: LinkFacts
  readonly onFollow: () => void
}) {
  const family = COLOR_FAMILIES.find((slug) => to.endsWith(`/${slug}`))
  return (
    <NavLink to={to} end onClick={onFollow} className="category-link type-ui aria-[current=page]:font-medium">
      {family && (
        <span className="flex">
          {COLOR_FAMILY_YARNS[family].map((hex) => (
            <Pompom key={hex} hex={hex} size={18} className="-ms-0.5 first:ms-0" />
          ))}
        </span>
      )}
      {label}
    </NavLink>
  )
}
