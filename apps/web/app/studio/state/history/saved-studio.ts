import { AS_DRAWN, decodeDesign, encodeDesign, type LinkedDesign } from '@nawl/domain/rug/design-link'

import { designOf, linkText, withDesign } from '../../share/design-of-state.ts'
import type { StudioAppearance, StudioState } from '../studio-state.ts'

/** What a browser stores of a rug's studio between visits. */
export type SavedStudio = {
  readonly design: LinkedDesign
  readonly history: readonly StudioAppearance[]
  readonly undone: readonly StudioAppearance[]
  readonly locked: readonly string[]
}

/** A studio without any changes. */
export const NOTHING_SAVED: SavedStudio = { design: AS_DRAWN, history: [], undone: [], locked: [] }

/** Its stored form: designs and looks as link texts, which are short and validated. */
export type CachedTexts = {
  readonly version: 1
  readonly design: string
  readonly history: readonly string[]
  readonly undone: readonly string[]
  readonly locked: readonly string[]
}

/** Steps stored in each direction: more than anybody undoes by hand. */
const STEPS = 60

/** The part of the state worth storing; null while nothing was changed. */
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

/** Parses what `cachedTexts` returned; null for anything else. */
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
 * Restores an earlier visit's state in a newly opened studio. A link takes precedence: the stored state is then one
 * step back, so that opening a link loses nothing.
 */
export function recalled(state: StudioState, saved: SavedStudio, byLink: boolean): StudioState {
  const { design, history, undone, locked } = saved
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
