// `npm run e2e`: the browser tests against the current shop, all or those named.
import { spawn } from 'node:child_process'
import { once } from 'node:events'

import { renderArtwork } from './artwork/render-artwork.ts'
import { buildWeb } from './build-web.ts'

await renderArtwork()
await buildWeb()
const journeys = spawn('playwright', ['test', ...process.argv.slice(2)], { stdio: 'inherit' })
const [code] = (await once(journeys, 'close')) as [number | null]
process.exitCode = code ?? 1
