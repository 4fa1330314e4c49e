import type { Cents } from '../money/money.ts'
import type { LinkedDesign } from '../rug/design-link.ts'
import type { RoomId } from '../rug/site-rooms.ts'
import type { Tolerance } from '../rug/sizes/precision.ts'
import type { OrderedSize } from './ordered-size.ts'

/** A rug as added to the cart. Whatever happens to the catalogue, this is what is made. */
export type DesignSnapshot = {
  /** Never written, as old rugs have none. */
  readonly kind?: 'rug' | undefined
  readonly rugId: string
  /** What it is priced by; absent in what was frozen when all collections cost the same. */
  readonly collection?: string | undefined
  readonly name: string
  /** What one rug of it cost when it was frozen, in US cents, so that a cart can say that its price has changed. */
  readonly unitPrice?: Cents | undefined
  /** SHA-256 of the bitmap, in hexadecimal. */
  readonly bitmapHash: string
  /** Original hex → new hex, both `#RRGGBB` in capitals. */
  readonly mappings: Readonly<Record<string, string>>
  /** The precision that the mappings were rendered with. */
  readonly tolerance: Tolerance
  readonly textureStyle: LinkedDesign['textureStyle']
  /** How strongly the pile shows in pictures, 0–1. */
  readonly textureIntensity: number
  readonly size: OrderedSize
  /** The room in its pictures; none for a visitor's upload. */
  readonly room?: RoomId | undefined
  /** The yarns after replacements; shares in percent. */
  readonly yarns: readonly { readonly name: string; readonly hex: string; readonly share: number }[]
  /** That it was approved in a proof, as it is here. */
  readonly approval?: DesignApproval | undefined
}

/** The approval of a design: the hash of what was approved, and when, as ISO 8601. */
export type DesignApproval = { readonly hash: string; readonly at: string }

/** Whether two designs give the same rug. Names do not matter; a size typed in another unit counts as different. */
export function isSameDesign(p: DesignSnapshot, q: DesignSnapshot): boolean {
  return designIdentity(p) === designIdentity(q)
}

/** Whether two designs are tufted alike, in whatever size and shape. */
export const isSameCloth = (p: DesignSnapshot, q: DesignSnapshot): boolean =>
  isSameDesign(p, { ...q, size: p.size })

/** A text that is the same for designs that share a line: of the same rug, and approved as the same or not at all. */
export function lineIdentity(design: DesignSnapshot): string {
  return designIdentity(design) + (design.approval?.hash ?? '')
}

/** Of designs in memory: each is compared with every line of a cart. */
const identities = new WeakMap<DesignSnapshot, string>()

/**
 * A text that is the same for designs that give the same rug. Approvals hold its hash: written otherwise, nothing that was
 * approved before could be made.
 */
export function designIdentity(design: DesignSnapshot): string {
  const identity = identities.get(design) ?? identityOf(design)
  identities.set(design, identity)
  return identity
}

function identityOf(design: DesignSnapshot): string {
  const { rugId, bitmapHash, mappings, tolerance, textureStyle, textureIntensity, size } = design
  const yarns = Object.entries(mappings)
    .map(([from, to]) => `${from}${to}`)
    .toSorted()
  const { shape, unit, width, length } = size
  return JSON.stringify([
    [rugId, bitmapHash, tolerance, textureStyle, textureIntensity],
    [shape, unit, width, length],
    yarns,
  ])
}
