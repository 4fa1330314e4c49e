import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { designOf, sized } from '../cart/cart-fixture.ts'
import { addEntry, approvedVersion } from './add-entry.ts'
import {
  type Decided,
  LONGEST_REMARK,
  MOST_PROOF_LINES,
  MOST_PROOF_REMARKS,
  MOST_PROOF_VERSIONS,
  newestVersion,
  type OfferedVersion,
  type ProofBody,
  type ProofEntry,
  proofLines,
  type Remark,
} from './proof.ts'
import { MOST_PIN_TRIES, proofLinkEnd, proofLinkState, readPin } from './proof-link.ts'
import { newsDueAt, withNews } from './proof-news.ts'

const AT = Date.parse('2027-01-04T08:00:00Z')
const MINUTE = 60_000
let made = 0
const entry = (body: ProofBody, by: ProofEntry['by'] = 'client', id = `e${made++}`): ProofEntry => ({
  id,
  at: new Date(AT + made * 1000),
  by,
  name: by === 'client' ? 'Noor' : '',
  body,
})
const version = (line = 'hall', hash = 'a'): OfferedVersion => ({
  kind: 'version',
  line,
  name: 'Hall',
  design: designOf(sized('200', '300')),
  quantity: 1,
  hash,
})
const remark = (of: string, change: Partial<Remark> = {}): Remark => ({
  kind: 'remark',
  version: of,
  under: null,
  pin: null,
  text: 'Warmer, please',
  ...change,
})
const approval = (of: string, hash = 'a', decision: Decided['decision'] = 'approved'): Decided => ({
  kind: 'decision',
  version: of,
  hash,
  decision,
  signature: 's',
})
const first = entry(version(), 'owner', 'v1')
const second = entry(version('hall', 'b'), 'owner', 'v2')
const outcome = (entries: readonly ProofEntry[], added: ProofEntry) => {
  const result = addEntry(entries, added)
  return result.ok ? result.isNew : result.reason
}

describe('adding to a proof', () => {
  it('takes a repeated entry once, and refuses something else under its id', () => {
    const said = entry(remark('v1'), 'client', 'r1')
    expect(outcome([first], said)).toBe(true)
    expect(outcome([first, said], { ...said, at: new Date(0) })).toBe(false)
    expect(outcome([first, said], { ...said, body: remark('v1', { text: 'Colder' }) })).toBe('id-taken')
    expect(outcome([first, said], { ...said, name: 'Eve' })).toBe('id-taken')
  })

  it.each([
    [{ text: 'x'.repeat(LONGEST_REMARK) }, true],
    [{ text: 'x'.repeat(LONGEST_REMARK + 1) }, 'too-long'],
    [{ text: ' \n ' }, 'empty'],
    [{ version: 'nothing' }, 'no-such-version'],
    [{ under: 'nothing' }, 'no-such-remark'],
    [{ pin: { xMm: 2000, yMm: 3000 } }, true],
    [{ pin: { xMm: 2001, yMm: 0 } }, 'not-on-rug'],
    [{ pin: { xMm: 0, yMm: -1 } }, 'not-on-rug'],
  ])('answers a remark of %o with %s', (change, expected) => {
    expect(outcome([first], entry(remark('v1', change)))).toBe(expected)
  })

  it('holds no more lines and versions than it can', () => {
    const lines = Array.from({ length: MOST_PROOF_LINES }, (_, n) => entry(version(`line ${n}`), 'owner'))
    expect(outcome(lines, entry(version('one more'), 'owner'))).toBe('full')
    const versions = Array.from({ length: MOST_PROOF_VERSIONS }, () => entry(version(), 'owner'))
    expect(outcome(versions, entry(version(), 'owner'))).toBe('full')
    expect(outcome(versions, entry(version('another'), 'owner'))).toBe(true)
    const remarks = Array.from({ length: MOST_PROOF_REMARKS }, () => entry(remark('v1')))
    expect(outcome([first, ...remarks], entry(remark('v1')))).toBe('full')
    expect(outcome([first, ...remarks], entry(approval('v1')))).toBe(true)
  })
})

describe('an approval', () => {
  it('is refused once there is a newer version, and of another content', () => {
    expect(outcome([first], entry(approval('v1')))).toBe(true)
    expect(outcome([first], entry(approval('v1', 'b')))).toBe('changed')
    expect(outcome([first, second], entry(approval('v1')))).toBe('changed')
    expect(outcome([first, second], entry(approval('v2', 'b')))).toBe(true)
  })

  it('does not carry over to a newer version, and the last decision counts', () => {
    const approved = [first, entry(approval('v1'))]
    expect(proofLines(approved).map((line) => approvedVersion(line)?.id)).toEqual(['v1'])
    expect(proofLines([...approved, second]).map(approvedVersion)).toEqual([null])
    const declined = [...approved, entry(approval('v1', 'a', 'declined'))]
    expect(proofLines(declined).map(approvedVersion)).toEqual([null])
  })

  it('puts a version into the cart once, unless it is wanted again', () => {
    const carted = (isAgain: boolean) => entry({ kind: 'carted', versions: ['v1'], isAgain }, 'owner')
    const approved = [first, entry(approval('v1'))]
    expect(outcome([first], carted(false))).toBe('not-approved')
    expect(outcome(approved, carted(false))).toBe(true)
    expect(outcome([...approved, carted(false)], carted(false))).toBe('not-approved')
    expect(outcome([...approved, carted(false)], carted(true))).toBe(true)
  })
})

it('reads threads with their answers, settled and opened again', () => {
  const root = entry(remark('v1', { pin: { xMm: 10, yMm: 20 } }), 'client', 'root')
  const answer = entry(remark('v1', { under: 'root', text: 'Done' }), 'owner', 'answer')
  const settle = (isResolved: boolean) => entry({ kind: 'resolution', remark: 'root', isResolved }, 'owner')
  const threads = (...more: ProofEntry[]) =>
    proofLines([first, root, answer, ...more]).flatMap((line) => line.threads)
  expect(threads()).toMatchObject([
    { id: 'root', resolvedAt: null, answers: [{ id: 'answer', text: 'Done' }] },
  ])
  expect(threads(settle(true))[0]?.resolvedAt).not.toBeNull()
  expect(threads(settle(true), settle(false))[0]?.resolvedAt).toBeNull()
})

it('loses and doubles nothing, however often and in whatever turns ten people send', () => {
  const sent = Array.from({ length: 10 }, (_, n) =>
    entry(remark('v1', { text: `from ${n}` }), 'client', `p${n}`),
  )
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...sent), { maxLength: 60 }), (tries) => {
      const entries: ProofEntry[] = [first]
      for (const one of [...tries, ...sent]) {
        const added = addEntry(entries, { ...one, at: new Date() })
        if (added.ok && added.isNew) entries.push(one)
      }
      const [line] = proofLines(entries)
      expect(line?.threads.map(({ text }) => text).toSorted()).toEqual(
        sent.map(({ body }) => (body.kind === 'remark' ? body.text : '')).toSorted(),
      )
      expect(line && newestVersion(line).number).toBe(1)
    }),
  )
})

it('writes after ten quiet minutes, an hour after the first remark at the latest', () => {
  let news = withNews(null, new Date(AT))
  expect(newsDueAt(news)).toEqual(new Date(AT + 10 * MINUTE))
  for (let n = 1; n <= 11; n++) news = withNews(news, new Date(AT + n * 5 * MINUTE))
  expect(newsDueAt(news)).toEqual(new Date(AT + 60 * MINUTE))
})

it('reads PINs in Latin and Arabic digits, and opens links until they expire or are withdrawn', () => {
  expect(['1234', ' 12 34 ', '١٢٣٤', '۱۲۳۴', '12345678'].map(readPin)).toEqual([
    '1234',
    '1234',
    '1234',
    '1234',
    '12345678',
  ])
  expect(['123', '123456789', '12a4', ''].map(readPin)).toEqual([null, null, null, null])
  const [now, expiresAt] = [new Date(AT), proofLinkEnd(new Date(AT))]
  expect(proofLinkState({ expiresAt, revokedAt: null }, now)).toBe('open')
  expect(proofLinkState({ expiresAt, revokedAt: now }, now)).toBe('revoked')
  expect(proofLinkState({ expiresAt, revokedAt: null }, expiresAt)).toBe('expired')
  expect(MOST_PIN_TRIES).toBe(10)
})
