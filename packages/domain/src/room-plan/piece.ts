import { type Box, boxAround, grown, type Point, type Turn, turnedBox, turnedPoint } from './box.ts'

export const PIECE_KINDS = ['sofa', 'cornerSofa', 'dining', 'roundTable', 'bed', 'desk', 'console'] as const
export type PieceKind = (typeof PIECE_KINDS)[number]

/** A piece of furniture on a plan. It is measured from the side that its user sits or lies on: its front. */
export type Piece = {
  readonly id: string
  readonly kind: PieceKind
  /** Across its front, and from front to back; of a round table the same. */
  readonly widthMm: number
  readonly depthMm: number
  /** Its middle. */
  readonly xMm: number
  readonly yMm: number
  /** Quarter turns clockwise; without one its front is at the foot of the plan. */
  readonly turn: Turn
  /** Of a corner sofa: whether its long seat is at the right of the plan while its front is at the foot. */
  readonly isRight?: boolean
  /** Of a bed: whether it has a night table at each side. */
  readonly hasTables?: boolean
}

/** What a piece measures before anybody typed, and the least and most of each side. */
export const PIECE_SIZES: Readonly<
  Record<
    PieceKind,
    {
      readonly usual: readonly [widthMm: number, depthMm: number]
      readonly least: number
      readonly most: number
    }
  >
> = {
  sofa: { usual: [2200, 950], least: 600, most: 5000 },
  cornerSofa: { usual: [2800, 1700], least: 1400, most: 5000 },
  dining: { usual: [1800, 900], least: 600, most: 5000 },
  roundTable: { usual: [1200, 1200], least: 500, most: 3000 },
  bed: { usual: [1600, 2000], least: 800, most: 2600 },
  desk: { usual: [1400, 700], least: 400, most: 3000 },
  console: { usual: [1200, 350], least: 200, most: 4000 },
}

/** How deep the seat of a corner sofa is, a night table's sides, and how far a chair that is pulled out stands from its table. */
export const SEAT_MM = 950
export const NIGHT_TABLE_MM = [500, 450] as const
export const CHAIR_MM = { out: 600, wide: 450, deep: 500, apart: 600 } as const
/** Legs stand a little within the outline. */
const LEG_MM = 80

type Form = {
  /** What stands on the floor, from its middle. */
  readonly outlines: readonly Box[]
  readonly night: readonly Box[]
  readonly chairs: readonly Box[]
  readonly frontLegs: readonly Point[]
  readonly backLegs: readonly Point[]
  /** Where the back legs of chairs stand that are pulled out. */
  readonly chairLegs: readonly Point[]
}

/** A piece as it stands in the room: outlines, legs, and chairs that are pulled out. */
export function standingPiece(piece: Piece): Form {
  const form = FORMS[piece.kind](piece)
  const middle = { x: piece.xMm, y: piece.yMm }
  const boxes = (all: readonly Box[] = []) => all.map((box) => turnedBox(box, piece.turn, middle))
  const points = (all: readonly Point[] = []) => all.map((point) => turnedPoint(point, piece.turn, middle))
  return {
    outlines: boxes(form.outlines),
    night: boxes(form.night),
    chairs: boxes(form.chairs),
    frontLegs: points(form.frontLegs),
    backLegs: points(form.backLegs),
    chairLegs: points(form.chairLegs),
  }
}

/** The smallest box around a piece, without its night tables and chairs. */
export function boundsOf(piece: Piece): Box {
  return turnedBox(ownBox(piece), piece.turn, { x: piece.xMm, y: piece.yMm })
}

type Own = Pick<Form, 'outlines'> & Partial<Form>

const ownBox = ({ widthMm, depthMm }: Piece) => boxAround({ x: 0, y: 0 }, widthMm, depthMm)

const FORMS: Readonly<Record<PieceKind, (piece: Piece) => Own>> = {
  sofa: seated,
  desk: seated,
  console: (piece) => ({ outlines: [ownBox(piece)], frontLegs: legsIn(ownBox(piece)) }),
  cornerSofa: (piece) => {
    const all = ownBox(piece)
    const seat = Math.min(SEAT_MM, piece.depthMm - 100, piece.widthMm - 100)
    const isRight = piece.isRight ?? true
    const long: Box = isRight ? { ...all, left: all.right - seat } : { ...all, right: all.left + seat }
    // The side of the long seat that one looks at from the other seat, and the far arm.
    const inner = isRight ? long.left + LEG_MM : long.right - LEG_MM
    const arm = isRight ? all.left + LEG_MM : all.right - LEG_MM
    const outer = isRight ? all.right - LEG_MM : all.left + LEG_MM
    const [back, front] = [all.top + LEG_MM, all.bottom - LEG_MM]
    return {
      outlines: [
        { ...all, bottom: all.top + seat },
        { ...long, top: all.top + seat },
      ],
      frontLegs: [
        { x: arm, y: all.top + seat - LEG_MM },
        { x: inner, y: front },
      ],
      backLegs: [
        { x: arm, y: back },
        { x: outer, y: back },
        { x: outer, y: front },
      ],
    }
  },
  dining: (piece) => {
    const box = ownBox(piece)
    const { chairs, legs } = chairsAt(piece)
    return { outlines: [box], chairs, frontLegs: legsIn(box), chairLegs: legs }
  },
  roundTable: (piece) => {
    const reach = piece.widthMm / 2
    const legs = boxAround({ x: 0, y: 0 }, reach, reach)
    const ways = [
      { x: 0, y: -1 },
      { x: 1, y: 0 },
      { x: 0, y: 1 },
      { x: -1, y: 0 },
    ]
    return {
      outlines: [ownBox(piece)],
      chairs: ways.map((way) => chairAt({ x: way.x * reach, y: way.y * reach }, way)),
      frontLegs: legsIn(legs, 0),
      chairLegs: ways.map(({ x, y }) => ({ x: x * (reach + CHAIR_MM.out), y: y * (reach + CHAIR_MM.out) })),
    }
  },
  bed: (piece) => {
    const box = ownBox(piece)
    const [wide, deep] = NIGHT_TABLE_MM
    const legs = legsIn(box)
    const beside = (left: number): Box => ({ left, right: left + wide, top: box.top, bottom: box.top + deep })
    return {
      outlines: [box],
      night: piece.hasTables ? [beside(box.left - wide), beside(box.right)] : [],
      backLegs: legs.filter(({ y }) => y < 0),
      frontLegs: legs.filter(({ y }) => y > 0),
    }
  },
}

function seated(piece: Piece): Own {
  const box = ownBox(piece)
  const legs = legsIn(box)
  return {
    outlines: [box],
    frontLegs: legs.filter(({ y }) => y > 0),
    backLegs: legs.filter(({ y }) => y < 0),
    ...(piece.kind === 'desk' && {
      chairs: [chairAt({ x: 0, y: box.bottom }, { x: 0, y: 1 })],
      chairLegs: [{ x: 0, y: box.bottom + CHAIR_MM.out }],
    }),
  }
}

function legsIn(box: Box, inset = LEG_MM): readonly Point[] {
  const { left, top, right, bottom } = grown(box, -inset)
  return [left, right].flatMap((x) => [top, bottom].map((y) => ({ x, y })))
}

/** A chair pulled out from an edge of its table. */
function chairAt(edge: Point, way: Point): Box {
  const middle = CHAIR_MM.out - CHAIR_MM.deep / 2
  const [wide, long] = way.x === 0 ? [CHAIR_MM.wide, CHAIR_MM.deep] : [CHAIR_MM.deep, CHAIR_MM.wide]
  return boxAround({ x: edge.x + way.x * middle, y: edge.y + way.y * middle }, wide, long)
}

/** Chairs at both long sides and, where the table is deep enough, at its ends. */
function chairsAt({ widthMm, depthMm }: Piece): {
  readonly chairs: readonly Box[]
  readonly legs: readonly Point[]
} {
  const sides = [
    { length: widthMm, reach: depthMm / 2, isEnd: false },
    { length: depthMm, reach: widthMm / 2, isEnd: true },
  ]
  const places = sides.flatMap(({ length, reach, isEnd }) => {
    const number = isEnd
      ? Math.min(1, Math.floor(length / 700))
      : Math.max(1, Math.floor(length / CHAIR_MM.apart))
    return Array.from(
      { length: number },
      (_, place) => (length * (place + 0.5)) / number - length / 2,
    ).flatMap((at) => [-1, 1].map((way) => ({ at, way, reach, isEnd })))
  })
  return {
    chairs: places.map(({ at, way, reach, isEnd }) =>
      isEnd
        ? chairAt({ x: way * reach, y: at }, { x: way, y: 0 })
        : chairAt({ x: at, y: way * reach }, { x: 0, y: way }),
    ),
    legs: places.flatMap(({ at, way, reach, isEnd }) =>
      [-1, 1].map((side) => {
        const across = at + (side * CHAIR_MM.wide) / 2
        const out = way * (reach + CHAIR_MM.out)
        return isEnd ? { x: out, y: across } : { x: across, y: out }
      }),
    ),
  }
}
