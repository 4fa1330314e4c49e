import { decodeDesign } from '../rug/design-link.ts'

type Yarn = { readonly hex: string; readonly share: number }

/** A rug's yarns after applying a studio link. An unreadable link changes nothing. */
export function recolored<T extends Yarn>(yarns: readonly T[], link: string): readonly T[] {
  const decoded = decodeDesign(link)
  if (!decoded.ok) return yarns
  const { mappings } = decoded.design
  return yarns.map((yarn) => ({ ...yarn, hex: mappings[yarn.hex.toUpperCase()] ?? yarn.hex }))
}
