import { DRAWN, type Field, isInCatalogue } from '../../field.ts'
import { hash } from '../../patterns/noise/hash.ts'
import { oncePerField } from '../../patterns/fields/once-per-field.ts'
import { type StitchChart, stitchChart } from '../../patterns/stitch-chart.ts'
import { CAMEL, DEER, DOG, GOAT, HERDSMAN, KID, PIGEON } from './pasture-animals.ts'
import { REACHES, weaveTree } from './pasture-tree.ts'
import { BORDER, HORIZON, IVORY, LEAF, OCHRE, PEAT, SKY } from './pasture-yarns.ts'

type Figure = readonly [
  animal: readonly string[],
  x: number,
  y: number,
  yarn: number,
  facing: 'left' | 'right',
]
type Scene = {
  readonly tree: { readonly x: number; readonly foot: number; readonly boughs: number }
  readonly figures: readonly Figure[]
}

/** Positions in cm from the top of the cut. */
const SCENES: Record<'rectangle' | 'square' | 'round', Scene> = {
  rectangle: {
    tree: { x: 106, foot: 92, boughs: 6 },
    figures: [
      [PIGEON, 64, 24, SKY, 'left'],
      [PIGEON, 36, 33, SKY, 'right'],
      [DEER, 44, 84, IVORY, 'right'],
      [KID, 78, 91, PEAT, 'right'],
      [GOAT, 32, 127, PEAT, 'left'],
      [CAMEL, 38, 168, IVORY, 'right'],
      [CAMEL, 78, 163, OCHRE, 'right'],
      [HERDSMAN, 108, 165, SKY, 'right'],
      [DOG, 128, 172, PEAT, 'left'],
      [GOAT, 124, 140, IVORY, 'left'],
      [GOAT, 34, 214, IVORY, 'right'],
      [GOAT, 66, 205, PEAT, 'right'],
      [KID, 88, 219, IVORY, 'left'],
      [GOAT, 120, 207, IVORY, 'left'],
    ],
  },
  square: {
    tree: { x: 104, foot: 84, boughs: 5 },
    figures: [
      [PIGEON, 62, 24, SKY, 'left'],
      [PIGEON, 34, 30, SKY, 'right'],
      [DEER, 46, 70, IVORY, 'right'],
      [KID, 76, 82, PEAT, 'right'],
      [GOAT, 124, 102, PEAT, 'left'],
      [CAMEL, 38, 114, IVORY, 'right'],
      [CAMEL, 76, 118, OCHRE, 'right'],
      [HERDSMAN, 104, 120, SKY, 'right'],
      [GOAT, 126, 128, IVORY, 'left'],
    ],
  },
  round: {
    tree: { x: 92, foot: 78, boughs: 4 },
    figures: [
      [PIGEON, 58, 36, SKY, 'left'],
      [DEER, 46, 66, IVORY, 'right'],
      [KID, 120, 78, PEAT, 'left'],
      [CAMEL, 42, 100, IVORY, 'right'],
      [CAMEL, 80, 104, OCHRE, 'right'],
      [HERDSMAN, 108, 104, SKY, 'right'],
      [GOAT, 74, 128, PEAT, 'left'],
    ],
  },
}

/** Squares of about 15 mm over the whole field. */
const COLUMNS = 100
const ROWS = 160
const columnOf = (x: number) => Math.round((x / DRAWN.width) * COLUMNS)
const rowOf = (y: number) => Math.round((y / DRAWN.height) * ROWS)

const facingLeft = (animal: readonly string[]) => animal.map((line) => line.split('').toReversed().join(''))

/** A chart of the tree and the animals, madder (0) elsewhere. */
export const chartFigures = oncePerField((field): StitchChart => {
  const { outline, top, width, height } = field
  if (isInCatalogue(field)) {
    const chart = stitchChart(COLUMNS, ROWS)
    const { tree, figures } = SCENES[outline === 'ellipse' ? 'rectangle' : outline]
    weaveTree(chart, columnOf(tree.x), rowOf(tree.foot + top), tree.boughs)
    for (const [animal, x, y, yarn, facing] of figures)
      chart.stamp(facing === 'left' ? facingLeft(animal) : animal, columnOf(x), rowOf(y + top), yarn)
    return chart
  }
  // Squares as large as drawn, so that no animal is wider than drawn: the last ones may reach beyond the field.
  const [columns, rows] = [Math.ceil(width / SQUARE), Math.ceil(height / (DRAWN.height / ROWS))]
  const area = { width: columns * SQUARE, height: (rows * DRAWN.height) / ROWS, top }
  const chart = stitchChart(columns, rows, area)
  for (const { boughs, animal, x, y, yarn } of herdOn(field)) {
    const [column, row] = [columnOf(x), rowOf(y - top)]
    if (boughs > 0) weaveTree(chart, column, row, boughs)
    else chart.stamp(animal, column, row, yarn)
  }
  return chart
})

/** How many pastures a field has, and the size of one in cm. */
export function pasturesOn({ width, height }: Field) {
  const across = Math.max(1, Math.round(width / PASTURE.width))
  const down = Math.max(1, Math.round(height / PASTURE.height))
  return { across, down, width: width / across, height: height / down }
}
const PASTURE = { width: 180, height: 250 }

/** A tree (with boughs, `y` at its foot) or an animal (`y` at its middle). In cm of the field. */
type Placed = {
  readonly boughs: number
  readonly animal: readonly string[]
  readonly x: number
  readonly y: number
  readonly yarn: number
}
type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

/**
 * The drawn herd on any field: each stands where it stands in the drawn scene, or nearer to the middle of its pasture until
 * it is whole inside the border and apart from the others. Whoever finds no room stays at home.
 */
function herdOn(field: Field): readonly Placed[] {
  const { across, down, width, height } = pasturesOn(field)
  const isTall = height > TALL * width
  const isCurved = field.outline !== 'rectangle' && field.outline !== 'square'
  const { tree, figures } =
    SCENES[isTall ? 'rectangle' : isCurved && across * down === 1 ? 'round' : 'square']
  const drawnHeight = isTall ? DRAWN.height : DRAWN.width
  const taken: Box[] = []
  const herd: Placed[] = []
  // Those that have much of a rare yarn choose first.
  const orderOf = (herd: readonly Figure[]) => herd.toSorted((one, other) => rank(one) - rank(other))
  const orders = [orderOf(figures), orderOf(elsewhere(figures))] as const
  for (let pasture = 0; pasture < across * down; pasture++) {
    const [column, row] = [pasture % across, Math.floor(pasture / across)]
    const isReversed = (column + row) % 2 === 1
    const [left, top] = [column * width, field.top + row * height]
    const before = herd.length
    const place = (x: number, y: number) =>
      [
        left + (isReversed ? width - (x / DRAWN.width) * width : (x / DRAWN.width) * width),
        top + (y / drawnHeight) * height,
      ] as const
    const middle = [left + width / 2, top + height / 2] as const
    const put = (
      at: readonly [number, number],
      boxAt: (x: number, y: number) => Box,
      placed: Omit<Placed, 'x' | 'y'>,
    ) => {
      const { top: above, bottom: below } = boxAt(0, 0)
      const aim = [middle[0], middle[1] - (above + below) / 2] as const
      for (let step = 0; step <= STEPS; step++) {
        const x = at[0] + (step / STEPS) * (aim[0] - at[0])
        const y = at[1] + (step / STEPS) * (aim[1] - at[1])
        const box = boxAt(x, y)
        if (!isInside(box, field) || taken.some((other) => touch(box, other))) continue
        taken.push(box)
        herd.push({ ...placed, x, y })
        return true
      }
      return false
    }
    const framed = 2 * (BORDER + HORIZON)
    const room = (width - framed) * (height - framed) * (isCurved ? Math.PI / 4 : 1)
    for (let boughs = tree.boughs; boughs >= 2; boughs--) {
      const reach = Math.max(...REACHES.slice(REACHES.length - boughs)) + 2
      const head = (14 + 6 * boughs) * SQUARE
      // On a small rug the tree leaves room for the herd.
      if (boughs > 2 && 2 * reach * SQUARE * head > MOST_OF_ROOM * room) continue
      const boxAt = (x: number, y: number) => ({
        left: x - reach * SQUARE,
        right: x + reach * SQUARE,
        top: y - head,
        bottom: y + SQUARE,
      })
      if (put(place(tree.x, tree.foot), boxAt, { boughs, animal: [], yarn: LEAF })) break
    }
    for (const [animal, x, y, yarn, facing] of orders[isReversed ? 1 : 0]) {
      const isLeft = (facing === 'left') !== isReversed
      const [half, tall] = [(animal[0]!.length / 2) * SQUARE, (animal.length / 2) * SQUARE]
      const boxAt = (cx: number, cy: number) => ({
        left: cx - half,
        right: cx + half,
        top: cy - tall,
        bottom: cy + tall,
      })
      put(place(x, y), boxAt, { boughs: 0, animal: isLeft ? facingLeft(animal) : animal, yarn })
    }
    // Where too many found no room, goats and kids join, as many as the rarest yarns need.
    for (const yarn of [IVORY, PEAT]) {
      let missing = ENOUGH * width * height - areaOf(herd.slice(before), yarn)
      for (let n = 0; n < CALLS && missing > 0; n++) {
        const animal = n < CALLS / 4 ? GOAT : KID
        const [half, tall] = [(animal[0]!.length / 2) * SQUARE, (animal.length / 2) * SQUARE]
        const at = [
          left + width * hash(n, pasture, SEED + yarn),
          top + height * hash(n, pasture, SEED + yarn + 10),
        ] as const
        const boxAt = (cx: number, cy: number) => ({
          left: cx - half,
          right: cx + half,
          top: cy - tall,
          bottom: cy + tall,
        })
        const isLeft = hash(n, pasture, SEED + yarn + 20) < 0.5
        if (put(at, boxAt, { boughs: 0, animal: isLeft ? facingLeft(animal) : animal, yarn }))
          missing -= squaresOf(animal) * SQUARE ** 2
      }
    }
  }
  return herd
}

/** The same herd with its animals in each other's places: the next pasture is no mirror image. Pigeons stay in the sky. */
function elsewhere(figures: readonly Figure[]): readonly Figure[] {
  const onGround = figures.filter(([animal]) => animal !== PIGEON)
  return figures.map((figure): Figure => {
    const at = onGround.indexOf(figure)
    if (at < 0) return figure
    const [, x, y, , facing] = onGround[(at + MOVED) % onGround.length]!
    return [figure[0], x, y, figure[3], facing]
  })
}
const MOVED = 3

/** The part of a pasture that a tree may take. */
const MOST_OF_ROOM = 0.4
/** The part of a pasture, of the whole rug, that ivory and peat should have at least. */
const ENOUGH = 0.019
/** How many places are tried for animals that join. */
const CALLS = 240
const SEED = 197
/** Length over width from which a pasture shows the long scene. */
const TALL = 1.35

const squaresOf = (animal: readonly string[]) => animal.join('').split('#').length - 1

/** What a herd has of a yarn, in cm²; a tree's trunk is peat. */
const areaOf = (herd: readonly Placed[], yarn: number) =>
  herd.reduce((sum, one) => {
    if (one.boughs > 0) return sum + (yarn === PEAT ? TRUNK_SQUARES * one.boughs * SQUARE ** 2 : 0)
    return sum + (one.yarn === yarn ? squaresOf(one.animal) * SQUARE ** 2 : 0)
  }, 0)
/** Squares of trunk a bough, about. */
const TRUNK_SQUARES = 14

/** Side of a square of the chart in cm, about. */
const SQUARE = DRAWN.width / COLUMNS
/** Steps in which a figure moves to the middle of its pasture. */
const STEPS = 12
/** Least distance between figures, and from the border, in cm. */
const APART = 2.5

const rank = ([animal, , , yarn]: Figure) =>
  animal === CAMEL ? 0 : yarn === IVORY ? 1 : yarn === PEAT ? 2 : 3

const touch = (one: Box, other: Box) =>
  one.left - APART < other.right &&
  one.right + APART > other.left &&
  one.top - APART < other.bottom &&
  one.bottom + APART > other.top

const isInside = ({ left, right, top, bottom }: Box, { inset }: Field) =>
  [left, right].every((x) => [top, bottom].every((y) => inset(x, y) > BORDER + HORIZON + APART))
