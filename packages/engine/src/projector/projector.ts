/** A place: on the cloth in mm, or in the projector's picture in pixels. */
export type Place = readonly [x: number, y: number]

export type Picture = { readonly width: number; readonly height: number }

/** A place on the cloth, and the pixel that was seen to fall on it. */
export type Sighting = { readonly cloth: Place; readonly pixel: Place }

/**
 * How a projector throws its picture: cloth to picture as a homography, row by row with 1 at the end, and its lens as
 * one radial term. A pixel at `r` half diagonals from the middle falls where one at `r (1 + lens r²)` would without lens.
 */
export type Projection = {
  readonly homography: readonly number[]
  readonly lens: number
  readonly picture: Picture
}

/** Lenses of projectors bend less than this. */
const MOST_LENS = 0.3

/**
 * The projection that four or more sightings tell. Four corners fix the homography and leave the lens straight; with more,
 * the lens is the one that leaves the least, found by golden section: for each lens the homography is a linear fit.
 */
export function calibrate(sightings: readonly Sighting[], picture: Picture): Projection {
  if (sightings.length < 4) throw new Error(`${sightings.length} places do not fix a projector`)
  const fitted = (lens: number): Projection => ({
    homography: fitHomography(
      sightings.map(({ cloth, pixel }) => ({ from: cloth, to: straightened(pixel, lens, picture) })),
    ),
    lens,
    picture,
  })
  if (sightings.length === 4) return fitted(0)
  return fitted(leastOf((lens) => residual(fitted(lens), sightings), MOST_LENS))
}

/** The pixel that falls on a place of the cloth. */
export function pixelAt({ homography, lens, picture }: Projection, cloth: Place): Place {
  return bent(through(homography, cloth), lens, picture)
}

/** Mean distance in pixels between where sightings are and where a projection has them. */
export function meanError(projection: Projection, sightings: readonly Sighting[]): number {
  const sum = sightings.reduce((all, { cloth, pixel }) => {
    const [x, y] = pixelAt(projection, cloth)
    return all + Math.hypot(x - pixel[0], y - pixel[1])
  }, 0)
  return sum / sightings.length
}

function residual({ homography, lens, picture }: Projection, sightings: readonly Sighting[]): number {
  return sightings.reduce((sum, { cloth, pixel }) => {
    const [[x, y], [u, v]] = [through(homography, cloth), straightened(pixel, lens, picture)]
    return sum + (x - u) ** 2 + (y - v) ** 2
  }, 0)
}

/** Where a pixel would be without the lens. */
function straightened([x, y]: Place, lens: number, { width, height }: Picture): Place {
  const [dx, dy] = [x - width / 2, y - height / 2]
  const scale = 1 + lens * (dx ** 2 + dy ** 2) * (4 / (width ** 2 + height ** 2))
  return [width / 2 + dx * scale, height / 2 + dy * scale]
}

/** The opposite: Newton's method on the radius, from where it is without the lens. */
function bent([x, y]: Place, lens: number, { width, height }: Picture): Place {
  const half = Math.hypot(width, height) / 2
  const [dx, dy] = [x - width / 2, y - height / 2]
  const straight = Math.hypot(dx, dy) / half
  if (straight === 0) return [x, y]
  let r = straight
  for (let turn = 0; turn < 8; turn++) {
    const slope = 1 + 3 * lens * r * r
    // Beyond its largest radius such a lens folds back; nothing of a picture is there.
    if (slope < 0.1) break
    r -= (r * (1 + lens * r * r) - straight) / slope
  }
  return [width / 2 + (dx * r) / straight, height / 2 + (dy * r) / straight]
}

function through(h: readonly number[], [x, y]: Place): Place {
  const w = h[6]! * x + h[7]! * y + h[8]!
  return [(h[0]! * x + h[1]! * y + h[2]!) / w, (h[3]! * x + h[4]! * y + h[5]!) / w]
}

type Pair = { readonly from: Place; readonly to: Place }

/** Turns of reweighting, after which the linear fit leaves the least distance and not the least of its own equations. */
const TURNS = 4

/** The homography that leaves the least (Hartley and Zisserman, Multiple View Geometry, 4.1 and 4.4), in scaled places. */
function fitHomography(pairs: readonly Pair[]): number[] {
  const [from, to] = [scaling(pairs.map((pair) => pair.from)), scaling(pairs.map((pair) => pair.to))]
  const scaled = pairs.map((pair) => ({ from: from.scale(pair.from), to: to.scale(pair.to) }))
  let h = [1, 0, 0, 0, 1, 0, 0, 0, 1]
  for (let turn = 0; turn < TURNS; turn++) h = linearFit(scaled, h)
  return times(times(to.back, h), from.forth).map((value, _n, all) => value / all[8]!)
}

function linearFit(pairs: readonly Pair[], before: readonly number[]): number[] {
  const rows: (readonly number[])[] = []
  for (const {
    from: [x, y],
    to: [u, v],
  } of pairs) {
    const weight = 1 / (before[6]! * x + before[7]! * y + 1)
    rows.push(
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u].map((value) => value * weight),
      [0, 0, 0, x, y, 1, -v * x, -v * y, v].map((value) => value * weight),
    )
  }
  const normal = Array.from({ length: 8 }, (_, i) =>
    Array.from({ length: 9 }, (_unused, j) => rows.reduce((sum, row) => sum + row[i]! * row[j]!, 0)),
  )
  return [...solved(normal), 1]
}

/** Gaussian elimination with pivots; the last column is the right side. */
function solved(rows: number[][]): number[] {
  const n = rows.length
  for (let column = 0; column < n; column++) {
    let pivot = column
    for (let row = column + 1; row < n; row++)
      if (Math.abs(rows[row]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = row
    ;[rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!]
    const head = rows[column]!
    for (let row = 0; row < n; row++) {
      if (row === column) continue
      const factor = rows[row]![column]! / head[column]!
      for (let at = column; at <= n; at++) rows[row]![at]! -= factor * head[at]!
    }
  }
  return rows.map((row, n_) => row[n]! / row[n_]!)
}

/** Moves the middle of places to the origin, and their mean distance from it to the root of two. */
function scaling(places: readonly Place[]) {
  const mean = (of: (place: Place) => number) => places.reduce((sum, p) => sum + of(p), 0) / places.length
  const [cx, cy] = [mean(([x]) => x), mean(([, y]) => y)]
  const s = Math.SQRT2 / mean(([x, y]) => Math.hypot(x - cx, y - cy))
  return {
    scale: ([x, y]: Place): Place => [(x - cx) * s, (y - cy) * s],
    forth: [s, 0, -s * cx, 0, s, -s * cy, 0, 0, 1],
    back: [1 / s, 0, cx, 0, 1 / s, cy, 0, 0, 1],
  }
}

const times = (a: readonly number[], b: readonly number[]): number[] =>
  Array.from({ length: 9 }, (_, n) => {
    const [row, column] = [Math.floor(n / 3) * 3, n % 3]
    return a[row]! * b[column]! + a[row + 1]! * b[column + 3]! + a[row + 2]! * b[column + 6]!
  })

/** Where a function with one valley between −`most` and `most` is least. */
function leastOf(f: (x: number) => number, most: number): number {
  const golden = (Math.sqrt(5) - 1) / 2
  let [a, b] = [-most, most]
  let [p, q] = [b - golden * (b - a), a + golden * (b - a)]
  let [fp, fq] = [f(p), f(q)]
  while (b - a > 1e-7) {
    if (fp < fq) {
      ;[b, q, fq] = [q, p, fp]
      p = b - golden * (b - a)
      fp = f(p)
    } else {
      ;[a, p, fp] = [p, q, fq]
      q = a + golden * (b - a)
      fq = f(q)
    }
  }
  return (a + b) / 2
}
