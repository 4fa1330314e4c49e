// `npm run artwork:sizes -- design … | all`: draws designs on every surveyed size, says what is wrong with each, and
// lays the drawings side by side in var/artwork-sizes/. `--quick` only draws, coarsely.
import { mkdir } from 'node:fs/promises'

import { catalogue } from '@nawl/artwork/catalogue'
import { sizeFaults } from '@nawl/artwork/survey/size-faults'
import { ORGANIC_SIZES, SURVEYED_SIZES } from '@nawl/artwork/survey/surveyed-sizes'

import { readOptions } from '../read-options.ts'
import { sizeSheet } from './size-sheet.ts'

const { values, positionals: asked } = readOptions({
  usage: 'npm run artwork:sizes -- design … | all [--quick]',
  options: { quick: false },
  words: Infinity,
})
const DIRECTORY = 'var/artwork-sizes'
await mkdir(DIRECTORY, { recursive: true })
let faulty = 0
for (const design of catalogue) {
  if (!asked.includes('all') && !asked.includes(design.id)) continue
  console.log(
    `${design.name}, ${design.collection}: ${await sizeSheet(design, DIRECTORY, values.quick ? 1 : 2)}`,
  )
  if (values.quick) continue
  const started = performance.now()
  const faults = [...SURVEYED_SIZES, ...ORGANIC_SIZES].flatMap((rug) =>
    sizeFaults(design, rug).map((fault) => `  ! ${rug.width} × ${rug.height} ${rug.outline}: ${fault}`),
  )
  faulty += faults.length
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`  ${faults.length} faults, ${seconds} s`)
  for (const fault of faults) console.log(fault)
}
process.exitCode = faulty > 0 ? 1 : 0
