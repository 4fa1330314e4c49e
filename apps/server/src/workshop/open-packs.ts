import { join } from 'node:path'

import type { App } from '../platform/http/fastify-app.ts'
import type { Database } from '../platform/db/database.ts'
import type { Config } from '../platform/config/config.ts'
import type { RugRenderer } from '../imaging/color/rug-renderer.ts'
import type { Sales } from '../sales/sales.ts'
import type { Settings } from '../settings/settings.ts'
import { woolOfLines } from '../sales/yarn-ledger/line-wool.ts'
import { workshopPacks, type WorkshopPacks } from './workshop-packs.ts'

type Deps = {
  readonly config: Pick<Config, 'workshop' | 'publicUrl' | 'dataDir'>
  readonly database: Database
  readonly sales: Pick<Sales, 'kinds'>
  readonly settings: Pick<Settings, 'yarns'>
  readonly renderer: RugRenderer
  readonly now: () => number
}

/** The packs of the shop's orders, which know where their wool lies; closed with the server. */
export function openPacks(
  app: App,
  { config, database, sales, settings, renderer, now }: Deps,
): WorkshopPacks {
  const weighing = { sold: sales.kinds.sold, workshop: config.workshop }
  const packs = workshopPacks({
    renderer,
    now,
    config: config.workshop,
    publicUrl: config.publicUrl,
    plans: join(config.dataDir, 'cache', 'gun-plans'),
    drawings: join(config.dataDir, 'cache', 'rug-drawings'),
    woolOf: (order) => woolOfLines(database.orm, order, { ...weighing, card: settings.yarns }),
  })
  app.addHook('onClose', () => packs.close())
  return packs
}
