import { linearFromSrgb, srgbFromLinear } from '../color/srgb.ts'

/**
 * Tone mapping from a room's light to pixel values. `film` is our own view transform, with a film-like curve that can
 * be inverted in a shader: 1.03·xⁿ / (xⁿ + Sⁿ), where S is the room's exposure. Photographs use sRGB.
 */
export type Tone = { readonly kind: 'film'; readonly exposure: number } | { readonly kind: 'srgb' }

/** 1.12 crushes nearly black rugs, 0.85 looks flat. */
export const FILM = { power: 0.95, white: 1.03 } as const
/** The largest pixel value stands for all brighter light; inversion stops here. */
export const FILM_LAST = 0.9995

/** The pixel value, 0–1, of scene-linear light. */
export function toneCode(light: number, tone: Tone): number {
  if (!(light > 0)) return 0
  if (tone.kind === 'srgb') return Math.min(1, srgbFromLinear(light) / 255)
  const bent = light ** FILM.power
  return Math.min(1, (FILM.white * bent) / (bent + tone.exposure ** FILM.power))
}

/** The light of a pixel value, 0–1. */
export function toneLight(code: number, tone: Tone): number {
  if (code <= 0) return 0
  if (tone.kind === 'srgb') return linearFromSrgb(code * 255)
  const v = Math.min(code, FILM_LAST)
  return tone.exposure * (v / (FILM.white - v)) ** (1 / FILM.power)
}

/** Both as tables for bytes, for loops over pixels. */
export type ToneTables = {
  readonly lightOfByte: Float32Array
  readonly byteOf: (light: number) => number
}

/** The brightest distinguishable light, and steps of its root: even steps in light would band in the dark. */
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
