import type { ProviderEvent } from './provider.ts'

export type ToolCallMessage = { readonly id: string; readonly name: string; readonly args: unknown }

type VapiMessage = {
  readonly type?: string
  readonly status?: string
  readonly role?: string
  readonly transcriptType?: string
  readonly transcript?: string
  readonly toolCallList?: readonly unknown[]
  readonly toolCalls?: readonly unknown[]
}

/** The transcript in a message of the platform, or null. */
export function transcriptIn(message: VapiMessage): ProviderEvent | null {
  const { type, role, transcript, transcriptType } = message
  // Newer servers put the kind into the type as well: `transcript[transcriptType="final"]`.
  if (!type?.startsWith('transcript') || !transcript) return null
  const final = transcriptType === 'final' || type.includes('final')
  return { type: 'transcript', who: role === 'user' ? 'visitor' : 'assistant', text: transcript, final }
}

export function isEnd({ type, status }: VapiMessage): boolean {
  return type === 'status-update' && status === 'ended'
}

/** The tool calls in a message. Their arguments are an object or JSON in a string. */
export function toolCallsIn(message: VapiMessage): readonly ToolCallMessage[] {
  if (message.type !== 'tool-calls') return []
  return (message.toolCallList ?? message.toolCalls ?? []).flatMap((call) => {
    const { id, name, arguments: args, function: called } = call as RawToolCall
    const tool = called?.name ?? name
    return tool ? [{ id: id ?? tool, name: tool, args: asObject(called?.arguments ?? args) }] : []
  })
}

type RawToolCall = {
  readonly id?: string
  readonly name?: string
  readonly arguments?: unknown
  readonly function?: { readonly name?: string; readonly arguments?: unknown }
}

function asObject(args: unknown): unknown {
  if (typeof args !== 'string') return args ?? {}
  try {
    return JSON.parse(args)
  } catch {
    return null
  }
}

type VapiError = {
  readonly type?: string
  readonly error?:
    | null
    | { readonly message?: unknown; readonly errorMsg?: unknown; readonly msg?: unknown }
    | string
}

/** The call continues after these: they concern optional features. */
const HARMLESS =
  /^(audio-processing|audio-processor|audio-observer|local-audio-level|video-recording|recording|audio-start|camera)/

/** Whether an error event comes from the video room and not from a stage of starting the call. */
export function isOfRoom(event: unknown): boolean {
  return ((event ?? {}) as VapiError).type === 'daily-error'
}

/** What an error event means: a platform that hangs up reports an error as well. */
export function errorMeaning(event: unknown): 'harmless' | 'ended' | 'broken' {
  const { type = '', error } = (event ?? {}) as VapiError
  if (HARMLESS.test(type)) return 'harmless'
  const { message, errorMsg, msg } = typeof error === 'object' && error !== null ? error : { message: error }
  const words = [message, errorMsg, msg].map(String).join(' ')
  return /meeting (?:has )?ended|ejected|exited/i.test(words) ? 'ended' : 'broken'
}
