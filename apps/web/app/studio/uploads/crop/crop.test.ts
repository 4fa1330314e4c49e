import type { Crop } from '@nawl/engine/reduction/crop-box'
import { describe, expect, it } from 'vitest'

import {
  type Corner,
  CORNERS,
  cropScale,
  draggedCrop,
  largestCrop,
  leastScale,
  movedCrop,
  scaledCrop,
} from './crop.ts'

const photo = { width: 4000, height: 3000 }
const RATIO = 5 / 8

function expectSound(crop: Crop): void {
  expect((crop.width * photo.width) / (crop.height * photo.height)).toBeCloseTo(RATIO, 9)
  for (const edge of [crop.left, crop.top]) expect(edge).toBeGreaterThanOrEqual(-1e-12)
  expect(crop.left + crop.width).toBeLessThanOrEqual(1 + 1e-12)
  expect(crop.top + crop.height).toBeLessThanOrEqual(1 + 1e-12)
}

describe('the largest crop', () => {
  it('touches two edges and is centred', () => {
    expect(largestCrop(photo, RATIO)).toEqual({ left: 0.265625, top: 0, width: 0.46875, height: 1 })
    expect(largestCrop({ width: 500, height: 5000 }, 1)).toMatchObject({ left: 0, width: 1, top: 0.45 })
  })
})

describe('moving a crop', () => {
  it('stops at the edge', () => {
    const small = scaledCrop(largestCrop(photo, RATIO), photo, RATIO, 0.5)
    expect(movedCrop(small, 0.1, 0.1).left).toBeCloseTo(small.left + 0.1)
    for (const far of [-9, 9]) expectSound(movedCrop(small, far, far))
    expect(movedCrop(small, -9, -9)).toMatchObject({ left: 0, top: 0 })
  })
})

describe('resizing a crop', () => {
  it('keeps the centre and the proportions', () => {
    const half = scaledCrop(largestCrop(photo, RATIO), photo, RATIO, 0.5)
    expectSound(half)
    expect(cropScale(half, photo, RATIO)).toBeCloseTo(0.5)
    expect(half.left + half.width / 2).toBeCloseTo(0.5)
  })

  it('stops when too few pixels are left for a rug', () => {
    const tiny = scaledCrop(largestCrop(photo, RATIO), photo, RATIO, 0)
    expect(cropScale(tiny, photo, RATIO)).toBeCloseTo(0.1)
    const small = { width: 100, height: 160 }
    expect(leastScale(small, RATIO)).toBeCloseTo(0.64)
    expect(leastScale({ width: 20, height: 20 }, 1)).toBe(1)
  })

  it('stays in the picture when it grows at an edge', () => {
    expect.hasAssertions()
    const corner = movedCrop(scaledCrop(largestCrop(photo, RATIO), photo, RATIO, 0.3), 1, 1)
    expectSound(scaledCrop(corner, photo, RATIO, 0.9))
  })
})

describe('dragging a corner', () => {
  it('leaves the opposite corner in place, wherever the pointer goes', () => {
    const start = movedCrop(scaledCrop(largestCrop(photo, RATIO), photo, RATIO, 0.5), 0.05, -0.1)
    for (const corner of CORNERS)
      for (const to of [
        { x: 0.4, y: 0.4 },
        { x: -1, y: 2 },
        { x: 3, y: 0.5 },
        { x: 0.5, y: 0.5 },
      ]) {
        const dragged = draggedCrop(start, photo, corner, to)
        expectSound(dragged)
        expect(across(dragged, corner).x).toBeCloseTo(across(start, corner).x)
        expect(across(dragged, corner).y).toBeCloseTo(across(start, corner).y)
      }
  })
})

function across({ left, top, width, height }: Crop, corner: Corner) {
  return {
    x: corner.endsWith('w') ? left + width : left,
    y: corner.startsWith('n') ? top + height : top,
  }
}
