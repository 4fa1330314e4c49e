/** Whether a URL can only lead to this machine. */
export function isLoopback(url: string | URL): boolean {
  const { hostname } = new URL(url)
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname)
}

/** Whether a server that listens on this host is reachable from this machine only. */
export function isLoopbackHost(host: string): boolean {
  const url = `http://${host.includes(':') ? `[${host}]` : host}`
  return URL.canParse(url) && isLoopback(url)
}

/** The origins of a shop: its public one and, on a loopback address, the other loopback names. */
export function originsOf(publicUrl: string): readonly string[] {
  const { origin, protocol, port } = new URL(publicUrl)
  if (!isLoopback(publicUrl)) return [origin]
  const suffix = port === '' ? '' : `:${port}`
  return [...new Set([origin, ...['localhost', '127.0.0.1'].map((name) => `${protocol}//${name}${suffix}`)])]
}

/** Removes trailing slashes, so that a path can be appended. */
export function withoutTrailingSlashes(address: string): string {
  let end = address.length
  while (address[end - 1] === '/') end--
  return address.slice(0, end)
}
