import { LANGUAGES, type LanguageCode } from '@nawl/messages/languages'
import { givenNames } from '@nawl/messages/text/given-names'
import { eq } from 'drizzle-orm'

import type { BlobKey, BlobStore } from '../../platform/blobs/blob-store.ts'
import type { Database } from '../../platform/db/database.ts'
import { order } from '../../platform/db/schema/commerce-schema.ts'
import { ANY_LANGUAGE, taxDocumentFile } from '../../platform/db/schema/tax-document-schema.ts'
import { polling } from '../../platform/jobs/poll.ts'
import { printedLogo } from '../../platform/pdf/printed-logo.ts'
import { singleThreadPool } from '../../platform/threads/single-thread-pool.ts'
import type { MaybeCaller } from '../../platform/threads/waiting-caller.ts'
import { sha256 } from '../../platform/sha256.ts'
import type { ShopKinds } from '../kinds/shop-kinds.ts'
import { appendEvents } from '../orders/order-rows.ts'
import type { OrderStore } from '../orders/order.store.ts'
import type { CustomsSet, NamedPaper } from '../customs/customs-paper.ts'
import { eInvoice } from './e-invoice/e-invoice.ts'
import { documentIn } from './shown-document.ts'
import type { ShownStatement } from './statement/shown-statement.ts'
import type { FileName, IssuedDocument, PrintedFile, TaxDocumentStore } from './tax-document.store.ts'

type Deps = {
  readonly database: Database
  readonly blobs: BlobStore
  readonly documents: TaxDocumentStore
  readonly orders: Pick<OrderStore, 'issueMissing'>
  readonly kinds: ShopKinds
  readonly now: () => number
  readonly report: (error: unknown, message: string) => void
}

/** Prints each document once in each language, and once for programs; what was printed is kept and never printed again. */
export function documentPrinter({ database, blobs, documents, orders, kinds, now, report }: Deps) {
  // In a thread, because each document embeds subsets of three fonts.
  const pool = singleThreadPool({ worker: new URL('./document.worker.ts', import.meta.url), megabytes: 256 })

  /** The kept bytes of a document, printed now if nobody has opened it before. */
  async function printed(
    document: IssuedDocument,
    language: LanguageCode,
    waiting: MaybeCaller,
  ): Promise<Uint8Array> {
    return kept(document, { format: 'pdf', language }, async () => {
      const task = {
        document: documentIn(document, language, kinds),
        xml: await forPrograms(document),
        names: givenNames(),
        logo: await printedLogo(),
      }
      return pool.run<Uint8Array>('makeDocument', task, waiting)
    })
  }

  /** The kept bytes of a document for accounting programs. */
  const forPrograms = (document: IssuedDocument): Promise<Uint8Array> =>
    kept(document, { format: 'xml', language: ANY_LANGUAGE }, async () =>
      new TextEncoder().encode(eInvoice(document, kinds)),
    )

  /** A statement is of one moment: it is printed whenever it is asked for. */
  const statement = async (shown: ShownStatement, waiting: MaybeCaller): Promise<Uint8Array> =>
    pool.run<Uint8Array>(
      'makeStatement',
      { statement: shown, names: givenNames(), logo: await printedLogo() },
      waiting,
    )

  async function kept(
    document: IssuedDocument,
    name: FileName,
    make: () => Promise<Uint8Array>,
  ): Promise<Uint8Array> {
    const former = await documents.file(document.number, name)
    if (former) return read(document.number, former)
    const bytes = await make()
    const file = { ...name, hash: sha256(bytes), bytes: bytes.byteLength }
    // The bytes are there before anything says so: a full disk leaves nothing but the wish to print.
    await blobs.write(keyOf(file), bytes)
    await record(document, file)
    const winner = await documents.file(document.number, name)
    if (!winner) throw new Error(`the file of ${document.number} was not recorded`)
    return winner.hash === file.hash ? bytes : read(document.number, winner)
  }

  async function read(number: string, file: PrintedFile): Promise<Uint8Array> {
    const key = keyOf(file)
    const bytes = await blobs.read(key)
    if (!bytes) throw new Error(`the kept file of ${number} is missing; restore blob ${key}`)
    if (sha256(bytes) !== file.hash)
      throw new Error(`the kept file of ${number} was altered; restore blob ${key}`)
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
        .values({ ...file, documentNumber: number, printedAt: at })
        .onConflictDoNothing()
        .returning({ hash: taxDocumentFile.hash })
      if (rows.length === 0) return
      const of = file.format === 'pdf' ? file.language : file.format
      const subject = `${number} ${of} ${file.hash}`
      await appendEvents(tx, orderNumber, [
        { kind: 'document-printed', at, by: 'shop', state: row.state, subject },
      ])
    })
  }

  /** Gives orders from before there were series of documents the invoice that they had, and the ledger its rows, once. */
  async function issueAllMissing(): Promise<void> {
    for (;;) {
      const numbers = await documents.ordersWithout(ORDERS_AT_ONCE)
      for (const number of numbers) await orders.issueMissing(number)
      if (numbers.length < ORDERS_AT_ONCE) return
    }
  }

  /** The papers of a consignment as PDFs in a ZIP, made from the order whenever they are asked for. */
  const customsSet = async (set: CustomsSet, waiting: MaybeCaller): Promise<Uint8Array> =>
    pool.run<Uint8Array>('makeCustomsSet', { set, names: givenNames(), logo: await printedLogo() }, waiting)

  /** Papers of the trade as PDFs, made whenever they are asked for. */
  const papers = async (
    wanted: { readonly papers: readonly NamedPaper[]; readonly language: LanguageCode; readonly at: Date },
    waiting: MaybeCaller,
  ): Promise<readonly Uint8Array[]> =>
    pool.run<readonly Uint8Array[]>(
      'makePapers',
      { ...wanted, names: givenNames(), logo: await printedLogo() },
      waiting,
    )

  let hasLookedBack = false
  async function printDue(): Promise<number> {
    if (!hasLookedBack) await issueAllMissing()
    hasLookedBack = true
    const due = await documents.due(new Date(now()))
    for (const document of due) {
      try {
        // In the languages that it was issued in and the shop still has.
        for (const language of Object.keys(LANGUAGES) as LanguageCode[])
          // forgets its keys
          if (document.content.sellers[language]) await printed(document, language, {})
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
    forPrograms,
    customsSet,
    papers,
    statement,
    jobs,
    close: async () => {
      await jobs.stop()
      await pool.close()
    },
  }
}

const ORDERS_AT_ONCE = 100
const keyOf = ({ hash, format }: Pick<PrintedFile, 'hash' | 'format'>): BlobKey =>
  `documents/${hash}/document.${format}`
