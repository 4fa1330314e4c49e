import { expect, it } from 'vitest'

import { type FloorTick, floorProgress, lastStage } from './floor.ts'

const YARNS = [
  { hex: '#E6DAC3', share: 70 },
  { hex: '#26323D', share: 25 },
  { hex: '#A8452F', share: 5 },
]
const LINES = [{ line: 'a', quantity: 2, yarns: YARNS }]
let count = 0
const tick = (subject: string, minute: number, isDone = true, piece = 1): FloorTick => ({
  id: `tick-${String(count++).padStart(4, '0')}`,
  line: 'a',
  piece,
  subject,
  isDone,
  at: new Date(Date.UTC(2027, 0, 5, 9, minute)),
})

it('counts the area of the yarns that are in, for each rug', () => {
  const [first, second] = floorProgress(LINES, [tick('#26323D', 1), tick('#A8452F', 2)])
  expect(first).toMatchObject({ piece: 1, percent: 30, yarnsDone: ['#26323D', '#A8452F'] })
  expect(second).toMatchObject({ piece: 2, percent: 0 })
})

it('is whole only when every yarn is in, or tufting is signed', () => {
  const nearly = [
    {
      ...LINES[0]!,
      yarns: [
        { hex: '#1', share: 99.9 },
        { hex: '#2', share: 0.1 },
      ],
    },
  ]
  expect(floorProgress(nearly, [tick('#1', 1)])[0]!.percent).toBe(99)
  expect(floorProgress(nearly, [tick('#1', 1), tick('#2', 2)])[0]!.percent).toBe(100)
  const [signed] = floorProgress(LINES, [tick('tufting', 1)])
  expect([signed!.percent, lastStage(signed!)]).toEqual([100, 'tufting'])
})

it('is the same in whatever order ticks arrive, and however often', () => {
  const ticks = Array.from({ length: 60 }, (_, n) =>
    tick(n % 4 === 3 ? 'glueing' : YARNS[n % 3]!.hex, (n * 7) % 13, n % 5 > 1, 1 + (n % 2)),
  )
  const expected = floorProgress(LINES, ticks)
  for (let turn = 1; turn < 20; turn++) {
    const mixed = ticks.toSorted(
      (p, q) => ((p.id.charCodeAt(8) * turn) % 7) - ((q.id.charCodeAt(8) * turn) % 7),
    )
    expect(floorProgress(LINES, [...mixed, ...ticks.slice(turn)])).toEqual(expected)
  }
})

it('forgets a yarn that a changed design no longer has', () => {
  const [rug] = floorProgress([{ ...LINES[0]!, yarns: YARNS.slice(0, 2) }], [tick('#A8452F', 1)])
  expect(rug).toMatchObject({ percent: 0, yarnsDone: [] })
})
