import type { DocumentAnswer } from '@nawl/contract/desk/document'

import { lastRecorded, recordChange } from '../identity/staff/desk-change.store.ts'
import type { Member } from '../identity/staff/member.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import type { Json } from '../platform/db/schema/revision-schema.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { draftStore } from '../platform/revisions/draft.store.ts'
import type { Published } from '../platform/revisions/published.ts'
import { type NewRevision, type Revision, revisionStore } from '../platform/revisions/revision.store.ts'
import { sha256 } from '../platform/sha256.ts'
import type { DocumentKind } from './document-kind.ts'

export type DocumentsDeps = {
  readonly database: Database
  readonly published: Published
  readonly now: () => number
}

type Publication<Value> = {
  readonly value: Value
  readonly base: number
  readonly draftVersion: number
  readonly publicFrom?: string | undefined
}

/** What staff do with documents of a kind. Whoever saw an older state is refused, and nothing is lost. */
export function documents<Value extends Json>(
  { database, published, now }: DocumentsDeps,
  kind: DocumentKind<Value>,
) {
  const revisions = revisionStore(database)
  const drafts = draftStore(database)
  const nameOf = (key: string) => {
    if (kind.isKey ? !kind.isKey(key) : key !== '') throw new ApiError('document/unknown')
    return `${kind.name}${key}`
  }

  async function read(key: string): Promise<DocumentAnswer<Value>> {
    const document = nameOf(key)
    await published.refresh()
    const [rows, draft] = await Promise.all([revisions.list(document), drafts.find(document)])
    const current = published.revision(document)
    const builtIn = kind.builtIn(key)
    return {
      ...(current && (await isUpgraded(key, current)) && { builtInChanged: true as const }),
      key,
      value: (published.value(document) as Value | undefined) ?? builtIn,
      number: current === undefined || current.value === null ? 0 : current.number,
      base: rows[0]?.number ?? 0,
      builtIn,
      draft: draft && { ...draft, at: draft.at.toISOString() },
      revisions: rows.map(({ number, by, at, publicFrom, restores, calledOffAt }) => ({
        number,
        by,
        at: at.toISOString(),
        publicFrom: publicFrom.toISOString(),
        restores,
        state: calledOffAt ? 'called-off' : current?.number === number ? 'public' : passed(publicFrom),
      })),
    }
  }

  /**
   * A mark of what the shop comes with at present, which the record of changes keeps with each publication: it tells later
   * whether an upgrade brought another. Null for a value that stands in place of nothing.
   */
  function basisNow(key: string, value: Value | null): string | null {
    const builtIn = value === null ? null : kind.builtIn(key)
    if (value === null || builtIn === null) return null
    const basis = kind.basis ? kind.basis(key, value) : builtIn
    return sha256(JSON.stringify(basis), 'base64url').slice(0, 22)
  }

  /** Whether the shop comes with another value than when a revision was published. */
  async function isUpgraded(key: string, revision: Revision): Promise<boolean> {
    const basis = await basisOf(revision)
    return basis !== null && basis !== basisNow(key, revision.value as Value)
  }

  /** The keys of what an owner edited and an upgrade changed since, for lists. */
  async function upgraded(): Promise<ReadonlySet<string>> {
    const keys = published.below(kind.name).map(async (revision) => {
      const key = revision.document.slice(kind.name.length)
      return kind.builtIn(key) !== null && (await isUpgraded(key, revision)) ? [key] : []
    })
    return new Set((await Promise.all(keys)).flat())
  }

  /** The mark that was kept with a revision; null for none, as with what a file brought. */
  async function basisOf({ document, number, value, at }: Revision): Promise<string | null> {
    if (value === null) return null
    const wish = { subject: document, holding: { number }, name: 'basis', since: at }
    const found = await lastRecorded(database.orm, wish)
    return typeof found === 'string' ? found : null
  }

  const passed = (from: Date) => (from.getTime() > now() ? 'scheduled' : 'past')

  /** The value of a revision. Throws `document/no-such-revision`. */
  async function valueAt(key: string, number: number): Promise<Value | null> {
    return (await revisionAt(nameOf(key), number)).value as Value | null
  }

  async function revisionAt(document: string, number: number): Promise<Revision> {
    const found = await revisions.find(document, number)
    if (!found) throw new ApiError('document/no-such-revision')
    return found
  }

  async function saveDraft(by: Member, key: string, written: { value: Json; version: number; base: number }) {
    const document = nameOf(key)
    const refusal = await kind.writable?.(key)
    if (refusal) throw new ApiError(refusal)
    const saved = await drafts.save({ document, by: by.email, ...written }, new Date(now()))
    if (!saved) throw new ApiError('document/written-meanwhile')
    return read(key)
  }

  async function dropDraft(key: string, version: number) {
    if (!(await drafts.drop(database.orm, nameOf(key), version)))
      throw new ApiError('document/written-meanwhile')
    return read(key)
  }

  /** Throws `document/refused` with what is wrong with a value. */
  async function check(key: string, value: Value): Promise<void> {
    const problems = (await kind.problems?.(value, key)) ?? []
    if (problems.length > 0) throw new ApiError('document/refused', { problems })
  }

  /** Publishes what was written, and drops its draft. Throws `document/refused` with what is wrong. */
  async function publish(by: Member, key: string, wish: Publication<Value>) {
    const { value, base, draftVersion, publicFrom } = wish
    const document = nameOf(key)
    await check(key, value)
    const from = publicFrom === undefined ? undefined : new Date(publicFrom)
    const basis = basisNow(key, value)
    const wished = { document, value, base, publicFrom: from }
    await change(by, 'document.published', { wished, basis }, async (tx) => {
      if (draftVersion > 0 && !(await drafts.drop(tx, document, draftVersion)))
        throw new ApiError('document/written-meanwhile')
    })
    return read(key)
  }

  /** Publishes an earlier revision again; 0 is what the shop comes with, which may be nothing. */
  async function restore(by: Member, key: string, { number, base }: { number: number; base: number }) {
    const document = nameOf(key)
    const found = number === 0 ? null : await revisionAt(document, number)
    // Texts and pictures may return as they were; what customers pay has to be right by the rules of now.
    if (kind.movesMoney) await check(key, (found?.value ?? kind.builtIn(key)) as Value)
    const wished = { document, value: found?.value ?? null, base, restores: number }
    await change(by, 'document.restored', { wished, basis: found && (await basisOf(found)) })
    return read(key)
  }

  /** What is public stays, although what the shop comes with has changed since. Throws `document/published-meanwhile`. */
  async function keep(by: Member, key: string, number: number) {
    const document = nameOf(key)
    await published.refresh()
    const current = published.revision(document)
    if (current?.number !== number) throw new ApiError('document/published-meanwhile')
    const after = { number, basis: basisNow(key, current.value as Value) }
    const record = { at: new Date(now()), by: by.email, subject: document, before: null, after }
    await recordChange(database.orm, { kind: 'document.kept', ...record })
    return read(key)
  }

  async function callOff(by: Member, key: string, number: number) {
    const document = nameOf(key)
    const at = new Date(now())
    await database.orm.transaction(async (tx) => {
      if (!(await revisions.callOff(tx, document, number, at))) throw new ApiError('document/already-public')
      const record = { at, by: by.email, subject: document, before: { number }, after: null }
      await recordChange(tx, { kind: 'document.called-off', ...record })
    })
    return read(key)
  }

  async function change(
    { email }: Member,
    kindOfChange: 'document.published' | 'document.restored',
    { wished: wish, basis }: { readonly wished: Omit<NewRevision, 'by'>; readonly basis: string | null },
    besides: (tx: Tx) => Promise<void> = async () => {},
  ): Promise<void> {
    const at = new Date(now())
    await database.orm.transaction(async (tx) => {
      const number = await revisions.publish(tx, { ...wish, by: email }, at)
      if (number === null) throw new ApiError('document/published-meanwhile')
      await besides(tx)
      const after = {
        number,
        ...(basis !== null && { basis }),
        ...(wish.publicFrom && { from: wish.publicFrom.toISOString() }),
        ...(wish.restores !== undefined && { restores: wish.restores }),
      }
      const before = wish.base === 0 ? null : { number: wish.base }
      await recordChange(tx, { kind: kindOfChange, at, by: email, subject: wish.document, before, after })
    })
  }

  return { read, upgraded, valueAt, saveDraft, dropDraft, publish, restore, keep, callOff }
}
