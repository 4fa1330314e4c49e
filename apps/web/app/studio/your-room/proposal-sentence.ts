import { nameOf } from '@nawl/messages/names'
import * as messages from '@nawl/messages/your-room'
import { yarnOfHex } from '@nawl/domain/yarn/library/shade-card'
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
  const ground = isBetween(proposal, under.yarn) ? messages.aYarn({ name }) : name
  const seen = echo && room.colors[echo.color]
  if (!echo || !seen) return messages.withoutEcho({ kind, ground, step })
  const picked = { color: nameOf(colorWord(seen.rgb)), place: placeOf(seen.at), ground, step }
  if (echo.yarn === under.yarn) return messages.groundEcho(picked)
  const echoName = yarnNameOf(proposal, echo.yarn)
  return messages.echo({
    ...picked,
    yarn: isBetween(proposal, echo.yarn) ? messages.yarn({ name: echoName }) : echoName,
  })
}

/** Whether a proposal's yarn lies between those of the shade card: its name is then that of another. */
function isBetween({ rug, mappings }: NamedIn, yarn: number): boolean {
  const newHex = mappings[rug.yarns[yarn]!.hex.toUpperCase()]
  return newHex !== undefined && !yarnOfHex(newHex)
}

function groundText(lighterBy: number): string {
  const steps = Math.round(Math.abs(lighterBy))
  if (steps < SAME_LIGHTNESS) return messages.sameLight
  return (lighterBy > 0 ? messages.lighterBy : messages.darkerBy)({ steps })
}

type NamedIn = Pick<Proposal, 'rug' | 'mappings'>

/** The name of a proposal's yarn, as the studio shows it. */
export function yarnNameOf({ rug, mappings }: NamedIn, yarn: number): string {
  const { hex: drawn, share } = rug.yarns[yarn]!
  const hex = drawn.toUpperCase()
  return shownName({ rug, yarn: { hex, percentage: share }, newHex: mappings[hex] }) ?? hex
}

/** Where something is in a photograph, as messages select it: `upperLeft`, `left`, `upper`, `middle`. */
export function placeOf({ u, v }: PicturePlace): string {
  return PLACES[third(v)][third(u)]
}

/** 0 to 2, of a photograph's width or height; the middle third is a little narrower. */
const third = (share: number) => (share < 0.36 ? 0 : share > 0.64 ? 2 : 1)
const PLACES = [
  ['upperLeft', 'upper', 'upperRight'],
  ['left', 'middle', 'right'],
  ['lowerLeft', 'lower', 'lowerRight'],
] as const
