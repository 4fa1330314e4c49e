import type { IncomingMessage } from 'node:http'

/**
 * The URL for the router. A URL that is not UTF-8 cannot be decoded; for a browser that requests a page its percent
 * signs are escaped, so it reaches the shop's not-found page.
 */
export function readableAddress({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>): string {
  const isForPeople = headers.accept?.includes('text/html') && !url.startsWith('/api/')
  const [path = '', ...rest] = url.split('?')
  if (!isForPeople || isReadable(path)) return url
  return [path.replaceAll('%', '%25'), ...rest].join('?')
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
