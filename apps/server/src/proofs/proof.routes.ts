import { asc, eq } from 'drizzle-orm'

import type { App } from '../platform/http/fastify-app.ts'
import { proof } from '../platform/db/schema/proof-schema.ts'
import { clientProofRoutes } from './client.routes.ts'
import { ownerProofRoutes } from './owner.routes.ts'
import type { ProofDeps } from './proof-deps.ts'
import { proofLinks } from './proof-links.ts'
import { proofNews } from './proof-news.ts'
import { proofStore, withEntries } from './proof.store.ts'

/** Routes of proofs, and the letters about them. */
export function proofRoutes(app: App, deps: ProofDeps): void {
  const opened = {
    ...deps,
    store: proofStore(deps),
    links: proofLinks({ database: deps.database, secret: deps.config.keySecret }),
  }
  ownerProofRoutes(app, opened)
  clientProofRoutes(app, opened)
  const news = proofNews(deps, (error) => app.log.warn({ err: error }, 'news of proofs wait'))
  app.addHook('onReady', async () => news.start())
  app.addHook('onClose', () => news.stop())
  // Without what would open it: the hash of the PIN.
  deps.accounts.onExport('proofs', async (tx, id) => {
    const rows = await tx.select().from(proof).where(eq(proof.personId, id)).orderBy(asc(proof.createdAt))
    return (await withEntries(tx, rows)).map(({ row: { pinHash: _, personId: __, ...row }, entries }) => ({
      ...row,
      entries,
    }))
  })
}
