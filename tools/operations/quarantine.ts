// `npm run quarantine`: lists what sweeps have moved to quarantine, where it stays for 30 days.
//   -- restore [DAY]  restores all of it or one day's, like 2026-11-22; the shop may be running
//   -- allow AREA     lets the next sweep of own-artwork, frozen or claims take more than 5 %; the shop may be
// running
//   -- adopt          pairs this database with this store; with the embedded database, stop the shop first
import { BLOB_AREAS, type BlobStore, openBlobs } from '../../apps/server/src/platform/blobs/blob-store.ts'
import { areaOf, bringBack, listQuarantine } from '../../apps/server/src/platform/blobs/quarantine.ts'
import { joinShop } from '../../apps/server/src/platform/blobs/shop-identity.ts'
import { allowSweep } from '../../apps/server/src/platform/blobs/sweep-allowance.ts'
import { readOptions } from '../read-options.ts'
import { command, shopConfig, withShopData } from './shop-data.ts'

const USAGE = `npm run quarantine [-- restore [DAY] | allow ${BLOB_AREAS.join('|')} | adopt]`

command(async () => {
  const [task = 'list', detail] = readOptions({ usage: USAGE, words: 2 }).positionals
  const config = shopConfig()
  if (task === 'adopt') {
    const id = await withShopData(config, async (data) => {
      await data.database.migrate()
      return joinShop(data)
    })
    return console.log(`database and store are of shop ${id} now; it sweeps when it is started`)
  }
  const blobs = await openBlobs(config.blobs, (error) => console.error(error.message))
  if (task === 'list') return list(blobs)
  if (task === 'restore') return restore(blobs, detail)
  const area = BLOB_AREAS.find((name) => name === detail)
  if (task !== 'allow' || !area) throw new Error(USAGE)
  await allowSweep(blobs, area, Date.now())
  console.log(
    `the next sweep of ${area} within two days goes ahead; shops sweep when they start and once a day`,
  )
})

async function list(blobs: BlobStore): Promise<void> {
  const groups = new Map<string, { count: number; bytes: number }>()
  for await (const { day, original, bytes } of listQuarantine(blobs)) {
    const group = `${day} ${areaOf(original)}`
    const so = groups.get(group) ?? { count: 0, bytes: 0 }
    groups.set(group, { count: so.count + 1, bytes: so.bytes + bytes })
  }
  for (const group of [...groups.keys()].sort((p, q) => p.localeCompare(q))) {
    const { count, bytes } = groups.get(group) ?? { count: 0, bytes: 0 }
    console.log(`${group}: ${count} blobs, ${(bytes / 1e6).toFixed(1)} MB`)
  }
  if (groups.size === 0) console.log('nothing is in quarantine')
}

async function restore(blobs: BlobStore, day: string | undefined): Promise<void> {
  if (day !== undefined && !/^\d{4}-\d\d-\d\d$/.test(day)) throw new Error(USAGE)
  const wanted = []
  for await (const taken of listQuarantine(blobs))
    if (day === undefined || taken.day === day) wanted.push(taken)
  const count = await bringBack(blobs, wanted)
  console.log(`${count} of ${wanted.length} blobs are back; the others were there`)
}
