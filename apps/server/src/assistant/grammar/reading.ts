import type { AssistantContext } from '@nawl/contract/assistant/assistant'
import type { ShopToolCall, ShopToolName } from '@nawl/contract/assistant/shop-tools'
import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import type { Unit } from '@nawl/domain/rug/sizes/size'
import type { Shape } from '@nawl/domain/rug/shape'

import type { Guess } from '../subject/subject-model.ts'

export type Palette = readonly NonNullable<AssistantContext['palette']>[number][]
export type Yarn = Palette[number]

/** What has to be asked before a request can be done. */
export type Ask =
  | { readonly about: 'yarn'; readonly yarns: readonly Yarn[]; readonly sentence: (yarn: string) => string }
  | { readonly about: 'color'; readonly yarn: Yarn }
  | { readonly about: 'unit'; readonly width: number; readonly length: number; readonly asksPrice: boolean }
  | { readonly about: 'side'; readonly side: number; readonly unit: Unit }
  | { readonly about: 'design'; readonly designs: readonly RugItem[] }
  | {
      readonly about: 'size'
      readonly why: 'price' | 'cart' | 'change'
      readonly quantity?: number
      readonly sizes: readonly {
        readonly width: number
        readonly length: number
        readonly unit: Unit
        readonly shape?: Shape
      }[]
    }

/** Why a request is not done. */
export type Refusal =
  | { readonly why: 'quantity'; /** How many were asked for. */ readonly asked?: number }
  | { readonly why: 'size' }

/** What a clause of a message asks for. */
export type Reading =
  | { readonly call: ShopToolCall; readonly isSnapped?: boolean }
  | { readonly ask: Ask }
  | { readonly refusal: Refusal }
  /** "Do not shuffle": what must not be done. */
  | { readonly stopped: ShopToolName | null }

/** Everything that the readers of a clause know. */
export type Scene = {
  readonly context: AssistantContext
  readonly palette: Palette
  readonly onRug: boolean
  readonly rugs: readonly RugItem[]
  readonly knows: (word: string) => boolean
  readonly guesses: readonly Guess[] | null
  /** The yarns that were spoken of last. */
  readonly focus: readonly Yarn[]
  /** The unit in which sizes were said before. */
  readonly unit: Unit | 'm' | undefined
}

/**
 * How many words a reader may leave unread: none by itself; more where the classifier takes the message for a request of
 * that kind.
 */
export function slackFor(tool: ShopToolName, { guesses }: Pick<Scene, 'guesses'>): number {
  const likelihood = guesses?.find(({ label }) => label === `tool:${tool}`)?.likelihood ?? 0
  if (!guesses?.[0]?.label?.startsWith('tool:')) return 0
  return likelihood >= 0.45 ? 9 : likelihood >= 0.2 ? 4 : likelihood >= 0.08 ? 1 : 0
}

/** The probability that a message asks for a tool at all. */
export function toolLikelihood(guesses: readonly Guess[] | null): number {
  return (guesses ?? []).reduce(
    (sum, { label, likelihood }) => sum + (label?.startsWith('tool:') ? likelihood : 0),
    0,
  )
}
