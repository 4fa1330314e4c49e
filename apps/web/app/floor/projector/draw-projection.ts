import type { ProjectedRug } from '@nawl/contract/desk/floor'
import { pixelAt, type Place, type Projection } from '@nawl/engine/projector/projector'

import { placesOf, projectionOf } from './calibration.ts'
import type { ProjectorState } from './projector-state.ts'

/** Light is what a projector has: everything is drawn on black. */
const LINE = '#FFFFFF'
const OTHER = '#6E6E6E'
const FILL = 'rgb(255 255 255 / 55%)'
/** Longer pieces are divided, so that the lens bends them too. */
const PIECE_MM = 20

/** Throws what a state shows: the rug in the middle of its frame. */
export function drawProjection(
  context: CanvasRenderingContext2D,
  { calibration, view, isReversed }: ProjectorState,
  rug: ProjectedRug | null,
): void {
  const { width, height } = context.canvas
  context.fillStyle = '#000000'
  context.fillRect(0, 0, width, height)
  context.lineJoin = 'round'
  const projection = projectionOf(calibration)
  if (view.kind === 'target') return drawTargets(context, calibration.pixels, view.target)
  if (view.kind === 'check') return drawCheck(context, projection, calibration, isReversed)
  if (!rug) return
  const toFrame = inFrame(rug, calibration, isReversed)
  const yarns = rug.yarns.toReversed()
  for (const [place, { rings }] of yarns.entries()) {
    const isChosen = view.kind === 'yarn' && place === view.place
    const path = new Path2D()
    for (const ring of rings) addRing(path, ring, toFrame, projection)
    if (isChosen) {
      context.fillStyle = FILL
      // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas is no array
      context.fill(path, 'evenodd')
    }
    context.strokeStyle = view.kind === 'outlines' || isChosen ? LINE : OTHER
    context.lineWidth = isChosen ? 3 : 1.5
    if (view.kind === 'outlines' || isChosen) context.stroke(path)
  }
}

/** From tenths of a millimetre of the rug to millimetres of the frame. */
const inFrame =
  (
    { widthMm, lengthMm }: Pick<ProjectedRug, 'widthMm' | 'lengthMm'>,
    frame: { readonly widthMm: number; readonly heightMm: number },
    isReversed: boolean,
  ) =>
  (x: number, y: number): Place => {
    const left = (frame.widthMm - widthMm) / 2
    const across = isReversed ? widthMm - x / 10 : x / 10
    return [left + across, (frame.heightMm - lengthMm) / 2 + y / 10]
  }

function addRing(
  path: Path2D,
  ring: readonly number[],
  toFrame: (x: number, y: number) => Place,
  projection: Projection,
): void {
  let before: Place | null = null
  for (let i = 0; i + 1 < ring.length; i += 2) {
    const to = toFrame(ring[i]!, ring[i + 1]!)
    before = addLine(path, before, to, projection)
  }
  path.closePath()
}

/** Adds a line to a path in short pieces; returns its end. */
function addLine(path: Path2D, from: Place | null, to: Place, projection: Projection): Place {
  if (!from) {
    path.moveTo(...pixelAt(projection, to))
    return to
  }
  const pieces = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / PIECE_MM))
  for (let n = 1; n <= pieces; n++) {
    const part = n / pieces
    path.lineTo(
      ...pixelAt(projection, [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]),
    )
  }
  return to
}

/** The crosses of all targets, the one that is moved larger and white. */
function drawTargets(context: CanvasRenderingContext2D, pixels: readonly Place[], target: number): void {
  for (const [n, [x, y]] of pixels.entries()) {
    const arm = n === target ? 40 : 12
    context.strokeStyle = n === target ? LINE : OTHER
    context.lineWidth = 1
    context.beginPath()
    context.moveTo(x - arm, y)
    context.lineTo(x + arm, y)
    context.moveTo(x, y - arm)
    context.lineTo(x, y + arm)
    context.stroke()
    if (n !== target) continue
    context.beginPath()
    context.arc(x, y, 20, 0, 2 * Math.PI)
    context.stroke()
  }
}

/** The frame's rectangle with its cross and diagonals, and an F that reads only from the right side. */
function drawCheck(
  context: CanvasRenderingContext2D,
  projection: Projection,
  frame: ProjectorState['calibration'],
  isReversed: boolean,
): void {
  const [a, b, c, d, top, right, bottom, left] = placesOf(frame) as [
    Place,
    Place,
    Place,
    Place,
    Place,
    Place,
    Place,
    Place,
  ]
  const lines: (readonly Place[])[] = [
    [a, b, c, d, a],
    [top, bottom],
    [left, right],
    [a, c],
    [b, d],
  ]
  const size = Math.min(frame.widthMm, frame.heightMm) / 10
  const letter = LETTER.map((stroke) =>
    stroke.map(([x, y]): Place => [
      frame.widthMm / 2 + size + (isReversed ? 0.6 - x : x) * size,
      size + y * size,
    ]),
  )
  const path = new Path2D()
  for (const line of [...lines, ...letter]) {
    let before: Place | null = null
    for (const place of line) before = addLine(path, before, place, projection)
  }
  context.strokeStyle = LINE
  context.lineWidth = 2
  context.stroke(path)
}

const LETTER: readonly (readonly Place[])[] = [
  [
    [0.6, 0],
    [0, 0],
    [0, 1],
  ],
  [
    [0, 0.5],
    [0.4, 0.5],
  ],
]
