import type { ShopToolArgs } from '@nawl/contract/assistant/shop-tools'
import { yarnsInStock } from '@nawl/domain/yarn/library/shade-card'
import { moodPalette } from '@nawl/engine/recolor/mood'
import * as messages from '@nawl/messages/assistant-tools'

import { ALL_LOCKED } from '../../studio/state/actions.ts'
import { isEveryYarnLocked } from '../../studio/state/studio-state.ts'
import { inStudio } from './idle-studio.ts'
import { shownYarns } from './shown-yarns.ts'
import { refused } from './tool-result.ts'
import { recolor } from './yarn-tools.ts'

/** Moves all yarns that are not locked in one direction, as one step. */
export const setMood = inStudio((studio, { mood }: ShopToolArgs<'setMood'>, { offers }) => {
  if (isEveryYarnLocked(studio.state)) return refused(ALL_LOCKED)
  const yarns = shownYarns(studio)
  const card = yarnsInStock().map(({ hex }) => hex)
  const moved = moodPalette(mood, yarns, card)
  const mappings = Object.fromEntries(yarns.map(({ original }, n) => [original, moved[n] ?? original]))
  return recolor(offers, studio, { type: 'choosePalette', mappings }, messages.moodIdle({ mood }))
})
