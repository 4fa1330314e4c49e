import type { RowProblem } from '@nawl/contract/desk/csv-import'
import type { DesignColumn, ListingSettings } from '@nawl/contract/desk/design'
import { MOST_FEATURED } from '@nawl/domain/catalogue/own-design'

import type { WrittenDesign } from './design-cells.ts'

/** How the collection is listed, as its page shows it: its draft, or else what is public. */
export type WrittenListing = {
  readonly value: ListingSettings
  readonly base: number
  readonly draftVersion: number
  readonly draftBase: number
  /** The designs on sale in that order. */
  readonly order: readonly string[]
}
export type ListingWish = Omit<WrittenListing, 'order'>

type Row = {
  readonly line: number
  readonly before?: WrittenDesign
  readonly after?: WrittenDesign
  readonly changed: readonly DesignColumn[]
  readonly problems: RowProblem[]
}

/** Whether a column is of the design's own document; the others are of the listing. */
export const isWritten = (column: DesignColumn): boolean => column !== 'featured' && column !== 'position'

/** Refuses places that two rows ask for or that there are not, and more designs than the home page shows. */
export function refusePlaces(rows: readonly Row[], listing: WrittenListing, isPublished: boolean): void {
  const placing = rows.filter(({ changed }) => changed.includes('position'))
  const first = new Map<number, Row>()
  for (const row of placing) {
    const place = row.after?.position ?? 0
    const twin = first.get(place)
    if (place < 1 || place > listing.order.length) row.problems.push({ column: 'position', problem: 'range' })
    else if (twin) row.problems.push({ column: 'position', problem: 'twin', other: String(twin.line) })
    else first.set(place, row)
  }
  let count = featuredAfter(rows, listing).length
  for (const row of rows.toReversed()) {
    if (count <= MOST_FEATURED) break
    if (!row.changed.includes('featured') || !row.after?.isFeatured || row.problems.length > 0) continue
    row.problems.push({ column: 'featured', problem: 'featured' })
    count -= 1
  }
  if (!isPublished || listing.draftVersion === 0 || listing.draftBase === listing.base) return
  for (const { changed, problems } of rows)
    if (changed.some((column) => !isWritten(column))) problems.push({ column: null, problem: 'stale' })
}

/** The listing as rows without problems change it; null where they do not. */
export function listingWish(rows: readonly Row[], listing: WrittenListing): ListingWish | null {
  if (!rows.some(({ changed }) => changed.some((column) => !isWritten(column)))) return null
  const { base, draftVersion, draftBase, value } = listing
  const isMoved = rows.some(({ changed }) => changed.includes('position'))
  const order = isMoved ? orderAfter(rows, listing.order) : value.order
  return { base, draftVersion, draftBase, value: { order, featured: featuredAfter(rows, listing) } }
}

/** Whoever is given a place has it; all others keep their order around them. */
function orderAfter(rows: readonly Row[], order: readonly string[]): string[] {
  const given = new Map(
    rows.flatMap(({ after, changed }): [number, string][] =>
      after?.position && changed.includes('position') ? [[after.position, after.slug]] : [],
    ),
  )
  const placed = new Set(given.values())
  const others = order.filter((slug) => !placed.has(slug)).values()
  return order.map((slug, at) => given.get(at + 1) ?? others.next().value ?? slug)
}

function featuredAfter(rows: readonly Row[], { value: { featured } }: WrittenListing): string[] {
  const changed = rows.flatMap(({ after, changed: columns, problems }) =>
    after && columns.includes('featured') && problems.length === 0 ? [after] : [],
  )
  const slugs = new Set(changed.map(({ slug }) => slug))
  return [
    ...featured.filter((slug) => !slugs.has(slug)),
    ...changed.filter(({ isFeatured }) => isFeatured).map(({ slug }) => slug),
  ]
}
