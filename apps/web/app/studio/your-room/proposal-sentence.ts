import { nameOf } from '@nawl/messages/names'
import * as studio from '@nawl/messages/studio'
import * as messages from '@nawl/messages/your-room'
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
  const { echo, ground: under, kind } = proposal.match
  const step = groundText(under.lighterBy)
  const name = yarnNameOf(proposal, under.yarn)
  const ground = isNear(name) ? messages.aYarn({ name }) : name
  const seen = echo && room.colors[echo.color]
  if (!echo || !seen) return messages.withoutEcho({ kind, ground, step })
  const picked = { color: nameOf(colorWord(seen.rgb)), place: placeOf(seen.at), ground, step }
  if (echo.yarn === under.yarn) return messages.groundEcho(picked)
  const echoName = yarnNameOf(proposal, echo.yarn)
  return messages.echo({
    ...picked,
    yarn: isNear(echoName) ? messages.yarn({ name: echoName }) : echoName,
  })
}

/** A colour between those of the shade card. */
const isNear = (name: string) => name.startsWith(studio.nearYarn({ yarn: '' }).trimEnd())

function groundText(lighterBy: number): string {
  const steps = Math.round(Math.abs(lighterBy))
  if (steps < SAME_LIGHTNESS) return messages.sameLight
  return (lighterBy > 0 ? messages.lighterBy : messages.darkerBy)({ steps })
}

/** The name of a proposal's yarn, as the studio shows it. */
export function yarnNameOf({ rug, mappings }: Pick<Proposal, 'rug' | 'mappings'>, yarn: number): string {
  const { hex: drawn, share } = rug.yarns[yarn]!
  const hex = drawn.toUpperCase()
  return shownName({ rug, yarn: { hex, percentage: share }, newHex: mappings[hex] }) ?? hex
}

/** Where something is in a photograph, as messages select it: `upperLeft`, `left`, `upper`, `middle`. */
export function placeOf({ u, v }: PicturePlace): string {
  const across = u < 0.36 ? 'Left' : u > 0.64 ? 'Right' : ''
  const up = v < 0.36 ? 'upper' : v > 0.64 ? 'lower' : ''
  return up === '' ? across.toLowerCase() || 'middle' : `${up}${across}`
}
