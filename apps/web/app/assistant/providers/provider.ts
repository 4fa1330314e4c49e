import type { AssistantCard, AssistantChoice, AssistantContext } from '@nawl/contract/assistant/assistant'
import type { ShopToolCall } from '@nawl/contract/assistant/shop-tools'
import type { LanguageCode } from '@nawl/messages/languages'

import type { CallFailure } from '../call/call-state.ts'
import type { ToolResult } from '../tools/tool-result.ts'

export type Speaker = 'visitor' | 'assistant'

export type Microphone = 'off' | 'opening' | 'on' | 'muted'

/** What the provider is doing between two messages. */
export type Phase = 'waiting' | 'thinking' | 'listening' | 'speaking'

export type ProviderEvent =
  /** Ready for messages. */
  | { readonly type: 'active' }
  | { readonly type: 'ended' }
  /** The call is over: it could not be started, or it broke. */
  | { readonly type: 'error'; readonly failure: CallFailure }
  /** A message; interim until `final`. */
  | ({ readonly type: 'transcript'; readonly final: boolean } & Said)
  /** A recognised utterance, to be sent as if typed. */
  | { readonly type: 'heard'; readonly text: string }
  /** A question that needs a yes before an action. */
  | { readonly type: 'question'; readonly text: string; readonly onYes: () => void }
  | { readonly type: 'phase'; readonly phase: Phase }
  /** State of the microphone: `share` is the loading progress, 0–1; `why` is the reason it went off by itself. */
  | {
      readonly type: 'microphone'
      readonly microphone: Microphone
      readonly share?: number
      readonly why?: string
    }
  /** Input level, 0–1. */
  | { readonly type: 'volume'; readonly level: number }
  | ToolEvent

export type Said = {
  readonly who: Speaker
  readonly text: string
  /** Path of the page that contains the answer. */
  readonly source?: string
  readonly choices?: readonly AssistantChoice[]
  readonly cards?: readonly AssistantCard[]
  /** Language of `text`, where it is known. */
  readonly language?: LanguageCode
}

/** A tool to run, or to confirm first if there is a `question`. `tell` receives each result. */
export type ToolEvent = {
  readonly type: 'tool'
  readonly call: ShopToolCall
  readonly question?: string
  /** Further tools to run after it, in this order. */
  readonly next?: readonly ShopToolCall[]
  /** Shown after the last result; without a text below it. */
  readonly after?: Pick<Said, 'choices' | 'cards'> & {
    /** Said besides what the tools report. */ readonly more?: string
  }
  readonly tell: (result: ToolResult) => void
}

/** Required before using the microphone: says who processes the sound, and that one talks to a machine. */
export type Consent = {
  /** Whether the call or only its microphone needs consent. */
  readonly before: 'start' | 'microphone'
  /** Identifies the processor for stored consent. */
  readonly processor: string
  readonly text: string
}

/** A conversation partner. One instance per call. */
export type Provider = {
  /** Its first message. */
  readonly opening: string
  readonly consent: Consent
  /** Resolves when it has started or has emitted an error; an `active` event says when it listens. */
  readonly start: (context: () => AssistantContext, signal: AbortSignal) => Promise<void>
  readonly stop: () => void
  readonly sendText: (text: string) => void
  /** Takes up a conversation from the page before; absent where a page load ends the call. */
  readonly takeUp?: (said: readonly Said[]) => void
  readonly setMuted: (muted: boolean) => void
  /** Adds a listener for all events; returns the unsubscribe function. */
  readonly on: (listener: (event: ProviderEvent) => void) => () => void
}
