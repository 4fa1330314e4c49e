import { randomUUID } from 'node:crypto'

import type { DesignSnapshot } from '@nawl/domain/cart/design-snapshot'
import type { ProofBody, ProofEntry } from '@nawl/domain/proofs/proof'
import { mulberry32 } from '@nawl/engine/color/mulberry32'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { DATABASES } from '../../test/db/postgres.ts'
import { offered, openProofShop } from '../../test/proof-shop.ts'
import { proof, proofEntry } from '../platform/db/schema/proof-schema.ts'
import { listProofs } from './proof-list.store.ts'
import { withEntries } from './proof.store.ts'
import { listFigures } from './proof-views.ts'

describe.each(DATABASES)('the list of proofs on %s', (kind) => {
  let shop: Awaited<ReturnType<typeof openProofShop>>
  let ada: Awaited<ReturnType<typeof shop.designer>>
  let design: DesignSnapshot
  let row: typeof proof.$inferSelect
  beforeAll(async () => {
    shop = await openProofShop({ kind })
    ada = await shop.designer()
    const { body } = await ada.make({ lines: [offered()] })
    const { orm } = shop.database
    row = (await orm.select().from(proof).where(eq(proof.id, body.id)))[0]!
    const [entry] = (await withEntries(orm, [row]))[0]!.entries
    design = (entry!.body as Extract<ProofBody, { kind: 'version' }>).design
    for (let n = 0; n < 40; n++) await filled(n)
  })
  afterAll(() => shop.close())

  /** A proof of what may happen in any order. */
  async function filled(seed: number) {
    const random = mulberry32(seed)
    const below = (n: number) => Math.floor(random() * n)
    const one = <T>(of: readonly T[]): T | undefined => of[below(of.length)]
    const id = randomUUID()
    const lines = Array.from({ length: 1 + below(4) }, () => randomUUID())
    const versions: string[] = []
    const roots: string[] = []
    const entries: ProofEntry[] = []
    const add = (by: 'owner' | 'client', body: ProofBody) => {
      const entry = { id: randomUUID(), at: row.createdAt, by, name: '', body }
      entries.push(entry)
      return entry.id
    }
    const length = below(60)
    for (let n = 0; n < length; n++) {
      const [version, remark] = [one(versions), one(roots)]
      const by = random() < 0.6 ? 'client' : 'owner'
      const pick = below(4)
      if (version === undefined || pick === 0)
        versions.push(
          add('owner', {
            kind: 'version',
            line: one(lines)!,
            name: `${n}`,
            design: { ...design, bitmapHash: `${seed}-${n}` },
            quantity: 1,
            hash: `${n}`,
          }),
        )
      else if (pick === 1) {
        const decision = random() < 0.7 ? 'approved' : 'declined'
        add('client', { kind: 'decision', version, hash: '', decision, signature: '' })
      } else if (remark === undefined || pick === 2) {
        const under = random() < 0.3 ? (remark ?? null) : null
        const added = add(by, { kind: 'remark', version, under, pin: null, text: 'Warmer' })
        if (under === null) roots.push(added)
      } else add('owner', { kind: 'resolution', remark, isResolved: random() < 0.6 })
    }
    const { orm } = shop.database
    await orm.insert(proof).values({ ...row, id })
    if (entries.length > 0)
      await orm.insert(proofEntry).values(entries.map((entry, place) => ({ proofId: id, place, ...entry })))
  }

  const listed = async () => listProofs(shop.database, ada.id)

  it('counts as a proof is counted whose entries are read', async () => {
    const found = await listed()
    const read = await withEntries(
      shop.database.orm,
      found.map((each) => each.row),
    )
    expect(found).toHaveLength(41)
    expect(found.map(({ row: of, ...figures }) => [of.id, figures])).toEqual(
      read.map(({ row: of, entries }) => [of.id, listFigures(entries)]),
    )
    for (const figure of ['lines', 'approved', 'openThreads'] as const)
      expect(new Set(found.map((each) => each[figure])).size).toBeGreaterThan(2)
  })

  it('needs nothing that was written in a proof, and one design of each', async () => {
    const before = await ada.ask('GET', '/api/account/proofs')
    const shown = (await listed()).flatMap((each) => each.design?.bitmapHash ?? [])
    const names = sql.join(
      shown.map((hash) => sql`${hash}`),
      sql`, `,
    )
    await shop.database.orm.execute(sql`
      update proof_entry set body = case
        when body -> 'design' ->> 'bitmapHash' in (${names}) then body - 'name'
        else body - 'design' || '{"text": 7, "name": null, "signature": {}}'::jsonb end`)
    const after = await ada.ask('GET', '/api/account/proofs')
    expect([after.status, after.body]).toEqual([200, before.body])
  })
})
