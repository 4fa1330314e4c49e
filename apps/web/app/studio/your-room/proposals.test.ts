import { deltaE2000 } from '@nawl/engine/color/delta-e2000'
import { type Lab, labFromRgb } from '@nawl/engine/color/lab'
import { paintedRoom } from '@nawl/engine/room-colors/painted-room-fixture'
import { echoDistance, FARTHEST_ECHO, LEAST_CONTRAST } from '@nawl/engine/room-colors/rank-for-room'
import { readRoom, type RoomReading } from '@nawl/engine/room-colors/read-room'
import { describe, expect, it } from 'vitest'

import { builtInRugs } from '../../catalogue/cards/built-in-rugs.ts'
import { colorWord } from './color-word.ts'
import { placeOf, proposalSentence, yarnNameOf } from './proposal-sentence.ts'
import { type Proposal, proposalsFor } from './proposals.ts'

const SOFA = { from: { u: 0.1, v: 0.4 }, to: { u: 0.5, v: 0.62 } }
const CHAIR = { from: { u: 0.68, v: 0.42 }, to: { u: 0.84, v: 0.6 } }
const ROOMS = {
  'oak, teal and rust': [0xa98f72, 0xddd8cf, 0x3f6f73, 0xa5522f],
  'walnut, beige and green': [0x5e4636, 0xcbbba0, 0xbfae92, 0x55683f],
  'white stone and nothing else': [0xd9d6d0, 0xe9e6e0, 0xdedbd5, 0xcfccc6],
  'black floor, pink and blue': [0x2b2a29, 0xe6d5d0, 0xc98a92, 0x2f4d78],
} as const

function read(
  [floor, wall, sofa, chair]: readonly [number, number, number, number],
  level: number,
): RoomReading {
  const parts = [
    { ...SOFA, rgb: sofa },
    { ...CHAIR, rgb: chair },
  ]
  const found = readRoom(paintedRoom({ floor, wall, parts, light: [level, level * 0.92, level * 0.8] }))
  if (!found.ok) throw new Error(found.reason)
  return found.reading
}

const rugs = builtInRugs()
const rooms = Object.entries(ROOMS).flatMap(([name, colors]) =>
  [0.95, 0.2].map((level) => ({ name: `${name}, ${level}`, room: read(colors, level) })),
)

/** The colour of a proposal's yarn, from the catalogue and the palette's hexes alone. */
function labOf({ rug, variant }: Proposal, yarn: number): Lab {
  const hex = variant?.hexes[yarn] ?? rug.yarns[yarn]!.hex
  return labFromRgb(Number.parseInt(hex.slice(1), 16))
}
const largest = ({ rug }: Proposal) =>
  rug.yarns.reduce((best, { share }, i) => (share > rug.yarns[best]!.share ? i : best), 0)

describe.each(rooms)('three rugs for a room of $name', ({ room }) => {
  const threes = proposalsFor(room, rugs)
  it('are of three designs, collections and palettes, and never shown twice', () => {
    expect(threes.length).toBeGreaterThan(1)
    for (const three of threes) {
      expect(three).toHaveLength(3)
      expect(new Set(three.map(({ collection }) => collection)).size).toBe(3)
    }
    const names = threes.flat().map(({ rug }) => rug.name)
    expect(new Set(names).size).toBe(names.length)
  })
  it('stand off from the floor', () => {
    for (const proposal of threes.flat()) {
      const contrast = deltaE2000(labOf(proposal, largest(proposal)), labFromRgb(room.floor.rgb))
      expect(contrast).toBeGreaterThanOrEqual(LEAST_CONTRAST[room.light.strength])
    }
  })
  it('are the same for the same room', () => {
    const keys = (all: typeof threes) => all.flat().map(({ key }) => key)
    expect(keys(proposalsFor(room, rugs))).toEqual(keys(threes))
  })
  it('are explained by sentences that are true', () => {
    for (const proposal of threes.flat()) {
      const sentence = proposalSentence(proposal, room)
      const ground = largest(proposal)
      const by = labOf(proposal, ground).l - labFromRgb(room.floor.rgb).l
      expect(sentence).toContain(yarnNameOf(proposal, ground))
      // A yarn between those of the shade card is not named like one of them.
      expect(sentence).not.toMatch(/(?<!\byarn )near /)
      const [, steps, way] = /(\d+) points (lighter|darker) than your floor/.exec(sentence) ?? []
      expect(way ?? 'as light as your floor').toBe(
        Math.round(Math.abs(by)) < 5 ? 'as light as your floor' : by > 0 ? 'lighter' : 'darker',
      )
      expect(Number(steps ?? Math.round(Math.abs(by)))).toBe(Math.round(Math.abs(by)))
      expect(claimedEcho(sentence)).toBe(nearestClaim(proposal, sentence))
    }
  })

  /** What a sentence says a yarn picks up: `brown at the left`; null if nothing. */
  function claimedEcho(sentence: string): string | null {
    return /picks up the (.+?) of your photograph/.exec(sentence)?.[1] ?? null
  }
  /** The claim, if a yarn that the sentence names is near a colour of the room with that word at that place. */
  function nearestClaim(proposal: Proposal, sentence: string): string | null {
    const named = proposal.rug.yarns
      .map((_, i) => i)
      .filter((i) => sentence.includes(yarnNameOf(proposal, i)))
    const claims = room.colors
      .filter(({ rgb }) =>
        named.some((yarn) => echoDistance(labOf(proposal, yarn), labFromRgb(rgb)) < FARTHEST_ECHO.color),
      )
      .map(({ rgb, at }) => `${colorWord(rgb)} ${PLACES[placeOf(at)]}`)
    return claims.find((claim) => claim === claimedEcho(sentence)) ?? null
  }
})

/** Places as sentences name them. */
const PLACES: Readonly<Record<string, string>> = {
  upperLeft: 'at the upper left',
  left: 'at the left',
  lowerLeft: 'at the lower left',
  upperRight: 'at the upper right',
  right: 'at the right',
  lowerRight: 'at the lower right',
  upper: 'in the upper middle',
  lower: 'in the lower middle',
  middle: 'in the middle',
}

it('picks up the teal of a sofa or the rust of a chair', () => {
  const room = read(ROOMS['oak, teal and rust'], 0.95)
  const [three] = proposalsFor(room, rugs)
  const picked = three!.map((proposal) => proposalSentence(proposal, room)).join(' ')
  expect(picked).toMatch(
    /picks up the (?:dark )?blue-green at the left|picks up the (?:brown|red|orange) at the right/,
  )
})
it('answers different rooms with different rugs', () => {
  const answers = rooms.map(({ room }) =>
    proposalsFor(room, rugs)[0]!
      .map(({ key }) => key)
      .join(),
  )
  expect(new Set(answers).size).toBeGreaterThan(Object.keys(ROOMS).length - 1)
})
