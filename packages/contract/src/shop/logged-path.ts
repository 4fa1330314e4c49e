/** Matches hashes and tokens by their length; shorter ones of 128 bits by their mix of upper and lower case. */
const PROOF = /(?:[\w~-]{32,}|(?<![\w~-])(?=[\w~-]*[A-Z])(?=[\w~-]*[a-z])[\w~-]{20,})(?:\.[\w.~-]+)*/g
/** The sign of an e-mail address, as it is or encoded, also more than once. */
const ADDRESS = /@|%(?:25)*40/

/**
 * A request's path as logged: without the query string, which often contains a token, and without tokens and e-mail
 * addresses in the path itself, as in those of photographs and customers.
 */
export function loggedPath(url: string): string {
  const [path = ''] = url.split('?')
  const parts = path.split('/').map((part) => (ADDRESS.test(part) ? '…' : part))
  return parts.join('/').slice(0, 300).replaceAll(PROOF, '…')
}
