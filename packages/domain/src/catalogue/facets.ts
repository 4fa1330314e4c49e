import { COLOR_FAMILIES, STYLE_TAGS } from './listing.ts'

/** The filters of a listing besides its category. */
export const FACETS = [
  {
    id: 'color',
    label: 'Palette',
    options: COLOR_FAMILIES.map((value) => ({ value, label: titled(value) })),
  },
  {
    id: 'yarns',
    label: 'Number of yarns',
    options: [
      { value: '3-4', label: '3 or 4' },
      { value: '5-6', label: '5 or 6' },
      { value: '7-8', label: '7 or 8' },
    ],
  },
  { id: 'style', label: 'Style', options: STYLE_TAGS.map((value) => ({ value, label: titled(value) })) },
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
    const offered: readonly { readonly value: string }[] =
      FACETS.find((facet) => facet.id === id)?.options ?? []
    return offered.map(({ value }) => value).filter((value) => asked(id).includes(value))
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

/** `earth-tones` → `Earth tones` */
function titled(slug: string): string {
  const words = slug.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
