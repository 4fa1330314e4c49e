import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { makeTile } from '@nawl/engine/pile/tile'
import { tileFromBytes, tileToBytes } from '@nawl/engine/pile/tile-bytes'
import type { TextureStyle } from '@nawl/engine/pile/tufted-raster'

/**
 * The bytes of a pile tile, in memory that workers share. Made when missing or of another
 * version (one to three seconds) and kept under `directory`.
 */
export async function loadPileTile(
  directory: string,
  style: TextureStyle,
  scale: 1 | 2,
): Promise<SharedArrayBuffer> {
  const file = join(directory, `${style}-${scale}.tile`)
  return (await readTile(file)) ?? (await makeAndKeep(file, style, scale))
}

async function readTile(file: string): Promise<SharedArrayBuffer | null> {
  try {
    const shared = share(await readFile(file))
    tileFromBytes(new Uint8Array(shared))
    return shared
  } catch {
    // Missing, cut short or of an earlier version: all mend themselves by making it anew.
    return null
  }
}

async function makeAndKeep(file: string, style: TextureStyle, scale: 1 | 2): Promise<SharedArrayBuffer> {
  const bytes = tileToBytes(makeTile(style, scale))
  await mkdir(join(file, '..'), { recursive: true })
  // Renamed into place, so that another process never reads half a tile.
  await writeFile(`${file}.${process.pid}`, bytes)
  await rename(`${file}.${process.pid}`, file)
  return share(bytes)
}

function share(bytes: Uint8Array): SharedArrayBuffer {
  const shared = new SharedArrayBuffer(bytes.length)
  new Uint8Array(shared).set(bytes)
  return shared
}
