/** Whether an address leads to this machine and nowhere else. */
export function isLoopback(url: string | URL): boolean {
  const { hostname } = new URL(url)
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname)
}

/** Whether a name or address to listen at is reached from this machine and nowhere else. */
export function isLoopbackHost(host: string): boolean {
  const url = `http://${host.includes(':') ? `[${host}]` : host}`
  return URL.canParse(url) && isLoopback(url)
}

/** The addresses by which a shop is reached: the one it has, and on one's own machine the other names of that machine. */
export function originsOf(publicUrl: string): readonly string[] {
  const { origin, protocol, port } = new URL(publicUrl)
  if (!isLoopback(publicUrl)) return [origin]
  const suffix = port === '' ? '' : `:${port}`
  return [...new Set([origin, ...['localhost', '127.0.0.1'].map((name) => `${protocol}//${name}${suffix}`)])]
}
