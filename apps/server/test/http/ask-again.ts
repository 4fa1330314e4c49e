import type { App } from '../../src/platform/http/fastify-app.ts'

/** Asks twice, the second time with the ETag of the first answer; returns the second status and body. */
export async function askAgain(app: App, url: string): Promise<[status: number, body: string]> {
  const { headers } = await app.inject(url)
  const again = await app.inject({ url, headers: { 'if-none-match': String(headers['etag']) } })
  return [again.statusCode, again.body]
}
