import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { OwnArtwork } from '@nawl/contract/own-artwork'
import { ownAddress } from '@nawl/domain/rug/own-artwork'

import { ABOUT_FILE, type AboutArtwork, readAbout } from './find-own-artwork.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** A design that nobody has opened for so long is deleted. */
const KEPT_DAYS = 30

export type OwnArtworkStore = ReturnType<typeof ownArtworkStore>

type StoreOptions = {
  /** Its own folder: whatever else lies in it is swept. */
  readonly directory: string
  readonly mostBytes: number
  readonly now: () => number
  /** Addresses of designs that somebody counts on: in a cart, an order or an account. */
  readonly held: () => Promise<ReadonlySet<string>>
}

/** Visitors' designs as files, a folder each, named by an id that cannot be guessed. */
export function ownArtworkStore({ directory, mostBytes, now, held }: StoreOptions) {
  const folder = (id: string) => join(directory, id)
  const write = (at: string, content: AboutArtwork) =>
    writeFile(join(at, ABOUT_FILE), JSON.stringify(content))

  const read = (id: string) => readAbout(folder(id))

  /** Deletes what was begun and not finished, and what nobody has opened for 30 days nor counts on. */
  async function sweep(): Promise<void> {
    await mkdir(directory, { recursive: true })
    const wanted = await held()
    for (const name of await readdir(directory)) {
      if (wanted.has(ownAddress(name))) continue
      const opened = await openedAt(folder(name))
      if (opened === null || now() - opened > KEPT_DAYS * DAY_MS)
        await rm(folder(name), { recursive: true, force: true })
    }
  }

  return {
    sweep,

    /** An id nobody has, and a secret for its owner. */
    newId: () => ({ id: randomBytes(16).toString('hex'), secret: randomBytes(16).toString('base64url') }),

    /** Whether there is room for one more design. */
    async hasRoom(): Promise<boolean> {
      await mkdir(directory, { recursive: true })
      return (await bytesIn(directory)) < mostBytes
    },

    /** Writes a bitmap where no path finds it yet: `finish` it or `discard` it. */
    async begin(id: string, bitmap: Uint8Array): Promise<void> {
      await mkdir(folder(id), { recursive: true })
      await writeFile(join(folder(id), 'design.bmp'), bitmap)
    },

    /** Makes a design of what was begun: from now on it is found. */
    async finish(id: string, secret: string, design: OwnArtwork, picture: Uint8Array): Promise<void> {
      await writeFile(join(folder(id), 'picture.webp'), picture)
      await write(folder(id), { secretHash: hashOf(secret), design })
    },

    discard: (id: string) => rm(folder(id), { recursive: true, force: true }),

    /** A design, which counts as opened; null where there is none. */
    async find(id: string): Promise<OwnArtwork | null> {
      const found = await read(id)
      if (!found) return null
      const opened = await openedAt(folder(id))
      // Once a day is enough to tell that somebody comes back to it.
      if (opened !== null && now() - opened > DAY_MS)
        await utimes(join(folder(id), ABOUT_FILE), new Date(now()), new Date(now()))
      return found.design
    },

    /** Its small picture; null where there is none. */
    async picture(id: string): Promise<Buffer | null> {
      try {
        return await readFile(join(folder(id), 'picture.webp'))
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },

    /** Whether the secret is that of the design; null where there is no design. */
    async isOwner(id: string, secret: string): Promise<boolean | null> {
      const found = await read(id)
      return found && timingSafeEqual(Buffer.from(found.secretHash), Buffer.from(hashOf(secret)))
    },

    async rename(id: string, name: string): Promise<OwnArtwork | null> {
      const found = await read(id)
      if (!found) return null
      const design = { ...found.design, name }
      const draft = join(folder(id), `${randomBytes(4).toString('hex')}.json`)
      await writeFile(draft, JSON.stringify({ ...found, design }))
      await rename(draft, join(folder(id), ABOUT_FILE))
      return design
    },
  }
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')

/** When a design was last opened; null for what is none. */
async function openedAt(folder: string): Promise<number | null> {
  try {
    return (await stat(join(folder, ABOUT_FILE))).mtimeMs
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

async function bytesIn(directory: string): Promise<number> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const sizes = entries
    .filter((entry) => entry.isFile())
    // One may be deleted while they are counted.
    .map((entry) =>
      stat(join(entry.parentPath, entry.name)).then(
        ({ size }) => size,
        () => 0,
      ),
    )
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

function isMissing(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')
}
