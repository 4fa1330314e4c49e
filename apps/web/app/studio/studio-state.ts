import { DEFAULT_TOLERANCE, TEXTURE, type Tolerance } from '@nawl/domain/rug/precision'
import type { SizeInput } from '@nawl/domain/rug/estimate'

/** Original hex → new hex, both `#RRGGBB` in capitals. A yarn that is as designed has no entry. */
export type Mappings = Readonly<Record<string, string>>

/** What the rug looks like: its yarns, and how strongly the pile shows (0–1). */
export type Look = { readonly mappings: Mappings; readonly textureIntensity: number }

/** A yarn found in the bitmap and its share of the rug in percent. */
export type YarnShare = { readonly hex: string; readonly percentage: number }

export type Extraction =
  | { readonly status: 'analysing' }
  | { readonly status: 'ready'; readonly colors: readonly [YarnShare, ...YarnShare[]] }
  | { readonly status: 'none' }

/** A call to the backend that the state asks for; whoever runs it answers with an action. */
export type Task =
  | { readonly kind: 'extract' }
  | { readonly kind: 'open' }
  | { readonly kind: 'render'; readonly look: Look; readonly tolerance: Tolerance }
  | {
      readonly kind: 'shuffle'
      readonly colors: readonly string[]
      readonly locked: readonly string[]
      readonly mappings: Mappings
      readonly tolerance: Tolerance
    }

export type StudioState = {
  readonly extraction: Extraction
  readonly look: Look
  /** Earlier looks, the latest last. */
  readonly history: readonly Look[]
  /** Original hexes that keep their yarn. */
  readonly locked: ReadonlySet<string>
  /** Original hex of the swatch whose picker is open. */
  readonly selected: string | null
  readonly tolerance: Tolerance
  readonly size: SizeInput
  /** The backend's pictures; until the first arrives the catalogue's stands in. */
  readonly picture: { readonly initial: Blob | null; readonly modified: Blob | null }
  /** The one call under way. While there is one the studio is busy. */
  readonly task: Task | null
}

/** A rug as designed. */
export const DESIGNED: Look = { mappings: {}, textureIntensity: TEXTURE.onReplace }

export const INITIAL_STATE: StudioState = {
  extraction: { status: 'analysing' },
  look: DESIGNED,
  history: [],
  locked: new Set(),
  selected: null,
  tolerance: DEFAULT_TOLERANCE,
  size: { shape: 'rectangle', width: '', length: '', unit: 'ft', quantity: 1 },
  picture: { initial: null, modified: null },
  task: { kind: 'extract' },
}

/** Shown when the backend cannot say which yarns a rug has. */
export const SAMPLE_COLORS = [
  { hex: '#8B7355', percentage: 45 },
  { hex: '#F5F5DC', percentage: 35 },
  { hex: '#D2B48C', percentage: 20 },
] as const satisfies readonly YarnShare[]

export const isBusy = ({ task }: StudioState): boolean => task !== null

/** Whether a change of colour is under way, rather than the first look at the rug. */
export const isChanging = ({ task }: StudioState): boolean =>
  task?.kind === 'render' || task?.kind === 'shuffle'

export const canReset = (state: StudioState): boolean => !isBusy(state) && state.picture.modified !== null
export const canUndo = (state: StudioState): boolean => !isBusy(state) && state.history.length > 0
export const canShuffle = (state: StudioState): boolean =>
  !isBusy(state) && state.extraction.status === 'ready'

/** Then nothing that changes all yarns at once can change any. */
export function isEveryYarnLocked(state: StudioState): boolean {
  const colors = colorsOf(state)
  return colors.length > 0 && colors.every(({ hex }) => state.locked.has(hex))
}

/** The yarns found, largest first as the backend sorts them; none while analysing. */
export function colorsOf({ extraction }: StudioState): readonly YarnShare[] {
  return extraction.status === 'ready' ? extraction.colors : []
}
