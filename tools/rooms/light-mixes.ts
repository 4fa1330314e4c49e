import type { RoomId, RoomLight } from '@nawl/contract/imaging/room-paths'

/** The weight of each light group, per channel, in one light of a room. */
export type LightMix = Readonly<Record<LightGroup, readonly [number, number, number]>>

/** The light groups rendered separately. */
export const LIGHT_GROUPS = ['sky', 'sun', 'fill', 'lamps'] as const
type LightGroup = (typeof LIGHT_GROUPS)[number]

const NONE = [0, 0, 0] as const
const AS_RENDERED = [1, 1, 1] as const

const all = (share: number) => [share, share, share] as const
/** Half-way white balance for lamps, as photographers do: they stay warm, whites stay white. */
const lamplight = (share: number) => [share * 0.9, share, share * 1.25] as const
const blueHour = (share: number) => [share * 0.55, share * 0.9, share * 1.75] as const
const warmth = (share: number) => [share * 1.1, share, share * 0.8] as const

/** Light is additive, so day and evening are two mixes of one render. */
export const LIGHT_MIXES: Record<RoomId, Record<RoomLight, LightMix>> = {
  living: {
    day: { sky: [0.7, 0.84, 1], sun: AS_RENDERED, fill: all(0.6), lamps: NONE },
    evening: { sky: blueHour(0.13), sun: NONE, fill: warmth(0.28), lamps: lamplight(8) },
  },
  dining: {
    day: { sky: [0.7, 0.84, 1], sun: AS_RENDERED, fill: all(1.2), lamps: NONE },
    evening: { sky: blueHour(0.16), sun: NONE, fill: warmth(0.8), lamps: lamplight(7) },
  },
  bedroom: {
    day: { sky: [0.7, 0.84, 1], sun: AS_RENDERED, fill: all(0.7), lamps: NONE },
    evening: { sky: blueHour(0.13), sun: NONE, fill: warmth(0.45), lamps: lamplight(8) },
  },
  hallway: {
    day: { sky: [0.38, 0.43, 0.48], sun: all(1.3), fill: all(0.25), lamps: NONE },
    evening: { sky: blueHour(0.07), sun: NONE, fill: warmth(0.1), lamps: lamplight(3) },
  },
  majlis: {
    day: { sky: [0.62, 0.7, 0.78], sun: AS_RENDERED, fill: all(0.7), lamps: NONE },
    evening: { sky: [0.075, 0.095, 0.138], sun: NONE, fill: warmth(0.1), lamps: [3.4, 4, 5.6] },
  },
  gallery: {
    day: { sky: [0.42, 0.45, 0.48], sun: all(0.6), fill: all(0.3), lamps: NONE },
    evening: { sky: blueHour(0.012), sun: NONE, fill: warmth(0.22), lamps: [4.2, 4.2, 4.5] },
  },
  library: {
    day: { sky: [0.7, 0.84, 1], sun: AS_RENDERED, fill: all(0.9), lamps: NONE },
    evening: { sky: blueHour(0.14), sun: NONE, fill: warmth(0.7), lamps: lamplight(10) },
  },
  terrace: {
    day: { sky: [0.66, 0.8, 0.95], sun: AS_RENDERED, fill: all(0.45), lamps: NONE },
    evening: { sky: blueHour(0.16), sun: NONE, fill: warmth(0.55), lamps: lamplight(10) },
  },
  playroom: {
    day: { sky: [0.7, 0.84, 1], sun: AS_RENDERED, fill: all(0.8), lamps: NONE },
    evening: { sky: blueHour(0.13), sun: NONE, fill: warmth(0.6), lamps: lamplight(8) },
  },
}

/** The home page's room by its lamp. */
export const HERO_EVENING: LightMix = {
  sky: blueHour(0.16),
  sun: NONE,
  fill: warmth(0.5),
  lamps: lamplight(12),
}
