import { FOUR, type Cloth } from '../surface/cloth.ts'

/**
 * Distance of every pixel to the nearest one of another yarn, in thirds of a pixel (2 right at the border), at most
 * `cap`, which must be below 128. Chamfer 3-4: Borgefors 1986, "Distance transformations in digital images". Most
 * pixels are far from any border: groups of four such pixels are skipped at once.
 */
export function borderDistance({ yarns, stride, rows }: Cloth, cap: number): Uint8Array {
  const distance = new Uint8Array(stride * rows).fill(cap)
  const map: DistanceMap = {
    yarns,
    distance,
    yarnWords: new Int32Array(yarns.buffer, yarns.byteOffset, yarns.length / 4),
    words: new Int32Array(distance.buffer),
    stride,
    cap,
  }
  for (let row = 1; row < rows - 1; row++) forward(map, row * stride)
  for (let row = rows - 2; row > 0; row--) backward(map, row * stride)
  return distance
}

type DistanceMap = {
  readonly yarns: Uint8Array
  readonly distance: Uint8Array
  /** A view of the same memory, four pixels per word. */
  readonly yarnWords: Int32Array
  readonly words: Int32Array
  readonly stride: number
  readonly cap: number
}

const AT_BORDER = 2
const STRAIGHT = 3
const DIAGONAL = 4

/** Pass from left and above. The outermost pixels have no neighbours and keep the cap. */
function forward({ yarns, distance, yarnWords, words, stride, cap }: DistanceMap, start: number) {
  const last = start + stride - 2
  const lastWord = last >> 2
  let left = cap
  let yarnLeft = yarns[start]!
  for (let four = start; four <= last; four += 4) {
    if (left === cap && distance[four - stride - 1] === cap && words[(four - stride) >> 2] === cap * FOUR) {
      const yarn = yarnLeft * FOUR
      let word = four >> 2
      for (let up = word - stride / 4; word <= lastWord; word++, up++)
        if (yarnWords[word] !== yarn || yarnWords[up] !== yarn || words[up + 1] !== cap * FOUR) break
      four = 4 * word
      if (four > last) break
    }
    const end = Math.min(last, four + 3)
    let p = Math.max(start + 1, four)
    let aboveLeft = distance[p - stride - 1]!
    let above = distance[p - stride]!
    for (; p <= end; p++) {
      const yarn = yarns[p]!
      const aboveRight = distance[p - stride + 1]!
      if (yarn === yarnLeft && yarn === yarns[p - stride]!) {
        const straight = (left < above ? left : above) + STRAIGHT
        const aslant = (aboveLeft < aboveRight ? aboveLeft : aboveRight) + DIAGONAL
        left = straight < aslant ? straight : aslant
        if (left > cap) left = cap
      } else left = AT_BORDER
      distance[p] = left
      yarnLeft = yarn
      aboveLeft = above
      above = aboveRight
    }
  }
}

/** Pass from right and below. */
function backward({ yarns, distance, yarnWords, words, stride, cap }: DistanceMap, start: number) {
  const last = start + stride - 2
  const firstWord = start >> 2
  let right = cap
  let yarnRight = yarns[last + 1]!
  for (let four = start + stride - 4; four >= start; four -= 4) {
    if (right === cap && distance[four + stride + 4] === cap && words[(four + stride) >> 2] === cap * FOUR) {
      const yarn = yarnRight * FOUR
      const far = cap * FOUR
      let word = four >> 2
      for (let down = word + stride / 4; word >= firstWord; word--, down--) {
        if (words[word] !== far || words[down - 1] !== far) break
        if (yarnWords[word] !== yarn || yarnWords[down] !== yarn) break
      }
      four = 4 * word
      if (four < start) break
    }
    const end = Math.max(start + 1, four)
    let p = Math.min(last, four + 3)
    let belowRight = distance[p + stride + 1]!
    let below = distance[p + stride]!
    for (; p >= end; p--) {
      const yarn = yarns[p]!
      const belowLeft = distance[p + stride - 1]!
      if (yarn === yarnRight && yarn === yarns[p + stride]!) {
        const straight = (right < below ? right : below) + STRAIGHT
        const aslant = (belowLeft < belowRight ? belowLeft : belowRight) + DIAGONAL
        const least = straight < aslant ? straight : aslant
        right = distance[p]!
        if (least < right) right = least
      } else right = AT_BORDER
      distance[p] = right
      yarnRight = yarn
      belowRight = below
      below = belowLeft
    }
  }
}
