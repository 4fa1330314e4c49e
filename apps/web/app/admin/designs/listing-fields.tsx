import './designs.css'

import type { ListingSettings } from '@nawl/contract/desk/design'
import { MOST_FEATURED } from '@nawl/domain/catalogue/own-design'
import * as messages from '@nawl/messages/desk-designs'
import { nameOf } from '@nawl/messages/names'
import { useState } from 'react'

import { Glyph } from '../../ui/glyph.tsx'
import { Section } from '../../ui/section.tsx'
import type { Fields } from '../documents/versions.tsx'
import { type DesignFacts, DesignRow } from './design-row.tsx'
import { inListedOrder, moved } from './listed-order.ts'

type ListingFieldsProps = Fields<ListingSettings> & { readonly sold: readonly DesignFacts[] }

/** The designs on sale in their order, which arrows and dragging change, and those of the home page. */
export function ListingFields({ value, change, readOnly, sold }: ListingFieldsProps) {
  const [dragged, setDragged] = useState<string | null>(null)
  const [over, setOver] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const designs = inListedOrder(sold, value.order)
  const slugs = designs.map(({ slug }) => slug)
  const { featured } = value

  const move = (slug: string, to: number) => {
    if (readOnly || to < 0 || to >= slugs.length) return
    change({ ...value, order: moved(slugs, slug, to) })
    const name = nameOf(designs.find((design) => design.slug === slug)?.name ?? slug)
    setSaid(messages.moved({ name, place: to + 1, count: slugs.length }))
  }
  const feature = (slug: string, wanted: boolean) =>
    change({ ...value, featured: wanted ? [...featured, slug] : featured.filter((other) => other !== slug) })

  return (
    <Section title={messages.sold}>
      <p className="type-caption mt-2 text-graphite">{messages.dragHint}</p>
      <p className="type-caption text-graphite">{messages.featuredMeaning({ count: featured.length })}</p>
      <p role="status" className="sr-only">
        {said}
      </p>
      <ol className="design-list mt-4">
        {designs.map((design, place) => {
          const { slug } = design
          const name = nameOf(design.name)
          const isFeatured = featured.includes(slug)
          return (
            <li key={slug}>
              <div
                className="design-row"
                draggable={!readOnly}
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
              </div>
            </li>
          )
        })}
      </ol>
    </Section>
  )
}
