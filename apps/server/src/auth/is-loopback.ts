/** Whether an address leads to this machine and nowhere else. */
export function isLoopback(url: string | URL): boolean {
  const { hostname } = new URL(url)
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname)
}
