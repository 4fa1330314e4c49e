import type { Design } from '../../design.ts'
import { DRAWN, type Field } from '../../field.ts'
import { lengthened } from '../../patterns/fields/lengthened.ts'
import { inPanels } from '../../patterns/fields/panels.ts'
import { branchingCoral, frond, type Weed } from '../../patterns/paper-weed.ts'
import { oncePerField } from '../../patterns/fields/once-per-field.ts'
import type { Point } from '../../patterns/geometry/point.ts'
import { turn } from '../../patterns/geometry/turn.ts'
import { wobble } from '../../patterns/noise/wobble.ts'

const CHALK = 0
const ULTRAMARINE = 1
const AUBERGINE = 2
const LEAF = 3
const SKY = 4
const MARIGOLD = 5
const CORAL = 6

export const reef: Design = {
  id: 'reef',
  name: 'Reef',
  collection: 'Modern',
  tags: [],
  description:
    'Scissors and coloured paper: fronds cut freehand and laid over sheets of ultramarine, aubergine and marigold. For a child’s room that will grow up with the child, or a white room in need of one loud thing.',
  room: 'playroom',
  yarns: [
    { name: 'chalk', hex: '#EFE6D6', share: 36.5 },
    { name: 'ultramarine', hex: '#2F4A8F', share: 14 },
    { name: 'aubergine', hex: '#46283F', share: 12.5 },
    { name: 'leaf', hex: '#4E7A4B', share: 9 },
    { name: 'sky', hex: '#9CC0C9', share: 10.5 },
    { name: 'marigold', hex: '#DDA238', share: 11 },
    { name: 'coral', hex: '#D4694F', share: 6.5 },
  ],
  palettes: [
    {
      name: 'Low tide',
      hexes: ['#E8E0D0', '#3B5A5E', '#4A3B3A', '#7C8B5E', '#A9B7B4', '#C9A466', '#B8735C'],
    },
    {
      name: 'Night',
      hexes: ['#22283C', '#5577A8', '#8A5C88', '#5E8F73', '#E6DCCB', '#D9A441', '#C85F5A'],
    },
  ],
  cropCentre: 0.5,
  sizeRule: { kind: 'field', rigid: [] },
  draw: inPanels(
    {
      cropCentre: 0.5,
      turns: true,
      single: 'large',
      heights: [190, 640],
      widths: [104, 260],
      least: 0.4,
      gives: { across: [[1, 1.15]], down: [[1, 1.15]] },
    },
    (x, y, field) => cutOutAt(x, y, field) ?? sheetAt(x, y, field),
  ),
}

const scissors = wobble(5, 17, 31)

/** A sheet of coloured paper, slightly rotated. */
type Sheet = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly angle: number
  readonly yarn: number
}

// Later sheets lie on top.
const SHEETS: readonly Sheet[] = [
  { x: 28, y: 34, width: 66, height: 76, angle: 0.015, yarn: SKY },
  { x: 21, y: 116, width: 60, height: 81, angle: -0.02, yarn: MARIGOLD },
  { x: 133, y: 103, width: 50, height: 68, angle: 0.02, yarn: CORAL },
  { x: 114, y: 230, width: 84, height: 44, angle: 0.012, yarn: LEAF },
  { x: 113, y: 184, width: 90, height: 58, angle: -0.014, yarn: AUBERGINE },
  { x: 80, y: 112, width: 64, height: 92, angle: 0.012, yarn: ULTRAMARINE },
]

/** How many times as broad as drawn a rug with a further frond is. */
const MORE_FROM = 1.15

const widened = ({ width }: Field) => width / DRAWN.width

/** Longer and shorter rugs have longer and shorter sheets; what is cut out leads as far, with lobes as they are drawn. */
function sheetAt(x: number, y: number, field: Field): number {
  const [long, wide] = [lengthened(field), widened(field)]
  const sheet = SHEETS.findLast((paper) => {
    const [dx, dy] = turn([x - wide * paper.x, y - long * paper.y], paper.angle)
    return Math.abs(dx) < (wide * paper.width) / 2 && Math.abs(dy) < (long * paper.height) / 2
  })
  return sheet?.yarn ?? CHALK
}

const cutOuts = oncePerField((field): readonly { readonly weed: Weed; readonly yarn: number }[] => {
  const [long, wide] = [lengthened(field), widened(field)]
  const at = (x: number, y: number): Point => [wide * x, long * y]
  // What is cut out fills its sheet.
  const short = Math.min(1, long)
  const broad = short * wide ** 0.25
  // Longer fronds have more lobes, and broader ones.
  const longer = Math.max(1, long / 1.3)
  const thick = (wide * longer) ** 0.3
  const lobed = (lobes: number) => Math.round(lobes * longer ** 0.7)
  // Those that lie across the rug.
  const spread = (lobes: number) => Math.round(lobes * wide)
  return [
    {
      yarn: CHALK,
      weed: frond({
        stem: at(70, 153),
        tip: at(90, 79),
        bend: -4,
        lobes: lobed(6),
        reach: 25 * broad,
        thick: 6.4 * thick,
      }),
    },
    {
      yarn: ULTRAMARINE,
      weed: frond({
        stem: at(9, 62),
        tip: at(52, 10),
        bend: 4,
        lobes: lobed(6),
        reach: 19 * broad,
        thick: 5.6 * thick,
      }),
    },
    {
      yarn: AUBERGINE,
      weed: frond({
        stem: at(9, 158),
        tip: at(34, 84),
        bend: 5,
        lobes: lobed(6),
        reach: 21 * broad,
        thick: 6.2 * thick,
      }),
    },
    {
      yarn: CHALK,
      weed: branchingCoral({
        foot: at(134, 137),
        heading: -0.05,
        length: 20 * short,
        thick: 6.4 * thick * short,
      }),
    },
    {
      yarn: MARIGOLD,
      weed: frond({
        stem: at(160, 168),
        tip: at(82, 192),
        bend: -6,
        lobes: spread(4),
        reach: 22 * broad,
        thick: 9 * thick,
      }),
    },
    {
      yarn: LEAF,
      weed: frond({
        stem: at(10, 238),
        tip: at(58, 164),
        bend: 4,
        lobes: lobed(7),
        reach: 20 * broad,
        thick: 6 * thick,
      }),
    },
    {
      yarn: SKY,
      weed: frond({
        stem: at(80, 236),
        tip: at(142, 229),
        bend: 3,
        lobes: spread(5),
        reach: 14 * broad,
        thick: 6 * thick,
      }),
    },
    {
      yarn: CORAL,
      weed: branchingCoral({
        foot: at(92, 43),
        heading: 0.45,
        length: 13 * short,
        thick: 5.4 * thick * short,
      }),
    },
    // A broader rug has room for another one beside it.
    ...(wide > MORE_FROM
      ? [
          {
            yarn: MARIGOLD,
            weed: frond({
              stem: at(126, 60),
              tip: at(140, 12),
              bend: -4,
              lobes: 5,
              reach: 17 * broad,
              thick: 5.6 * thick,
            }),
          },
        ]
      : []),
  ]
})

function cutOutAt(px: number, py: number, field: Field): number | undefined {
  const x = scissors.x(px, py)
  const y = scissors.y(px, py)
  return cutOuts(field).findLast(({ weed }) => weed(x, y))?.yarn
}
