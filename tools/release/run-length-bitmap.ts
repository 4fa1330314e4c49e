const RLE8 = 1
const LONGEST = 255
/** Shorter ones take fewer bytes as part of a literal. */
const SHORTEST_RUN = 3

/**
 * The same 8-bit bitmap with its rows as run lengths. A design is large areas of few yarns, and takes a twentieth of the
 * bytes; the colour engine reads either.
 */
export function runLengthBitmap(bitmap: Buffer): Buffer {
  const pixels = bitmap.readUInt32LE(10)
  const width = bitmap.readInt32LE(18)
  const height = bitmap.readInt32LE(22)
  if (bitmap.readUInt16LE(28) !== 8 || bitmap.readUInt32LE(30) !== 0 || height < 0)
    throw new Error(
      'only bitmaps of 8 bits, from the bottom up and not compressed, are written as run lengths',
    )
  const out: number[] = []
  for (let y = 0; y < height; y++) {
    const start = pixels + y * ((width + 3) & ~3)
    writeRow(bitmap.subarray(start, start + width), out)
    // The end of a row; of the last one, that of the bitmap.
    out.push(0, y === height - 1 ? 1 : 0)
  }
  const head = Buffer.from(bitmap.subarray(0, pixels))
  head.writeUInt32LE(pixels + out.length, 2)
  head.writeUInt32LE(RLE8, 30)
  head.writeUInt32LE(out.length, 34)
  return Buffer.concat([head, Buffer.from(out)])
}

function writeRow(row: Uint8Array, out: number[]): void {
  let literal = 0
  for (let x = 0; x < row.length;) {
    const length = runAt(row, x)
    if (length < SHORTEST_RUN) {
      x += length
      continue
    }
    writeLiteral(row.subarray(literal, x), out)
    out.push(length, row[x]!)
    x += length
    literal = x
  }
  writeLiteral(row.subarray(literal), out)
}

function runAt(row: Uint8Array, x: number): number {
  let end = x + 1
  while (end < row.length && end - x < LONGEST && row[end] === row[x]) end++
  return end - x
}

/** A literal of one or two pixels would be read as a command: those go as runs of one. */
function writeLiteral(values: Uint8Array, out: number[]): void {
  for (let from = 0; from < values.length; from += LONGEST) {
    const part = values.subarray(from, from + LONGEST)
    if (part.length < SHORTEST_RUN) for (const value of part) out.push(1, value)
    else out.push(0, part.length, ...part, ...(part.length % 2 === 0 ? [] : [0]))
  }
}
