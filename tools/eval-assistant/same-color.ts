import { NAMED_COLORS } from '@nawl/domain/yarn/named-colors'
import { searchYarns } from '@nawl/domain/yarn/library/search-yarns'
import { deltaE2000 } from '@nawl/engine/color/delta-e2000'
import { parseHex } from '@nawl/engine/color/hex'
import { labFromHex } from '@nawl/engine/color/lab'

import { hexOfColor } from '../../apps/server/src/assistant/slots/color-names.ts'

/** CIEDE2000 within which two names mean the same colour to whoever says them. */
const NEAR = 12

/** Whether two English names, or hexes, mean the same colour: equal, or with shades near each other. */
export function isSameColor(wanted: string, made: string): boolean {
  if (plain(wanted) === plain(made)) return true
  return shadesOf(wanted).some((p) =>
    shadesOf(made).some((q) => deltaE2000(labFromHex(p), labFromHex(q)) <= NEAR),
  )
}

function shadesOf(name: string): readonly string[] {
  if (parseHex(name) !== null) return [name]
  const named = NAMED_COLORS.find((color) => plain(color.name) === plain(name))
  const yarn = searchYarns(name)[0]
  return [named?.hex, yarn?.hex, hexOfColor(name)].filter((hex) => hex !== undefined && hex !== null)
}

function plain(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9#]/g, '')
    .replaceAll('grey', 'gray')
}
