import { gaussian } from '../tile/gaussian.ts'

/** A ball of wool at a higher resolution than its picture. */
export type WoolBall = {
  readonly size: number
  /** Towards the viewer, in ball radii; −Infinity where there is no wool. */
  readonly height: Float32Array
  readonly shade: Float32Array
}

/** Towards the light: from the top left and well in front. */
const LIGHT = { x: -0.44, y: -0.6, z: 0.67 } as const
const CLUMPS = 110
const STRANDS = 5200
const STRAYS = 260
const BALLS = 8
/** Strands are drawn from this radius outwards; inside it is too dark to see. */
const CORE = 0.6
/** The rest of the square is room for stray fibres. */
const RADIUS_SHARE = 0.455

/** Strands trimmed to a ball, in a square of `size` cells. */
export function woolBall(size: number, random: () => number, flat: boolean): WoolBall {
  const cells = size * size
  const ball: WoolBall = {
    size,
    height: new Float32Array(cells).fill(-Infinity),
    shade: new Float32Array(cells),
  }
  stamp(ball, size / 2, size / 2, RADIUS_SHARE * size * 0.9, -0.2, flat ? -0.15 : -0.3)
  const clumps = Array.from({ length: CLUMPS }, () => ({
    ...anyDirection(random),
    tone: gaussian(random),
  }))
  for (let i = 0; i < STRANDS + STRAYS; i++) {
    const stray = i >= STRANDS
    const clump = clumps[Math.floor(random() * CLUMPS)]!
    const spread = stray ? 0.5 : 0.17
    const direction = normalised(
      clump.x + gaussian(random) * spread,
      clump.y + gaussian(random) * spread,
      clump.z + gaussian(random) * spread,
    )
    // The far side of the ball is never visible.
    if (direction.z < -0.25) continue
    const tone = 0.1 * clump.tone + 0.15 * gaussian(random)
    drawStrand(ball, direction, lengthOf(stray, random), tone, stray, flat, random)
  }
  return ball
}

type Direction = { readonly x: number; readonly y: number; readonly z: number }

const lengthOf = (stray: boolean, random: () => number) =>
  stray ? 1 + 0.085 * random() : 0.965 + 0.022 * gaussian(random)

function drawStrand(
  ball: WoolBall,
  from: Direction,
  length: number,
  tone: number,
  stray: boolean,
  flat: boolean,
  random: () => number,
) {
  const radius = RADIUS_SHARE * ball.size
  const thick = radius * (stray ? 0.011 : 0.021)
  const bend = stray ? 0.12 : 0.05
  const bendX = gaussian(random) * bend
  const bendY = gaussian(random) * bend
  const light = tone + (flat ? flatness(from) : roundness(from))
  for (let step = 0; step < BALLS; step++) {
    const along = step / (BALLS - 1)
    const out = CORE + (length - CORE) * along
    const x = ball.size / 2 + radius * (from.x * out + bendX * along * along)
    const y = ball.size / 2 + radius * (from.y * out + bendY * along * along)
    // Light does not reach down between the strands.
    stamp(ball, x, y, thick * (1.1 - 0.3 * along), from.z * out, light + 0.5 * (along - 0.86))
  }
}

/** Even light that fades only at the rim, without which white wool would be lost on a pale page. */
const flatness = ({ z }: Direction) => 0.06 - 0.34 * (1 - z) ** 2

/** Light on a ball of fibres: softer than on a hard one, and partly translucent. */
function roundness({ x, y, z }: Direction): number {
  const facing = x * LIGHT.x + y * LIGHT.y + z * LIGHT.z
  const wrapped = (facing + 0.35) / 1.35
  return 1.28 * Math.max(-0.12, wrapped) - 0.72 + 0.08 * Math.max(0, z)
}

function stamp(ball: WoolBall, x: number, y: number, radius: number, height: number, shade: number) {
  const { size } = ball
  const top = Math.max(0, Math.ceil(y - radius - 0.5))
  const bottom = Math.min(size - 1, Math.floor(y + radius - 0.5))
  const left = Math.max(0, Math.ceil(x - radius - 0.5))
  const right = Math.min(size - 1, Math.floor(x + radius - 0.5))
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) {
      const u = (column + 0.5 - x) / radius
      const v = (row + 0.5 - y) / radius
      const round = 1 - u * u - v * v
      if (round <= 0) continue
      const cell = row * size + column
      const dome = Math.sqrt(round)
      const z = height + (radius / (RADIUS_SHARE * size)) * dome
      if (z <= ball.height[cell]!) continue
      ball.height[cell] = z
      ball.shade[cell] = shade + 0.12 * (dome - 0.7) - 0.07 * (u + 1.3 * v)
    }
  }
}

function anyDirection(random: () => number): Direction {
  const z = random() * 1.5 - 0.5
  const angle = random() * 2 * Math.PI
  const ring = Math.sqrt(Math.max(0, 1 - z * z))
  return { x: Math.cos(angle) * ring, y: Math.sin(angle) * ring, z }
}

function normalised(x: number, y: number, z: number): Direction {
  const length = Math.hypot(x, y, z) || 1
  return { x: x / length, y: y / length, z: z / length }
}
