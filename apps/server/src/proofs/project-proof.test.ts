import { randomUUID } from 'node:crypto'

import type { OwnedProof, ProofView } from '@nawl/contract/proofs/proof'
import type { ProjectAnswer } from '@nawl/contract/trade/project'
import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { linkOf, offered } from '../../test/proof-shop.ts'
import { netAmountsIn } from '../../test/trade/net-amounts.ts'
import { openTradingShop, placed } from '../../test/trade/trading-shop.ts'
import { proofEntry } from '../platform/db/schema/proof-schema.ts'

const PIN = '2468'
let shop: Awaited<ReturnType<typeof openTradingShop>>
beforeAll(async () => void (shop = await openTradingShop()))
beforeEach(() => shop.reset())
afterAll(() => shop.close())

/** A member's project of two rooms, shown to a client. */
async function shown() {
  const who = await shop.member()
  const project = await shop.project(who, 2)
  const { body: proof } = await shop.as<OwnedProof>(who, 'POST', '/api/account/proofs', {
    id: randomUUID(),
    title: 'Villa 14',
    language: 'en',
    ownerLanguage: 'en',
    pin: PIN,
    project: project.id,
    lines: project.options.map(({ id }, n) => ({ option: id, version: randomUUID(), name: `Room ${n}` })),
  })
  const url = `/api/proofs/${proof.path.split('/').at(-1)}`
  const decide = (line: ProofView['lines'][number], decision = 'approved') => {
    const { id: version, hash } = line.versions.at(-1)!
    const body = { id: randomUUID(), version, hash, decision, name: 'Hana', pin: PIN }
    return shop.call<ProofView>('POST', `${url}/decisions`, body)
  }
  const read = async () => (await shop.as<ProjectAnswer>(who, 'GET', project.path)).body
  return { who, project, proof, url, decide, read }
}

describe('a project that is shown to a client', () => {
  it(
    'has what they say of each option, and the pack the hash of what they approved',
    { timeout: 120_000 },
    async () => {
      const { who, project, proof, decide, read } = await shown()
      expect(proof.project).toEqual({ id: project.id, name: 'Villa 14' })
      expect(proof.lines.map(({ id }) => id)).toEqual(project.options.map(({ id }) => id))
      expect(proof.lines.map(({ alternatives }) => alternatives)).toEqual([[], []])
      await decide(proof.lines[0]!)
      const seen = await read()
      expect(seen.proofs).toMatchObject([{ id: proof.id, approved: 1, lines: 2 }])
      expect(seen.options[0]!.client).toMatchObject({ decision: 'approved', author: 'Hana', isNewer: false })
      // The same design in the other room is another rug, which nobody has approved.
      expect(seen.options[1]!.client).toMatchObject({ decision: null })
      const { body: quote } = await shop.quoted(who, project.path)
      const [one, two] = quote.consignments[0]!.lines
      expect([one, two].map((line) => 'approval' in line!.design)).toEqual([true, false])
      const [number = ''] = (await shop.accepted(who, quote)).body.orders
      await shop.pay(number)
      const { headers } = await shop.signedIn('desk')
      const pack = await shop.app.inject({ url: `/api/desk/orders/${number}/pack.zip`, headers })
      const about = JSON.parse(strFromU8(unzipSync(pack.rawPayload)['line-1/order.json']!)) as {
        design: { approval: { hash: string } }
      }
      expect(about.design.approval.hash).toBe(proof.lines[0]!.versions[0]!.hash)
    },
  )

  it('takes a newer version that was approved, and quotes none whose approval was forged', async () => {
    const { who, project, proof, decide, read } = await shown()
    const option = project.options[0]!.id
    const newer = offered({ line: option, link: linkOf({ '#B08D57': '#9E3B2C' }) })
    const path = `/api/account/proofs/${proof.id}`
    const { body: changed } = await shop.as<OwnedProof>(who, 'POST', `${path}/versions`, newer)
    const take = { roomId: project.plan.rooms[0]!.id, rugId: project.plan.rooms[0]!.rugs[0]!.id }
    const ids = { room: randomUUID(), rug: randomUUID(), option: randomUUID() }
    const added = { ids, ...take, roomName: '', rugName: '', quantity: 1, from: { kind: 'proof', option } }
    const add = () => shop.as<ProjectAnswer>(who, 'POST', `${project.path}/options`, added)
    expect((await add()).body.code).toBe('project/unknown-option')
    await decide(changed.lines[0]!)
    const { body: taken } = await add()
    expect(taken.options.find(({ id }) => id === ids.option)!.client).toMatchObject({ decision: 'approved' })
    await shop.database.orm
      .update(proofEntry)
      .set({ name: 'Somebody else' })
      .where(eq(proofEntry.proofId, proof.id))
    expect((await shop.quoted(who, project.path)).body.code).toBe('proof/forged')
    expect((await read()).options).toHaveLength(3)
  })

  it('stays approved where it is shown again, until something else is said of it', async () => {
    const { who, project, proof, decide, read } = await shown()
    await decide(proof.lines[0]!)
    const lines = project.options.map(({ id }) => ({ option: id, version: randomUUID(), name: id }))
    const again = { id: randomUUID(), title: 'Again', language: 'en', ownerLanguage: 'en', pin: PIN }
    const made = { ...again, project: project.id, lines }
    const { body } = await shop.as<OwnedProof>(who, 'POST', '/api/account/proofs', made)
    const said = async () => (await read()).options.map(({ client }) => client?.decision)
    expect(await said()).toEqual(['approved', null])
    const { id: version, hash } = body.lines[0]!.versions[0]!
    shop.clock.at += 1000
    const url = `/api/proofs/${body.path.split('/').at(-1)}/decisions`
    const decision = { id: randomUUID(), version, hash, decision: 'declined', name: 'Hana', pin: PIN }
    expect((await shop.call('POST', url, decision)).status).toBe(200)
    expect(await said()).toEqual(['declined', null])
  })

  it('says which rugs are proposals for the same place', async () => {
    const { who, project } = await shown()
    const [room] = project.plan.rooms
    const ids = { room: randomUUID(), rug: randomUUID(), option: randomUUID() }
    const second = placed({ ids, roomId: room!.id, rugId: room!.rugs[0]!.id })
    const { body } = await shop.as<ProjectAnswer>(who, 'POST', `${project.path}/options`, second)
    const { body: proof } = await shop.as<OwnedProof>(who, 'POST', '/api/account/proofs', {
      id: randomUUID(),
      title: 'Villa 14',
      language: 'en',
      ownerLanguage: 'en',
      project: project.id,
      lines: body.options.map(({ id }) => ({ option: id, version: randomUUID(), name: id })),
    })
    const [first, other] = project.options.map(({ id }) => id)
    const found = new Map(proof.lines.map(({ id, alternatives }) => [id, alternatives]))
    expect(found.get(first!)).toEqual([ids.option])
    expect(found.get(ids.option)).toEqual([first])
    expect(found.get(other!)).toEqual([])
  })

  it('tells the client no net price, in no answer and no address of a picture', async () => {
    const { who, project, proof, url, decide } = await shown()
    const { body: quote } = await shop.quoted(who, project.path)
    const tellsNet = netAmountsIn(project, quote.total)
    const heard: string[] = []
    const hear = async (path: string) => {
      const answer = await shop.app.inject({ url: path })
      expect([path, answer.statusCode]).toEqual([path, 200])
      heard.push(answer.body, JSON.stringify(answer.headers))
    }
    await hear(url)
    await shop.as(who, 'PATCH', `/api/account/proofs/${proof.id}`, { showsPrices: true })
    await hear(url)
    const remark = { id: randomUUID(), version: proof.lines[0]!.versions[0]!.id, under: null, pin: null }
    const said = await shop.call('POST', `${url}/remarks`, { ...remark, name: 'Hana', text: 'Softer' })
    expect(said.status).toBe(200)
    heard.push(JSON.stringify(said.body), JSON.stringify((await decide(proof.lines[0]!)).body))
    const { body: view } = await shop.call<ProofView>('GET', url)
    for (const { versions } of view.lines)
      for (const { picture, inRoom } of versions) {
        await hear(picture)
        if (inRoom) heard.push(inRoom.picture)
      }
    // The list price is there as soon as the designer says so, and the project tells its net prices.
    expect(heard.join('\n')).toContain(String(project.options[0]!.list))
    expect(tellsNet(JSON.stringify(project))).toBe(true)
    expect(heard.filter(tellsNet)).toEqual([])
    // What belongs to the member stays theirs.
    const paths = [project.path, `${project.path}/files.zip`, `/api/account/quotes/${quote.id}`]
    const refused = await Promise.all(paths.map(async (path) => (await shop.app.inject(path)).statusCode))
    expect(refused).toEqual([401, 401, 401])
  })
})
