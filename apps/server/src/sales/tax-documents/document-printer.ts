import { createHash } from 'node:crypto'

import { LANGUAGES, type LanguageCode } from '@nawl/messages/languages'
import { givenNames } from '@nawl/messages/text/given-names'
import { eq } from 'drizzle-orm'

import type { BlobKey, BlobStore } from '../../platform/blobs/blob-store.ts'
import type { Database } from '../../platform/db/database.ts'
import { order } from '../../platform/db/schema/commerce-schema.ts'
import { taxDocumentFile } from '../../platform/db/schema/tax-document-schema.ts'
import { polling } from '../../platform/jobs/poll.ts'
import { printedLogo } from '../../platform/pdf/printed-logo.ts'
import { singleThreadPool } from '../../platform/threads/single-thread-pool.ts'
import type { MaybeCaller } from '../../platform/threads/waiting-caller.ts'
import type { ShopKinds } from '../kinds/shop-kinds.ts'
import { appendEvents } from '../orders/order-rows.ts'
import { documentIn } from './shown-document.ts'
import type { IssuedDocument, PrintedFile, TaxDocumentStore } from './tax-document.store.ts'

type Deps = {
  readonly database: Database
  readonly blobs: BlobStore
  readonly documents: TaxDocumentStore
  readonly kinds: ShopKinds
  readonly now: () => number
  readonly report: (error: unknown, message: string) => void
}

/** Prints each document once in each language; what was printed is kept and never printed again. */
export function documentPrinter({ database, blobs, documents, kinds, now, report }: Deps) {
  // In a thread, because each document embeds subsets of three fonts.
  const pool = singleThreadPool({ worker: new URL('./document.worker.ts', import.meta.url), megabytes: 256 })

  /** The kept bytes of a document, printed now if nobody has opened it before. */
  async function printed(
    document: IssuedDocument,
    language: LanguageCode,
    waiting: MaybeCaller,
  ): Promise<Uint8Array> {
    const kept = await documents.file(document.number, language)
    if (kept) return read(document.number, kept)
    const task = {
      document: documentIn(document, language, kinds),
      names: givenNames(),
      logo: await printedLogo(),
    }
    const pdf = await pool.run<Uint8Array>('makeDocument', task, waiting)
    const hash = createHash('sha256').update(pdf).digest('hex')
    // The bytes are there before anything says so: a full disk leaves nothing but the wish to print.
    await blobs.write(keyOf(hash), pdf)
    await record(document, { language, hash, bytes: pdf.byteLength })
    const winner = await documents.file(document.number, language)
    if (!winner) throw new Error(`the file of ${document.number} was not recorded`)
    return winner.hash === hash ? pdf : read(document.number, winner)
  }

  async function read(number: string, { hash }: PrintedFile): Promise<Uint8Array> {
    const bytes = await blobs.read(keyOf(hash))
    if (!bytes) throw new Error(`the kept file of ${number} is missing; restore blob ${keyOf(hash)}`)
    if (createHash('sha256').update(bytes).digest('hex') !== hash)
      throw new Error(`the kept file of ${number} was altered; restore blob ${keyOf(hash)}`)
    return bytes
  }

  /** Records a printed file with its event; the first of two that printed at once wins. */
  async function record({ number, orderNumber }: IssuedDocument, file: PrintedFile): Promise<void> {
    const at = new Date(now())
    await database.orm.transaction(async (tx) => {
      const [row] = await tx
        .select({ state: order.state })
        .from(order)
        .where(eq(order.number, orderNumber))
        .for('update')
      if (!row) throw new Error(`${number} has lost its order`)
      const rows = await tx
        .insert(taxDocumentFile)
        .values({ ...file, documentNumber: number, format: 'pdf', printedAt: at })
        .onConflictDoNothing()
        .returning({ hash: taxDocumentFile.hash })
      if (rows.length === 0) return
      const subject = `${number} ${file.language} ${file.hash}`
      await appendEvents(tx, orderNumber, [
        { kind: 'document-printed', at, by: 'shop', state: row.state, subject },
      ])
    })
  }

  async function printDue(): Promise<number> {
    const due = await documents.due(new Date(now()))
    for (const document of due) {
      try {
        for (const language of Object.keys(document.content.sellers) as LanguageCode[])
          // as they were issued
          if (language in LANGUAGES) await printed(document, language, {})
        await documents.printed(document.number)
      } catch (error) {
        report(error, `${document.number} waits to be printed`)
      }
    }
    return due.length
  }

  /** Nobody wakes it: whoever opens a document before it is printed prints it. */
  const jobs = polling(printDue, (error) => report(error, 'documents wait to be printed'))
  return {
    printed,
    jobs,
    close: async () => {
      await jobs.stop()
      await pool.close()
    },
  }
}

const keyOf = (hash: string): BlobKey => `documents/${hash}/document.pdf`
