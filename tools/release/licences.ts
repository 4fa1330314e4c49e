// `npm run licences`: writes docs/licences.md, which lists every package of a shop with its licence and use. Fails on
// a licence that is not allowed. --check writes nothing, and fails if the file is outdated.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { type LockedPackage, nameAt } from './lock-tree.ts'
import { ROOT, type Parts, readParts } from './parts.ts'

const FILE = 'docs/licences.md'

/**
 * Allowed licences by SPDX identifier. LGPL is for libvips and libheif, separate files that anyone may replace; MPL is for a
 * build tool and for resvg, CC-BY for its browser data.
 */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'ISC',
  'LGPL-3.0',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'Unlicense',
])

/** Packages whose package.json names no licence, with the licence of the file beside it. */
const BY_TEXT: Readonly<Record<string, string>> = { 'png-js': 'MIT' }

type Listed = {
  readonly name: string
  readonly version: string
  readonly licence: string
  readonly places: string
}

/** Whether an SPDX expression is satisfied by allowed licences; of alternatives, one is enough. */
export function isAllowed(expression: string): boolean {
  const plain = expression.trim().replace(/^\(([^()]*)\)$/, '$1')
  // SPDX 3 allows its operators in lower case, too.
  const [all, some] = [plain.split(/ (?:AND|and) /), plain.split(/ (?:OR|or) /)]
  if (all.length > 1) return all.every(isAllowed)
  if (some.length > 1) return some.some(isAllowed)
  return ALLOWED.has(plain)
}

/** Packages that are not only for development, once per version. */
export function listPackages(parts: Parts): Listed[] {
  const listed = Object.entries(parts.lock).flatMap(([folder, entry]) =>
    folder.includes('node_modules/') && !entry.dev && !entry.link ? [listedAt(folder, entry, parts)] : [],
  )
  const once = new Map(listed.map((one) => [`${one.name} ${one.version} ${one.places}`, one]))
  return [...once.values()].sort((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)))
}

function listedAt(folder: string, { version = '', license }: LockedPackage, parts: Parts): Listed {
  const name = nameAt(folder)
  const places = (['server', 'browser', 'image'] as const).filter((place) => parts[place].has(folder))
  return {
    name,
    version,
    licence: license ?? BY_TEXT[name] ?? 'none named',
    places: places.join(', ') || 'build',
  }
}

function page(packages: readonly Listed[]): string {
  const licences = [...new Set(packages.map(({ licence }) => licence))].toSorted()
  const sections = licences.map((licence) => {
    const lines = packages
      .filter((one) => one.licence === licence)
      .map(({ name, version, places }) => `- \`${name}\` ${version}: ${places}`)
    return `## ${licence}\n\n${lines.join('\n')}\n`
  })
  return `${HEAD}\n${sections.join('\n')}`
}

const HEAD = `# Licences

Nawl is under the MIT licence. It is made with the packages below, and \`npm run licences\` writes this list from
\`package-lock.json\`. What is there for tests and checks alone is not in it.

- **server**: run by the shop, or by the pages that it renders.
- **browser**: sent to browsers, whole or in part.
- **image**: in the container image under \`node_modules\`, with its licence beside it where the package brings
  one. Of binaries for different machines an image has those of its own.
- **build**: builds the pages, and stays where that is done.

Not packages: the fonts Newsreader, Instrument Sans, Amiri and IBM Plex Sans Arabic, sent to browsers and set in papers, are under the SIL Open
Font License (OFL-1.1), whose text lies beside them. libvips is under the LGPL: it is a library of its own in
\`node_modules/@img\`, unchanged, and may be replaced by another build of it; its sources are named in
[sharp-libvips](https://github.com/lovell/sharp-libvips).
`

if (process.argv[1] === import.meta.filename) {
  const packages = listPackages(readParts())
  const refused = packages.filter(({ licence }) => !isAllowed(licence))
  for (const { name, version, licence } of refused)
    console.error(`${name} ${version} is under a licence that is not allowed: ${licence}`)
  const text = page(packages)
  const path = join(ROOT, FILE)
  if (!process.argv.includes('--check')) writeFileSync(path, text)
  else if (readFileSync(path, 'utf8') !== text) {
    console.error(`${FILE} is not up to date: npm run licences`)
    process.exitCode = 1
  }
  if (refused.length > 0) process.exitCode = 1
}
