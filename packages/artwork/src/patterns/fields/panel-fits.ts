import { DRAWN, type Field, fieldOf } from '../../field.ts'
import { fitSide, type Give, longest } from './giving.ts'

/** Where a drawing gives along both of its sides. */
export type Gives = { readonly across: Give; readonly down: Give }

/** A side of a base, as a panel shows it. */
export type Side = {
  /** Its length, and how much of that a panel does not show: in cm of the base, or of the panel if it gives. */
  readonly length: number
  readonly spare: number
  /** Where a centimetre of the panel lies on the base, if the shown part begins at `from`. */
  readonly placeOf: (at: number, from: number) => number
}

export type PanelOptions = {
  /** Vertical centre of square and round crops, as in the design. */
  readonly cropCentre: number
  /**
   * Whether the drawing has no upper side, so that a rug that lies may show it turned by a quarter. One that has an upper
   * side is never repeated downwards, and turned on runners only, which are seen from their side.
   */
  readonly turns: boolean
  /** The part of the drawing that smaller panels keep: its centre, 0–1 across and down. Default: the crop centre. */
  readonly keeps?: readonly [u: number, v: number]
  /**
   * A picture that loses by being mirrored. `large`: large rugs show one, larger, instead of several. `part`: long rugs
   * also show a part of one rather than several.
   */
  readonly single?: 'large' | 'part'
  /**
   * Whether all other sizes show parts of the rectangle, because the catalogue's square and disc are drawn in other
   * proportions. Of a drawing that has a disc of its own, `square`: only squares do.
   */
  readonly fromRectangle?: boolean | 'square'
  /**
   * Yarns that the panels must show enough of, and how much: more than 2 % where a border covers some of them. Default:
   * every yarn of the drawing.
   */
  readonly needs?: { readonly yarns: readonly number[]; readonly part: number } | undefined
  /**
   * Where the drawing gives, so that it stays whole on rectangles of other proportions: ground that nothing tells from
   * stretched ground, and forms without proportions of their own. Default: nowhere.
   */
  readonly gives?: Gives
  /**
   * The least and the most height in cm for which the drawing composes itself, as wide as it is drawn: it then fills a
   * panel of other proportions without giving or losing anything. Default: only the heights of the catalogue.
   */
  readonly heights?: readonly [least: number, most: number]
  /**
   * The least and the most width in cm for which the drawing composes itself: rugs that are squarer than it is then have
   * more of it side by side, at the drawn height, instead of larger motifs, and small runners have less of it. Only with
   * `heights`. Default: as wide as drawn.
   */
  readonly widths?: readonly [least: number, most: number]
  /** How small on the rug, compared to the drawing, its motifs may be. Default 0.7. */
  readonly least?: number
  /**
   * How large on the rug, compared to the drawing, the motifs of a drawing that composes itself for heights and widths are:
   * a hall has more of it both ways. Default: as large as its one composition fills the rug.
   */
  readonly most?: number
  /**
   * Whether edges lie exactly where the drawing has them. Only of a drawing that is quick to ask, with long edges nearly along
   * the rows or columns of a tracing, whose cells would show as steps on them.
   */
  readonly isExact?: boolean
}

/** The least and the most that motifs of a base may be scaled. */
type Zooms = readonly [least: number, most: number]

/**
 * The base at the height that fills the panel, as near as the drawing composes itself for; wider than drawn for a squarer
 * panel, if it composes itself for that.
 */
export function asHigh(
  across: number,
  down: number,
  [least, most]: Zooms,
  [lowest, highest]: readonly [number, number],
  [narrowest, widest]: readonly [number, number] = [DRAWN.width, DRAWN.width],
) {
  const filled = Math.max(Math.min(most, down / DRAWN.height), down / highest, least)
  // A base that is higher than drawn may be wider in proportion.
  const widestHere = widest * Math.max(1, down / filled / DRAWN.height)
  const zoom = Math.max(filled, across / widestHere)
  const [wide, high] = [across / zoom, down / zoom]
  if (wide > DRAWN.width) return fieldOf('rectangle', { width: wide, height: Math.max(lowest, high) }, 0.5)
  const width = Math.min(DRAWN.width, Math.max(narrowest, across / least))
  const height = Math.min(highest, Math.max(lowest, down / Math.max(across / width, least)))
  return fieldOf('rectangle', { width, height }, 0.5)
}

/** How a base lies on a panel. */
export type Fit = {
  /** Centimetres of the field per centimetre of the base, where it does not give. */
  readonly zoom: number
  readonly sides: readonly [across: Side, down: Side]
  /** The logarithm of how much larger the base is than what a panel shows of it. */
  readonly lost: number
  /** What giving costs. */
  readonly strain: number
}

/** Similar to the drawing. */
export function asDrawn(base: Field, zoom: number, across: number, down: number): Fit {
  const side = (length: number, panel: number): Side => ({
    length,
    spare: length - panel / zoom,
    placeOf: (at, from) => from + at / zoom,
  })
  const lost = -Math.log((across * down) / (zoom * zoom * base.width * base.height))
  return {
    zoom,
    sides: [side(base.width, across), side(base.height, down)],
    lost,
    strain: 0,
  }
}

const ZOOMS = 10

/** Scales of the stiff parts that are tried: the least one with which the drawing covers the panel, and larger ones. */
export function zoomsFor(
  base: Field,
  { across: x, down: y }: Gives,
  across: number,
  down: number,
  least: number,
) {
  const smallest = Math.max(across / longest(base.width, x), down / longest(base.height, y), least)
  const largest = Math.max(smallest, across / base.width, down / base.height)
  return Array.from({ length: ZOOMS }, (_, k) => smallest * (largest / smallest) ** (k / (ZOOMS - 1)))
}

/** Similar to the drawing where that is stiff, and stretched or squeezed where it gives. */
export function giving(base: Field, gives: Gives, zoom: number, across: number, down: number): Fit {
  const [x, y] = [
    fitSide(base.width, gives.across, zoom, across),
    fitSide(base.height, gives.down, zoom, down),
  ]
  const side = (whole: number, panel: number, place: (cm: number) => number): Side => ({
    length: whole,
    spare: whole - panel,
    placeOf: (at, from) => place(at + from),
  })
  return {
    zoom,
    sides: [side(x.whole, across, x.placeOf), side(y.whole, down, y.placeOf)],
    lost: Math.log((x.whole * y.whole) / (across * down)),
    strain: STRAIN * (x.strain ** 2 + y.strain ** 2),
  }
}

/** What it costs that a side gives as far as it may. */
const STRAIN = 0.2
