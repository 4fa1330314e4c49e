import { workshopPack } from '@nawl/messages/by-language/workshop-pack'

import { type Both, inBoth } from '../pack/both-languages.ts'
import type { LineDrawing } from '../pack/line-drawing.ts'
import type { Tile, TileGrid } from './tile-grid.ts'

type Drawn = Pick<LineDrawing, 'widthMm' | 'lengthMm'> & {
  readonly plane: Pick<LineDrawing['plane'], 'drawing' | 'laid' | 'width' | 'height'>
}

/**
 * The sheets that a single yarn fills, with its number: they are listed and not printed. A straight edge of the rug is
 * drawn along a ruler; sheets with a part of a curved one are printed.
 */
export function plainTiles(drawing: Drawn, grid: TileGrid): ReadonlyMap<Tile, number> {
  const plain = new Map<Tile, number>()
  for (const tile of grid.tiles) {
    if (!tile.isUsed) continue
    const yarn = onlyYarnIn(drawing, {
      left: tile.left,
      top: tile.top,
      right: tile.left + grid.width,
      bottom: tile.top + grid.height,
    })
    if (yarn !== null) plain.set(tile, yarn)
  }
  return plain
}

type Window = Record<'left' | 'top' | 'right' | 'bottom', number>

/** The number of the yarn that fills a window of the mirrored rug; null where lines are in it. */
function onlyYarnIn(
  { plane: { drawing, laid, width, height }, widthMm, lengthMm }: Drawn,
  window: Window,
): number | null {
  const column = (mm: number) => Math.min(width, Math.max(0, mm * (width / widthMm)))
  const row = (mm: number) => Math.min(height, Math.max(0, mm * (height / lengthMm)))
  // The plane is seen from the front.
  const [from, to] = [Math.floor(column(widthMm - window.right)), Math.ceil(column(widthMm - window.left))]
  const last = Math.ceil(row(window.bottom))
  let only: number | null = null
  for (let y = Math.floor(row(window.top)); y < last; y++)
    for (let pixel = y * width + from; pixel < y * width + to; pixel++) {
      if (laid?.[pixel] === 0) return null
      only ??= drawing[pixel]!
      if (drawing[pixel] !== only) return null
    }
  return only === null ? null : only + 1
}

/** `Not printed, because one yarn fills them: yarn 1: A1, A2; yarn 3: B2.` */
export function plainText(
  plain: ReadonlyMap<Tile, number>,
  { widthMm, lengthMm }: Pick<LineDrawing, 'widthMm' | 'lengthMm'>,
): Both {
  const byYarn = Map.groupBy(plain, ([, yarn]) => yarn)
  return inBoth((code) => {
    const messages = workshopPack[code]
    const groups = [...byYarn].map(([yarn, tiles]) =>
      messages.plainSheetsOf({ yarn, sheets: tiles.map(([{ name }]) => name).join(' ') }),
    )
    return messages.plainSheets({
      count: plain.size,
      sheets: groups.join('; '),
      width: widthMm,
      length: lengthMm,
    })
  })
}
