import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

import type { Design } from '@nawl/artwork/design'
import { artworkPath } from '@nawl/domain/catalogue/listed-rug'

import { contentHash } from '../content-hash.ts'
import { drawingSources, importedBy } from './drawing-sources.ts'

/** In the repository: what everything was when the workshop's survey last found no fault. */
export const SURVEYED = 'tools/artwork/surveyed-drawings.json'
/** The same for this machine, since. */
export const SURVEYED_HERE = 'var/surveyed-drawings.json'

const SURVEY = ['packages/artwork/src/survey/survey-design.ts', 'packages/artwork/src/survey/faults-of.ts']

/** By design, a hash of its sources and of the survey's. */
export type Surveyed = Record<string, string>

/** A design's hash, and where it stands in a list of them. */
export function surveyedAs(design: Design): { readonly key: string; readonly hash: string } {
  const sources = new Set([...importedBy(SURVEY), ...drawingSources(design)])
  return { key: artworkPath(design), hash: contentHash([...sources].toSorted()) }
}

/** Whether the survey has found no fault in a design as it is now, according to these lists. */
export function isSurveyed(design: Design, lists: readonly Surveyed[]): boolean {
  const { key, hash } = surveyedAs(design)
  return lists.some((list) => list[key] === hash)
}

export function readSurveyed(file: string): Surveyed {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Surveyed) : {}
}

/** Notes in a list that the survey has found no fault in these. */
export function writeSurveyed(file: string, designs: readonly Design[]): void {
  const list = readSurveyed(file)
  for (const { key, hash } of designs.map(surveyedAs)) list[key] = hash
  const inOrder = Object.fromEntries(Object.entries(list).toSorted(([p], [q]) => (p < q ? -1 : 1)))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(inOrder, null, 2)}\n`)
}
