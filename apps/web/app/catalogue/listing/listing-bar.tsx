import { FACET_LABELS, valueLabel } from './facet-labels.ts'
import * as messages from '@nawl/messages/listing'
import { type Chosen, facetCount, type FacetId, FACETS } from '@nawl/domain/catalogue/facets'
import { useRef } from 'react'
import { Form, Link } from 'react-router'

import { Glyph } from '../../ui/glyph.tsx'
import { SORTS, type Sort, type ListedCard } from './sort-cards.ts'
import { useClosesOutside } from '../cards/use-closes-outside.ts'

/** The filters and sort order in the URL of a listing. */
export type ListingQuery = {
  readonly chosen: Chosen
  readonly sort: Sort
  /** Shows every rug in its room. */
  readonly inRooms: boolean
}

type ListingBarProps = {
  /** All rugs of the category. */
  readonly cards: readonly ListedCard[]
  /** The number of rugs after filtering. */
  readonly listed: number
  readonly query: ListingQuery
}

/**
 * The number of rugs, the filters and the sort order. One form, stored in the URL; without scripts it has a submit
 * button.
 */
export function ListingBar({ cards, listed, query }: ListingBarProps) {
  const { chosen, sort } = query
  const form = useRef<HTMLFormElement>(null)
  useClosesOutside(form)
  const isNarrowed = FACETS.some(({ id }) => chosen[id].length > 0)
  return (
    <Form
      ref={form}
      // The form's state comes from the URL, so a new URL remounts it; checking a box does not close its menu.
      method="get"
      replace
      preventScrollReset
      onChange={({ currentTarget }) => currentTarget.requestSubmit()}
      className="type-caption mb-[22px] flex min-h-[54px] flex-wrap items-center gap-x-7 max-md:mb-[13px] max-md:min-h-[50px]"
    >
      <output className="min-w-23">
        {isNarrowed
          ? messages.designsOf({ count: listed, all: cards.length })
          : messages.designs({ count: listed })}
      </output>
      <div className="flex flex-wrap gap-x-6 max-sm:order-1 max-sm:w-full max-sm:gap-x-5">
        {FACETS.map(({ id }) =>
          id === 'yarns' ? (
            <Facet key={id} id={id} label={FACET_LABELS[id]} cards={cards} chosen={chosen} />
          ) : (
            <ChosenValues key={id} id={id} query={query} />
          ),
        )}
        {isNarrowed && (
          <Link
            to={addressOf({ ...query, chosen: NOTHING_CHOSEN })}
            replace
            preventScrollReset
            className="facet-clear"
          >
            {messages.clear}
          </Link>
        )}
      </div>
      <Shown query={query} />
      <SortControl sort={sort} />
      <noscript>
        <button type="submit" className="min-h-11 underline">
          {messages.apply}
        </button>
      </noscript>
    </Form>
  )
}

/** Palettes and styles have links of their own beside the list; what a search chose of them can be taken back here. */
function ChosenValues({ id, query }: { readonly id: FacetId; readonly query: ListingQuery }) {
  return query.chosen[id].map((value) => {
    const label = valueLabel(value)
    const rest = query.chosen[id].filter((other) => other !== value)
    return (
      <span key={value} className="flex items-center">
        <input type="hidden" name={id} value={value} />
        <Link
          to={addressOf({ ...query, chosen: { ...query.chosen, [id]: rest } })}
          replace
          preventScrollReset
          aria-label={messages.removeFilter({ label })}
          className="flex min-h-11 items-center gap-1.5 hover:text-madder"
        >
          {label} <Glyph name="close" size={12} />
        </Link>
      </span>
    )
  })
}

/** Rugs on paper or in rooms; a link, so that it works without scripts and can be shared. */
function Shown({ query }: { readonly query: ListingQuery }) {
  return (
    <div role="group" aria-label={messages.show} className="listing-show">
      {query.inRooms && <input type="hidden" name="show" value="rooms" />}
      {([false, true] as const).map((inRooms) => (
        <Link
          key={String(inRooms)}
          to={addressOf({ ...query, inRooms })}
          replace
          preventScrollReset
          aria-current={query.inRooms === inRooms ? 'true' : undefined}
        >
          {inRooms ? messages.rooms : messages.rugs}
        </Link>
      ))}
    </div>
  )
}

const NOTHING_CHOSEN: Chosen = { color: [], yarns: [], style: [] }

/** The query of a listing: only what differs from all rugs on paper in the order of the collection. */
function addressOf({ chosen, sort, inRooms }: ListingQuery): string {
  const search = new URLSearchParams(FACETS.flatMap(({ id }) => chosen[id].map((value) => [id, value])))
  if (sort !== 'featured') search.set('sort', sort)
  if (inRooms) search.set('show', 'rooms')
  return `?${search}`
}

type FacetProps = Pick<ListingBarProps, 'cards'> & {
  readonly id: FacetId
  readonly label: string
  readonly chosen: Chosen
}

/** A filter: a menu of checkboxes, each with the number of rugs it would list. */
function Facet({ id, label, cards, chosen }: FacetProps) {
  const values = FACETS.find((facet) => facet.id === id)?.values ?? []
  return (
    <details name="facet" className="facet">
      <summary>
        {label}
        {chosen[id].length > 0 && (
          <span className="figures grid h-[18px] min-w-[18px] place-items-center rounded-[9px] bg-ink text-[12px] text-paper">
            {chosen[id].length}
          </span>
        )}
      </summary>
      <fieldset className="facet-menu">
        <legend className="sr-only">{label}</legend>
        {values.map((value) => {
          const count = facetCount(cards, chosen, id, value)
          const ticked = chosen[id].includes(value)
          return (
            <label key={value} className="facet-option">
              <input
                type="checkbox"
                name={id}
                value={value}
                key={String(ticked)}
                defaultChecked={ticked}
                disabled={count === 0 && !ticked}
              />
              <span>{valueLabel(value)}</span>
              <span className="figures text-graphite">{count}</span>
            </label>
          )
        })}
      </fieldset>
    </details>
  )
}

function SortControl({ sort }: { readonly sort: Sort }) {
  return (
    <div className="sort-control">
      <label htmlFor="sort">{messages.sort}</label>
      <select id="sort" name="sort" key={sort} defaultValue={sort}>
        {SORTS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}
