// `npm start`: what a fresh clone lacks to open, then the shop, in this very process. The catalogue is drawn beside it.
import { beginDrawing } from './artwork/begin-drawing.ts'
import { buildWeb } from './build-web.ts'

await Promise.all([beginDrawing(), buildWeb()])

await import('../apps/server/src/main.ts')
