import type { PicturePlace } from '@nawl/engine/room/camera'
import type { RoomReading } from '@nawl/engine/room-colors/read-room'

import { shownName } from '../color/yarn-name.ts'
import { colorWord } from './color-word.ts'
import type { Proposal } from './proposals.ts'

/** Below this difference in lightness, of 100, a rug is as light as the floor. */
export const SAME_LIGHTNESS = 5

/**
 * Why a rug is proposed, from measured facts alone: `Its Rust picks up the brown at the left of your photograph; its
 * ground, Oat, is lighter than your floor by 24 of 100 steps.`
 */
export function proposalSentence(proposal: Proposal, room: RoomReading): string {
  const { echo, ground, kind } = proposal.match
  const step = groundText(ground.lighterBy)
  const name = yarnNameOf(proposal, ground.yarn)
  const groundName = isNear(name) ? `a yarn ${name}` : name
  const seen = echo && room.colors[echo.color]
  if (!echo || !seen) return `${WITHOUT_ECHO[kind]}; its ground, ${groundName}, is ${step}.`
  const echoName = yarnNameOf(proposal, echo.yarn)
  const picksUp = `picks up the ${colorWord(seen.rgb)} ${placeText(seen.at)} of your photograph`
  return echo.yarn === ground.yarn
    ? `Its ground, ${groundName}, ${picksUp} and is ${step}.`
    : `Its ${isNear(echoName) ? `yarn ${echoName}` : echoName} ${picksUp}; its ground, ${groundName}, is ${step}.`
}

const WITHOUT_ECHO = {
  colourful: 'It brings a colour that your floor does not have',
  lighter: 'It keeps close to the tint of your floor',
  darker: 'It keeps close to the tint of your floor',
} as const

/** A colour between those of the shade card. */
const isNear = (name: string) => name.startsWith('near ')

function groundText(lighterBy: number): string {
  const steps = Math.round(Math.abs(lighterBy))
  if (steps < SAME_LIGHTNESS) return 'as light as your floor, in another colour'
  return `${lighterBy > 0 ? 'lighter' : 'darker'} than your floor by ${steps} of 100 steps`
}

/** The name of a proposal's yarn, as the studio shows it. */
export function yarnNameOf({ rug, mappings }: Pick<Proposal, 'rug' | 'mappings'>, yarn: number): string {
  const { hex: drawn, share } = rug.yarns[yarn]!
  const hex = drawn.toUpperCase()
  return shownName({ rug, yarn: { hex, percentage: share }, newHex: mappings[hex] }) ?? hex
}

/** Where something is in a photograph, continuing a phrase: `at the upper left`, `in the middle`. */
export function placeText({ u, v }: PicturePlace): string {
  const across = u < 0.36 ? 'left' : u > 0.64 ? 'right' : ''
  const up = v < 0.36 ? 'upper' : v > 0.64 ? 'lower' : ''
  if (across) return `at the ${[up, across].filter(Boolean).join(' ')}`
  return up ? `in the ${up} middle` : 'in the middle'
}
