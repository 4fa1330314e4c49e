import { parseHex } from '@nawl/engine/color/hex'
import { labFromRgb } from '@nawl/engine/color/lab'

import type { Design } from '../design.ts'
import { drawDesign } from '../draw-design.ts'

const SIDE = 32
const FREQUENCIES = 8

/**
 * A perceptual hash of 64 bits: for each of the 8 × 8 lowest frequencies of the lightness (DCT-II of the field drawn on
 * 32 × 32 squares), whether it is above their median (Zauner, "Implementation and Benchmarking of Perceptual Image Hash
 * Functions", 2010).
 */
export function perceptualHash(design: Design): readonly boolean[] {
  const frequencies = lowFrequencies(lightness(design))
  const median = frequencies.toSorted((a, b) => a - b)[frequencies.length / 2]!
  return frequencies.map((amplitude) => amplitude > median)
}

/** The number of differing bits: 0 for the same picture, about 32 for unrelated ones. */
export function hashDistance(one: readonly boolean[], other: readonly boolean[]): number {
  return one.filter((bit, index) => bit !== other[index]).length
}

/** Mean L* of each square, from 4 × 4 samples in it. */
function lightness(design: Design): Float64Array {
  const samples = drawDesign(design, 4 * SIDE, 4 * SIDE)
  const lightnesses = design.yarns.map(({ hex }) => labFromRgb(parseHex(hex)!).l)
  const squares = new Float64Array(SIDE * SIDE)
  for (const [pixel, yarn] of samples.entries()) {
    const column = Math.floor((pixel % (4 * SIDE)) / 4)
    const row = Math.floor(pixel / (4 * SIDE * 4))
    squares[row * SIDE + column]! += lightnesses[yarn]! / 16
  }
  return squares
}

function lowFrequencies(squares: Float64Array): number[] {
  return Array.from({ length: FREQUENCIES * FREQUENCIES }, (_, index) => {
    const down = Math.floor(index / FREQUENCIES)
    const across = index % FREQUENCIES
    // The mean is the rug's overall lightness and says nothing about its drawing.
    if (index === 0) return 0
    let sum = 0
    for (let y = 0; y < SIDE; y++)
      for (let x = 0; x < SIDE; x++) sum += squares[y * SIDE + x]! * wave(across, x) * wave(down, y)
    return sum
  })
}

function wave(frequency: number, at: number): number {
  return Math.cos((Math.PI * frequency * (at + 0.5)) / SIDE)
}
