import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

import { z } from 'zod'

import type { App } from '../../platform/http/fastify-app.ts'
import type { RugRenderer } from '../color/rug-renderer.ts'

const TILE = /^(cut|loop)-([12])(?:-[0-9a-f]{32})?\.bin$/
const params = z.object({ file: z.string().regex(TILE) })

/** A style for each kind of strands. */
const STYLE_OF = { cut: 'fine', loop: 'loop' } as const

/**
 * GET /pile/{cut|loop}-{1|2}.bin: the pile tile for tufting in browsers, by strands and pixels per 1.5 mm. Redirects to
 * an immutable URL with the content hash; an outdated hash redirects there too.
 */
export function pileRoutes(app: App, { renderer }: { readonly renderer: RugRenderer }): void {
  const packed = new Map<string, Promise<PackedTile>>()

  function tileNamed(name: string, strands: 'cut' | 'loop', scale: 1 | 2): Promise<PackedTile> {
    const tile = packed.get(name) ?? renderer.tile(STYLE_OF[strands], scale).then(packTile)
    packed.set(name, tile)
    tile.catch(() => packed.delete(name))
    return tile
  }

  app.get('/pile/:file', { schema: { hide: true, params } }, async (request, reply) => {
    const { file } = request.params
    const [, strands, scale] = TILE.exec(file) as unknown as [string, 'cut' | 'loop', '1' | '2'] // as the schema says
    const name = `${strands}-${scale}`
    const { hash, plain, brotli } = await tileNamed(name, strands, scale === '1' ? 1 : 2)
    const address = `${name}-${hash}.bin`
    if (file !== address) return reply.header('cache-control', 'no-cache').redirect(`/pile/${address}`, 307)
    const takesBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
    if (takesBrotli) reply.header('content-encoding', 'br')
    return reply
      .type('application/octet-stream')
      .header('vary', 'accept-encoding')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(Buffer.from((takesBrotli ? brotli : plain).buffer))
  })
}

type PackedTile = {
  /** First half of the tile's SHA-256, in hex. */
  readonly hash: string
  readonly plain: Uint8Array
  readonly brotli: Uint8Array
}

const compress = promisify(brotliCompress)

/** Compresses a pile tile: six megabytes to three and a half in an eighth of a second, off the main thread. */
async function packTile(tile: SharedArrayBuffer): Promise<PackedTile> {
  // zlib does not accept shared memory.
  const plain = new Uint8Array(tile).slice()
  // Mostly noise: the highest quality saves nothing and takes seven times as long.
  const brotli = await compress(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  const hash = createHash('sha256').update(plain).digest('hex').slice(0, 32)
  return { hash, plain, brotli }
}
