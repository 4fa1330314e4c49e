import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

import { table } from '../table.ts'

const KINDS = ['drawing', 'gradient', 'photographed'] as const

/** Pictures of 40 megapixels, each separated once in a new process: time and memory beyond the raster. */
export function largeTable(): string {
  const picture = fileURLToPath(new URL('large-picture.ts', import.meta.url))
  const rows = KINDS.map((kind) => {
    const { ms, bytes } = JSON.parse(
      execFileSync(process.execPath, [picture, kind], { encoding: 'utf8' }),
    ) as {
      ms: number
      bytes: number
    }
    return [kind, (ms / 1000).toFixed(2), (bytes / 1e6).toFixed(0)]
  })
  return table('40 megapixels', ['', 'CPU s', 'MB beyond the raster'], rows)
}
