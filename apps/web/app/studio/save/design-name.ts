import { yarnOfHex } from '@nawl/domain/yarn/library/shade-card'

import { colorsOf, type StudioState } from '../state/studio-state.ts'
import { nearestYarns } from '../yarns/nearest-yarns.ts'

/** What a design is called until somebody calls it something else: the rug and the new yarn there is most of, `Bab in Teal`. */
export function designName(rugName: string, state: StudioState): string {
  const { mappings } = state.look
  const main = colorsOf(state).flatMap(({ hex }) => mappings[hex] ?? [])[0] ?? Object.values(mappings)[0]
  const yarn = main && (yarnOfHex(main)?.name ?? nearestYarns(main, 1)[0]?.yarn.name)
  return yarn ? `${rugName} in ${yarn}` : rugName
}
