/** A drawing with a margin that repeats its rim, so that code near the edge needs no bounds checks. */
export type Cloth = {
  /** Size of the drawing itself. */
  readonly width: number
  readonly height: number
  readonly margin: number
  /** Pixels per row, a multiple of four, so that rows can be compared word by word. */
  readonly stride: number
  readonly rows: number
  /** `stride × rows` yarn numbers. */
  readonly yarns: Uint8Array
}

/** Times a yarn number: four pixels alike, as a word. */
export const FOUR = 0x01010101

export function layCloth(yarns: Uint8Array, width: number, height: number, margin: number): Cloth {
  const cloth = emptyCloth(width, height, margin)
  for (let y = 0; y < height; y++) {
    const row = yarns.subarray(y * width, (y + 1) * width)
    cloth.yarns.set(row, (y + margin) * cloth.stride + margin)
  }
  carryRim(cloth)
  return cloth
}

export function emptyCloth(width: number, height: number, margin: number): Cloth {
  const stride = (width + 2 * margin + 3) & ~3
  const rows = height + 2 * margin
  return { width, height, margin, stride, rows, yarns: new Uint8Array(stride * rows) }
}

/** Repeats the outermost pixels of the drawing through its margin. */
export function carryRim({ width, height, margin, stride, rows, yarns }: Cloth): void {
  for (let y = margin; y < margin + height; y++) {
    const start = y * stride
    yarns.fill(yarns[start + margin]!, start, start + margin)
    const end = start + margin + width
    yarns.fill(yarns[end - 1]!, end, start + stride)
  }
  const top = margin * stride
  const bottom = (margin + height - 1) * stride
  for (let y = 0; y < margin; y++) {
    yarns.copyWithin(y * stride, top, top + stride)
    yarns.copyWithin((rows - 1 - y) * stride, bottom, bottom + stride)
  }
}
