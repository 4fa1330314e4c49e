import type { UploadedDesignAnswer, UploadRequest } from '@nawl/contract/imaging/upload'
import { estimate } from '@nawl/domain/rug/estimate'
import { uploadAddress, uploadImagePath } from '@nawl/domain/rug/uploads'
import { SHAPE_FACTS } from '@nawl/domain/rug/shape'
import { yarnOfHex, YARNS } from '@nawl/domain/yarn/library/shade-card'
import { nearestHex } from '@nawl/engine/reduction/nearest-hex'
import type { ReducedYarn } from '@nawl/engine/reduction/reduction'

/** A visitor's design as the shop lists a rug: priced for the size it was cropped for. */
export function uploadedRug(
  id: string,
  { name, size }: Pick<UploadRequest, 'name' | 'size'>,
  yarns: readonly ReducedYarn[],
): UploadedDesignAnswer {
  const named = nameYarns(yarns)
  const hexes = yarns.map(({ hex }) => hex)
  return {
    id: uploadAddress(id),
    code: `own-${id.slice(-6)}`,
    name,
    collection: 'Your designs',
    basePrice: listedPrice(size),
    mainImage: `/api/own-artwork/${id}/picture.webp`,
    processingImage: uploadImagePath(id),
    placeholder: '',
    description: 'Drawn by you, tufted by hand in New Zealand wool.',
    variants: [{ color: 'Original', hex: hexes[0] ?? '', hexes }],
    yarns: yarns.map(({ hex, share }, n) => ({ name: named[n] ?? '', hex, share: round(100 * share) })),
    styles: [],
    families: [],
    cropCentre: 0.5,
    size,
  }
}

/** US dollars at ten a square foot, for the size typed, else for the one the empty fields suggest. */
function listedPrice(size: UploadRequest['size']): number {
  const typed = estimate({ ...size, quantity: 1 })
  if (typed.ok) return typed.price / 100
  const [width, length] = SHAPE_FACTS[size.shape].example.ft
  const example = { width: String(width), length: String(length), unit: 'ft', quantity: 1 } as const
  const listed = estimate({ ...example, shape: size.shape })
  if (!listed.ok) throw new Error('the example size has a price')
  return listed.price / 100
}

/** Each yarn by the nearest of the shade card; a second of that name is numbered. */
function nameYarns(yarns: readonly ReducedYarn[]): readonly string[] {
  const card = YARNS.map(({ hex }) => hex)
  const names = yarns.map(({ hex }) => yarnOfHex(nearestHex(card, hex))?.name.toLowerCase() ?? 'yarn')
  return names.map((name, n) => {
    const before = names.slice(0, n).filter((other) => other === name).length
    return before === 0 ? name : `${name} ${before + 1}`
  })
}

const round = (value: number) => Math.round(value * 100) / 100
