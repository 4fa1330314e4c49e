import type { DocumentAnswer } from '@nawl/contract/desk/document'
import * as messages from '@nawl/messages/documents'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { type CallResult, callJson, command, type FieldProblem } from '../../sales/order/calls/call-json.ts'
import { refusalMessage } from '../../sales/order/calls/refusal-messages.ts'
import { accountFetch } from '../../sign-in/session.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { type AdminRead, useAdmin } from '../use-admin.ts'

/** After the last key, so that a sentence is saved once. */
const SAVE_AFTER_MS = 900

export type DocumentEditor<Value> = {
  readonly document: DocumentAnswer<Value>
  /** As it is being written. */
  readonly value: Value
  readonly change: (value: Value) => void
  readonly saving: 'saved' | 'saving' | 'failed'
  /** What somebody else wrote meanwhile, until one of the two is chosen. */
  readonly theirs: Value | null
  readonly choose: (which: 'mine' | 'theirs') => void
  /** What the server refused, by path: `phone`, `name.ar`. */
  readonly faults: Readonly<Record<string, string>>
  /** Why the last command failed; empty otherwise. */
  readonly refusal: string
  /** How many commands were refused. */
  readonly refusals: number
  readonly busy: boolean
  readonly publish: (publicFrom?: Date) => Promise<boolean>
  /** False when it was refused, or there is nothing to discard. `page`: the path that the page leads to afterwards. */
  readonly discard: (page?: string) => Promise<boolean>
  /** Shows why a command of the page's own was refused. */
  readonly refuse: (called: Refused) => Promise<void>
  /** The earlier revision that is looked at, until it is made public again or left. */
  readonly review: Review<Value> | null
  /** Shows an earlier revision; 0 is what the shop comes with. */
  readonly lookAt: (number: number) => Promise<void>
  readonly leaveReview: () => void
  /** Makes the revision public that is looked at. */
  readonly restore: () => Promise<void>
  /** Lets what is public stay, although what the shop comes with has changed since. */
  readonly keep: () => Promise<void>
  readonly callOff: (number: number) => Promise<void>
}

/** An earlier revision; its value is null where going back to it means that nothing is public. */
export type Review<Value> = { readonly number: number; readonly value: Value | null }

/** What a command was refused for, and the value it was refused with: a fault goes once its field is another. */
type Refusal<Value> = { readonly problems: readonly FieldProblem[]; readonly value: Value }

type Refused = Extract<CallResult<unknown>, { readonly ok: false }>

/** After which both versions are shown. */
const MEANWHILE: ReadonlySet<string> = new Set([
  'document/written-meanwhile',
  'document/published-meanwhile',
  'newsletter/not-saved',
])

/** Reads a document of the desk. */
export const useDocument = <Value>(path: string): AdminRead<DocumentAnswer<Value>> =>
  useAdmin<DocumentAnswer<Value>>(path)

/**
 * Writes a document: every change becomes a draft on the server, and nothing is lost when somebody else writes, too.
 * `announcePublished` confirms that it is public now.
 */
export function useDocumentEditor<Value>(
  path: string,
  seen: DocumentAnswer<Value>,
  empty: Value,
  announcePublished: () => Promise<void> = async () => toast(messages.published),
): DocumentEditor<Value> {
  const [document, setDocument] = useState(seen)
  const [value, setValue] = useState<Value>(() => written(seen, empty))
  const [isChanged, setChanged] = useState(false)
  const [saving, setSaving] = useState<DocumentEditor<Value>['saving']>('saved')
  const [theirs, setTheirs] = useState<DocumentAnswer<Value> | null>(null)
  const [refused, setRefused] = useState<Refusal<Value>>({ problems: [], value })
  const [refusal, setRefusal] = useState('')
  const [refusals, setRefusals] = useState(0)
  const [busy, setBusy] = useState(false)
  const [review, setReview] = useState<Review<Value> | null>(null)
  /** How many changes were typed. */
  const typed = useRef(0)
  const draftBase = document.draft?.base ?? document.base
  // What is published goes upon the last saving, which may be under way when Publish is pressed.
  const last = useRef<Promise<DocumentAnswer<Value>>>(Promise.resolve(seen))

  const call = (sub: string, init?: RequestInit) =>
    callJson<DocumentAnswer<Value>>(accountFetch, `${path}${sub}`, init)

  /** Shows what a command made of the document; false after a refusal. */
  async function settle(called: CallResult<DocumentAnswer<Value>>, takesValue: boolean): Promise<boolean> {
    if (called.ok) {
      setDocument(called.answer)
      if (takesValue) setValue(written(called.answer, empty))
      setRefused({ problems: [], value })
      setRefusal('')
      return true
    }
    await refuse(called)
    return false
  }

  async function refuse(called: Refused): Promise<void> {
    setRefused({ problems: called.problems ?? [], value })
    setRefusal(refusalMessage(called.fault))
    setRefusals((count) => count + 1)
    if (!MEANWHILE.has(called.fault)) return
    const now = await call('')
    if (now.ok) setTheirs(now.answer)
  }

  async function save(mine: Value, at = document): Promise<boolean> {
    setChanged(false)
    setSaving('saving')
    const body = { value: mine, version: at.draft?.version ?? 0, base: at === document ? draftBase : at.base }
    const called = call('/draft', { ...command(body), method: 'PUT' })
    last.current = called.then((answer) => (answer.ok ? answer.answer : at))
    const saved = await called
    if (saved.ok) {
      setDocument(saved.answer)
      // What keeps it from being published is still to be corrected.
      if (refused.problems.length === 0) setRefusal('')
    } else await refuse(saved)
    setSaving(saved.ok ? 'saved' : 'failed')
    return saved.ok
  }

  const saveNow = useEffectEvent(() => void save(value))
  // Each change begins the wait anew.
  const pending = isChanged && saving !== 'saving' && !busy && !theirs ? value : null
  useEffect(() => {
    // One saving at a time: a second one would be refused for not knowing the first.
    if (pending === null) return
    const timer = setTimeout(saveNow, SAVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [pending])

  async function run(
    work: () => Promise<CallResult<DocumentAnswer<Value>>>,
    done: string | (() => Promise<void>),
    takesValue = true,
  ): Promise<boolean> {
    const before = typed.current
    setBusy(true)
    const called = await work()
    // What was typed meanwhile stays, and becomes a draft.
    const isTaken = takesValue && typed.current === before
    const succeeded = await settle(called, isTaken)
    setBusy(false)
    if (succeeded) {
      if (isTaken) {
        setChanged(false)
        setSaving('saved')
      }
      if (typeof done === 'string') toast(done)
      else await done()
    }
    return succeeded
  }

  const faults = Object.fromEntries(
    refused.problems
      .map(({ field, problem }) => ({ field: fieldOf(field), problem }))
      .filter(({ field }) => partOf(value, field) === partOf(refused.value, field))
      .map(({ field, problem }) => [field, faultText(problem)]),
  )

  return {
    document,
    value,
    change: (next) => {
      typed.current++
      setValue(next)
      setChanged(true)
    },
    saving: isChanged && saving === 'saved' ? 'saving' : saving,
    theirs: theirs && written(theirs, empty),
    choose: (which) => {
      if (!theirs) return
      setTheirs(null)
      setRefusal('')
      setDocument(theirs)
      if (which === 'mine') void save(value, theirs)
      else {
        setValue(written(theirs, empty))
        setChanged(false)
        setSaving('saved')
      }
    },
    faults,
    refusal: refused.problems.length === 0 ? refusal : markedText(Object.keys(faults).length),
    refusals,
    busy,
    publish: (publicFrom) =>
      run(
        async () => {
          const { base, draft } = saving === 'saving' ? await last.current : document
          const from = publicFrom && { publicFrom: publicFrom.toISOString() }
          return call('/publish', command({ value, base, draftVersion: draft?.version ?? 0, ...from }))
        },
        publicFrom ? messages.scheduled : announcePublished,
      ),
    discard: async (page) => {
      const version = document.draft?.version
      if (version === undefined) return false
      return run(
        () => call(`/draft?version=${version}`, { method: 'DELETE' }),
        async () => toast(messages.discarded, undefined, page),
      )
    },
    refuse,
    review,
    lookAt: async (number) => {
      if (number === 0) return setReview({ number, value: document.builtIn })
      setBusy(true)
      const called = await callJson<{ readonly value: Value | null }>(
        accountFetch,
        `${path}/revisions/${number}`,
      )
      setBusy(false)
      if (called.ok) setReview({ number, value: called.answer.value ?? document.builtIn })
      else await refuse(called)
    },
    leaveReview: () => setReview(null),
    restore: async () => {
      if (!review) return
      const wish = command({ number: review.number, base: document.base })
      await run(() => call('/restore', wish), messages.restored)
      // A refusal stands beside the button to publish, which the review hides.
      setReview(null)
    },
    keep: async () => {
      await run(() => call('/keep', command({ number: document.number })), messages.kept, false)
      setReview(null)
    },
    callOff: async (number) =>
      void (await run(() => call('/call-off', command({ number })), messages.calledOff, false)),
  }
}

/** What the editor shows first: the draft, else what is public, else an empty form. */
function written<Value>({ draft, value }: DocumentAnswer<Value>, empty: Value): Value {
  // Drafts were made by this form, and may lack what it has gained since.
  if (draft) return { ...empty, ...(draft.value as Value) }
  return value ?? empty
}

/** The field of a value at a path; undefined where there is none. */
const partOf = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((part, name) => (part as Readonly<Record<string, unknown>> | undefined)?.[name], value)

/** `value.name.ar` → `name.ar` */
const fieldOf = (field: string) => field.replace(/^value\./, '')

const FAULTS: Readonly<Record<string, string>> = {
  missing: messages.faultMissing,
  'too-long': messages.faultTooLong,
  wrong: messages.faultWrong,
  'unknown-design': messages.faultUnknownDesign,
  'unknown-photo': messages.faultUnknownPhoto,
  'unknown-sentence': messages.faultUnknownSentence,
  'unreadable-sentence': messages.faultUnreadable,
  'unknown-value': messages.faultUnknownValue,
  duplicate: messages.faultDuplicate,
  'empty-link': messages.faultEmptyLink,
  'unknown-fact': messages.faultUnknownFact,
  'foreign-picture': messages.faultForeignPicture,
}

/** What a problem of the server's means; one of another kind is a sentence itself. */
function faultText(problem: string): string {
  return Object.hasOwn(FAULTS, problem) ? FAULTS[problem]! : problem
}

/** Beside the button, how many fields far above are marked; nothing once all have been changed. */
const markedText = (count: number) => (count === 0 ? '' : messages.fieldsToCorrect({ count }))
