import type { ErrorCode } from '@nawl/contract/errors'
import type { Permission } from '@nawl/domain/staff/roles'
import type { z } from 'zod'

import type { Json } from '../platform/db/schema/revision-schema.ts'

/** A field that is not as it should be, and why. */
export type FieldProblem = { readonly field: string; readonly problem: string }

/** A kind of document that owners change at the desk: the shop's settings, its texts, its designs. */
export type DocumentKind<Value extends Json = Json> = {
  /** Of the documents' names: `settings/shop`, or `text/` before a key. */
  readonly name: string
  readonly permission: Permission
  readonly schema: z.ZodType<Value>
  /** What the shop comes with; null where it comes with nothing. */
  readonly builtIn: (key: string) => Value | null
  /** What of it a value was written upon, where that is not the whole of it. */
  readonly basis?: (key: string, value: Value) => Json
  /** Whether documents have keys, and which: none for a document that exists once. */
  readonly isKey?: (key: string) => boolean
  /** What is wrong with a value that has the right shape. */
  readonly problems?: (
    value: Value,
    key: string,
  ) => readonly FieldProblem[] | Promise<readonly FieldProblem[]>
  /** What customers pay, or to whom, changes with it, so whoever publishes proves that it is they. */
  readonly movesMoney?: true
  /** Whether its documents are only written here, and neither published nor undone. */
  readonly draftsOnly?: true
  /** Why a document cannot be written any more; null while it can. */
  readonly writable?: (key: string) => Promise<ErrorCode | null>
  /** Bytes of the largest value with its envelope. */
  readonly mostBytes: number
}

/** Problems of the items of a list whose field must differ from those before. */
export function duplicateProblems<Key extends string>(
  list: string,
  items: readonly Readonly<Record<Key, string>>[],
  key: Key,
): readonly FieldProblem[] {
  const values = items.map((item) => item[key])
  return values.flatMap((value, n) =>
    values.indexOf(value) === n ? [] : [{ field: `value.${list}.${n}.${key}`, problem: 'duplicate' }],
  )
}
