import { describe, expect, it } from 'vitest'

import { snapshotSize } from '../cart/ordered-size.ts'
import { CLEARANCES, fitToRoom } from './fit-to-room.ts'
import { SHAPES } from './shape.ts'
import { UNITS } from './sizes/size.ts'

describe('a rug fitted to a room', () => {
  it.each([
    ['rectangle', '400', '500', 30, 'cm', '340', '440'],
    ['rectangle', '5.2 m', '4 m', 45, 'cm', '430', '310'],
    ['rectangle', '14', '18', 1.5, 'ft', '11', '15'],
    ['round', '400', '500', 30, 'cm', '340', '340'],
    ['runner', '160', '520', 30, 'cm', '100', '460'],
    ['runner', '400', '500', 30, 'cm', '170', '440'],
    ['rectangle', '30 m', '40 m', 60, 'cm', '1000', '1500'],
  ] as const)('%s in %s × %s with %d %s bare', (shape, width, length, clearance, unit, wide, deep) => {
    expect(fitToRoom(shape, { width, length, clearance, unit })).toEqual({
      ok: true,
      width: wide,
      length: deep,
    })
  })

  it('is one that we make, whatever the room', () => {
    const fits = SHAPES.flatMap((shape) =>
      UNITS.flatMap((unit) =>
        CLEARANCES[unit].flatMap((clearance) =>
          ['1.2 m', '3.3 m', '9 m', '14 m'].flatMap((width) =>
            ['1.5 m', '4.7 m', '40 m'].map((length) => {
              const fit = fitToRoom(shape, { width, length, clearance, unit })
              return fit.ok ? { shape, unit, width: fit.width, length: fit.length } : null
            }),
          ),
        ),
      ),
    ).filter((fit) => fit !== null)
    expect(fits.length).toBeGreaterThan(300)
    expect(fits.filter((fit) => !snapshotSize(fit).ok)).toEqual([])
  })

  it('is refused where a side is missing or the floor is too small', () => {
    const room = { width: '', length: '400', clearance: 30, unit: 'cm' } as const
    expect(fitToRoom('rectangle', room)).toEqual({ ok: false, reason: 'no-room' })
    expect(fitToRoom('rectangle', { ...room, width: '100' })).toEqual({ ok: false, reason: 'too-small' })
  })
})
