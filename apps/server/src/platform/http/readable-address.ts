import type { IncomingMessage } from 'node:http'

/**
 * The address of a request as the router reads it. One that is no UTF-8 cannot be read; a browser that asks for a page
 * gets the shop's own page of addresses that lead nowhere, as its percent signs are then taken for what they are.
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
