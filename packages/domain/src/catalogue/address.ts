import { collectionSlug } from './collection.ts'

type Identified = { readonly id: string; readonly collection: string }

/**
 * The address of a design. Some ids occur in several collections; an id finds the first of them, and each later one
 * has its collection in its address: `onyx-contemporary`.
 */
export function designAddress<T extends Identified>(designs: readonly T[], design: T): string {
  const first = designs.find((other) => sameId(other.id, design.id))
  return first === undefined || first === design
    ? design.id
    : `${design.id}-${collectionSlug(design.collection)}`
}

/** The first design with that id, in any case; else the one with that address; else null. */
export function findDesign<T extends Identified>(designs: readonly T[], id: string): T | null {
  return (
    designs.find((design) => sameId(design.id, id)) ??
    designs.find((design) => sameId(designAddress(designs, design), id)) ??
    null
  )
}

/** The last six characters of an id in capitals, for reading out over the phone. */
export function shortCode(id: string): string {
  return id.slice(-6).toUpperCase()
}

function sameId(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase()
}
