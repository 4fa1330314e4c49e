/** A bitmap file for tests; omitted fields have their usual values. */
export type BmpRecipe = {
  readonly width: number
  /** Negative: top-down. */
  readonly height: number
  readonly bits: number
  /** The pixel bytes as stored in the file. */
  readonly body: readonly number[] | Uint8Array
  readonly headerSize?: 12 | 16 | 40 | 52 | 56 | 64 | 108 | 124
  readonly compression?: number
  /** Red, green, blue and, if four, alpha. */
  readonly masks?: readonly number[]
  /** 0xRRGGBB. */
  readonly palette?: readonly number[]
  readonly declaredColors?: number
  /** Bytes between palette and pixels. */
  readonly gap?: number
  /** Written into the file header instead of the true offset. */
  readonly pixelOffset?: number
  /** Words of the header by their offset in it, written last. */
  readonly words?: Readonly<Record<number, number>>
  /** Appended to the file; the header says where it is. */
  readonly profile?: Uint8Array
}

/** Writes a bitmap file for tests, valid or not. */
export function bmpFile(recipe: BmpRecipe): Uint8Array {
  const { headerSize = 40, palette = [], gap = 0, body } = recipe
  const entryBytes = headerSize === 12 ? 3 : 4
  const masksAt = 14 + 40
  const masksEnd = headerSize === 40 ? masksAt + (recipe.masks?.length ?? 0) * 4 : 14 + headerSize
  const pixelOffset = masksEnd + palette.length * entryBytes + gap
  const file = new Uint8Array(pixelOffset + body.length)
  const view = new DataView(file.buffer)
  file.set([0x42, 0x4d])
  view.setUint32(2, file.length, true)
  view.setUint32(10, recipe.pixelOffset ?? pixelOffset, true)
  view.setUint32(14, headerSize, true)
  if (headerSize === 12) writeCore(view, recipe)
  else writeLong(view, recipe, headerSize)
  recipe.masks?.forEach((mask, n) => view.setUint32(masksAt + n * 4, mask, true))
  palette.forEach((rgb, n) => {
    file.set([rgb & 255, (rgb >> 8) & 255, rgb >> 16], masksEnd + n * entryBytes)
  })
  file.set(body, pixelOffset)
  if (!recipe.profile) return withWords(file, recipe.words ?? {})
  const embedded = { 56: 0x4d424544, 112: file.length - 14, 116: recipe.profile.length }
  return Uint8Array.from([...withWords(file, { ...embedded, ...recipe.words }), ...recipe.profile])
}

function withWords(file: Uint8Array<ArrayBuffer>, words: Readonly<Record<number, number>>): Uint8Array {
  const view = new DataView(file.buffer)
  for (const [offset, word] of Object.entries(words)) view.setUint32(14 + Number(offset), word, true)
  return file
}

function writeCore(view: DataView, { width, height, bits }: BmpRecipe): void {
  view.setUint16(18, width, true)
  view.setUint16(20, height, true)
  view.setUint16(22, 1, true)
  view.setUint16(24, bits, true)
}

function writeLong(view: DataView, recipe: BmpRecipe, headerSize: number): void {
  view.setInt32(18, recipe.width, true)
  view.setInt32(22, recipe.height, true)
  view.setUint16(26, 1, true)
  view.setUint16(28, recipe.bits, true)
  if (headerSize < 40) return
  view.setUint32(30, recipe.compression ?? 0, true)
  view.setUint32(46, recipe.declaredColors ?? recipe.palette?.length ?? 0, true)
}
