import { describe, expect, it } from 'vitest'

import { lateStore, listStore, planeStore, type Planes } from './mixture-store.ts'

const WIDTH = 300
// More doubtful pixels than fit a chunk of the list, and a last word that is not whole.
const COUNT = WIDTH * 301 - 1
const UNPROVED = 31
const labelAt = (at: number) => at % 5
const isDoubtful = (at: number) => at % 16 > 2
const isAgain = (at: number) => at % 7 === 0
const mixtureAt = (at: number, round: number) =>
  ((at + round) % 30) | (((at * 3 + round) % 30) << 8) | (((at * 11 + round) % 256) << 16)

const labels = () => Uint8Array.from({ length: COUNT }, (_, at) => labelAt(at))
const proved = () => new Uint8Array(COUNT).fill(UNPROVED)

/** Compared by hand: `toEqual` takes seconds for planes. */
function areEqual(found: Planes, wanted: Planes): boolean {
  const same = (one: Uint8Array, other: Uint8Array) =>
    one.length === other.length && one.every((value, at) => value === other[at])
  return same(found.first, wanted.first) && same(found.second, wanted.second) && same(found.mix, wanted.mix)
}

function expected(rounds: number) {
  const planes = { first: labels(), second: labels(), mix: new Uint8Array(COUNT).fill(255) }
  for (let at = 0; at < COUNT; at++) {
    if (!isDoubtful(at)) continue
    const mixture = mixtureAt(at, rounds === 2 && isAgain(at) ? 2 : 1)
    planes.first[at] = mixture
    planes.second[at] = mixture >>> 8
    planes.mix[at] = mixture >>> 16
  }
  return planes
}

describe.each([
  { name: 'in planes', make: () => planeStore(labels()) },
  {
    name: 'in a list',
    make: () =>
      listStore(
        labels(),
        proved(),
        Uint8Array.from({ length: COUNT }, (_, at) => (isDoubtful(at) ? 0x20 : 0)),
      ),
  },
])('mixtures stored $name', ({ make }) => {
  it('are in the planes, beside the labels of the others', () => {
    const store = make()
    for (let at = 0; at < COUNT; at++) if (isDoubtful(at)) store.put(at, mixtureAt(at, 1))
    expect(areEqual(store.planes(), expected(1))).toBe(true)
  })

  it('may be stored again or left', () => {
    const store = make()
    for (let at = 0; at < COUNT; at++) if (isDoubtful(at)) store.put(at, mixtureAt(at, 1))
    store.rewind()
    for (let at = 0; at < COUNT; at++) {
      if (!isDoubtful(at)) continue
      if (isAgain(at)) store.put(at, mixtureAt(at, 2))
      else store.leave()
    }
    expect(areEqual(store.planes(), expected(2))).toBe(true)
  })
})

it('are the same where proofs become a plane', () => {
  const rows = COUNT - (COUNT % WIDTH)
  const store = lateStore(labels().subarray(0, rows), proved().subarray(0, rows), WIDTH, 3)
  for (let at = 0; at < rows; at++) if (isDoubtful(at)) store.put(at, mixtureAt(at, 1))
  const { first, second, mix } = expected(1)
  const cut = (plane: Uint8Array) => plane.subarray(0, rows)
  const wanted = { first: cut(first), second: cut(second), mix: cut(mix) }
  expect(areEqual(store.planes(), wanted)).toBe(true)
})
