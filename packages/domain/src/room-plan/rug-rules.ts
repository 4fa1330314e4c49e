import { BELOW_PILE_MM } from '../workshop/cloth.ts'
import { PILE } from '../shop/facts.ts'
import { boxAround, type Box, turnedBox } from './box.ts'
import { CHAIR_MM, NIGHT_TABLE_MM, type Piece, SEAT_MM } from './piece.ts'

/** Bare floor before a wall: less looks like a mistake; the usual; and the most round a rug that fills its room. */
export const TO_WALL_MM = { least: 200, usual: 300, most: 450 } as const
/** What has to be free under a door that passes over a rug: the rug with its highest pile, and a little. */
export const UNDER_DOORWAY_MM = PILE.heightMm[1] + BELOW_PILE_MM + 2
/** How much of a chair's way out stays on the rug, as it should and at least. */
export const CHAIR_WAY_MM = { least: CHAIR_MM.out, usual: 750 } as const

/** How a rug lies under or before a piece of furniture. */
export const LAYOUTS = [
  'allLegs',
  'frontLegs',
  'before',
  'chairsOn',
  'bedSides',
  'bedBeside',
  'bedFoot',
  'deskChair',
  'room',
  'runner',
] as const
export type Layout = (typeof LAYOUTS)[number]

/** How far an edge of the rug reaches beyond the piece; negative is beneath it. */
type Reach = { readonly least: number; readonly best: number; readonly most: number }
type Side = 'back' | 'front' | 'left' | 'right'

/** A layout of one piece, with how far each edge reaches; sides are as on the paper while its front is at the foot. */
export type RugRule = { readonly layout: Layout; readonly isRound?: boolean } & Readonly<Record<Side, Reach>>

const reach = (least: number, best: number, most: number): Reach => ({ least, best, most })

/** The layouts of a piece, the most wanted first; none if no rug belongs to it. `isFree`: it stands off the wall. */
export function rulesFor(piece: Piece, isFree: boolean): readonly RugRule[] {
  switch (piece.kind) {
    case 'sofa':
      return isFree
        ? [sofaAllLegs, sofaFront(piece), sofaBefore(piece)]
        : [sofaFront(piece), sofaBefore(piece)]
    case 'cornerSofa':
      return isFree ? [sofaAllLegs, cornerFront(piece)] : [cornerFront(piece)]
    case 'dining':
    case 'roundTable': {
      const side = reach(CHAIR_WAY_MM.least, CHAIR_WAY_MM.usual, CHAIR_WAY_MM.usual)
      const all = { back: side, front: side, left: side, right: side }
      return [{ layout: 'chairsOn', isRound: piece.kind === 'roundTable', ...all }]
    }
    case 'bed':
      return bedRules(piece)
    case 'desk':
      return [deskRule(piece, isFree)]
    case 'console':
      return []
  }
}

const sofaAllLegs: RugRule = {
  layout: 'allLegs',
  back: reach(200, 250, 500),
  front: reach(1100, 1800, 2400),
  left: reach(400, 700, 1100),
  right: reach(400, 700, 1100),
}

/** A third of the seat stands on the rug, to a whole centimetre. */
const third = (depth: number) => reach(-0.75 * depth, -Math.round(depth / 15) * 10, -0.5 * depth)

const sofaFront = ({ depthMm }: Piece): RugRule => ({
  layout: 'frontLegs',
  back: third(depthMm),
  front: reach(1000, 2000, 2400),
  left: reach(200, 400, 700),
  right: reach(200, 400, 700),
})

const sofaBefore = ({ depthMm }: Piece): RugRule => ({
  layout: 'before',
  back: reach(-depthMm - 100, -depthMm - 50, -depthMm),
  front: reach(900, 1600, 1900),
  left: reach(-300, 100, 300),
  right: reach(-300, 100, 300),
})

function cornerFront({ depthMm, isRight = true }: Piece): RugRule {
  const seat = third(Math.min(SEAT_MM, depthMm))
  const arm = reach(200, 400, 700)
  return {
    layout: 'frontLegs',
    back: seat,
    front: reach(200, 600, 1200),
    left: isRight ? arm : seat,
    right: isRight ? seat : arm,
  }
}

function bedRules({ widthMm, depthMm, hasTables }: Piece): readonly RugRule[] {
  const below = hasTables ? NIGHT_TABLE_MM[1] : 300
  const side = reach(450, 700, 1000)
  // Beside the bed, none of its legs on it.
  const past = reach(-widthMm - 150, -widthMm - 50, -widthMm)
  const beside = reach(600, 850, 950)
  const long = { back: reach(-below - 400, -below - 50, -below), front: reach(-400, 0, 300) }
  const ends = reach(-200, 400, 600)
  return [
    {
      layout: 'bedSides',
      back: reach(-0.55 * depthMm, -(below + 300), -(below + 100)),
      front: reach(500, 1150, 1300),
      left: side,
      right: side,
    },
    { layout: 'bedBeside', ...long, left: past, right: beside },
    { layout: 'bedBeside', ...long, left: beside, right: past },
    {
      layout: 'bedFoot',
      back: reach(-depthMm - 150, -depthMm - 50, -depthMm),
      front: reach(900, 1300, 1700),
      left: ends,
      right: ends,
    },
  ]
}

const deskRule = ({ depthMm }: Piece, isFree: boolean): RugRule => ({
  layout: 'deskChair',
  back: isFree ? reach(100, 200, 400) : third(depthMm),
  front: reach(900, 1000, 1400),
  left: reach(200, 300, 500),
  right: reach(200, 300, 500),
})

/** The rug of a rule, given how wide and deep it is and where two of its edges lie. */
export function ruledBox(
  piece: Piece,
  {
    back,
    left,
    across,
    deep,
  }: { readonly back: number; readonly left: number; readonly across: number; readonly deep: number },
): Box {
  const own = boxAround({ x: 0, y: 0 }, piece.widthMm, piece.depthMm)
  const [x, y] = [own.left - left, own.top - back]
  return turnedBox({ left: x, top: y, right: x + across, bottom: y + deep }, piece.turn, {
    x: piece.xMm,
    y: piece.yMm,
  })
}
