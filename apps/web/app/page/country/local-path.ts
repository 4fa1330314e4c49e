/**
 * The path, query and fragment of an address within the shop; null for one that leads elsewhere or could be parsed
 * so.
 */
export function localPath(address: unknown): string | null {
  if (typeof address !== 'string' || !address.startsWith('/')) return null
  // `//elsewhere` and `/\elsewhere` begin with a slash but name another host.
  const base = 'http://nowhere.invalid'
  if (!URL.canParse(address, base)) return null
  const { origin, pathname, search, hash } = new URL(address, base)
  return origin === base ? pathname + search + hash : null
}
