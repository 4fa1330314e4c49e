import { catalogueField, DRAWN, DRAWN_FIELD, type Field, fieldOf, isInCatalogue } from '../../field.ts'
import { type Draw, drawingOn, drawnOn } from '../../drawing.ts'
import { cartoon } from '../cartoon.ts'
import { asDrawn, asHigh, giving, type PanelOptions, type Side, zoomsFor } from './panel-fits.ts'

/**
 * The least and the most that a composition is scaled, the most being more than for single motifs: one large composition
 * is a better rug than four mirrored ones.
 */
const [LEAST, MOST] = [0.7, 2.1]
const MOST_PANELS = 8
/** Height over width from which a rug is a runner. */
const RUNNER = 2

/**
 * Lays a drawing that is composed for the drawn field and for squares in panels on any other: as many as keep its motifs
 * near their size, each the mirror image of the next, so that it runs through without a seam. Motifs keep their
 * proportions: what does not fit a panel is composed anew for its height, gives where the drawing says so, or is cropped at
 * the edge of the rug.
 */
export function inPanels(options: PanelOptions, draw: Draw): Draw {
  const drawingFor = (field: Field) => {
    const { base, isTurned, acrossAt, downAt } = panelsOn(field, options, draw)
    // Traced, because an edge or a mirror line may leave slivers of what it cuts.
    const many = (xs: Float64Array, ys: Float64Array, yarns: Uint8Array, count: number) => {
      const [us, vs] = isTurned ? [ys, xs] : [xs, ys]
      const [left, above] = isTurned ? [field.top, 0] : [0, field.top]
      for (let k = 0; k < count; k++) {
        yarns[k] = draw(acrossAt(us[k]! - left), downAt(vs[k]! - above), base)
      }
    }
    const exact = (x: number, y: number) => {
      const [u, v] = isTurned ? [y - field.top, x] : [x, y - field.top]
      return draw(acrossAt(u), downAt(v), base)
    }
    return cartoon({ many }, field, true, options.isExact ? exact : undefined)
  }
  return drawnOn((field) => (isInCatalogue(field) ? drawingOn(draw, field) : drawingFor(field)))
}

/** The panels of a drawing on a field, and where a point of the field lies on the base that each shows a part of. */
export function panelsOn(field: Field, options: PanelOptions, draw: Draw) {
  const layout = layOut(field, options, draw)
  const { base, isTurned, across, down, sides, offset } = layout
  const acrossAt = (u: number) => sides[0].placeOf(mirrored(u, across), offset[0])
  const downAt = (v: number) => base.top + sides[1].placeOf(mirrored(v, down), offset[1])
  const placeOf = (x: number, y: number): readonly [x: number, y: number] =>
    isTurned ? [acrossAt(y - field.top), downAt(x)] : [acrossAt(x), downAt(y - field.top)]
  return { ...layout, acrossAt, downAt, placeOf }
}

/** Distance from the edge of the panel: forth in the first, back in the second. */
function mirrored(at: number, panel: number): number {
  // Most rugs are one panel, and a remainder takes longer than all else here.
  if (at <= panel) return Math.max(0, at)
  const turn = at % (2 * panel)
  return turn > panel ? 2 * panel - turn : Math.max(0, turn)
}

type Costed = Layout & { readonly cost: number }

type Layout = {
  /** The field that every panel shows a part of. */
  readonly base: Field
  /** Whether the drawing's width lies along the rug's height. */
  readonly isTurned: boolean
  /** Sides of a panel along the drawing's width and height. */
  readonly across: number
  readonly down: number
  /** Centimetres of the field per centimetre of the base, where it does not give. */
  readonly zoom: number
  /** The sides of the base, as a panel shows them. */
  readonly sides: readonly [across: Side, down: Side]
  /** Where the shown part of the sides begins. */
  readonly offset: readonly [x: number, y: number]
}

/** Layouts that are tried, the cheapest first, for one that has enough of every yarn. */
const TRIED = 10

function layOut(field: Field, options: PanelOptions, draw: Draw): Layout {
  const tried = layoutsOf(field, options).slice(0, TRIED)
  const enough = options.needs?.part ?? ENOUGH
  let best: (Layout & { readonly least: number }) | undefined
  let barely: typeof best
  for (const layout of tried) {
    const base = scaled(layout.base, field, layout.zoom, options.cropCentre)
    const placed = withEveryYarn({ ...layout, base }, field, { draw, needs: options.needs })
    if (!best || placed.least > MUCH_MORE * best.least) best = { ...layout, base, ...placed }
    if (best.least >= enough) return best
    if (!barely && placed.least >= enough * BARELY) barely = { ...layout, base, ...placed }
  }
  return barely ?? best!
}

/**
 * If no layout has enough of every yarn, the cheapest one does that has this part of it: a drawing that has little of a
 * yarn is not taken apart for a little more.
 */
const BARELY = 0.82
/** A dearer layout must have so many times as much of the rarest yarn. */
const MUCH_MORE = 1.2

function layoutsOf(field: Field, options: PanelOptions): readonly Costed[] {
  const { cropCentre, turns, keeps } = options
  const isRound = field.outline === 'round'
  const { fromRectangle, gives, heights } = options
  const isRectangleOnly = fromRectangle === true || (fromRectangle === 'square' && !isRound)
  const bases =
    isRectangleOnly || (heights && !isRound)
      ? [DRAWN_FIELD]
      : [DRAWN_FIELD, catalogueField(isRound ? 'round' : 'square', cropCentre)]
  const isTall = field.height > RUNNER * field.width
  const orientations =
    isRound && !isRectangleOnly ? [false] : turns ? [false, true] : [isTall && !gives && !heights]
  const mostRows = turns ? MOST_PANELS : 1
  const layouts: Costed[] = []
  for (const base of isRound &&
  !isRectangleOnly &&
  (options.single || field.width * field.scale <= MOST * DRAWN.width)
    ? bases.slice(1)
    : bases)
    for (const isTurned of orientations)
      for (let columns = 1; columns <= MOST_PANELS; columns++)
        for (let rows = 1; rows <= mostRows; rows++) {
          const keep = keeps ?? ([0.5, cropCentre] as const)
          layouts.push(withPanels(field, { base, isTurned, columns, rows, keeps: keep }, options))
        }
  return layouts.toSorted((a, b) => a.cost - b.cost)
}

/** Small motifs need their lines checked at the rug's scale; previews need fewer cells. */
function scaled(base: Field, field: Field, zoom: number, cropCentre: number): Field {
  const scale = Math.min(1, field.scale * zoom)
  const coarseness = Math.max(1, (0.7 * field.cell * field.scale) / (DRAWN_FIELD.cell * Math.max(1, zoom)))
  if (scale === 1 && coarseness < 1.5) return base
  return fieldOf(base.outline, base, cropCentre, { scale, coarseness })
}

type Try = {
  readonly base: Field
  readonly isTurned: boolean
  readonly columns: number
  readonly rows: number
  readonly keeps: readonly [number, number]
}

function withPanels(
  field: Field,
  { base: drawn, isTurned, columns, rows, keeps }: Try,
  { single, fromRectangle, gives, heights, widths, least: smallest = LEAST, most = Infinity }: PanelOptions,
): Costed {
  const [width, height] = isTurned ? [field.height, field.width] : [field.width, field.height]
  const [across, down] = [width / columns, height / rows]
  const least = smallest / field.scale
  const base =
    drawn === DRAWN_FIELD && heights
      ? asHigh(across, down, [least, most / field.scale], heights, widths)
      : drawn
  const covering = Math.max(across / base.width, down / base.height, least)
  const fits =
    drawn === DRAWN_FIELD && gives
      ? zoomsFor(base, gives, across, down, least).map((zoom) => giving(base, gives, zoom, across, down))
      : [asDrawn(base, covering, across, down)]
  const broad = (Math.min(field.width, field.height) * field.scale) / DRAWN.width
  const isLong = Math.max(field.width, field.height) > RUNNER * Math.min(field.width, field.height)
  const keepsOne = single === 'part' || (single !== undefined && !isLong && (gives ?? heights) !== undefined)
  // A hall has more of the drawing both ways: that it is higher costs nothing then.
  const higher =
    most < Infinity ? Math.max(1, Math.min(base.width / DRAWN.width, base.height / DRAWN.height)) : 1
  const costed = fits.map((fit) => {
    const tooLarge = Math.max(
      0,
      Math.log((fit.zoom * field.scale) / (single ? Math.max(MOST, 1.05 * broad) : MOST)),
    )
    const cost =
      // What is lost weighs most; then motifs that are too large, how far the drawing gives, more panels, and the drawing
      // on its side.
      1.5 * fit.lost +
      6 * tooLarge +
      0.25 * Math.abs(Math.log(fit.zoom)) +
      fit.strain +
      (keepsOne ? 1.2 : fromRectangle === true ? 0.6 : 0.3) * (columns * rows - 1) +
      (base.outline === 'rectangle' ? 0.3 * Math.abs(Math.log(base.height / higher / DRAWN.height)) : 0) +
      (isTurned ? 0.1 : 0)
    return { ...fit, cost }
  })
  const best = costed.toSorted((a, b) => a.cost - b.cost)[0]!
  const wanted = ({ length, spare }: Side, keep: number) =>
    Math.min(spare, Math.max(0, keep * length - (length - spare) / 2))
  const offset = [
    wanted(best.sides[0], keeps[0]),
    wanted(best.sides[1], base.height === DRAWN.height ? keeps[1] : 0.5),
  ] as const
  return { base, isTurned, across, down, zoom: best.zoom, sides: best.sides, offset, cost: best.cost }
}

/** Steps in which the shown part may move over the base, each way. */
const MOVES = 4
/** Samples of the shown part along each side. */
const SAMPLES = 48
/** The part of the rug that every yarn should have, a little more than it needs: samples are few. */
const ENOUGH = 0.02

type Wanted = Pick<PanelOptions, 'needs'> & { readonly draw: Draw }

/**
 * The nearest place of the shown part to where it is wanted in which every yarn of the drawing has enough of the rug, and
 * what part the rarest has there; the place where that is largest if there is none.
 */
function withEveryYarn(layout: Layout, field: Field, { draw, needs }: Wanted) {
  const { base, across, down, sides, offset } = layout
  const spare = [sides[0].spare, sides[1].spare] as const
  const yarns = needs?.yarns ?? [
    ...samplesOf(base.width, base.height, (x, y) => draw(x, base.top + y, base)).keys(),
  ]
  const enough = needs?.part ?? ENOUGH
  const leastAt = (place: Place) => {
    const counts = samplesOf(field.width, field.height, (x, y) => {
      if (field.isCut && field.inset(x, field.top + y, 0) < 0) return OFF
      const [u, v] = layout.isTurned ? [y, x] : [x, y]
      return draw(
        sides[0].placeOf(mirrored(u, across), place[0]),
        base.top + sides[1].placeOf(mirrored(v, down), place[1]),
        base,
      )
    })
    const laid = SAMPLES ** 2 - (counts.get(OFF) ?? 0)
    return Math.min(...yarns.map((yarn) => (counts.get(yarn) ?? 0) / laid))
  }
  const steps = (from: number, free: number) =>
    Array.from({ length: MOVES + 1 }, (_, k) => from + k * (free / MOVES))
  const isFree = Math.max(...spare) >= 1
  const places = [offset]
    .concat(isFree ? steps(0, spare[0]).flatMap((x) => steps(0, spare[1]).map((y) => [x, y] as const)) : [])
    .toSorted((p, q) => distance(p, offset) - distance(q, offset))
  let best = { offset, least: -1 }
  for (const place of places) {
    const least = leastAt(place)
    if (least > best.least) best = { offset: place, least }
    if (least >= enough) break
  }
  return best
}

/** Outside the rug's outline. */
const OFF = 255

type Place = readonly [x: number, y: number]
const distance = (p: Place, q: Place) => Math.hypot(p[0] - q[0], p[1] - q[1])

/** How many of the samples in a box have each yarn. */
function samplesOf(
  width: number,
  height: number,
  yarnAt: (x: number, y: number) => number,
): Map<number, number> {
  const counts = new Map<number, number>()
  for (let row = 0; row < SAMPLES; row++)
    for (let column = 0; column < SAMPLES; column++) {
      const yarn = yarnAt(((column + 0.5) / SAMPLES) * width, ((row + 0.5) / SAMPLES) * height)
      counts.set(yarn, (counts.get(yarn) ?? 0) + 1)
    }
  return counts
}
