// `npm run build`: everything that a fresh clone lacks, the drawn catalogue and the built pages.
import { renderArtwork } from './artwork/render-artwork.ts'
import { buildWeb } from './build-web.ts'
import { readOptions } from './read-options.ts'

// Settings are environment variables: docs/operations.md.
readOptions({ usage: 'npm start, or npm run build' })
await Promise.all([renderArtwork(), buildWeb()])
