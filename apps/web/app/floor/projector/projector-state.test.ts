import { meanError, pixelAt, type Projection } from '@nawl/engine/projector/projector'
import { expect, it } from 'vitest'

import { placesOf, projectionOf } from './calibration.ts'
import { fitting, opened, pressed, type ProjectorState } from './projector-state.ts'

const PICTURE = { width: 1920, height: 1080 }
/** A projector that hangs askew, with its lens. */
const PROJECTOR: Projection = {
  homography: [0.3, 0.03, 480, 0.01, 0.29, 60, 0.00002, 0.00004, 1],
  lens: 0.05,
  picture: PICTURE,
}

type Keys = string | { readonly key: string; readonly shift?: boolean; readonly alt?: boolean }
function press(state: ProjectorState, ...keys: readonly Keys[]) {
  let now = state
  let effect: string | null = null
  for (const each of keys) {
    const { key, shift = false, alt = false } = typeof each === 'string' ? { key: each } : each
    const next = pressed(now, { key, shift, alt, yarns: 3 })
    if (next) [now, effect] = [next.state, next.effect]
  }
  return { state: now, effect }
}
const start = opened(1, null, PICTURE)

/** The arrows that move the current target to a pixel: tens, ones and quarters. */
function arrowsTo(state: ProjectorState, [x, y]: readonly [number, number]): Keys[] {
  if (state.view.kind !== 'target') throw new Error('nothing is moved')
  const [fromX, fromY] = state.calibration.pixels[state.view.target]!
  const along = (distance: number, [less, more]: readonly [string, string]) => {
    const key = distance < 0 ? less : more
    let left = Math.round(Math.abs(distance) * 4)
    const keys: Keys[] = []
    for (; left >= 40; left -= 40) keys.push({ key, shift: true })
    for (; left >= 4; left -= 4) keys.push(key)
    for (; left >= 1; left -= 1) keys.push({ key, alt: true })
    return keys
  }
  return [...along(x - fromX, ['ArrowLeft', 'ArrowRight']), ...along(y - fromY, ['ArrowUp', 'ArrowDown'])]
}

it('is calibrated with keys alone, to half a pixel', () => {
  let { state } = press(start, 'c')
  let effect: string | null = null
  for (const place of placesOf(state.calibration)) {
    const keys = arrowsTo(state, pixelAt(PROJECTOR, place))
    ;({ state, effect } = press(state, ...keys, 'Enter'))
  }
  expect([state.view.kind, effect, state.isCalibrated]).toEqual(['check', 'store', true])
  const { widthMm, heightMm } = state.calibration
  const grid = Array.from({ length: 20 * 30 }, (_, n) => {
    const cloth = [((n % 20) + 0.5) * (widthMm / 20), (Math.floor(n / 20) + 0.5) * (heightMm / 30)] as const
    return { cloth, pixel: pixelAt(PROJECTOR, cloth) }
  })
  expect(meanError(projectionOf(state.calibration), grid)).toBeLessThan(0.5)
})

it('moves the targets that follow to where the corners say', () => {
  const { state } = press(
    start,
    'c',
    ...Array.from({ length: 10 }, () => ({ key: 'ArrowRight', shift: true })),
  )
  const [before, after] = [start.calibration.pixels[8]!, state.calibration.pixels[8]!]
  expect(after[0]).toBeGreaterThan(before[0] + 10)
})

it('steps through the yarns by a pedal, round and back', () => {
  const views = (...keys: readonly string[]) => press(start, ...keys).state.view
  expect(views('Enter')).toEqual({ kind: 'yarn', place: 0 })
  expect(views(' ', 'PageDown', 'Enter', 'Enter')).toEqual({ kind: 'yarn', place: 0 })
  expect(views('PageUp')).toEqual({ kind: 'yarn', place: 2 })
  expect(views('Enter', 'o')).toEqual({ kind: 'outlines' })
  expect(views('X')).toEqual({ kind: 'check' })
})

it('reverses, ticks only a yarn, and calls another frame', () => {
  expect(press(start, 'm').state.isReversed).toBe(true)
  expect(press(start, 'Enter', 't').effect).toBe('tick')
  expect(press(start, 'o', 't').effect).toBe(null)
  expect(press(start, '4')).toMatchObject({ state: { frame: 4 }, effect: 'frame' })
})

it('does not use a calibration that was made for a picture of another size', () => {
  const stored = { ...start.calibration, widthMm: 1234 }
  expect(fitting(stored, PICTURE)).toBe(stored)
  const other = fitting(stored, { width: 1280, height: 720 })
  expect(other).toMatchObject({ widthMm: 1234, width: 1280, height: 720 })
  expect(opened(1, stored, { width: 1280, height: 720 }).isCalibrated).toBe(false)
})
