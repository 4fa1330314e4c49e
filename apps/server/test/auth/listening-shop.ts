import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'

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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
