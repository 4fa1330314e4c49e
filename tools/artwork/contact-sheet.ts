import { join } from 'node:path'

import { catalogue } from '@nawl/artwork/catalogue'
import { artworkPath } from '@nawl/domain/catalogue/listed-rug'
import sharp from 'sharp'

const COLUMNS = 10
const RUG = { width: 200, height: 320 } as const
const CELL = { width: 240, height: 392 } as const
const PAPER = '#F7F3EC'

/** Arranges all designs of the catalogue in one picture, ten per row, and returns its file name. */
export async function contactSheet(artworkDir: string): Promise<string> {
  const file = join(artworkDir, 'contact-sheet.jpg')
  const rugs = await Promise.all(
    catalogue.map(async (design, index) => ({
      input: await sharp(join(artworkDir, `${artworkPath(design)}-400.webp`))
        .resize(RUG.width, RUG.height)
        .toBuffer(),
      ...cell(index),
    })),
  )
  const names = catalogue.map(({ name }, index) => ({
    input: { text: { text: name, font: 'serif', dpi: 96, rgba: true } },
    left: cell(index).left,
    top: cell(index).top + RUG.height + 14,
  }))
  await sharp({
    create: {
      width: COLUMNS * CELL.width + 40,
      height: Math.ceil(catalogue.length / COLUMNS) * CELL.height + 40,
      channels: 3,
      background: PAPER,
    },
  })
    .composite([...rugs, ...names])
    .jpeg({ quality: 86 })
    .toFile(file)
  return file
}

function cell(index: number) {
  return {
    left: 40 + (index % COLUMNS) * CELL.width,
    top: 40 + Math.floor(index / COLUMNS) * CELL.height,
  }
}
