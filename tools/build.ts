// `npm run build`: everything a fresh clone lacks before the shop can open, the drawn catalogue and the built pages.
import { renderArtwork } from './artwork/render-artwork.ts'
import { buildWeb } from './build-web.ts'

await Promise.all([renderArtwork(), buildWeb()])
