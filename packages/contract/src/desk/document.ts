import { z } from 'zod'

const instant = z.iso.datetime()
const version = z.number().int().min(0)

/** One of a document's revisions. */
export const revisionRow = z.object({
  number: z.number().int(),
  by: z.string().meta({ description: 'E-mail address of the member of staff' }),
  at: instant,
  publicFrom: instant,
  restores: z
    .number()
    .int()
    .nullable()
    .meta({ description: 'The revision that it repeats; 0 for the built-in' }),
  state: z.enum(['public', 'past', 'scheduled', 'called-off']),
})

/** A document of the desk: what is public, what is being written, and what was published before. */
export const documentAnswer = <Value extends z.ZodType>(value: Value) =>
  z.object({
    key: z.string().meta({ description: 'Names the document among those of its kind' }),
    value: value.nullable().meta({ description: 'What is public now; null for nothing' }),
    number: version.meta({ description: 'The revision that is public; 0 for what the shop comes with' }),
    base: version.meta({ description: 'The newest revision, public or scheduled: what to publish upon' }),
    builtIn: value
      .nullable()
      .meta({ description: 'What the shop comes with; null for a document of the owner' }),
    builtInChanged: z.literal(true).exactOptional().meta({
      description: 'What the shop comes with is another than when what is public was written',
    }),
    draft: z
      .object({
        value: z.unknown().meta({ description: 'As it was written, which may not be complete' }),
        version,
        base: version.meta({ description: 'The newest revision when it was begun' }),
        by: z.string(),
        at: instant,
      })
      .nullable(),
    revisions: z.array(revisionRow).meta({ description: 'Newest first' }),
  })
export type DocumentAnswer<Value> = Omit<z.infer<ReturnType<typeof documentAnswer>>, 'value' | 'builtIn'> & {
  readonly value: Value | null
  readonly builtIn: Value | null
}

/** PUT …/draft: `version` is the one that the writer saw, 0 for a new draft. The value may be incomplete. */
export const saveDraftRequest = z.strictObject({
  value: z.json(),
  version,
  base: version,
})

/** DELETE …/draft?version=3 */
export const dropDraftQuery = z.object({ version: z.coerce.number().int().min(1) })

/** POST …/publish: the value becomes public at once, or from an instant on. */
export const publishRequest = <Value extends z.ZodType>(value: Value) =>
  z.strictObject({
    value,
    base: version,
    draftVersion: version.meta({ description: 'Of the draft that it was; 0 for none. The draft is dropped' }),
    publicFrom: instant.optional().meta({ description: 'When it is to become public; at once without it' }),
  })

/** POST …/restore: publishes an earlier revision again; 0 returns to what the shop comes with. */
export const restoreRequest = z.strictObject({ number: version, base: version })

/** POST …/keep: what is public stays, although what the shop comes with has changed. `number` is the public revision. */
export const keepRequest = z.strictObject({ number: z.number().int().min(1) })

/** POST …/call-off: a scheduled revision is not published. */
export const callOffRequest = z.strictObject({ number: z.number().int().min(1) })

/** The largest number that the database has for a revision. */
const MOST_REVISIONS = 2 ** 31 - 1
export const revisionParams = z.object({ revision: z.coerce.number().int().min(1).max(MOST_REVISIONS) })
