import { AS_DRAWN, type LinkedDesign } from '@nawl/domain/rug/design-link'
import type { SizeInput } from '@nawl/domain/rug/estimate'
import type { Tolerance } from '@nawl/domain/rug/precision'

/** Original hex → new hex, both `#RRGGBB` in capitals. A yarn that is as designed has no entry. */
export type Mappings = Readonly<Record<string, string>>

/** What the rug looks like: its yarns, and how strongly the pile shows (0–1). */
export type StudioAppearance = { readonly mappings: Mappings; readonly textureIntensity: number }

/** How the pile is made and under which light it is shown; nothing that undo goes back over. */
export type Finish = Pick<LinkedDesign, 'textureStyle' | 'light'>

/** All of a picture that is not its colours. */
export type View = Finish & Pick<SizeInput, 'shape'>

/** A yarn found in the bitmap and its share of the rug in percent. */
export type YarnShare = { readonly hex: string; readonly percentage: number }

export type Extraction =
  | { readonly status: 'analysing' }
  /** `sample`: the rug's own could not be had, and what stands in for them names no yarn of it. */
  | { readonly status: 'ready' | 'sample'; readonly colors: readonly [YarnShare, ...YarnShare[]] }
  | { readonly status: 'none' }

/** A call to the backend that the state asks for; whoever runs it answers with an action. */
export type Task =
  | { readonly kind: 'extract' }
  | { readonly kind: 'open' }
  /** `restore` brings back what a link or an earlier visit left: nothing on screen changes colour. */
  | { readonly kind: 'render' | 'restore'; readonly look: StudioAppearance; readonly tolerance: Tolerance }
  | {
      readonly kind: 'shuffle'
      readonly colors: readonly string[]
      readonly locked: readonly string[]
      readonly mappings: Mappings
      readonly tolerance: Tolerance
    }

/** A picture that the backend answered, and what it was asked for. */
export type RenderedSettings = {
  readonly image: Blob
  readonly look: StudioAppearance
  readonly matchedAt: Tolerance
}

export type StudioState = {
  readonly extraction: Extraction
  readonly look: StudioAppearance
  /** Earlier looks, the latest last. */
  readonly history: readonly StudioAppearance[]
  /** Looks that were undone, the next to come back last. */
  readonly undone: readonly StudioAppearance[]
  /** Original hexes that keep their yarn. */
  readonly locked: ReadonlySet<string>
  /** Original hex of the swatch whose picker is open. */
  readonly selected: string | null
  readonly tolerance: Tolerance
  /** The precision that the look was rendered with: the slider may have moved since. */
  readonly matchedAt: Tolerance
  readonly finish: Finish
  readonly size: SizeInput
  /**
   * The backend's pictures, and the view it was last asked for; until the first arrives the catalogue's stands in.
   * What is seen of a rug is `modified`, which a call that failed leaves as it was, while `look` is what was chosen.
   */
  readonly picture: {
    readonly initial: Blob | null
    readonly modified: RenderedSettings | null
    readonly view: View
  }
  /** The one call under way. While there is one the studio is busy. */
  readonly task: Task | null
  /** The call that nobody answered, to be made again when the visitor or the network is ready. */
  readonly retry: Task | null
}

/** A rug as designed. */
export const DESIGNED: StudioAppearance = {
  mappings: AS_DRAWN.mappings,
  textureIntensity: AS_DRAWN.textureIntensity,
}

export const INITIAL_STATE: StudioState = {
  extraction: { status: 'analysing' },
  look: DESIGNED,
  history: [],
  undone: [],
  locked: new Set(),
  selected: null,
  tolerance: AS_DRAWN.tolerance,
  matchedAt: AS_DRAWN.matchedAt,
  finish: { textureStyle: AS_DRAWN.textureStyle, light: AS_DRAWN.light },
  size: AS_DRAWN.size,
  picture: {
    initial: null,
    modified: null,
    view: {
      shape: AS_DRAWN.size.shape,
      textureStyle: AS_DRAWN.textureStyle,
      light: AS_DRAWN.light,
    },
  },
  task: { kind: 'extract' },
  retry: null,
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
export const canRedo = (state: StudioState): boolean => !isBusy(state) && state.undone.length > 0
export const canShuffle = (state: StudioState): boolean =>
  !isBusy(state) && state.extraction.status === 'ready'

/** The look that is seen: that of the backend's last picture, which a choice whose call failed has not changed. */
export function shownSettings({ picture: { modified } }: Pick<StudioState, 'picture'>): {
  readonly look: StudioAppearance
  readonly matchedAt: Tolerance
} {
  return modified ?? { look: DESIGNED, matchedAt: AS_DRAWN.matchedAt }
}

/** Whether any yarn of a look is another than designed. */
export const isRecolored = ({ mappings }: StudioAppearance): boolean => Object.keys(mappings).length > 0

/** Then nothing that changes all yarns at once can change any. */
export function isEveryYarnLocked(state: StudioState): boolean {
  const colors = colorsOf(state)
  return colors.length > 0 && colors.every(({ hex }) => state.locked.has(hex))
}

/** Whether a change of all yarns at once can change any; sample colours stand beside a rug that has none of them. */
export const canRecolorAll = (state: StudioState): boolean =>
  !isBusy(state) && state.extraction.status !== 'sample' && !isEveryYarnLocked(state)

/** The yarns found, largest first as the backend sorts them; none while analysing. */
export function colorsOf({ extraction }: StudioState): readonly YarnShare[] {
  return 'colors' in extraction ? extraction.colors : []
}
