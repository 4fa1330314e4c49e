import { type DrawnSize, drawnSize, type Sizing } from '@nawl/domain/catalogue/bitmap-path'
import { USUAL_FIT } from '@nawl/domain/rug/fit'
import { AS_DRAWN, type LinkedDesign } from '@nawl/domain/rug/design-link'
import type { SizeInput } from '@nawl/domain/rug/estimate'
import type { Tolerance } from '@nawl/domain/rug/sizes/precision'

/** Original hex → new hex, both `#RRGGBB` in capitals. Unchanged yarns have no entry. */
export type Mappings = Readonly<Record<string, string>>

/** The rug's look: its yarns, and how strongly the pile shows (0–1). */
export type StudioAppearance = { readonly mappings: Mappings; readonly textureIntensity: number }

/** Pile style and light; undo does not affect them. */
export type Finish = Pick<LinkedDesign, 'textureStyle' | 'light'>

/** Everything about a picture except its colours. */
export type View = Finish & DrawnSize

/** A yarn found in the bitmap and its coverage in percent. */
export type YarnShare = { readonly hex: string; readonly percentage: number }

export type Extraction =
  | { readonly status: 'analysing' }
  /** `sample`: the rug's own yarns could not be loaded, and these placeholders name none of them. */
  | { readonly status: 'ready' | 'sample'; readonly colors: readonly [YarnShare, ...YarnShare[]] }
  | { readonly status: 'none' }

/** A backend call that the state requires; its runner responds with an action. */
export type Task =
  | { readonly kind: 'extract' }
  | { readonly kind: 'open' }
  /** `restore` loads a linked or saved look: nothing on screen changes colour. */
  | { readonly kind: 'render' | 'restore'; readonly look: StudioAppearance; readonly tolerance: Tolerance }
  | {
      readonly kind: 'shuffle'
      readonly colors: readonly string[]
      readonly locked: readonly string[]
      readonly mappings: Mappings
      readonly tolerance: Tolerance
    }

/** A picture from the backend, and the settings it was requested with. */
export type RenderedSettings = {
  readonly image: Blob
  readonly look: StudioAppearance
  readonly matchedAt: Tolerance
}

export type StudioState = {
  readonly extraction: Extraction
  readonly look: StudioAppearance
  /** Earlier looks, latest last. */
  readonly history: readonly StudioAppearance[]
  /** Undone looks, next to redo last. */
  readonly undone: readonly StudioAppearance[]
  /** Original hexes of locked yarns. */
  readonly locked: ReadonlySet<string>
  /** Original hex of the swatch whose picker is open. */
  readonly selected: string | null
  readonly tolerance: Tolerance
  /** The precision that the look was rendered with: the slider may have moved since. */
  readonly matchedAt: Tolerance
  readonly finish: Finish
  readonly size: SizeInput
  /** How the rug's drawing meets a size. */
  readonly sizing: Sizing
  /** How a drawing that is only a bitmap meets other sizes before anybody chose. */
  readonly usualFit: string
  /**
   * The backend's pictures and the view last requested; until the first arrives the catalogue's is shown. The rug on
   * screen is `modified`, which a failed call does not change, while `look` is what was chosen.
   */
  readonly picture: {
    readonly initial: Blob | null
    readonly modified: RenderedSettings | null
    readonly view: View
  }
  /** The pending call, at most one. The studio is busy while there is one. */
  readonly task: Task | null
  /** The call without a response, for a retry by the visitor or when back online. */
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
  sizing: 'composed',
  usualFit: USUAL_FIT,
  picture: {
    initial: null,
    modified: null,
    view: {
      ...drawnSize(AS_DRAWN.size),
      textureStyle: AS_DRAWN.textureStyle,
      light: AS_DRAWN.light,
    },
  },
  task: { kind: 'extract' },
  retry: null,
}

/** Shown when the backend cannot extract a rug's yarns. */
export const SAMPLE_COLORS = [
  { hex: '#8B7355', percentage: 45 },
  { hex: '#F5F5DC', percentage: 35 },
  { hex: '#D2B48C', percentage: 20 },
] as const satisfies readonly YarnShare[]

export const isBusy = ({ task }: StudioState): boolean => task !== null

/** Whether a colour change is pending, rather than the first picture of the rug. */
export const isChanging = ({ task }: StudioState): boolean =>
  task?.kind === 'render' || task?.kind === 'shuffle'

/** The look on screen: that of the backend's last picture, which a failed call has not changed. */
export function shownSettings({ picture: { modified } }: Pick<StudioState, 'picture'>): {
  readonly look: StudioAppearance
  readonly matchedAt: Tolerance
} {
  return modified ?? { look: DESIGNED, matchedAt: AS_DRAWN.matchedAt }
}

/** Whether a look replaces any yarn. */
export const isRecolored = ({ mappings }: StudioAppearance): boolean => Object.keys(mappings).length > 0

/** Then shuffle and palettes cannot change anything. */
export function isEveryYarnLocked(state: StudioState): boolean {
  const colors = colorsOf(state)
  return colors.length > 0 && colors.every(({ hex }) => state.locked.has(hex))
}

/** The yarns found, largest first as the backend sorts them; none while analysing. */
export function colorsOf({ extraction }: Pick<StudioState, 'extraction'>): readonly YarnShare[] {
  return 'colors' in extraction ? extraction.colors : []
}

/** The mappings with those of locked yarns as they are in `look`. */
export function keepingLocked(
  { locked, look }: Pick<StudioState, 'locked' | 'look'>,
  mappings: Mappings,
): Mappings {
  const free = Object.entries(mappings).filter(([from]) => !locked.has(from))
  const lockedMappings = Object.entries(look.mappings).filter(([from]) => locked.has(from))
  return Object.fromEntries([...free, ...lockedMappings])
}
