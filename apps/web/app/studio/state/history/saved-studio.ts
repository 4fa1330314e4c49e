import { AS_DRAWN, decodeDesign, encodeDesign, type LinkedDesign } from '@nawl/domain/rug/design-link'

import { designOf, linkText, withDesign } from '../../share/design-of-state.ts'
import type { StudioAppearance, StudioState } from '../studio-state.ts'

/** What a browser keeps of a rug's studio from one visit to the next. */
export type SavedStudio = {
  readonly design: LinkedDesign
  readonly history: readonly StudioAppearance[]
  readonly undone: readonly StudioAppearance[]
  readonly locked: readonly string[]
}

/** A studio in which nobody has done anything. */
export const NOTHING_SAVED: SavedStudio = { design: AS_DRAWN, history: [], undone: [], locked: [] }

/** Its form in storage: designs and looks as the texts of links, which are short and read strictly. */
export type CachedTexts = {
  readonly version: 1
  readonly design: string
  readonly history: readonly string[]
  readonly undone: readonly string[]
  readonly locked: readonly string[]
}

/** Steps that are kept in each direction: more than anybody goes back by hand. */
const STEPS = 60

/** What is worth keeping of a studio; null while nobody has done anything in it. */
export function cachedTexts(state: StudioState): CachedTexts | null {
  const { history, undone, locked } = state
  if (linkText(state) === null && history.length + undone.length + locked.size === 0) return null
  const design = designOf(state)
  const texts = (looks: readonly StudioAppearance[]) =>
    looks.slice(-STEPS).map((look) => encodeDesign({ ...design, ...look }))
  return {
    version: 1,
    design: encodeDesign(design),
    history: texts(history),
    undone: texts(undone),
    locked: [...locked],
  }
}

/** Reads what `cachedTexts` wrote; null for anything else. */
export function readSaved(stored: unknown): SavedStudio | null {
  const texts = stored as Partial<CachedTexts> | null
  if (typeof texts !== 'object' || texts?.version !== 1) return null
  const [design] = readDesigns([texts.design]) ?? []
  const history = readDesigns(texts.history)
  const undone = readDesigns(texts.undone)
  if (!design || !history || !undone || !isHexes(texts.locked)) return null
  return { design, history: history.map(lookOf), undone: undone.map(lookOf), locked: texts.locked }
}

/**
 * A studio that has just opened, with what an earlier visit left in it. A link wins over what was
 * here: that is then one step back, so that opening somebody's link loses nothing.
 */
export function recalled(state: StudioState, kept: SavedStudio, byLink: boolean): StudioState {
  const { design, history, undone, locked } = kept
  const same = linkText(state) === linkText(withDesign(state, design))
  if (same || !byLink) return { ...withDesign(state, design), history, undone, locked: new Set(locked) }
  const isOneLook = encodeDesign({ ...design, ...state.look }) === encodeDesign(design)
  return { ...state, history: isOneLook ? history : [...history, lookOf(design)], undone: [] }
}

function readDesigns(texts: unknown): readonly LinkedDesign[] | null {
  if (!Array.isArray(texts) || texts.length > STEPS) return null
  const designs = texts.flatMap((text: unknown) => {
    const decoded = typeof text === 'string' ? decodeDesign(text) : null
    return decoded?.ok ? [decoded.design] : []
  })
  return designs.length === texts.length ? designs : null
}

function lookOf({ mappings, textureIntensity }: LinkedDesign): StudioAppearance {
  return { mappings, textureIntensity }
}

function isHexes(list: unknown): list is readonly string[] {
  return Array.isArray(list) && list.every((hex) => typeof hex === 'string' && /^#[0-9A-F]{6}$/.test(hex))
}
