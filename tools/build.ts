// `npm run build`: everything that a fresh clone lacks, the drawn catalogue and the built pages.
import { renderArtwork } from './artwork/render-artwork.ts'
import { buildWeb } from './build-web.ts'

await Promise.all([renderArtwork(), buildWeb()])
