import type { DesignSnapshot } from '../cart/design-snapshot.ts'
import type { Quantity } from '../rug/sizes/size.ts'

/** A place on a rug, in millimetres from its top left corner. */
export type Pin = { readonly xMm: number; readonly yMm: number }

/** What a client decides about a version. */
export const PROOF_DECISIONS = ['approved', 'declined'] as const
export type ProofDecision = (typeof PROOF_DECISIONS)[number]

/** Most characters of a remark, a name and a title. */
export const LONGEST_REMARK = 2_000
export const LONGEST_PROOF_NAME = 80
/** More of these in one proof is a mistake, or somebody filling the database. */
export const MOST_PROOF_LINES = 40
export const MOST_PROOF_VERSIONS = 20
/** Below all entries, so that remarks never keep a designer from a new version, nor a client from a decision. */
export const MOST_PROOF_REMARKS = 500
export const MOST_PROOF_ENTRIES = 2_000

/** Where a rug is offered in a version: as it was frozen, under the name of its line. */
export type OfferedVersion = {
  readonly kind: 'version'
  /** The line it belongs to; its first version makes the line. */
  readonly line: string
  readonly name: string
  readonly design: DesignSnapshot
  readonly quantity: Quantity
  /** What an approval of it names: the hash of recipe, size and shape. */
  readonly hash: string
  /** The rug of a project that it is one option for: lines of one place are proposals to choose between. */
  readonly place?: string
}
export type Remark = {
  readonly kind: 'remark'
  readonly version: string
  /** The remark that it answers; null for the first of a thread. */
  readonly under: string | null
  readonly pin: Pin | null
  readonly text: string
}
export type Resolution = {
  readonly kind: 'resolution'
  readonly remark: string
  readonly isResolved: boolean
}
export type Decided = {
  readonly kind: 'decision'
  readonly version: string
  readonly hash: string
  readonly decision: ProofDecision
  /** Of the server, over everything that the decision says. */
  readonly signature: string
}
/** Approved versions that went into the cart. */
export type Carted = {
  readonly kind: 'carted'
  readonly versions: readonly string[]
  /** Whether they may be in the cart already. */
  readonly isAgain: boolean
}

export type ProofBody = OfferedVersion | Remark | Resolution | Decided | Carted

/**
 * Something that happened to a proof. Entries are only ever added; browsers make the ids, so that what is sent twice
 * happens once.
 */
export type ProofEntry<Body extends ProofBody = ProofBody> = {
  readonly id: string
  readonly at: Date
  readonly by: 'owner' | 'client'
  /** Of who did it, as typed; empty for the owner. */
  readonly name: string
  readonly body: Body
}

export type ProofVersion = OfferedVersion & {
  readonly id: string
  /** 1 for the first of its line. */
  readonly number: number
  readonly at: Date
}
export type ProofRemark = Remark & {
  readonly id: string
  readonly at: Date
  readonly by: ProofEntry['by']
  /** Of who wrote it. */
  readonly author: string
}
export type ProofThread = ProofRemark & {
  readonly resolvedAt: Date | null
  readonly answers: readonly ProofRemark[]
}
export type ProofDecided = Decided & { readonly id: string; readonly at: Date; readonly author: string }

export type ProofLine = {
  readonly id: string
  /** At least one, oldest first; the last is the one to decide about. */
  readonly versions: readonly [ProofVersion, ...ProofVersion[]]
  readonly threads: readonly ProofThread[]
  readonly decisions: readonly ProofDecided[]
  /** The last decision about the newest version; null before there is one. */
  readonly decided: ProofDecided | null
  /** When its newest version went into the cart as approved. */
  readonly cartedAt: Date | null
}

/** The newest version of a line. */
export const newestVersion = ({ versions }: Pick<ProofLine, 'versions'>): ProofVersion =>
  versions.at(-1) ?? versions[0]

/** The lines of a proof, with what was said and decided about each, out of its entries in their order. */
export function proofLines(entries: readonly ProofEntry[]): readonly ProofLine[] {
  const byLine = new Map<string, ProofVersion[]>()
  for (const { id, at, body } of those(entries, isVersion)) {
    const before = byLine.get(body.line) ?? []
    byLine.set(body.line, [...before, { ...body, id, at, number: before.length + 1 }])
  }
  const remarks = those(entries, isRemark).map(({ id, at, by, name, body }) => ({
    ...body,
    id,
    at,
    by,
    author: name,
  }))
  const decisions = those(entries, isDecision).map(({ id, at, name, body }) => ({
    ...body,
    id,
    at,
    author: name,
  }))
  const [resolutions, carted] = [those(entries, isResolution), those(entries, isCarted)]
  return [...byLine].flatMap(([id, [first, ...later]]) => {
    if (!first) return []
    const versions = [first, ...later] as const
    const newest = newestVersion({ versions })
    const isHere = ({ version }: { readonly version: string }) => versions.some((one) => one.id === version)
    const own = decisions.filter(isHere)
    return {
      id,
      versions,
      threads: threadsOf(remarks.filter(isHere), resolutions),
      decisions: own,
      decided: own.findLast(({ version }) => version === newest.id) ?? null,
      cartedAt: carted.findLast(({ body }) => body.versions.includes(newest.id))?.at ?? null,
    }
  })
}

const isVersion = (body: ProofBody) => body.kind === 'version'
const isRemark = (body: ProofBody) => body.kind === 'remark'
const isResolution = (body: ProofBody) => body.kind === 'resolution'
const isDecision = (body: ProofBody) => body.kind === 'decision'
const isCarted = (body: ProofBody) => body.kind === 'carted'

const those = <Body extends ProofBody>(
  entries: readonly ProofEntry[],
  is: (body: ProofBody) => body is Body,
): readonly ProofEntry<Body>[] =>
  entries.flatMap(({ body, ...entry }) => (is(body) ? [{ ...entry, body }] : []))

function threadsOf(
  remarks: readonly ProofRemark[],
  resolutions: readonly ProofEntry<Resolution>[],
): readonly ProofThread[] {
  return remarks
    .filter(({ under }) => under === null)
    .map((root) => {
      const last = resolutions.findLast(({ body }) => body.remark === root.id)
      return {
        ...root,
        resolvedAt: last?.body.isResolved ? last.at : null,
        answers: remarks.filter(({ under }) => under === root.id),
      }
    })
}
