/** Metres: x to the right, y into the room, z up; the floor is z = 0. */
export type RoomPoint = readonly [x: number, y: number, z: number]

/** Row-major. */
export type Matrix3 = readonly [number, number, number, number, number, number, number, number, number]

/**
 * A pinhole camera. The ray through a point of the picture is `position` + t · `rays` · (u, v, 1), with u and v as
 * fractions of its width from the left and its height from the top.
 */
export type Camera = { readonly position: RoomPoint; readonly rays: Matrix3 }

/** A point of a picture, as fractions of its width and height. */
export type PicturePlace = { readonly u: number; readonly v: number }

/** A level camera looking along the y axis, so that verticals are vertical. In metres. */
export type LevelCamera = {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly focalMm: number
  /** Lens shift to the right and up, in film widths. */
  readonly shiftX: number
  readonly shiftY: number
}

const FILM_MM = 36

/** The pinhole of a level camera with a picture of that aspect ratio, width over height. */
export function levelCamera({ x, y, z, focalMm, shiftX, shiftY }: LevelCamera, aspect: number): Camera {
  const right = FILM_MM * (shiftX - 0.5)
  const up = FILM_MM * (shiftY + 0.5 / aspect)
  return { position: [x, y, z], rays: [FILM_MM, 0, right, 0, 0, focalMm, 0, -FILM_MM / aspect, up] }
}

/** The point of the plane `z` metres above the floor at a point of the picture; null if there is none. */
export function floorPoint(
  { position, rays }: Camera,
  { u, v }: PicturePlace,
  z: number,
): readonly [x: number, y: number] | null {
  const down = -(rays[6] * u + rays[7] * v + rays[8])
  if (down <= HORIZON) return null
  const far = (position[2] - z) / down
  return [
    position[0] + far * (rays[0] * u + rays[1] * v + rays[2]),
    position[1] + far * (rays[3] * u + rays[4] * v + rays[5]),
  ]
}

/** Rays that descend less than this, with a length of about one, do not meet the floor nearby. */
export const HORIZON = 1e-5

/** A room point's position in the picture, inside its frame or not; null behind the camera. */
export function picturePlace({ position, rays }: Camera, [x, y, z]: RoomPoint): PicturePlace | null {
  const [a, b, c] = [x - position[0], y - position[1], z - position[2]]
  const [p, q, r, s, t, k, l, m, n] = inverse(rays)
  const depth = l * a + m * b + n * c
  if (depth <= 1e-9) return null
  return { u: (p * a + q * b + r * c) / depth, v: (s * a + t * b + k * c) / depth }
}

/** The inverse of a matrix. Throws an Error if it is singular. */
export function inverse([a, b, c, d, e, f, g, h, i]: Matrix3): Matrix3 {
  const [first, second, third] = [e * i - f * h, f * g - d * i, d * h - e * g]
  const whole = a * first + b * second + c * third
  if (Math.abs(whole) < 1e-18) throw new Error('The matrix has no inverse')
  return [
    first / whole,
    (c * h - b * i) / whole,
    (b * f - c * e) / whole,
    second / whole,
    (a * i - c * g) / whole,
    (c * d - a * f) / whole,
    third / whole,
    (b * g - a * h) / whole,
    (a * e - b * d) / whole,
  ]
}
