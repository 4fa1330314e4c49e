import * as messages from '@nawl/messages/studio'
import { yarnNameOf } from '@nawl/messages/yarns'
import { yarnOfHex } from '@nawl/domain/yarn/library/shade-card'

import { colorsOf, type StudioState } from '../state/studio-state.ts'
import { nearestYarns } from '@nawl/engine/reduction/nearest-yarns'

/** The default name of a design: the rug and the replacement that covers most of it, `Bab in Teal`. */
export function designName(rugName: string, state: StudioState): string {
  const { mappings } = state.look
  const main = colorsOf(state).flatMap(({ hex }) => mappings[hex] ?? [])[0] ?? Object.values(mappings)[0]
  const yarn = main && (yarnOfHex(main)?.name ?? nearestYarns(main, 1)[0]?.yarn.name)
  if (!yarn) return rugName
  // The visitor may change the name: marks of direction, which nobody sees, stay out of it.
  return messages.designName({ rug: rugName, yarn: yarnNameOf(yarn) }).replaceAll(/\p{Cf}/gu, '')
}
