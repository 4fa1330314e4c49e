import {
  LONGEST_REMARK,
  MOST_PROOF_ENTRIES,
  MOST_PROOF_LINES,
  MOST_PROOF_REMARKS,
  MOST_PROOF_VERSIONS,
  newestVersion,
  proofLines,
  type Pin,
  type ProofBody,
  type ProofEntry,
  type ProofLine,
  type ProofVersion,
  type Remark,
} from './proof.ts'

export const PROOF_REFUSALS = [
  'id-taken',
  'full',
  'no-such-version',
  'no-such-remark',
  'not-on-rug',
  'too-long',
  'empty',
  'changed',
  'not-approved',
] as const
export type ProofRefusal = (typeof PROOF_REFUSALS)[number]

export type AddedEntry =
  | { readonly ok: true; readonly isNew: boolean }
  | { readonly ok: false; readonly reason: ProofRefusal }

const NEW: AddedEntry = { ok: true, isNew: true }
const refused = (reason: ProofRefusal): AddedEntry => ({ ok: false, reason })

/**
 * Whether an entry may follow the others. One that is there already, sent again because its answer was lost, is not new
 * and no mistake.
 */
export function addEntry(entries: readonly ProofEntry[], added: ProofEntry): AddedEntry {
  const same = entries.find(({ id }) => id === added.id)
  if (same) return isRepeated(same, added) ? { ok: true, isNew: false } : refused('id-taken')
  const remarks = entries.filter(({ body }) => body.kind === 'remark').length
  if (entries.length >= MOST_PROOF_ENTRIES) return refused('full')
  if (added.body.kind === 'remark' && remarks >= MOST_PROOF_REMARKS) return refused('full')
  const reason = refusalOf(proofLines(entries), added.body)
  return reason === null ? NEW : refused(reason)
}

function refusalOf(lines: readonly ProofLine[], body: ProofBody): ProofRefusal | null {
  switch (body.kind) {
    case 'version': {
      const line = lines.find(({ id }) => id === body.line)
      if (!line) return lines.length < MOST_PROOF_LINES ? null : 'full'
      return line.versions.length < MOST_PROOF_VERSIONS ? null : 'full'
    }
    case 'remark':
      return remarkRefusal(lines, body)
    case 'resolution':
      return lines.some(({ threads }) => threads.some(({ id }) => id === body.remark))
        ? null
        : 'no-such-remark'
    case 'decision': {
      const line = lineOf(lines, body.version)
      if (!line) return 'no-such-version'
      const newest = newestVersion(line)
      // Nobody approves what they have not seen: neither an older version nor other content under its id.
      return newest.id === body.version && newest.hash === body.hash ? null : 'changed'
    }
    case 'carted':
      return body.versions.length > 0 && body.versions.every((id) => isToCart(lines, id, body.isAgain))
        ? null
        : 'not-approved'
  }
}

function remarkRefusal(
  lines: readonly ProofLine[],
  { version, under, pin, text }: Remark,
): ProofRefusal | null {
  if (text.trim() === '') return 'empty'
  if (text.length > LONGEST_REMARK) return 'too-long'
  const line = lineOf(lines, version)
  const about = line?.versions.find(({ id }) => id === version)
  if (!line || !about) return 'no-such-version'
  if (under !== null && !line.threads.some(({ id }) => id === under)) return 'no-such-remark'
  return pin === null || isOnRug(about, pin) ? null : 'not-on-rug'
}

const lineOf = (lines: readonly ProofLine[], version: string) =>
  lines.find(({ versions }) => versions.some(({ id }) => id === version))

function isToCart(lines: readonly ProofLine[], version: string, isAgain: boolean): boolean {
  const line = lineOf(lines, version)
  return line !== undefined && approvedVersion(line)?.id === version && (isAgain || line.cartedAt === null)
}

/** The version of a line that may be made: its newest, if the last decision about it approves it. */
export function approvedVersion(line: ProofLine): ProofVersion | null {
  return line.decided?.decision === 'approved' ? newestVersion(line) : null
}

/** Whether a pin is within the sides of a rug. */
export function isOnRug({ design: { size } }: Pick<ProofVersion, 'design'>, { xMm, yMm }: Pin): boolean {
  return xMm >= 0 && yMm >= 0 && xMm <= size.widthMm && yMm <= size.lengthMm
}

/** Whether two entries say the same. When, and the signature over it, are the server's. */
function isRepeated(there: ProofEntry, added: ProofEntry): boolean {
  return saidBy(there) === saidBy(added)
}

function saidBy({ by, name, body }: ProofEntry): string {
  switch (body.kind) {
    case 'version':
      return JSON.stringify([by, name, body.kind, body.line, body.name, body.hash, body.quantity])
    case 'remark':
      return JSON.stringify([
        by,
        name,
        body.kind,
        body.version,
        body.under,
        body.pin?.xMm,
        body.pin?.yMm,
        body.text,
      ])
    case 'resolution':
      return JSON.stringify([by, name, body.kind, body.remark, body.isResolved])
    case 'decision':
      return JSON.stringify([by, name, body.kind, body.version, body.hash, body.decision])
    // Pressed twice: what has become approved meanwhile is for another press.
    case 'carted':
      return JSON.stringify([by, body.kind])
  }
}

/** What an approval says, as the text that the server signs. */
export function decisionText(
  proof: string,
  {
    id,
    at,
    name,
    body,
  }: Pick<ProofEntry, 'id' | 'at' | 'name'> & {
    readonly body: { readonly version: string; readonly hash: string; readonly decision: string }
  },
): string {
  return JSON.stringify([proof, id, body.version, body.hash, body.decision, name, at.toISOString()])
}
