import { linearFromSrgb, srgbFromLinear } from '../color/srgb.ts'

/**
 * How the light of a room becomes the numbers of its picture. `film` is our own view transform, which bends as a film
 * does and can be undone in a shader: 1.03·xⁿ / (xⁿ + Sⁿ), S being the room's exposure. Photographs are taken as sRGB.
 */
export type Tone = { readonly kind: 'film'; readonly exposure: number } | { readonly kind: 'srgb' }

/** 1.12 crushes rugs that are nearly black, 0.85 is flat. */
export const FILM = { power: 0.95, white: 1.03 } as const
/** A picture's largest number stands for any light beyond; this is where undoing it stops. */
export const FILM_LAST = 0.9995

/** The picture's number, 0–1, of scene-linear light. */
export function toneCode(light: number, tone: Tone): number {
  if (!(light > 0)) return 0
  if (tone.kind === 'srgb') return Math.min(1, srgbFromLinear(light) / 255)
  const bent = light ** FILM.power
  return Math.min(1, (FILM.white * bent) / (bent + tone.exposure ** FILM.power))
}

/** The light that a picture's number, 0–1, stands for. */
export function toneLight(code: number, tone: Tone): number {
  if (code <= 0) return 0
  if (tone.kind === 'srgb') return linearFromSrgb(code * 255)
  const v = Math.min(code, FILM_LAST)
  return tone.exposure * (v / (FILM.white - v)) ** (1 / FILM.power)
}

/** Both for bytes, as tables for loops over pixels. */
export type ToneTables = {
  readonly lightOfByte: Float32Array
  readonly byteOf: (light: number) => number
}

/** The brightest light that is told from brighter, and steps of its root: even ones in light would band the darks. */
const BRIGHTEST = 16
const STEPS = 1 << 14

export function toneTables(tone: Tone): ToneTables {
  const codes = Uint8Array.from({ length: STEPS }, (_, step) =>
    Math.round(255 * toneCode(BRIGHTEST * (step / (STEPS - 1)) ** 2, tone)),
  )
  return {
    lightOfByte: Float32Array.from({ length: 256 }, (_, byte) => toneLight(byte / 255, tone)),
    byteOf: (light) => codes[Math.min(STEPS - 1, Math.round(Math.sqrt(light / BRIGHTEST) * (STEPS - 1)))]!,
  }
}
