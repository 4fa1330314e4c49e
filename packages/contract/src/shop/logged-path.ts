/** Matches hashes and tokens by their length; shorter ones of 128 bits by their mix of upper and lower case. */
const PROOF = /(?:[\w~-]{32,}|(?<![\w~-])(?=[\w~-]*[A-Z])(?=[\w~-]*[a-z])[\w~-]{20,})(?:\.[\w.~-]+)*/g

/**
 * A request's path as logged: without the query string, which often contains a token, and without tokens in the path
 * itself, as in those of photographs.
 */
export function loggedPath(url: string): string {
  const [path = ''] = url.split('?')
  return path.slice(0, 300).replaceAll(PROOF, '…')
}
