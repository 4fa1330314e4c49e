import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import type { ImportAnswer } from '@nawl/contract/desk/csv-import'
import type { DrawingAnswer, ShopDesign } from '@nawl/contract/desk/design'
import type { DocumentAnswer } from '@nawl/contract/desk/document'
import { cardYarns } from '@nawl/domain/yarn/library/shade-card'

import { openDatabase } from '../../src/platform/db/database.ts'
import { signedIn } from '../accounts/signed-in.ts'
import { startShop } from '../crash/shop-process.ts'
import { type DatabaseKind, startDatabase } from '../db/postgres.ts'
import { freePort } from '../free-port.ts'
import { halves } from '../uploads/hostile-pictures.ts'
import { formOf } from '../uploads/upload.ts'
import { falcon } from './design-desk.ts'
import { deskFaults } from './desk-faults.ts'

/** Yarns of one file. */
const ROWS = 80
/** Imports of one member of staff an hour are limited; each of them takes so many turns. */
const TURNS = 10
const SLUG = 'killed'

type Wish = {
  readonly kills: number
  readonly database: DatabaseKind
  readonly tell?: (line: string) => void
  /** Ends the kills early; the database is examined all the same. */
  readonly enough?: AbortSignal
}

/**
 * Kills a shop with SIGKILL while a file of yarns is imported, and while a design is published, in turns, and starts it
 * again; whoever got no answer asks again, as a browser would. After each kill, either everything has happened or nothing.
 */
export async function deskKills({ kills, database, tell = () => {}, enough }: Wish) {
  const home = mkdtempSync(join(tmpdir(), 'nawl-desk-'))
  const server = await startDatabase(database)
  const port = await freePort()
  const publicUrl = `http://127.0.0.1:${port}`
  const staff = Array.from({ length: Math.ceil(kills / TURNS) + 1 }, (_, n) => `desk${n}@example.com`)
  const start = () =>
    startShop(home, server.url, [], { port, publicUrl, settings: { STAFF_EMAILS: staff.join(',') } })
  const open = () => openDatabase({ url: server.url, directory: join(home, 'db') })
  const faults: string[] = []
  /** Told at once: a run that breaks off later has found it all the same. */
  const fault = (line: string) => {
    faults.push(line)
    tell(line)
  }
  const counts = { imports: 0, publications: 0, happened: 0, answered: 0 }

  try {
    await (await start()).stop()
    const books = await open()
    const shop = { database: books, config: { publicUrl, staff } }
    const heads = []
    for (const address of staff) heads.push((await signedIn(shop, address.split('@')[0]!, Date.now)).headers)
    await books.close()

    let running = await start()
    const { drawing } = await uploaded(publicUrl, heads[0]!)
    /** How long each work takes undisturbed, in milliseconds: kills fall on moments within it. */
    const lasts = { import: 0, publish: 0 }
    const work = { import: importing, publish: publishing }

    for (let turn = 0; turn < kills + 2; turn++) {
      if (enough?.aborted) break
      const what = turn % 2 === 0 ? 'import' : 'publish'
      const desk = deskOf(publicUrl, heads[Math.floor(turn / TURNS)]!)
      const job = await work[what](desk, turn, drawing)
      const begun = performance.now()
      // The first of each is only timed.
      if (turn < 2) {
        await job.apply()
        lasts[what] = performance.now() - begun
        continue
      }
      let isAnswered = false
      const first = job.apply().then(
        () => (isAnswered = true),
        () => false,
      )
      // After a restart the same work takes longer, and some kills shall fall after its answer.
      await wait(Math.random() * lasts[what] * 3)
      await running.kill()
      await first
      running = await start()
      const state = await job.state()
      if (state === 'half') fault(`turn ${turn}: half of the ${what} happened`)
      if (isAnswered && state === 'before') fault(`turn ${turn}: an answered ${what} did not happen`)
      counts[what === 'import' ? 'imports' : 'publications']++
      counts.happened += state === 'after' ? 1 : 0
      counts.answered += isAnswered ? 1 : 0
      await job.apply(state === 'after')
      if ((await job.state()) !== 'after') fault(`turn ${turn}: asked again, the ${what} did not happen`)
      if (turn % 10 === 9) tell(`${turn - 1} kills: ${JSON.stringify(counts)}`)
    }
    await running.stop()
    const after = await open()
    faults.push(...(await deskFaults(after)))
    await after.close()
    return { ...counts, faults }
  } finally {
    await server.stop()
    rmSync(home, { recursive: true, force: true })
  }
}

type Desk = ReturnType<typeof deskOf>

function deskOf(url: string, headers: Readonly<Record<string, string>>) {
  return async (method: string, path: string, body?: object | string) => {
    const type = typeof body === 'string' ? 'text/csv' : 'application/json'
    const answer = await fetch(`${url}/api/desk${path}`, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': type }) },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    return { status: answer.status, body: await answer.json() }
  }
}

function mustBe({ status, body }: { status: number; body: unknown }, expected: number): void {
  if (status !== expected) throw new Error(`answered ${status}: ${JSON.stringify(body)}`)
}

/** A file that gives every yarn another weight. */
async function importing(desk: Desk, turn: number) {
  const codes = cardYarns()
    .slice(0, ROWS)
    .map(({ code }) => code)
  const file = ['code,kg', ...codes.map((code) => `${code},${turn + 1}`)].join('\n')
  const tried = await desk('POST', '/yarns/import', file)
  mustBe(tried, 200)
  const { digest } = tried.body as ImportAnswer
  return {
    apply: async () => mustBe(await desk('POST', `/yarns/import?apply=${digest}`, file), 200),
    state: async () => {
      const again = await desk('POST', '/yarns/import', file)
      const { changed } = (again.body as ImportAnswer).counts
      return changed === ROWS ? 'before' : changed === 0 ? 'after' : 'half'
    },
  } as const
}

/** A draft of a design that is published. */
async function publishing(desk: Desk, turn: number, drawing: ShopDesign['drawing']) {
  const path = `/designs/${SLUG}`
  const read = async () => (await desk('GET', path)).body as DocumentAnswer<ShopDesign>
  if (turn === 1) mustBe(await desk('POST', '/designs', { slug: SLUG, drawing: drawing!.id }), 201)
  const value = falcon(drawing, { name: { en: `Falcon ${turn}`, ar: `شاهين ${turn}` } })
  const { base, draft } = await read()
  const saved = await desk('PUT', `${path}/draft`, { value, version: draft?.version ?? 0, base })
  mustBe(saved, 200)
  const draftVersion = (saved.body as DocumentAnswer<ShopDesign>).draft!.version
  return {
    // Whoever publishes what is published is refused, as it was begun upon an older state.
    apply: async (isDone = false) =>
      mustBe(await desk('POST', `${path}/publish`, { value, base, draftVersion }), isDone ? 409 : 200),
    state: async () => {
      const now = await read()
      const isPublic = now.value?.name.en === value.name.en
      if (isPublic && now.draft === null && now.base === base + 1) return 'after'
      return !isPublic && now.draft?.version === draftVersion && now.base === base ? 'before' : 'half'
    },
  } as const
}

async function uploaded(url: string, headers: Readonly<Record<string, string>>): Promise<DrawingAnswer> {
  const form = formOf([
    { name: 'options', content: JSON.stringify({ yarnCount: 4 }) },
    { name: 'picture', content: await halves().png().toBuffer(), fileName: 'drawing.png' },
  ])
  const answer = await fetch(`${url}/api/desk/drawings`, {
    method: 'POST',
    headers: { ...headers, ...form.headers },
    body: new Uint8Array(form.payload),
  })
  if (!answer.ok) throw new Error(`the drawing was refused: ${await answer.text()}`)
  return (await answer.json()) as DrawingAnswer
}
