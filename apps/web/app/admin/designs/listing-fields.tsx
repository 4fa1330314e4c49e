import './designs.css'

import type { ListingSettings } from '@nawl/contract/desk/design'
import { inListedOrder } from '@nawl/domain/catalogue/listed-order'
import { MOST_FEATURED } from '@nawl/domain/catalogue/own-design'
import * as messages from '@nawl/messages/desk-designs'
import { nameOf } from '@nawl/messages/names'
import { useState } from 'react'

import { Glyph } from '../../ui/glyph.tsx'
import { Section } from '../../ui/section.tsx'
import type { Fields } from '../documents/versions.tsx'
import { type DesignFacts, DesignRow } from './design-row.tsx'
import { moved } from './listed-order.ts'

type ListingFieldsProps = Fields<ListingSettings> & {
  readonly sold: readonly DesignFacts[]
  /** The addresses that a search found, which alone are shown; null without one. */
  readonly found: ReadonlySet<string> | null
}

/** The designs on sale in their order, which arrows and dragging change, and those of the home page. */
export function ListingFields({ value, change, readOnly, sold, found }: ListingFieldsProps) {
  const [dragged, setDragged] = useState<string | null>(null)
  const [over, setOver] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const designs = inListedOrder(sold, value.order, ({ slug }) => slug)
  const slugs = designs.map(({ slug }) => slug)
  const { featured } = value
  const shown = designs.filter(({ slug }) => found === null || found.has(slug))
  // A row would move past rows that are not seen.
  const isOrdered = !readOnly && found === null

  const move = (slug: string, to: number) => {
    if (!isOrdered || to < 0 || to >= slugs.length) return
    change({ ...value, order: moved(slugs, slug, to) })
    const name = nameOf(designs.find((design) => design.slug === slug)?.name ?? slug)
    setSaid(messages.moved({ name, place: to + 1, count: slugs.length }))
  }
  const feature = (slug: string, wanted: boolean) =>
    change({ ...value, featured: wanted ? [...featured, slug] : featured.filter((other) => other !== slug) })

  return (
    <Section title={messages.sold}>
      <p className="type-caption mt-2 text-graphite">
        {found === null ? messages.dragHint : messages.searched({ count: shown.length })}
      </p>
      <p className="type-caption text-graphite">{messages.featuredMeaning({ count: featured.length })}</p>
      <p role="status" className="sr-only">
        {said}
      </p>
      <ol className="design-list mt-4">
        {shown.map((design) => {
          const { slug } = design
          const place = slugs.indexOf(slug)
          const name = nameOf(design.name)
          const isFeatured = featured.includes(slug)
          return (
            <li key={slug}>
              <div
                className="design-row"
                draggable={isOrdered}
                data-over={(over === slug && dragged !== slug) || undefined}
                onDragStart={() => setDragged(slug)}
                onDragEnd={() => {
                  setDragged(null)
                  setOver(null)
                }}
                onDragOver={(event) => {
                  if (dragged === null) return
                  event.preventDefault()
                  setOver(slug)
                }}
                onDrop={(event) => {
                  event.preventDefault()
                  if (dragged !== null) move(dragged, place)
                }}
              >
                <DesignRow design={design} />
                <label className="design-tick type-caption">
                  <input
                    type="checkbox"
                    checked={isFeatured}
                    disabled={readOnly || (!isFeatured && featured.length >= MOST_FEATURED)}
                    onChange={({ target }) => feature(slug, target.checked)}
                  />
                  {messages.featured}
                  <span className="sr-only">{name}</span>
                </label>
                {found === null ? (
                  <div className="flex">
                    <button
                      type="button"
                      className="design-arrow"
                      aria-label={messages.moveUp({ name })}
                      aria-disabled={place === 0}
                      onClick={() => move(slug, place - 1)}
                    >
                      <Glyph name="chevron" className="rotate-180" />
                    </button>
                    <button
                      type="button"
                      className="design-arrow"
                      aria-label={messages.moveDown({ name })}
                      aria-disabled={place === slugs.length - 1}
                      onClick={() => move(slug, place + 1)}
                    >
                      <Glyph name="chevron" />
                    </button>
                  </div>
                ) : (
                  <span className="type-caption text-graphite">
                    {messages.placed({ place: place + 1, count: slugs.length })}
                  </span>
                )}
              </div>
            </li>
          )
        })}
      </ol>
    </Section>
  )
}
