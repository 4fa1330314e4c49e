import { describe, expect, it } from 'vitest'

import { INITIAL_STATE } from '../../state/studio-state.ts'
import { liveTable } from './live-table.ts'
import type { LiveTufts } from './live-tufts.ts'

const [OAT, INK, MAROON, TEAL] = ['#E4D9C4', '#26323D', '#5B2227', '#216266'] as const
const swatches = [OAT, INK].map((hex) => ({ hex, r: 0, g: 0, b: 0, percentage: 50, pixelCount: 1 }))
const raster = { width: 1, height: 1, indices: new Uint8Array(1), yarnCount: 2, levels: 30 }
const tufts: LiveTufts = { raster, swatches }
const seenIn = (hex: string) => {
  const look = { mappings: { [INK]: hex }, textureIntensity: 0.5 }
  const modified = { image: new Blob(), look, matchedAt: 10 } as const
  return { ...INITIAL_STATE, look, selected: INK, picture: { ...INITIAL_STATE.picture, modified } }
}
const inMaroon = seenIn(MAROON)

/** Colours of the first and of the second yarn. */
const yarns = (table: Uint8Array) => [table.slice(0, 120).join(), table.slice(120, 240).join()]

describe('the colours of the live rug', () => {
  it('show the previewed yarn in place of the selected one', () => {
    const [oat, ink] = yarns(liveTable(tufts, inMaroon, { color: TEAL }))
    expect([oat, ink]).toEqual(yarns(liveTable(tufts, seenIn(TEAL), null)))
    expect(ink).not.toBe(yarns(liveTable(tufts, inMaroon, null))[1])
  })
  it('are those of the look where nothing can be changed', () => {
    const plain = liveTable(tufts, inMaroon, null)
    expect(liveTable(tufts, { ...inMaroon, selected: null }, { color: TEAL })).toEqual(plain)
    expect(liveTable(tufts, { ...inMaroon, locked: new Set([INK]) }, { color: TEAL })).toEqual(plain)
  })
  it('are those of the last picture when the call for a later choice failed', () => {
    const recorded = { ...inMaroon, look: seenIn(TEAL).look }
    expect(liveTable(tufts, recorded, null)).toEqual(liveTable(tufts, inMaroon, null))
  })
  it('keep a locked yarn when a palette is previewed', () => {
    const palette = { mappings: { [OAT]: TEAL, [INK]: TEAL } }
    const [oat, ink] = yarns(liveTable(tufts, { ...inMaroon, locked: new Set([INK]) }, palette))
    expect(oat).toBe(yarns(liveTable(tufts, inMaroon, palette))[0])
    expect(ink).toBe(yarns(liveTable(tufts, inMaroon, null))[1])
  })
  it('recolour close shades at the slider’s precision, and show the look at its own', () => {
    const close = {
      ...tufts,
      swatches: swatches.map((swatch, i) => (i === 0 ? { ...swatch, hex: '#2A3742' } : swatch)),
    }
    const wide = { ...inMaroon, tolerance: 25 } as const
    expect(yarns(liveTable(close, wide, null))[0]).toBe(yarns(liveTable(close, INITIAL_STATE, null))[0])
    expect(yarns(liveTable(close, wide, { color: MAROON }))[0]).not.toBe(
      yarns(liveTable(close, wide, null))[0],
    )
  })
  it('differ under lamp light', () => {
    const lamp = { ...inMaroon, finish: { ...inMaroon.finish, light: 'lamp' } } as const
    expect(yarns(liveTable(tufts, lamp, null))).not.toEqual(yarns(liveTable(tufts, inMaroon, null)))
  })
})
