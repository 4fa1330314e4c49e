import { randomUUID } from 'node:crypto'

import type { OwnedProof } from '@nawl/contract/proofs/proof'
import { MOST_PIN_TRIES, PROOF_LINK_DAYS } from '@nawl/domain/proofs/proof-link'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { linkOf, offered, openProofShop, PIN } from '../../test/proof-shop.ts'
import { blobJudges } from '../sales/unreferenced-blobs.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

let shop: Awaited<ReturnType<typeof openProofShop>>
beforeAll(async () => void (shop = await openProofShop()))
afterAll(() => shop.close())
beforeEach(() => shop.reset())

const newest = (proof: Pick<OwnedProof, 'lines'>, n = 0) => proof.lines[n]!.versions.at(-1)!
async function madeProof(change: Parameters<Awaited<ReturnType<typeof shop.designer>>['make']>[0] = {}) {
  const ada = await shop.designer()
  const { status, body: proof } = await ada.make(change)
  expect([status, proof]).toMatchObject([200, {}])
  return { ada, proof, noor: shop.client(proof.path) }
}

describe('a proof', () => {
  it('is made of saved designs, once, and seen with its link by anybody', async () => {
    const id = randomUUID()
    const rug = offered({ link: linkOf({ '#26323D': '#5B2227' }), quantity: 2 })
    const { ada, proof, noor } = await madeProof({ id, lines: [rug], language: 'ar' })
    expect((await ada.make({ id, lines: [rug] })).body.lines).toHaveLength(1)
    expect(proof.path).toMatch(/^\/ar\/proof\/proof\./)
    const { status, body, headers } = await noor.see()
    expect([status, headers['cache-control'], headers['referrer-policy']]).toEqual([
      200,
      'no-store',
      'no-referrer',
    ])
    expect(body).toMatchObject({ title: 'Villa Noor', language: 'ar', takesPin: true })
    const version = newest(body)
    expect(version).toMatchObject({
      number: 1,
      name: 'Hall',
      quantity: 2,
      price: null,
      rug: { name: 'Onyx' },
    })
    expect(version.rug.yarns.map(({ hex }) => hex)).toContain('#5B2227')
    for (const picture of [version.picture, version.inRoom!.picture])
      expect((await shop.app.inject(picture)).statusCode).toBe(200)
  })

  it('shows no price in anything the client can reach, unless its owner shows list prices', async () => {
    const { ada, proof, noor } = await madeProof()
    await noor.remark({ version: newest(proof).id })
    const text = JSON.stringify((await noor.see()).body)
    expect(text).not.toMatch(/unitPrice|40000|400\.00|basePrice/)
    expect([...text.matchAll(/"price":([^,}]+)/g)].map(([, price]) => price)).toEqual(['null'])
    await ada.change(proof.id, { showsPrices: true })
    expect(newest((await noor.see()).body).price).toBe(40_000)
  })

  it('opens by no other link: forged, of another proof’s kind, withdrawn, expired', async () => {
    const { ada, proof, noor } = await madeProof()
    expect((await shop.client(`${noor.url}0`).see()).body).toMatchObject({ code: 'proof/not-found' })
    const forged = noor.url.replace(/~1\.0\.(.)/, (_, digit: string) => `~1.0.${digit === 'a' ? 'b' : 'a'}`)
    expect((await shop.client(forged).see()).status).toBe(404)
    expect((await shop.client(`/proof/${proof.id}`).see()).status).toBe(404)
    await ada.change(proof.id, { isOpen: false })
    expect((await noor.see()).body).toMatchObject({ status: 410, code: 'proof/revoked' })
    expect((await noor.remark({ version: newest(proof).id })).body).toMatchObject({ code: 'proof/revoked' })
    const renewed = (await ada.change(proof.id, { isOpen: true })).body
    expect((await noor.see()).body).toMatchObject({ code: 'proof/revoked' })
    const again = shop.client(renewed.path)
    expect((await again.see()).status).toBe(200)
    shop.clock.at += PROOF_LINK_DAYS * DAY
    expect((await again.see()).body).toMatchObject({ status: 410, code: 'proof/expired' })
  })

  it('keeps its drawings as long as it is there, and goes with its account', async () => {
    const { ada, proof } = await madeProof({ lines: [offered()] })
    const hash = /frozen\/([0-9a-f]{64})/.exec(newest(proof).picture)![1]!
    const unwanted = async () => {
      const judges = blobJudges({ ...shop, now: () => Number.MAX_SAFE_INTEGER }, shop.sales.photos)
      const blob = { key: `frozen/${hash}.bmp`, touchedAt: 0, bytes: 1 }
      return (await judges.frozen([blob] as never)).unwanted.length
    }
    expect(await unwanted()).toBe(0)
    const copy = await ada.ask<{ proofs: { title: string; entries: unknown[] }[] }>(
      'GET',
      '/api/account/export',
    )
    expect(copy.body.proofs.at(-1)).toMatchObject({
      title: 'Villa Noor',
      entries: [{ body: { kind: 'version' } }],
    })
    expect(JSON.stringify(copy.body.proofs)).not.toContain('pinHash')
    expect((await ada.ask('DELETE', '/api/account')).status).toBe(204)
    expect(await unwanted()).toBe(1)
    expect((await shop.client(proof.path).see()).status).toBe(404)
  })
})

describe('remarks', () => {
  it.each([
    [{ text: 'x'.repeat(100_000) }, 'request/too-large'],
    [{ text: 'x'.repeat(2_001) }, 'request/invalid'],
    [{ text: '  ' }, 'request/invalid'],
    [{ text: 'a\0b' }, 'request/invalid'],
    [{ name: '' }, 'request/invalid'],
    [{ name: 'x'.repeat(81) }, 'request/invalid'],
    [{ pin: { xMm: 1525, yMm: 0 } }, 'proof/not-on-rug'],
    [{ pin: { xMm: 0.5, yMm: 0 } }, 'request/invalid'],
    [{ version: randomUUID() }, 'proof/no-such-version'],
    [{ under: randomUUID() }, 'proof/no-such-remark'],
    [{ id: 'none' }, 'request/invalid'],
  ])('like %j are refused', async (change, code) => {
    const { proof, noor } = await madeProof()
    expect((await noor.remark({ version: newest(proof).id, ...change })).body).toMatchObject({ code })
    expect((await noor.see()).body.lines[0]!.threads).toEqual([])
  })

  it('have a pin in millimetres and answers, are settled, and stay as they were typed', async () => {
    const { ada, proof, noor } = await madeProof()
    const version = newest(proof).id
    const id = randomUUID()
    const text = '<b>Warmer</b> & softer\n“here”'
    await noor.remark({ id, version, pin: { xMm: 1524, yMm: 2438 }, text })
    await ada.remark(proof.id, { id: randomUUID(), version, under: id, pin: null, text: 'Done' })
    const settle = { id: randomUUID(), remark: id, isResolved: true }
    await ada.ask('POST', `/api/account/proofs/${proof.id}/resolutions`, settle)
    const [thread] = (await noor.see()).body.lines[0]!.threads
    expect(thread).toMatchObject({
      pin: { xMm: 1524, yMm: 2438 },
      text,
      author: 'Noor',
      answers: [{ text: 'Done', by: 'owner' }],
    })
    expect(thread?.resolvedAt).not.toBeNull()
  })

  it(
    'of ten people at once over connections that break are all there, once',
    { timeout: 120_000 },
    async () => {
      const { proof, noor } = await madeProof()
      const version = newest(proof).id
      const address = await shop.app.listen({ port: 0, host: '127.0.0.1' })
      let broken = 0
      /** Sends as the page does: with the same id until it is answered. Every other try is cut off. */
      const send = async (person: number, n: number) => {
        const remark = {
          id: randomUUID(),
          version,
          under: null,
          pin: null,
          name: `P${person}`,
          text: `${person}/${n}`,
        }
        for (let tries = 0; ; tries++) {
          const cut = new AbortController()
          // Some before the server has read it, some after it has saved it.
          if (tries < 1 + (n % 2)) setTimeout(() => cut.abort(), (person * 7 + n * 3) % 25)
          try {
            const answer = await fetch(`${address}${noor.url}/remarks`, {
              method: 'POST',
              headers: { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${person}` },
              body: JSON.stringify(remark),
              signal: cut.signal,
            })
            if (answer.ok && (await answer.text()) !== '') return
          } catch (error) {
            if (!cut.signal.aborted) throw error
            broken++
          }
        }
      }
      const people = Array.from({ length: 10 }, async (_, person) => {
        for (let n = 0; n < 12; n++) await send(person, n)
      })
      await Promise.all(people)
      const texts = (await noor.see()).body.lines[0]!.threads.map(({ text }) => text)
      const wanted = Array.from({ length: 120 }, (_, n) => `${Math.floor(n / 12)}/${n % 12}`)
      expect(texts.toSorted()).toEqual(wanted.toSorted())
      expect(broken).toBeGreaterThan(20)
      shop.app.server.closeAllConnections()
    },
  )
})

describe('a decision', () => {
  it('is made with name and PIN, in any digits', async () => {
    const { ada, proof, noor } = await madeProof()
    const version = newest(proof)
    expect((await noor.decide(version, { pin: '1111' })).body).toMatchObject({
      status: 403,
      code: 'proof/wrong-pin',
    })
    const { body } = await noor.decide(version, { pin: '٢٤٦٨' })
    expect(body.lines[0]!.decided).toMatchObject({
      decision: 'approved',
      author: 'Noor',
      version: version.id,
    })
    await noor.decide(version, { decision: 'declined', name: 'Sami' })
    expect((await ada.see(proof.id)).body.lines[0]).toMatchObject({
      decided: { decision: 'declined', author: 'Sami' },
    })
  })

  it('about a version that changed meanwhile is refused, and both are shown', async () => {
    const { ada, proof, noor } = await madeProof()
    const before = newest(proof)
    const line = proof.lines[0]!.id
    await ada.offer(proof.id, offered({ line, link: linkOf({ '#26323D': '#5B2227' }) }))
    expect((await noor.decide(before)).body).toMatchObject({ status: 409, code: 'proof/changed' })
    const { lines } = (await noor.see()).body
    expect(lines[0]!.versions.map(({ number }) => number)).toEqual([1, 2])
    expect(lines[0]!.decided).toBeNull()
    const after = newest({ lines })
    expect(after.hash).not.toBe(before.hash)
    expect((await noor.decide({ ...after, hash: before.hash })).body).toMatchObject({ code: 'proof/changed' })
    expect((await noor.decide(after)).status).toBe(200)
  })

  it('is locked after ten wrong PINs, also of tries at the same time, until its owner unlocks it', async () => {
    const { ada, proof, noor } = await madeProof()
    const version = newest(proof)
    const tries = await Promise.all(
      Array.from({ length: 25 }, (_, n) => noor.decide(version, { pin: String(3000 + n) })),
    )
    const codes = tries.map(({ body }) => body.code)
    expect(codes.filter((code) => code === 'proof/wrong-pin')).toHaveLength(MOST_PIN_TRIES)
    expect(codes.filter((code) => code === 'proof/locked')).toHaveLength(25 - MOST_PIN_TRIES)
    expect((await noor.decide(version)).body).toMatchObject({ code: 'proof/locked' })
    expect((await noor.see()).body).toMatchObject({ isLocked: true, takesPin: false })
    expect((await ada.change(proof.id, { unlock: true })).body).toMatchObject({ isLocked: false })
    expect((await noor.decide(version)).status).toBe(200)
  })

  it('needs a PIN that was set, of four to eight digits', async () => {
    const { ada, proof, noor } = await madeProof({ pin: undefined })
    expect((await noor.decide(newest(proof))).body).toMatchObject({ code: 'proof/no-pin' })
    for (const pin of ['123', '123456789', 'abcd'])
      expect((await ada.change(proof.id, { pin })).body).toMatchObject({ code: 'proof/bad-pin' })
    await ada.change(proof.id, { pin: '13579' })
    expect((await noor.decide(newest(proof), { pin: '13579' })).status).toBe(200)
  })
})

it('is its owner’s alone', async () => {
  const { proof } = await madeProof()
  const eve = await shop.designer('eve')
  for (const outcome of [
    eve.see(proof.id),
    eve.change(proof.id, { pin: PIN }),
    eve.offer(proof.id, offered()),
    eve.toCart(proof.id),
    eve.remark(proof.id, { id: randomUUID(), version: newest(proof).id, under: null, pin: null, text: 'x' }),
  ])
    expect(await outcome).toMatchObject({ status: 404, body: { code: 'proof/not-found' } })
  await eve.ask('DELETE', `/api/account/proofs/${proof.id}`)
  expect((await shop.client(proof.path).see()).status).toBe(200)
  expect((await eve.make({ id: proof.id })).body).toMatchObject({ code: 'proof/id-taken' })
})
