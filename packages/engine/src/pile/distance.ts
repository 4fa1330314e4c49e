import type { Cloth } from './cloth.ts'

/**
 * Distance of every pixel to the nearest one of another yarn, in thirds of a pixel (2
 * right at the border), never above `cap`. Chamfer 3-4: Borgefors 1986, "Distance
 * transformations in digital images".
 */
export function borderDistance({ yarns, stride, rows }: Cloth, cap: number): Uint8Array {
  const distance = new Uint8Array(stride * rows).fill(cap)
  forward(yarns, distance, stride, rows, cap)
  backward(yarns, distance, stride, rows)
  return distance
}

const AT_BORDER = 2
const STRAIGHT = 3
const DIAGONAL = 4

function forward(yarns: Uint8Array, distance: Uint8Array, stride: number, rows: number, cap: number) {
  for (let row = 1; row < rows - 1; row++) {
    const end = (row + 1) * stride - 1
    let left = cap
    let yarnLeft = yarns[end - stride + 1]!
    let aboveLeft = cap
    let above = distance[end - 2 * stride + 1]!
    for (let p = end - stride + 2; p < end; p++) {
      const yarn = yarns[p]!
      aboveLeft = above
      above = distance[p - stride]!
      let least = AT_BORDER
      if (yarn === yarnLeft && yarn === yarns[p - stride]!) {
        const straight = (left < above ? left : above) + STRAIGHT
        const aboveRight = distance[p - stride + 1]!
        const aslant = (aboveLeft < aboveRight ? aboveLeft : aboveRight) + DIAGONAL
        least = straight < aslant ? straight : aslant
        if (cap < least) least = cap
      }
      distance[p] = least
      left = least
      yarnLeft = yarn
    }
  }
}

function backward(yarns: Uint8Array, distance: Uint8Array, stride: number, rows: number) {
  for (let row = rows - 2; row > 0; row--) {
    const start = row * stride
    let right = 255 - STRAIGHT
    let yarnRight = yarns[start + stride - 1]!
    for (let p = start + stride - 2; p > start; p--) {
      const yarn = yarns[p]!
      let least = distance[p]!
      if (yarn !== yarnRight || yarn !== yarns[p + stride]!) least = AT_BORDER
      else if (least > AT_BORDER) {
        const below = distance[p + stride]!
        const near = Math.min(right, below) + STRAIGHT
        if (near < least) least = near
        const aslant = Math.min(distance[p + stride + 1]!, distance[p + stride - 1]!) + DIAGONAL
        if (aslant < least) least = aslant
      }
      distance[p] = least
      right = least
      yarnRight = yarn
    }
  }
}
