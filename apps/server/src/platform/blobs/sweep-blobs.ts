import { DAY_MS } from '@nawl/domain/time/durations'

import type { Database } from '../db/database.ts'
import { BLOB_AREAS, type BlobArea, type BlobInfo, type BlobStore } from './blob-store.ts'
import { areaOf, bringBack, emptyQuarantine, listQuarantine, quarantine } from './quarantine.ts'
import { whyApart } from './shop-identity.ts'
import { isAllowed } from './sweep-allowance.ts'

/** Above this share of unreferenced blobs, a wrong database is likelier than that many departed customers. */
const MOST_SHARE = 0.05
/** Always allowed, for small shops. */
const MOST_ANYWAY = 20

/** The database's verdict on blobs of an area. Blobs in neither list are unreferenced but too young to remove. */
export type Judgement = {
  readonly needed: readonly BlobInfo[]
  readonly unwanted: readonly BlobInfo[]
}
/** Reads the database after the blobs were listed, so that a blob written meanwhile is never unwanted. */
export type Judges = Readonly<Record<BlobArea, (there: readonly BlobInfo[]) => Promise<Judgement>>>

type Deps = {
  readonly database: Database
  readonly blobs: BlobStore
  readonly judges: Judges
  readonly now: () => number
  /** Receives the reason why a sweep stopped, and what to do. */
  readonly report: (message: string) => void
}

/**
 * Moves unreferenced blobs to quarantine and deletes them there after 30 days; restores those that the database refers
 * to again. Stops and reports when the store belongs to another shop or too large a share would be removed.
 */
export function blobSweep({ database, blobs, judges, now, report }: Deps): () => Promise<void> {
  return async () => {
    const areas = []
    for (const area of BLOB_AREAS) {
      const listed = await Array.fromAsync(blobs.list(`${area}/`))
      const there = listed.filter(({ key }) => !key.endsWith('.part'))
      const drafts = listed.filter((blob) => blob.key.endsWith('.part') && now() - blob.touchedAt > DAY_MS)
      areas.push({ area, there, drafts, ...(await judges[area](there)) })
    }
    const isEmpty = areas.every(({ there }) => there.length === 0)
    const isKnown = areas.some(({ needed }) => needed.length > 0)
    const apart = await whyApart({ database, blobs }, { isEmpty, isKnown })
    if (apart !== null) return report(`${NOT_SWEPT}: ${apart}. ${ADVICE}`)

    await bringBackNeeded(blobs, judges)
    for (const { area, there, unwanted, drafts } of areas) {
      // Nothing refers to a draft.
      for (const { key } of drafts) await blobs.remove(key)
      const most = Math.max(MOST_ANYWAY, Math.floor(there.length * MOST_SHARE))
      if (unwanted.length > most && !(await isAllowed(blobs, area, now())))
        report(stopped(area, unwanted.length, there.length))
      else await quarantine(blobs, unwanted, now())
    }
    await emptyQuarantine(blobs, now())
  }
}

const NOT_SWEPT = 'pictures are not swept'
const ADVICE =
  'Look at DATABASE_URL, DATA_DIR and BLOB_URL; where they do belong together, run: npm run quarantine -- adopt'

function stopped(area: BlobArea, unwanted: number, all: number): string {
  const share = Math.round((unwanted / all) * 100)
  return `the sweep of ${area} has stopped: it would take away ${unwanted} of ${all}, ${share} %, and only ${MOST_SHARE * 100} % go by themselves. Look at DATABASE_URL first; where it is right, run: npm run quarantine -- allow ${area}`
}

async function bringBackNeeded(blobs: BlobStore, judges: Judges): Promise<void> {
  const taken = await Array.fromAsync(listQuarantine(blobs))
  for (const area of BLOB_AREAS) {
    const own = taken.filter(({ original }) => areaOf(original) === area)
    if (own.length === 0) continue
    const infos = own.map(({ original, bytes }) => ({ key: original, bytes, touchedAt: 0, version: '' }))
    const needed = new Set((await judges[area](infos)).needed.map(({ key }) => key))
    await bringBack(
      blobs,
      own.filter(({ original }) => needed.has(original)),
    )
  }
}
