import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { STYLE_RULES } from '@nawl/engine/pile/style-rules'
import { makeTile } from '@nawl/engine/pile/tile/tile'
import { tileFromBytes, tileToBytes } from '@nawl/engine/pile/tile/tile-bytes'
import type { TextureStyle } from '@nawl/engine/pile/tufted-raster'

export type TileOrder = {
  /** Cache folder of the tiles. */
  readonly directory: string
  readonly style: TextureStyle
  readonly scale: 1 | 2
}

/** The bytes of a pile tile in shared memory. A missing one takes one to three seconds: call from a worker. */
export async function loadPileTile({ directory, style, scale }: TileOrder): Promise<SharedArrayBuffer> {
  // Styles that differ only in finish share a tile.
  const file = join(directory, `${STYLE_RULES[style].strands}-${scale}.tile`)
  return (await readTile(file)) ?? (await makeAndKeep(file, style, scale))
}

async function readTile(file: string): Promise<SharedArrayBuffer | null> {
  try {
    const shared = share(await readFile(file))
    tileFromBytes(new Uint8Array(shared))
    return shared
  } catch {
    // A missing, truncated or outdated tile is generated again.
    return null
  }
}

async function makeAndKeep(file: string, style: TextureStyle, scale: 1 | 2): Promise<SharedArrayBuffer> {
  const bytes = tileToBytes(makeTile(style, scale))
  await mkdir(dirname(file), { recursive: true })
  // Written under another name and renamed, so that readers never see a partial tile.
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, bytes)
  await rename(draft, file)
  return share(bytes)
}

function share(bytes: Uint8Array): SharedArrayBuffer {
  const shared = new SharedArrayBuffer(bytes.length)
  new Uint8Array(shared).set(bytes)
  return shared
}
