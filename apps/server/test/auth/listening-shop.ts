import { freePort } from '../free-port.ts'
import { openShop } from '../shop-fixture.ts'

/** A migrated shop that listens on its configured address. */
export async function listeningShop(options: Parameters<typeof openShop>[0] = {}, port?: number) {
  const at = port ?? (await freePort())
  const site = `http://localhost:${at}`
  const shop = await openShop({ ...options, publicUrl: site })
  await shop.database.migrate()
  await shop.app.listen({ port: at, host: 'localhost' })
  return { ...shop, site, port: at }
}
