// `npm run artwork [-- design …]`: for adding designs. Renders what has changed, surveys it (or the designs named by
// id, or `all`) as the workshop would, records those without faults in surveyed-drawings.json, and makes a contact
// sheet. `-- --approve design …` also approves these drawings.
import { catalogue } from '@nawl/artwork/catalogue'
import type { Design } from '@nawl/artwork/design'
import { faultsOf } from '@nawl/artwork/survey/faults-of'
import { hashDistance, perceptualHash } from '@nawl/artwork/survey/perceptual-hash'
import type { Survey } from '@nawl/artwork/survey/survey-design'
import { THINNEST_LINE_CM } from '@nawl/artwork/survey/survey-design'
import { TUFT_MM } from '@nawl/engine/pile/tile/tile-units'

import { readOptions } from '../read-options.ts'
import { approveDrawings } from './approve-drawings.ts'
import { contactSheet } from './contact-sheet.ts'
import { artworkDirectory, artworkPool, renderArtwork } from './render-artwork.ts'
import { SURVEYED, writeSurveyed } from './surveyed-drawings.ts'

const { values, positionals: asked } = readOptions({
  usage: 'npm run artwork [-- design … | all] [--approve]',
  options: { approve: false },
  words: Infinity,
})
if (values.approve && asked.length === 0) {
  console.error('Name the designs to approve by their ids, or say all.')
  process.exit(1)
}
const unknown = asked.filter((id) => id !== 'all' && !catalogue.some((design) => design.id === id))
if (unknown.length > 0) {
  console.error(
    `No design is called ${unknown.join(' or ')}. Ids are names in lower case, such as ${catalogue[0]?.id}.`,
  )
  process.exit(1)
}
const drawn = await renderArtwork()
const chosen = asked.length === 0 ? drawn : wanted(asked)
const pool = await artworkPool()
const surveys = await Promise.all(
  chosen.map(async (index) => (await pool.run({ index }, { name: 'survey' })) as Survey),
)
await pool.close()
const faultless = (_: number, place: number) =>
  faultsOf(catalogue[chosen[place]!]!, surveys[place]!).length === 0
writeSurveyed(
  SURVEYED,
  chosen.filter(faultless).map((index) => catalogue[index]!),
)
for (const [place, survey] of surveys.entries()) console.log(report(catalogue[chosen[place]!]!, survey))
if (values.approve) approveDrawings(chosen.map((index) => catalogue[index]!))
console.log(`\nMost alike, of 64 differences:\n${mostAlike()}`)
console.log(`\n${await contactSheet(artworkDirectory())}`)

function mostAlike(): string {
  const seen = catalogue.map((design) => ({ design, hash: perceptualHash(design) }))
  return seen
    .flatMap(({ design, hash }, index) =>
      seen.slice(index + 1).map((other) => ({
        pair: `${title(design)} and ${title(other.design)}`,
        distance: hashDistance(hash, other.hash),
      })),
    )
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, 10)
    .map(({ pair, distance }) => `  ${distance}  ${pair}`)
    .join('\n')
}

function title({ name, collection }: Design): string {
  return `${name}, ${collection}`
}

function wanted(ids: readonly string[]): number[] {
  return catalogue.flatMap(({ id }, index) => (ids.includes('all') || ids.includes(id) ? [index] : []))
}

function report(design: Design, survey: Survey): string {
  const { palette, one, other, deltaE } = survey.nearestPair
  return [
    `\n${title(design)}`,
    ...design.yarns.map(
      (yarn, index) =>
        `  ${yarn.hex} ${yarn.name.padEnd(18)} ${percent(survey.shares[index]!)} of the rug, ` +
        `${percent(survey.sharesInDisc[index]!)} of a round one${thin(survey.longestThin[index]!)}`,
    ),
    `  nearest yarns: ${one} and ${other}, ΔE2000 ${deltaE.toFixed(1)}, in ${palette}`,
    `  smallest patch: ${survey.smallestIslet.toFixed(1)} cm²`,
    ...faultsOf(design, survey).map((fault) => `  ! ${fault}`),
  ].join('\n')
}

function thin(longest: number): string {
  const tufts = Math.round((THINNEST_LINE_CM * 10) / TUFT_MM)
  return longest > 0 ? `; thinner than ${tufts} tufts for ${longest.toFixed(1)} cm` : ''
}

function percent(share: number): string {
  return `${share.toFixed(1).padStart(5)} %`
}
