import { z } from 'zod'

import { CSV_ENCODINGS } from './csv-encodings.ts'

/** Most rows and bytes of a file that is imported. */
export const MOST_ROWS = 100_000
export const MOST_CSV_BYTES = 24 * 1024 * 1024

/** POST …/import?encoding=…: tries a file, or applies what was tried. */
export const importQuery = z.object({
  encoding: z.enum(CSV_ENCODINGS).optional().meta({ description: 'Recognised without it' }),
  apply: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional()
    .meta({ description: '`digest` of the trial: applies exactly that once, or nothing' }),
  leaveOut: z.literal('1').optional().meta({ description: 'Applies without the rows that are refused' }),
})

/** Why a row is refused. */
export const ROW_PROBLEMS = [
  'missing',
  'wrong',
  'long',
  'formula',
  'columns',
  'quotes',
  'duplicate',
  'taken',
  'twin',
  'reserved',
  'full',
  'disagrees',
  'unknown',
  'range',
  'backwards',
  'unordered',
  'undrawn',
  'seeded',
  'fixed',
  'yarns',
  'unsold',
  'featured',
  'stale',
] as const

/** What becomes of a row of the file. */
export const importRow = z.object({
  line: z.int().meta({ description: 'Where it begins in the file; the headings are line 1' }),
  code: z.string().meta({ description: 'What it is about: a yarn’s code, a design’s slug, a price’s key' }),
  fate: z.enum(['new', 'changed', 'unchanged', 'refused']),
  changes: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })).optional(),
  problems: z
    .array(
      z.object({
        column: z.string().nullable(),
        problem: z.enum(ROW_PROBLEMS),
        other: z.string().optional().meta({ description: 'The line, or the code of another yarn' }),
      }),
    )
    .optional(),
  near: z
    .object({ code: z.string(), deltaE: z.number() })
    .optional()
    .meta({ description: 'A yarn that is hard to tell apart: ΔE2000 below 3' }),
  isClipped: z.literal(true).optional().meta({ description: 'Its Lab is a colour that screens cannot show' }),
})
export type ImportRow = z.infer<typeof importRow>
export type RowProblem = NonNullable<ImportRow['problems']>[number]

export const importAnswer = z.object({
  encoding: z.enum(CSV_ENCODINGS),
  delimiter: z.enum([',', ';', '\t']),
  counts: z.object({ new: z.int(), changed: z.int(), unchanged: z.int(), refused: z.int() }),
  rows: z.array(importRow),
  digest: z.string().meta({ description: 'Names what would be changed; for `apply`' }),
  isApplied: z.boolean(),
})
export type ImportAnswer = z.infer<typeof importAnswer>
