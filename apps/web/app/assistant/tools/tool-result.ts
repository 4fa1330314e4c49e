import type { Undo } from '../../studio/assistant-offers.ts'

/** What became of a tool: said in a sentence, taken back where it can be, or a question that comes first. */
export type ToolResult =
  | { readonly ok: true; readonly say: string; readonly undo?: Undo }
  | { readonly ok: false; readonly say: string; readonly yes?: () => Promise<ToolResult> }

export const refused = (say: string): ToolResult => ({ ok: false, say })
