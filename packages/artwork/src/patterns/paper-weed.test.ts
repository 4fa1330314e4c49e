import { describe, expect, it } from 'vitest'
import { branchingCoral, frond } from './paper-weed.ts'

describe('a frond', () => {
  const weed = frond({ stem: [70, 150], tip: [70, 80], bend: 0, lobes: 5, reach: 22, thick: 6 })
  const row = (y: number, from: number, to: number) =>
    Array.from({ length: to - from }, (_, k) => weed(from + k + 0.5, y)).filter(Boolean).length

  it('is connected along its spine and ends at stem and tip', () => {
    for (let y = 80; y <= 150; y++) expect(weed(70, y)).toBe(true)
    expect(weed(70, 155)).toBe(false)
    expect(weed(70, 72)).toBe(false)
  })

  it('has lobes on both sides with ground between them', () => {
    for (const x of [54, 86]) {
      const column = Array.from({ length: 90 }, (_, k) => weed(x, 65 + k))
      const lobes = column.filter((isPaper, k) => isPaper && !column[k - 1]).length
      expect(lobes).toBeGreaterThanOrEqual(3)
    }
  })

  it('alternates its lobes instead of pairing them', () => {
    const imbalance = Array.from({ length: 70 }, (_, k) => row(80 + k, 40, 70) - row(80 + k, 70, 100))
    expect(Math.max(...imbalance)).toBeGreaterThan(5)
    expect(Math.min(...imbalance)).toBeLessThan(-5)
  })

  it('bends to the given side', () => {
    const bent = frond({ stem: [70, 150], tip: [70, 80], bend: 12, lobes: 5, reach: 8, thick: 6 })
    expect(bent(82, 115)).toBe(true)
    expect(bent(58, 115)).toBe(false)
  })
})

it('forks a coral three times, to eight tips', () => {
  const coral = branchingCoral({ foot: [76, 200], heading: 0, length: 30, thick: 4 })
  // A circle about the foot crosses one strip before the first fork, two after it, and four after the second.
  expect(coral(76, 185)).toBe(true)
  const arms = (radius: number) => {
    const isOnCircle = Array.from({ length: 720 }, (_, k) => {
      const angle = (k / 720) * 2 * Math.PI
      return coral(76 + radius * Math.sin(angle), 200 - radius * Math.cos(angle))
    })
    return isOnCircle.filter((isPaper, k) => isPaper && !isOnCircle.at(k - 1)).length
  }
  expect(arms(20)).toBe(1)
  expect(arms(48)).toBe(2)
  expect(arms(60)).toBe(4)
})
