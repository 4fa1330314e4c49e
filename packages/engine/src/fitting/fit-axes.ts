import type { Fit } from '@nawl/domain/rug/fit'

export type Sides = { readonly width: number; readonly height: number }

/** Where along one side of a drawing every pixel of the rug is taken from, in the drawing's pixels; NaN is margin. */
export type Places = Float64Array

/**
 * The places of both sides. Along `extended` a drawing with a border has other places inside its border (`field`) than
 * in the strips beside it, `band` pixels of the drawing wide.
 */
export type FitAxes = {
  readonly x: Places
  readonly y: Places
  readonly border: { readonly extended: 'x' | 'y'; readonly field: Places; readonly band: number } | null
}

type Along = {
  /** Length of the drawing and of the rug along the side, in their own pixels. */
  readonly drawn: number
  readonly rug: number
  /** Pixels of the drawing to one of the rug. */
  readonly scale: number
}

/**
 * Finds a line across the field of a border that can be drawn on without changing what is seen: its distance from the
 * edges of the drawing, along the side that is extended; null if there is none.
 */
export type CalmLine = (extended: 'x' | 'y', band: number) => number | null

/** A drawing repeated so nearly a whole number of times is stretched by that much to repeat whole. */
const WHOLE_WITHIN = 0.03

/**
 * Where each pixel of a rug comes from in a drawing of other proportions. All fits but `stretch` have one scale for both
 * sides; a repeat may differ by 3 % to be whole.
 */
export function fitAxes(fit: Fit, drawn: Sides, rug: Sides, calmAt: CalmLine = () => null): FitAxes {
  const [alongX, alongY] = [drawn.width / rug.width, drawn.height / rug.height]
  if (fit.kind === 'stretch')
    return {
      x: plain({ drawn: drawn.width, rug: rug.width, scale: alongX }),
      y: plain({ drawn: drawn.height, rug: rug.height, scale: alongY }),
      border: null,
    }
  // A crop covers the rug; everything else shows the whole drawing and has room left along one side.
  const scale = fit.kind === 'crop' ? Math.min(alongX, alongY) : Math.max(alongX, alongY)
  const x = { drawn: drawn.width, rug: rug.width, scale }
  const y = { drawn: drawn.height, rug: rug.height, scale }
  if (fit.kind !== 'border') return { x: placesOf(fit, x), y: placesOf(fit, y), border: null }
  const band = (fit.band / 1000) * Math.min(drawn.width, drawn.height)
  const extended = alongX < alongY ? 'x' : 'y'
  const longer = extended === 'x' ? x : y
  const strip = borderStrip(longer, band)
  return {
    x: extended === 'x' ? strip : plain(x),
    y: extended === 'y' ? strip : plain(y),
    border: { extended, field: borderField(longer, band, calmAt(extended, band)), band },
  }
}

function placesOf(fit: Exclude<Fit, { kind: 'border' | 'stretch' }>, along: Along): Places {
  switch (fit.kind) {
    case 'crop':
      return moved(along, (Math.max(0, along.drawn - along.rug * along.scale) * fit.at) / 100)
    case 'margin': {
      const places = moved(along, (along.drawn - along.rug * along.scale) / 2)
      return places.map((at) => (at < 0 || at > along.drawn ? NaN : at))
    }
    case 'repeat':
      return centred(wholeTimes(along)).map((at) => at - Math.floor(at / along.drawn) * along.drawn)
    case 'mirror':
      return centred(wholeTimes(along)).map((at) => folded(at, along.drawn))
  }
}

/** The middle of every pixel of the rug, from where the drawing begins. */
function moved({ rug, scale }: Along, offset: number): Places {
  return Float64Array.from({ length: rug }, (_, at) => offset + (at + 0.5) * scale)
}

const plain = (along: Along) => moved(along, 0)

/** The drawing whole in the middle; an even number of whole ones begins at the edge. */
function centred(along: Along & { readonly times?: number }): Places {
  if (along.times !== undefined) return plain(along)
  return moved(along, (along.drawn - along.rug * along.scale) / 2)
}

function wholeTimes(along: Along): Along & { readonly times?: number } {
  const times = (along.rug * along.scale) / along.drawn
  const whole = Math.round(times)
  if (Math.abs(times / whole - 1) > WHOLE_WITHIN) return along
  return { ...along, scale: (along.drawn * whole) / along.rug, times: whole }
}

/** Back and forth over a length, so that both of its ends join themselves. */
function folded(at: number, length: number): number {
  const turns = Math.floor(at / length)
  const rest = at - turns * length
  return turns % 2 === 0 ? rest : length - rest
}

/** A strip of border grows from both corners towards the middle. */
function borderStrip({ drawn, rug, scale }: Along, band: number): Places {
  const [whole, run] = [rug * scale, drawn - 2 * band]
  return plain({ drawn, rug, scale }).map((at) => {
    const fromCorner = Math.min(at, whole - at)
    const place = fromCorner < band ? fromCorner : band + folded(fromCorner - band, run)
    return at < whole / 2 ? place : drawn - place
  })
}

/**
 * What the border encloses stays in the middle. Where a calm line crosses it on both sides, it is drawn on from there, and
 * what lies outside those lines stays beside the border; otherwise the field is continued in its mirror image.
 */
function borderField({ drawn, rug, scale }: Along, band: number, calm: number | null): Places {
  const [whole, run] = [rug * scale, drawn - 2 * band]
  return plain({ drawn, rug, scale }).map((at) => {
    const isFirst = at < whole / 2
    const fromEnd = isFirst ? at : whole - at
    if (fromEnd < (calm ?? band)) return isFirst ? fromEnd : drawn - fromEnd
    const centred = at - whole / 2 + drawn / 2
    if (calm === null) return band + folded(centred - band, run)
    return Math.min(drawn - calm, Math.max(calm, centred))
  })
}
