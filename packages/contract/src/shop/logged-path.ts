/** What is too long for a word: hashes and tokens, and shorter ones of 128 bits, which mix capitals and small letters. */
const PROOF = /(?:[\w~-]{32,}|(?<![\w~-])(?=[\w~-]*[A-Z])(?=[\w~-]*[a-z])[\w~-]{20,})(?:\.[\w.~-]+)*/g

/**
 * The address of a request as the log has it. What is behind the question mark is a proof as often as not, and where
 * one stands in the path itself, as those of photographs do, it is left out as well.
 */
export function loggedPath(url: string): string {
  const [path = ''] = url.split('?')
  return path.slice(0, 300).replaceAll(PROOF, '…')
}
