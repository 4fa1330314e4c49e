import { resolve } from 'node:path'

import type { DesignSnapshot } from '@nawl/domain/cart/design-snapshot'
import { snapshotSize } from '@nawl/domain/cart/ordered-size'
import type { Shape } from '@nawl/domain/rug/shape'
import { indexedBmp } from '@nawl/engine/bitmap/indexed-bmp'
import { recolor } from '@nawl/engine/recolor/recolor'
import { takeApart } from '@nawl/engine/rug'

import { loadPileTile } from '../../src/imaging/color/pile-tile.ts'
import type { PackLine } from '../../src/workshop/pack/line-drawing.ts'
import type { PackTask } from '../../src/workshop/pack/make-pack.ts'
import { PICTURE_SCALE } from '../../src/workshop/pack/rug-picture.ts'
import { workshopConfig } from '../../src/platform/config/workshop-config.ts'
import { sha256 } from '../../src/platform/sha256.ts'

/** A design for tests: its drawing, size and replacements. */
export type DrawnRug = {
  readonly name: string
  readonly shape: Shape
  readonly widthCm: string
  readonly lengthCm: string
  /** Of the bitmap, in pixels. */
  readonly width: number
  readonly height: number
  readonly hexes: readonly string[]
  readonly yarnAt: (x: number, y: number) => number
  readonly mappings: Readonly<Record<string, string>>
  readonly textureStyle: DesignSnapshot['textureStyle']
}

const HEXES = ['#E6DAC3', '#26323D', '#A8452F', '#C79A3D'] as const

/** A spot at the lower left and a band above: asymmetric, so mirroring shows. */
export const SPOT: DrawnRug = {
  name: 'Spot',
  shape: 'rectangle',
  widthCm: '125',
  lengthCm: '200',
  width: 100,
  height: 160,
  hexes: HEXES.slice(0, 3),
  yarnAt: (x, y) => (x >= 10 && x < 30 && y >= 100 && y < 140 ? 2 : Number(y >= 20 && y < 60)),
  mappings: {},
  textureStyle: 'fine',
}
/** A ring and a sector: holes, curves, branches and a circular rim. */
export const RING: DrawnRug = {
  name: 'Ring',
  shape: 'round',
  widthCm: '150',
  lengthCm: '',
  width: 240,
  height: 240,
  hexes: HEXES.slice(0, 3),
  yarnAt: (x, y) => {
    const away = Math.hypot(x - 119.5, y - 119.5)
    if (away > 50 && away < 90) return 1
    return x > 130 && y < x - 20 ? 2 : 0
  },
  mappings: {},
  textureStyle: 'carved',
}
/** Waves in four yarns, two of them dyed alike. */
export const WAVES: DrawnRug = {
  name: 'Waves & <tides>',
  shape: 'square',
  widthCm: '120',
  lengthCm: '',
  width: 200,
  height: 200,
  hexes: HEXES,
  yarnAt: (x, y) => Math.floor((y + 12 * Math.sin(x / 17) + 0.3 * x + 20) / 24) % 4,
  mappings: { [HEXES[3]]: HEXES[1], [HEXES[2]]: '#216266' },
  textureStyle: 'loop',
}

export function bitmapOf({ width, height, hexes, yarnAt }: DrawnRug): Uint8Array {
  const indices = Uint8Array.from({ length: width * height }, (_, pixel) =>
    yarnAt(pixel % width, Math.floor(pixel / width)),
  )
  return indexedBmp(indices, width, height, hexes)
}

export function designOf(rug: DrawnRug): DesignSnapshot {
  const { shape, widthCm: width, lengthCm: length, name, mappings, textureStyle } = rug
  const frozen = snapshotSize({ shape, width, length, unit: 'cm' })
  if (!frozen.ok) throw new Error(frozen.reason)
  return {
    rugId: 'test',
    name,
    bitmapHash: sha256(bitmapOf(rug)),
    mappings,
    tolerance: 10,
    textureStyle,
    textureIntensity: 0.5,
    size: frozen.size,
    yarns: [
      { name: 'Ivory', hex: HEXES[0], share: 0 },
      { name: 'Ink', hex: HEXES[1], share: 0 },
      { name: 'Brick', hex: HEXES[2], share: 0 },
    ],
  }
}

export async function packLineOf(rug: DrawnRug, position = 1, quantity = 1): Promise<PackLine> {
  const design = designOf(rug)
  const taken = takeApart(bitmapOf(rug), { maxPixels: 1e6 }, () => 0)
  if (!taken.ok) throw new Error(taken.reason)
  const { separation, seed } = taken
  const mappings = Object.entries(design.mappings)
  // Shared between runs, because a tile takes seconds to generate and is deterministic.
  const directory = resolve(import.meta.dirname, '../../../../var/pile')
  return {
    position,
    design,
    quantity,
    rug: { separation, seed, contentHash: design.bitmapHash, ms: { decode: 0, separate: 0 }, bytes: 0 },
    palette: recolor(separation.swatches, { mappings, tolerance: design.tolerance }),
    tile: await loadPileTile({ directory, style: design.textureStyle, scale: PICTURE_SCALE }),
  }
}

const NOON = new Date('2027-01-01T12:00:00.000Z')

export function taskOf(lines: readonly PackLine[], paper: 'A1' | 'A3' = 'A3'): PackTask {
  const later = (days: number) => new Date(NOON.getTime() + days * 24 * 3_600_000)
  return {
    order: {
      number: 'NW-7K4M-3PXA',
      remakeOf: null,
      dates: {
        placedAt: NOON,
        mayStartAt: later(2),
        readyFrom: later(30),
        readyBy: later(44),
        deliverBy: later(56),
      },
      stamp: {
        version: 2,
        replaces: { version: 1, madeAt: NOON },
        hash: '3F7A1C',
        isFinal: true,
        changeUntil: later(2),
        floorUrl: 'https://nawl.example/floor/NW-7K4M-3PXA?p=2-3F7A1C',
      },
      settledAt: NOON,
      isPickup: false,
      appointment: null,
      address: ['Layla Haddad', '214 Vanderbilt Avenue', 'Brooklyn, NY 11205', 'UNITED STATES'],
      phone: '',
      email: 'layla@example.com',
      giftMessage: '',
      rugCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      awaited: [],
    },
    lines,
    config: workshopConfig({ CARTOON_PAPER: paper }),
  }
}
