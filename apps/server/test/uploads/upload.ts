import type { App } from '../../src/platform/http/fastify-app.ts'

export const WHOLE = { left: 0, top: 0, width: 1, height: 1 }

/** Valid design options with overrides. */
export function wishFor(over: object = {}) {
  const size = { shape: 'rectangle', width: '', length: '', unit: 'ft' }
  return { name: 'Fox', size, crop: WHOLE, yarnCount: 4, ...over }
}

type Part = { readonly name: string; readonly content: string | Uint8Array; readonly fileName?: string }

/** A multipart body as a browser sends it. */
export function formOf(parts: readonly Part[]): { payload: Buffer; headers: Record<string, string> } {
  const boundary = 'nawl-test-boundary'
  const payload = Buffer.concat([
    ...parts.flatMap(({ name, content, fileName }) => [
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="${name}"` +
          (fileName === undefined ? '' : `; filename="${fileName}"\r\ncontent-type: image/png`) +
          '\r\n\r\n',
      ),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ])
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } }
}

let callers = 0

/** Uploads a picture from a new caller. */
export async function upload(app: App, bytes: Uint8Array, wish: object = wishFor()) {
  callers++
  return app.inject({
    method: 'POST',
    url: '/api/own-artwork',
    remoteAddress: `10.0.${callers >> 8}.${callers & 255}`,
    ...formOf([
      { name: 'design', content: JSON.stringify(wish) },
      { name: 'picture', content: bytes, fileName: 'picture.png' },
    ]),
  })
}
