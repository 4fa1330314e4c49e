// `npm start`: builds whatever a fresh clone lacks, then runs the shop in this process.
import { beginDrawing } from './artwork/begin-drawing.ts'
import { buildWeb } from './build-web.ts'

await Promise.all([beginDrawing(), buildWeb()])

await import('../apps/server/src/main.ts')
