// `node bench/brush/teach.ts [without ROOM …] [to FILE]`: teaches the brush's two networks from path-traced rooms by
// day and by evening, without some of them to test with. Writes packages/engine/src/keeping/networks.json.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { networkOf, type StoredNetwork } from '@nawl/engine/keeping/network'
import { plainRegions, withEdges } from '@nawl/engine/keeping/regions'

import { bordersOf, joined, strokesOf } from './examples.ts'
import { type Examples, taught } from './network-training.ts'
import { readNumbers, readPicture, TAUGHT, WIDTH } from './read-rooms.ts'
import { piecesOf } from './robot.ts'

const [BORDER_NEURONS, STROKE_NEURONS] = [12, 16]
/** Rounds of strokes: the later ones mend what the network of the round before found. */
const ROUNDS = 3

const words = process.argv.slice(2)
const to = words.indexOf('to')
const without = new Set(words.slice(words.indexOf('without') + 1, to < 0 ? undefined : to))
const file =
  to < 0 ? join(import.meta.dirname, '../../packages/engine/src/keeping/networks.json') : words[to + 1]!

const rooms = []
for (const room of TAUGHT.filter((one) => !without.has(one)))
  for (const light of ['day', 'evening'] as const)
    rooms.push({
      regions: plainRegions(await readPicture(room, light)),
      numbers: await readNumbers(room),
    })
const borders = taught(
  joined(rooms.map(({ regions, numbers }) => bordersOf(regions, numbers))),
  BORDER_NEURONS,
  2,
)
const known = rooms.map(({ regions, numbers }) => ({
  regions: withEdges(regions, networkOf(borders)),
  pieces: piecesOf(numbers, WIDTH),
}))
const examples: Examples[] = []
let strokes: StoredNetwork | null = null
for (let round = 0; round < ROUNDS; round++) {
  const before = strokes && networkOf(strokes)
  for (const [i, { regions, pieces }] of known.entries())
    examples.push(...strokesOf(regions, pieces, before, round * 100 + i))
  strokes = taught(joined(examples), STROKE_NEURONS, round === ROUNDS - 1 ? 6 : 3)
  console.log(`round ${round + 1}: ${examples.length} strokes`)
}
writeFileSync(file, `${JSON.stringify({ borders, strokes })}\n`)
