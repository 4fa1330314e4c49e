import { COLOR_FAMILIES, STYLE_TAGS } from './listing.ts'

/** The filters of a listing besides its category, with their values in a URL. */
export const FACETS = [
  { id: 'color', values: COLOR_FAMILIES },
  { id: 'yarns', values: ['3-4', '5-6', '7-8'] },
  { id: 'style', values: STYLE_TAGS },
] as const
export type FacetId = (typeof FACETS)[number]['id']

/** The chosen values by facet; none means any. */
export type Chosen = Readonly<Record<FacetId, readonly string[]>>

type Faceted = {
  readonly families: readonly string[]
  readonly styles: readonly string[]
  readonly yarns: readonly unknown[]
}

/** Parses a URL's filters (`?color=blues&color=grey&yarns=3-4`), keeping only existing values. */
export function chosenFacets(asked: (id: FacetId) => readonly string[]): Chosen {
  const read = (id: FacetId) => {
    const offered: readonly string[] = FACETS.find((facet) => facet.id === id)?.values ?? []
    return offered.filter((value) => asked(id).includes(value))
  }
  return { color: read('color'), yarns: read('yarns'), style: read('style') }
}

/** The designs that match a chosen value in every facet with a choice. */
export function narrowed<T extends Faceted>(designs: readonly T[], chosen: Chosen): readonly T[] {
  return designs.filter((design) =>
    FACETS.every(({ id }) => chosen[id].length === 0 || has(design, id, chosen[id])),
  )
}

/** The number of designs a value would list, given the choices in the other facets. */
export function facetCount(designs: readonly Faceted[], chosen: Chosen, id: FacetId, value: string): number {
  return narrowed(designs, { ...chosen, [id]: [value] }).length
}

function has(design: Faceted, id: FacetId, values: readonly string[]): boolean {
  if (id === 'yarns') return values.some((range) => isWithin(design.yarns.length, range))
  const own = id === 'color' ? design.families : design.styles
  return values.some((value) => own.includes(value))
}

function isWithin(count: number, range: string): boolean {
  const [least = 0, most = 0] = range.split('-').map(Number)
  return count >= least && count <= most
}
