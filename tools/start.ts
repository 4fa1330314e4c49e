// `npm start`: everything a fresh clone lacks, then the shop, in this very process.
import { renderArtwork } from './artwork/render-artwork.ts'
import { buildWeb } from './build-web.ts'

await Promise.all([renderArtwork(), buildWeb()])
await import('../apps/server/src/main.ts')
