import type { ShopToolArgs } from '@nawl/contract/assistant/shop-tools'

import {
  canRedo,
  canReset,
  canShuffle,
  canUndo,
  isEveryYarnLocked,
  type Mappings,
} from '../../studio/state/studio-state.ts'
import { changeSentence } from '../../studio/color/yarn-name.ts'
import type { Offers, StudioOffer } from '../../studio/assistant-offers.ts'
import type { Shop } from './shop.ts'
import { matchYarns } from './shown-yarns.ts'
import { studioAfter, studioAtRest } from './idle-studio.ts'
import type { Undo } from '../../studio/assistant-offers.ts'
import { refused, type ToolResult } from './tool-result.ts'
import { matchYarn } from './match-yarn.ts'

export const NO_STUDIO = refused('Open a rug first: that is done in its studio.')

/** Replaces a yarn. If no yarn has the name, the nearest is suggested instead of used. */
export async function setColor(shop: Shop, { from, to }: ShopToolArgs<'setColor'>): Promise<ToolResult> {
  const studio = await studioAtRest(shop.offers)
  if (!studio) return NO_STUDIO
  const meant = matchYarns(studio, from)
  const [first] = meant
  if (!first) return refused('That yarn is not in this rug.')
  const free = meant.filter(({ locked }) => !locked)
  if (free.length === 0) return refused(`${first.name} is locked. Unlock it to change it.`)
  const called = matchYarn(to)
  if (called.match === 'none') return refused(`No yarn of ours is called ${to}.`)
  const { yarn } = called
  const originals = free.map(({ original }) => original)
  const dye = () => dyeYarns(shop.offers, originals, yarn.hex)
  if (called.match === 'exact') return dye()
  return {
    ok: false,
    say: `We have no yarn called ${to}. The nearest by name is ${yarn.name}. Shall I use it?`,
    yes: dye,
  }
}

async function dyeYarns(offers: Offers, originals: readonly string[], hex: string): Promise<ToolResult> {
  const before = await studioAtRest(offers)
  if (!before) return NO_STUDIO
  const mappings = {
    ...before.state.look.mappings,
    ...Object.fromEntries(originals.map((from) => [from, hex])),
  }
  const after = await studioAfter(offers, () => before.gesture({ type: 'palette chosen', mappings }))
  if (!after) return NO_STUDIO
  return changed(offers, before, after, 'It is that yarn already.')
}

/** Shuffles all yarns that are not locked. */
export async function shuffle({ offers }: Shop): Promise<ToolResult> {
  const before = await studioAtRest(offers)
  if (!before) return NO_STUDIO
  if (isEveryYarnLocked(before.state)) return refused('Every yarn is locked. Unlock one to change colours.')
  if (!canShuffle(before.state)) return refused('The yarns of this rug are not known yet.')
  const after = await studioAfter(offers, () => before.gesture({ type: 'shuffled' }))
  return after ? changed(offers, before, after, 'The shuffle brought nothing. Try it again.') : NO_STUDIO
}

/** Undoes the last step in the studio. */
export async function undo({ offers }: Shop): Promise<ToolResult> {
  const studio = await studioAtRest(offers)
  if (!studio) return NO_STUDIO
  if (!canUndo(studio.state)) return refused('There is nothing to undo.')
  await studioAfter(offers, () => studio.gesture({ type: 'undone' }))
  const redo = async () => {
    const now = await studioAtRest(offers)
    if (now && canRedo(now.state)) now.gesture({ type: 'redone' })
  }
  return { ok: true, say: 'The last change is undone.', undo: redo }
}

/** Resets the rug to its original design. */
export async function reset({ offers }: Shop): Promise<ToolResult> {
  const before = await studioAtRest(offers)
  if (!before) return NO_STUDIO
  const { state } = before
  if (!canReset(state)) return refused('The rug is as designed.')
  await studioAfter(offers, () => before.gesture({ type: 'reset' }))
  const undo = async () => {
    await restore(offers, before.rug.id, state.look.mappings)
    for (const hex of state.locked) offers.get('studio')?.gesture({ type: 'lock toggled', hex })
  }
  return { ok: true, say: 'The rug is as designed again.', undo }
}

/** Locks a yarn. */
export async function lock({ offers }: Shop, { color }: ShopToolArgs<'lock'>): Promise<ToolResult> {
  const studio = await studioAtRest(offers)
  if (!studio) return NO_STUDIO
  const meant = matchYarns(studio, color)
  const [first] = meant
  if (!first) return refused('That yarn is not in this rug.')
  const free = meant.filter(({ locked }) => !locked)
  if (free.length === 0) return { ok: true, say: `${first.name} is locked already.` }
  const toggle = () => {
    for (const { original } of free) offers.get('studio')?.gesture({ type: 'lock toggled', hex: original })
  }
  await studioAfter(offers, toggle)
  return { ok: true, say: `${first.name} is locked: it stays when others change.`, undo: toggle }
}

function changed(offers: Offers, before: StudioOffer, after: StudioOffer, unchanged: string): ToolResult {
  const { mappings } = before.state.look
  const say = changeSentence(before.rug, mappings, after.state.look.mappings)
  if (say === '') return refused(unchanged)
  return { ok: true, say, undo: takeBack(offers, before, after) }
}

/** Undoes the step if it is the last one, otherwise adds a step that restores the yarns. */
function takeBack(offers: Offers, before: StudioOffer, after: StudioOffer): Undo {
  return async () => {
    const now = await studioAtRest(offers)
    if (now?.state.look === after.state.look && canUndo(now.state)) now.gesture({ type: 'undone' })
    else await restore(offers, before.rug.id, before.state.look.mappings)
  }
}

/** Does nothing if another rug has been opened in the studio meanwhile. */
async function restore(offers: Offers, rug: string, mappings: Mappings): Promise<void> {
  const now = await studioAtRest(offers)
  if (now?.rug.id === rug) await studioAfter(offers, () => now.gesture({ type: 'palette chosen', mappings }))
}
