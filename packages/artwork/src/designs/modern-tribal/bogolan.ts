import type { Design } from '../../design.ts'
import { DRAWN } from '../../field.ts'
import { fract } from '../../patterns/noise/fract.ts'
import { oncePerField } from '../../patterns/fields/once-per-field.ts'
import { cartoon } from '../../patterns/cartoon.ts'
import { inPanels } from '../../patterns/fields/panels.ts'
import { valueNoise } from '../../patterns/noise/value-noise.ts'
import { wobble } from '../../patterns/noise/wobble.ts'

const MUD = 0
const IVORY = 1
const OCHRE = 2

export const bogolan: Design = {
  id: 'bogolan',
  name: 'Bogolan',
  collection: 'Modern Tribal',
  tags: [],
  description:
    'After the mud-dyed cloth of Mali, in which every panel keeps its own rhythm. River mud and ivory with one ochre panel, for a study or under a table of rough timber.',
  room: 'dining',
  yarns: [
    { name: 'river mud', hex: '#2A2320', share: 77 },
    { name: 'undyed ivory', hex: '#E5D9C3', share: 20 },
    { name: 'ochre', hex: '#B47A35', share: 3 },
  ],
  palettes: [
    { name: 'Indigo', hexes: ['#232B42', '#DDD8CB', '#B5643C'] },
    { name: 'Kaolin', hexes: ['#E4DACA', '#5A4233', '#8F9C84'] },
  ],
  cropCentre: 0.5,
  sizeRule: { kind: 'rhythm', rigid: [] },
  draw: inPanels(
    {
      cropCentre: 0.5,
      turns: true,
      fromRectangle: true,
      heights: [DRAWN.height, 640],
      widths: [108, 260],
      gives: {
        across: [
          [0.66, 1.4],
          [0.98, 1.06],
          [1, 1.4],
        ],
        down: [
          [0.54, 1.4],
          [0.73, 1.06],
          [1, 1.4],
        ],
      },
    },
    (x, y, field) => drawing(field)(x, y),
  ),
}

const hand = wobble(11, 19, 171)

/** Signed distance in cm to the nearest mark of a panel, negative on it; (x, y) from the panel's top left. */
type Mark = (x: number, y: number, width: number, height: number) => number

/** A row of panels across the rug: its height in cm, and each panel's width in cm and marks. */
type Panel = { readonly width: number; readonly mark?: Mark; readonly isOchre?: true }
type Row = { readonly height: number; readonly panels: readonly Panel[] }

/** Offset from the middle of the repeat. */
const fromMiddle = (at: number, pitch: number) => (fract(at / pitch) - 0.5) * pitch

/** `rows` zigzags, one below another, with `teeth` teeth each. Negative `steep` points them up. */
const zigzags =
  (rows: number, teeth: number, steep: number, half: number): Mark =>
  (x, y, width, height) => {
    const tooth = width / teeth
    const rise = (Math.abs(steep) * tooth) / 2
    const pitch = (height - rise) / rows
    const down = y + steep * Math.abs(fromMiddle(x, tooth)) - Math.max(0, Math.sign(steep) * rise)
    if (down < 0 || down >= rows * pitch) return Infinity
    return Math.abs(fromMiddle(down, pitch)) / Math.sqrt(1 + steep * steep) - half
  }

/** Dots in staggered rows. */
const dots =
  (columns: number, rows: number, half: number): Mark =>
  (x, y, width, height) => {
    const pitch = width / columns
    const shift = (Math.floor((y / height) * rows) & 1) * (pitch / 2)
    if (x < shift || x > width - shift) return Infinity
    return Math.hypot(fromMiddle(x - shift, pitch), fromMiddle(y, height / rows)) - half
  }

const crosses =
  (columns: number, rows: number, half: number): Mark =>
  (x, y, width, height) => {
    const dx = Math.abs(fromMiddle(x, width / columns))
    const dy = Math.abs(fromMiddle(y, height / rows))
    const reach = 0.34 * Math.min(width / columns, height / rows)
    return Math.max(Math.abs(dx - dy) * Math.SQRT1_2 - half, Math.max(dx, dy) - reach)
  }

const net =
  (columns: number, rows: number, half: number): Mark =>
  (x, y, width, height) => {
    const tall = width / columns / (height / rows)
    const falling = Math.abs(fromMiddle(x + tall * y, width / columns))
    const rising = Math.abs(fromMiddle(x - tall * y, width / columns))
    return Math.min(falling, rising) / Math.sqrt(1 + tall * tall) - half
  }

/** Pairs of lines with rungs between them. */
const ladders =
  (rows: number, rungs: number, half: number): Mark =>
  (x, y, width, height) => {
    const pitch = height / rows
    const dy = Math.abs(fromMiddle(y, pitch))
    const rung = dy < pitch * 0.3 ? Math.abs(fromMiddle(x, width / rungs)) : Infinity
    return Math.min(Math.abs(dy - pitch * 0.3), rung) - half
  }

/** Concentric rings around the middle of a panel. */
const rings =
  (pitch: number, half: number): Mark =>
  (x, y, width, height) =>
    Math.abs(fromMiddle(Math.hypot(x - width / 2, y - height / 2), pitch)) - half

const NARROW_LADDERS: Panel = { width: 40, mark: ladders(4, 8, 0.8) }

const ROWS: readonly Row[] = [
  {
    height: 46,
    panels: [
      { width: 50, mark: ladders(4, 9, 0.8) },
      { width: 30, mark: zigzags(3, 1, 0.95, 1.4) },
      { width: 42, mark: dots(6, 6, 1.5) },
      { width: 30, mark: zigzags(5, 3, 1.1, 0.95) },
    ],
  },
  {
    height: 56,
    panels: [
      { width: 34, mark: crosses(2, 4, 1) },
      { width: 60, mark: zigzags(3, 3, 1.1, 1.7) },
      { width: 34, isOchre: true, mark: net(2, 3, 1) },
      { width: 24, mark: dots(3, 7, 1.75) },
    ],
  },
  {
    height: 34,
    panels: [
      { width: 30, mark: zigzags(3, 1, -0.8, 1.1) },
      { width: 46 },
      { width: 76, mark: ladders(2, 10, 1) },
    ],
  },
  {
    height: 40,
    panels: [{ width: 66 }, { width: 34, mark: crosses(3, 4, 0.8) }, { width: 52, mark: rings(9.4, 1.5) }],
  },
  {
    height: 26,
    panels: [
      { width: 44, mark: dots(6, 3, 1.6) },
      { width: 58, mark: zigzags(2, 5, 1.1, 1) },
      { width: 50, mark: net(4, 2, 0.85) },
    ],
  },
  {
    height: 42,
    panels: [
      { width: 32, mark: net(2, 2, 1.1) },
      NARROW_LADDERS,
      { width: 46, mark: zigzags(3, 1, 0.8, 1.5) },
      { width: 34, mark: crosses(3, 4, 0.8) },
    ],
  },
]
/** What a longer cloth goes on with: the same rows in another order, their panels from right to left. */
const FURTHER_ROWS = [2, 1, 5, 3, 0, 4]
/** What each of the rows goes on with on a wider cloth. */
const FURTHER_PANELS: readonly (readonly Panel[])[] = [
  [
    { width: 34, mark: crosses(3, 4, 0.8) },
    { width: 44, mark: net(3, 3, 1) },
  ],
  [
    { width: 42, mark: ladders(4, 8, 0.9) },
    { width: 40, mark: zigzags(4, 2, 1.1, 1.2) },
  ],
  [
    { width: 34, mark: dots(4, 3, 1.7) },
    { width: 48, mark: zigzags(2, 3, 1.1, 1.2) },
  ],
  [
    { width: 42, mark: zigzags(3, 3, 1, 1.1) },
    { width: 42, mark: ladders(3, 8, 0.8) },
  ],
  [
    { width: 34, mark: crosses(4, 2, 0.8) },
    { width: 50, mark: ladders(2, 8, 0.8) },
  ],
  [
    { width: 40, mark: dots(5, 5, 1.5) },
    { width: 44, mark: zigzags(4, 3, 1.1, 0.95) },
  ],
]
/** Indices of the panels that a small runner has room for. */
const PANELS_ON_RUNNER = [
  [0, 1, 3],
  [0, 1, 2],
  [0, 2],
  [1, 2],
  [1, 2],
  [0, 1, 2],
]
/** The rows of a cloth of that width in cm, of whole panels. */
function rowsAcross(width: number): readonly Row[] {
  const further = Math.max(0, Math.round((width - DRAWN.width) / 40))
  return ROWS.map(({ height, panels }, row) => {
    const kept = width < NARROW ? PANELS_ON_RUNNER[row]!.map((panel) => onRunner(panels[panel]!)) : panels
    const all = [...kept, ...FURTHER_PANELS[row]!.slice(0, further)]
    const scale = width / all.reduce((sum, panel) => sum + panel.width, 0)
    return { height, panels: all.map((panel) => ({ ...panel, width: scale * panel.width })) }
  })
}
const NARROW = 132
/** There narrow ladders have fewer rungs, so that they stay open. */
const onRunner = (panel: Panel): Panel =>
  panel === NARROW_LADDERS ? { width: 40, mark: ladders(3, 6, 0.8) } : panel
/** Indices of the rows on a square or a disc, from the top down. */
const ROWS_IN_SQUARE = [5, 1, 2, 3]

const GUTTER = 2.8
const BOLDER = 1

const drawing = oncePerField((field) => {
  const { top, width, height, outline, scale: onRug } = field
  const rows = outline === 'rectangle' ? rowsOf(width, height) : ROWS_IN_SQUARE.map((row) => ROWS[row]!)
  const scale = height / heightOf(rows)
  // Small marks are bolder, so that all of them can be tufted.
  const bold = BOLDER * (1 - Math.min(1, onRug))
  return cartoon((px, py) => {
    // Mud is applied with a stick, so the marks vary in width; in cm.
    const widening = 0.3 * valueNoise(px / 9, py / 9, 173) + bold
    return yarnAt(rows, hand.x(px, py), (hand.y(px, py) - top) / scale, widening)
  }, field)
})

const heightOf = (rows: readonly Row[]) => rows.reduce((sum, row) => sum + row.height, 0)

/** The whole rows that fill a cloth of that length in cm with the least change of theirs. */
function rowsOf(width: number, length: number): readonly Row[] {
  const first = rowsAcross(width)
  const further = FURTHER_ROWS.map((row) => ({ ...first[row]!, panels: first[row]!.panels.toReversed() }))
  const rows = [...first]
  for (let next = 0; ; next++) {
    const row = [...further, ...first][next % (further.length + first.length)]!
    if (heightOf(rows) + row.height / 2 > length) return rows
    rows.push(row)
  }
}

function yarnAt(rows: readonly Row[], x: number, y: number, widening: number): number {
  let down = y
  let row = 0
  while (row < rows.length - 1 && down >= rows[row]!.height) down -= rows[row++]!.height
  const { height, panels } = rows[row]!
  let across = x
  let panel = 0
  while (panel < panels.length - 1 && across >= panels[panel]!.width) across -= panels[panel++]!.width
  const { width, mark, isOchre } = panels[panel]!
  const fromEdge = Math.min(across, width - across, down, height - down)
  const [ground, dye] = isOchre ? [OCHRE, MUD] : [MUD, IVORY]
  if (fromEdge < GUTTER / 2) return MUD
  if (!mark || fromEdge < GUTTER) return ground
  const isMarked = mark(across - GUTTER, down - GUTTER, width - 2 * GUTTER, height - 2 * GUTTER) < widening
  return isMarked ? dye : ground
}
