// `npm run build`: everything a fresh clone lacks before the shop can open, the drawn catalogue and the built pages.
import { renderArtwork } from './artwork/render-artwork.ts'
import { buildWeb } from './build-web.ts'
import { readOptions } from './read-options.ts'

// Settings are environment variables: docs/operations.md.
readOptions({ usage: 'npm start, or npm run build' })
await Promise.all([renderArtwork(), buildWeb()])
