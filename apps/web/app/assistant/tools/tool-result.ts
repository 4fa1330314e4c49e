import type { Undo } from '../../studio/assistant-offers.ts'

/** The result of a tool: a sentence, with undo if possible, or a question to answer first. */
export type ToolResult =
  | { readonly ok: true; readonly say: string; readonly undo?: Undo }
  | { readonly ok: false; readonly say: string; readonly yes?: () => Promise<ToolResult> }

export const refused = (say: string): ToolResult => ({ ok: false, say })
