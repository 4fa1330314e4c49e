import type { AssistantChoice, AssistantContext } from '@nawl/contract/assistant/assistant'
import type { ShopToolCall } from '@nawl/contract/assistant/shop-tools'

import type { CallFailure } from '../call/call-state.ts'
import type { ToolResult } from '../tools/tool-result.ts'

export type Speaker = 'visitor' | 'assistant'

export type Microphone = 'off' | 'opening' | 'on' | 'muted'

/** What the engine is doing between two sentences. */
export type Phase = 'waiting' | 'thinking' | 'listening' | 'speaking'

export type ProviderEvent =
  /** It is ready to be talked to. */
  | { readonly type: 'active' }
  | { readonly type: 'ended' }
  /** The call is over for good: it could not be started, or it broke. */
  | { readonly type: 'error'; readonly failure: CallFailure }
  /** What was said; until `final`, what is being said. */
  | ({ readonly type: 'transcript'; readonly final: boolean } & Said)
  /** Words that the microphone brought, to be sent as if they had been typed. */
  | { readonly type: 'heard'; readonly text: string }
  /** Something that needs a yes before it is done. */
  | { readonly type: 'question'; readonly text: string; readonly onYes: () => void }
  | { readonly type: 'phase'; readonly phase: Phase }
  /** `share` of what it needs is fetched, 0–1; `why` says why it is off, where nobody turned it off. */
  | {
      readonly type: 'microphone'
      readonly microphone: Microphone
      readonly share?: number
      readonly why?: string
    }
  /** How loud it is, 0–1. */
  | { readonly type: 'volume'; readonly level: number }
  | ToolEvent

export type Said = {
  readonly who: Speaker
  readonly text: string
  /** Path of the page it stands on. */
  readonly source?: string
  readonly choices?: readonly AssistantChoice[]
}

/** A tool to run, or to ask about first where there is a `question`. `tell` hears what became of it, each time something did. */
export type ToolEvent = {
  readonly type: 'tool'
  readonly call: ShopToolCall
  readonly question?: string
  readonly tell: (result: ToolResult) => void
}

/** Asked for before the microphone is: says who processes the sound, and that it is a machine one talks to. */
export type Consent = {
  /** Whether the call cannot begin without it, or only its microphone. */
  readonly before: 'start' | 'microphone'
  /** Names the processor: a yes is remembered for it. */
  readonly processor: string
  readonly text: string
}

/** Somebody to talk to. One engine is one call. */
export type Provider = {
  /** What it says of itself first. */
  readonly opening: string
  readonly consent: Consent
  /** Resolves when it has started or has said by an event that it cannot; `active` says when it listens. */
  readonly start: (context: () => AssistantContext, signal: AbortSignal) => Promise<void>
  readonly stop: () => void
  readonly sendText: (text: string) => void
  readonly setMuted: (muted: boolean) => void
  /** Calls `listener` with everything that happens; gives a function that ends it. */
  readonly on: (listener: (event: ProviderEvent) => void) => () => void
}
