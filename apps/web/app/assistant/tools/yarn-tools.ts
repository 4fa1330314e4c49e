import * as messages from '@nawl/messages/assistant-tools'
import { yarnNameOf } from '@nawl/messages/yarns'
import type { ShopToolArgs } from '@nawl/contract/assistant/shop-tools'

import { ACTIONS, ALL_LOCKED, type Gesture } from '../../studio/state/actions.ts'
import { isEveryYarnLocked, type Mappings } from '../../studio/state/studio-state.ts'
import { changeSentence } from '../../studio/color/yarn-name.ts'
import type { Offers, Undo } from '../../studio/assistant-offers.ts'
import type { OpenStudio } from '../../studio/state/use-studio.ts'
import { matchYarns, shownYarns } from './shown-yarns.ts'
import { inStudio, NO_STUDIO, studioAfter, studioAtRest } from './idle-studio.ts'
import { refused, type ToolResult } from './tool-result.ts'
import { matchYarn } from './match-yarn.ts'

/** Replaces a yarn. If no yarn has the name, the nearest is suggested instead of used. */
export const setColor = inStudio((studio, { from, to }: ShopToolArgs<'setColor'>, shop) => {
  const meant = matchYarns(studio, from)
  const [first] = meant
  if (!first) return refused(messages.notInRug)
  const free = meant.filter(({ locked }) => !locked)
  if (free.length === 0) return refused(messages.yarnLocked({ yarn: first.name }))
  // What a yarn was drawn in may be no yarn of the card.
  const drawn = free.filter(({ original }) => original === to.toUpperCase())
  if (drawn.length > 0) return asDrawn(shop, new Set(drawn.map(({ original }) => original)))
  const called = matchYarn(to)
  if (called.match === 'none') return refused(messages.noYarn({ name: to }))
  const { yarn } = called
  const dyed = Object.fromEntries(free.map(({ original }) => [original, yarn.hex]))
  const dye = () => dyeYarns(shop, dyed)
  if (called.match === 'exact') return dye()
  return {
    ok: false,
    say: messages.nearestYarn({ name: to, yarn: yarnNameOf(yarn.name) }),
    yes: dye,
  }
})

const dyeYarns = inStudio((studio, dyed: Mappings, { offers }) => {
  // Known before anything is done: a slow page must not look like one that changed nothing.
  const isDyed = ({ original, hex }: { original: string; hex: string }) => (dyed[original] ?? hex) === hex
  if (shownYarns(studio).every(isDyed)) return refused(messages.yarnAlready)
  const mappings = { ...studio.state.look.mappings, ...dyed }
  return recolor(offers, studio, { type: 'choosePalette', mappings }, messages.yarnAlready)
})

const asDrawn = inStudio((studio, yarns: ReadonlySet<string>, { offers }) => {
  const { mappings: before } = studio.state.look
  const mappings = Object.fromEntries(Object.entries(before).filter(([original]) => !yarns.has(original)))
  return recolor(offers, studio, { type: 'choosePalette', mappings }, messages.yarnAlready)
})

/** Shuffles all yarns that are not locked. */
export const shuffle = inStudio((studio, _, { offers }) => {
  if (isEveryYarnLocked(studio.state)) return refused(ALL_LOCKED)
  if (!ACTIONS.shuffle.can(studio.state)) return refused(ACTIONS.shuffle.refusal)
  return recolor(offers, studio, { type: 'shuffle' }, messages.shuffleIdle)
})

/** Undoes the last step in the studio. */
export const undo = inStudio(async ({ state, gesture }, _, { offers }) => {
  if (!ACTIONS.undo.can(state)) return refused(ACTIONS.undo.refusal)
  await studioAfter(offers, () => gesture({ type: 'undo' }))
  const redo = async () => (await studioAtRest(offers))?.gesture({ type: 'redo' })
  return { ok: true, say: messages.undone, undo: redo }
})

/** Resets the rug to its original design. */
export const reset = inStudio(async ({ rug, state, gesture }, _, { offers }) => {
  if (!ACTIONS.reset.can(state)) return refused(ACTIONS.reset.refusal)
  await studioAfter(offers, () => gesture({ type: 'reset' }))
  const undo = async () => {
    await restore(offers, rug.id, state.look.mappings)
    for (const hex of state.locked) offers.get('studio')?.gesture({ type: 'toggleLock', hex })
  }
  return { ok: true, say: messages.asDesigned, undo }
})

/** Locks a yarn. */
export const lock = inStudio(async (studio, { color }: ShopToolArgs<'lock'>, { offers }) => {
  const meant = matchYarns(studio, color)
  const [first] = meant
  if (!first) return refused(messages.notInRug)
  const free = meant.filter(({ locked }) => !locked)
  if (free.length === 0) return { ok: true, say: messages.lockedAlready({ yarn: first.name }) }
  const toggle = () => {
    for (const { original } of free) offers.get('studio')?.gesture({ type: 'toggleLock', hex: original })
  }
  await studioAfter(offers, toggle)
  return { ok: true, say: messages.lockedNow({ yarn: first.name }), undo: toggle }
})

/** Unlocks a yarn. */
export const unlock = inStudio(async (studio, { color }: ShopToolArgs<'unlock'>, { offers }) => {
  const meant = matchYarns(studio, color)
  const [first] = meant
  if (!first) return refused(messages.notInRug)
  const fixed = meant.filter(({ locked }) => locked)
  if (fixed.length === 0) return { ok: true, say: messages.unlockedAlready({ yarn: first.name }) }
  const toggle = () => {
    for (const { original } of fixed) offers.get('studio')?.gesture({ type: 'toggleLock', hex: original })
  }
  await studioAfter(offers, toggle)
  return { ok: true, say: messages.unlockedNow({ yarn: first.name }), undo: toggle }
})

/** Runs a gesture that changes yarns, and says which. */
export async function recolor(
  offers: Offers,
  before: OpenStudio,
  gesture: Gesture,
  unchanged: string,
): Promise<ToolResult> {
  const after = await studioAfter(offers, () => before.gesture(gesture))
  if (!after) return NO_STUDIO
  const say = changeSentence(before.rug, before.state.look.mappings, after.state.look.mappings)
  if (say === '') return refused(unchanged)
  return { ok: true, say, undo: takeBack(offers, before, after) }
}

/** Undoes the step if it is the last one, otherwise adds a step that restores the yarns. */
function takeBack(offers: Offers, before: OpenStudio, after: OpenStudio): Undo {
  return async () => {
    const now = await studioAtRest(offers)
    if (now?.state.look === after.state.look && ACTIONS.undo.can(now.state)) now.gesture({ type: 'undo' })
    else await restore(offers, before.rug.id, before.state.look.mappings)
  }
}

/** Does nothing if another rug has been opened in the studio meanwhile. */
async function restore(offers: Offers, rug: string, mappings: Mappings): Promise<void> {
  const now = await studioAtRest(offers)
  if (now?.rug.id === rug) await studioAfter(offers, () => now.gesture({ type: 'choosePalette', mappings }))
}
