import { inflateSync } from 'node:zlib'

import { templateName } from '@nawl/engine/encode/template-name'
import { shadeLevels } from '@nawl/engine/pile/shade/shade-levels'

/** What a client holds that has seen a tufted PNG-8 of `yarnCount` yarns: all but its palette, and the template's name. */
export function takeTemplate(png: Buffer, yarnCount: number) {
  const at = (name: string) => png.indexOf(name, 0, 'latin1') - 4
  const rows = inflateSync(png.subarray(at('IDAT') + 8, at('IEND') - 4))
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
  const indices = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    indices.set(rows.subarray(y * (width + 1) + 1, (y + 1) * (width + 1)), y * width)
  }
  const raster = { width, height, indices, yarnCount, levels: shadeLevels(yarnCount) }
  return { head: png.subarray(0, at('PLTE')), tail: png.subarray(at('IDAT')), template: templateName(raster) }
}
