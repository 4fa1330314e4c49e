/** Where a bitmap file names its seed: two words that the format reserves and readers ignore. */
export const SEED_OFFSET = 6

/**
 * A bitmap file's seed of the tufter's irregularities, 32 bits: the one that it names, so that a browser knows the
 * marks of a bitmap before it is drawn; otherwise that of its bytes.
 */
export function handSeed(file: Uint8Array): number {
  const named = file.subarray(SEED_OFFSET, SEED_OFFSET + 4)
  return named.some((byte) => byte !== 0)
    ? named.reduceRight((seed, byte) => seed * 256 + byte, 0)
    : fnv1a(file)
}

/** The number for bitmaps that are made from what has this name, to be named in their files; never 0. */
export const seedOfName = (name: string): number =>
  fnv1a(Uint8Array.from(name, (letter) => letter.charCodeAt(0))) || 1

/** FNV-1a (Fowler, Noll, Vo), because a browser on plain HTTP has no SHA to agree upon with the server. */
function fnv1a(bytes: Uint8Array): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < bytes.length; i++) hash = Math.imul(hash ^ bytes[i]!, 0x01000193)
  return hash >>> 0
}
