// `npm start`: everything a fresh clone lacks, then the shop, in this very process.
import './build.ts'

await import('../apps/server/src/main.ts')
