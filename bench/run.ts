// `npm run bench`: our engine beside what others offer, on the same picture in the same run.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

if (!existsSync('bench/node_modules')) {
  console.log('Installing the peers the bench compares with')
  execFileSync(
    'npm',
    ['install', '--prefix', 'bench', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'],
    { stdio: 'inherit' },
  )
}

const { measureExtraction } = await import('./extraction.ts')
const { measureRecolouring } = await import('./recolouring.ts')
const { drawPicture, REPLACED, YARNS } = await import('./picture.ts')
const { extractionTable, recolouringTable } = await import('./report.ts')

console.log('1000 × 1600 pixels, seven yarns, medians; compare the ratios, not the milliseconds')
for (const [name, noisy] of [
  ['flat', false],
  ['under uneven light', true],
] as const) {
  const picture = drawPicture(YARNS, noisy)
  console.log(extractionTable(`Extraction, ${name}`, await measureExtraction(picture)))
  console.log(
    recolouringTable(
      `Recolouring five yarns, ${name}`,
      await measureRecolouring(picture, drawPicture(REPLACED, noisy)),
    ),
  )
}
