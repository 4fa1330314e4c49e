import { searchYarns } from '@nawl/domain/yarn/library/search-yarns'
import { yarnNameOf } from '@nawl/messages/yarns'

import { typedHex } from './typed-hex.ts'

/** The colour that a search shows first, `#RRGGBB`: the typed one itself, or the first yarn of that name; undefined for none. */
export function firstFound(query: string): string | undefined {
  return typedHex(query) ?? (query.trim() === '' ? undefined : searchYarns(query, yarnNameOf)[0]?.hex)
}
