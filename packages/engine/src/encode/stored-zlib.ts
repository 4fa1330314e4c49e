/** Longest stored block (RFC 1951, 3.2.4). */
const LONGEST_BLOCK = 65535

/**
 * A zlib stream (RFC 1950) that holds `bytes` uncompressed: for files that never leave the memory, where compressing
 * and decompressing would cost more than the space.
 */
export function storedZlib(bytes: Uint8Array): Uint8Array {
  const blocks = Math.max(1, Math.ceil(bytes.length / LONGEST_BLOCK))
  const out = new Uint8Array(2 + blocks * 5 + bytes.length + 4)
  const view = new DataView(out.buffer)
  view.setUint16(0, 0x7801)
  let at = 2
  for (let block = 0; block < blocks; block++) {
    const part = bytes.subarray(block * LONGEST_BLOCK, (block + 1) * LONGEST_BLOCK)
    out[at] = block === blocks - 1 ? 1 : 0
    view.setUint16(at + 1, part.length, true)
    view.setUint16(at + 3, ~part.length & 0xffff, true)
    out.set(part, at + 5)
    at += 5 + part.length
  }
  view.setUint32(at, adler32(bytes))
  return out
}

/** Sums stay below 2³² for so many bytes before they must be reduced. */
const MOST_BYTES = 3800

function adler32(bytes: Uint8Array): number {
  let low = 1
  let high = 0
  for (let start = 0; start < bytes.length; start += MOST_BYTES) {
    const end = Math.min(bytes.length, start + MOST_BYTES)
    for (let i = start; i < end; i++) {
      low += bytes[i]!
      high += low
    }
    low %= 65521
    high %= 65521
  }
  return ((high << 16) | low) >>> 0
}
