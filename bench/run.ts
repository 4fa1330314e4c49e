// `npm run bench`: our engine compared with other libraries, on the same drawings in the same run.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

import { readOptions } from '../tools/read-options.ts'

readOptions({ usage: 'npm run bench' })
installPeers()
// These modules import the compared packages, which are installed above.
const { measureQuality, TEXTURES } = await import('./engine/measure-quality.ts')
const { measureSpeed } = await import('./engine/measure-speed.ts')
const { goalTable } = await import('./engine/goal-table.ts')
const { HOME_SEED } = await import('./engine/hard/hard-designs.ts')
const { hardPictures } = await import('./engine/hard/hard-pictures.ts')
const { hardTable } = await import('./engine/hard/hard-table.ts')
const { measureHard } = await import('./engine/hard/measure-hard.ts')
const { designTable, extractionTable, recolouringTable } = await import('./engine/detail-tables.ts')

const WIDTH = 1000

console.log('1000 × 1600 pixels, medians; compare the ratios, not the milliseconds')
const speed = await measureSpeed(WIDTH)
// A discarded warm-up on small drawings, so that every method is compiled before it is timed.
await measureQuality(200)
const quality = await measureQuality(WIDTH)

console.log(goalTable(quality, speed))
for (const texture of TEXTURES) {
  console.log(extractionTable(texture, quality[texture]))
  console.log(recolouringTable(texture, quality[texture]))
  console.log(designTable(texture, quality[texture]))
}
const hard = await hardPictures(WIDTH, HOME_SEED)
console.log(
  hardTable(
    HOME_SEED,
    hard.map((picture) => measureHard(picture, HOME_SEED)),
  ),
)

function installPeers(): void {
  const { dependencies } = JSON.parse(readFileSync('bench/package.json', 'utf8')) as {
    dependencies: Record<string, string>
  }
  if (Object.keys(dependencies).every((name) => existsSync(`bench/node_modules/${name}`))) return
  console.log('Installing the peers the bench compares with')
  const quiet = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error']
  execFileSync('npm', ['install', '--prefix', 'bench', ...quiet], { stdio: 'inherit' })
}
