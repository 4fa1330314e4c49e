// Puts what a shop runs into a folder, and nothing else: node tools/release/release-files.ts FOLDER. The image is made of it.
// What goes in is found by following imports from what is started, not by leaving out what happens to be known.
import {
  chmodSync,
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

import { catalogue } from '@nawl/artwork/catalogue'
import { artworkPath } from '@nawl/domain/catalogue/listed-rug'

import { artworkDirectory } from '../artwork/render-artwork.ts'
import { nameAt } from './lock-tree.ts'
import { packageFiles } from './package-files.ts'
import { ROOT, readParts } from './parts.ts'

/** What is read while the shop runs. */
const READ = [
  'package.json',
  '{apps,packages}/*/package.json',
  '{apps,packages}/*/src/**/*.{json,sql,txt,ttf}',
  'apps/web/build/{client,*/server}/**',
  'content/**',
  'LICENSE',
  'docs/licences.md',
]
/** Questions that the assistant is measured by, and what drizzle-kit compares a schema with. */
const NOT_READ = /\/(?:evaluation|migrations\/meta\/\d+_snapshot\.json)/

/** Fills `out`, which must not be there yet, from a checkout whose pages are built and whose catalogue is drawn. */
function releaseFiles(out: string): void {
  process.umask(0o022)
  if (existsSync(out)) throw new Error(`${out} is there already`)
  const { files, image } = readParts()
  if (filesOf(['apps/web/build/en/server/index.js']).length === 0)
    throw new Error('the pages are not built: npm run build')
  for (const file of [...files, ...filesOf(READ).filter((path) => !NOT_READ.test(path))]) copy(file, out)
  copyPackages([...image], out)
  copyArtwork(out)
}

function copyPackages(locked: readonly string[], out: string): void {
  // What is locked for other machines is not installed on this one.
  const folders = locked.filter((folder) => existsSync(join(ROOT, folder)))
  for (const folder of folders)
    for (const file of packageFiles(nameAt(folder), join(ROOT, folder))) copy(join(folder, file), out)
  for (const path of filesOf(['packages/*/package.json'])) {
    const { name } = JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as { name: string }
    const link = join(out, 'node_modules', name)
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(join('../..', dirname(path)), link)
  }
}

/** What pages show of each design and what its colours are changed in, the latter packed: few yarns in large areas. */
function copyArtwork(out: string): void {
  const from = artworkDirectory()
  const to = join(out, 'artwork')
  for (const design of catalogue) {
    const path = artworkPath(design)
    mkdirSync(join(to, dirname(path)), { recursive: true })
    const pictures = globSync([`${path}.jpg`, `${path}-*.{avif,webp}`], { cwd: from })
    for (const picture of pictures) copyFile(join(from, picture), join(to, picture))
    for (const bitmap of [`${path}.bmp`, `${path}-square.bmp`, `${path}-round.bmp`])
      writeFileSync(join(to, `${bitmap}.br`), packed(readFileSync(join(from, bitmap))))
  }
  copyFile(join(from, 'drawn.json'), join(to, 'drawn.json'))
}

/** Byte for byte what was drawn, once it is read: a rug's strands lie by the bytes of its bitmap. */
function packed(bitmap: Buffer): Buffer {
  return brotliCompressSync(bitmap, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
}

function filesOf(patterns: readonly string[]): string[] {
  return globSync(patterns, { cwd: ROOT, exclude: ['**/node_modules'], withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1))
}

function copy(path: string, out: string): void {
  mkdirSync(join(out, dirname(path)), { recursive: true })
  copyFile(join(ROOT, path), join(out, path))
}

/** Whoever runs the shop may read it all, whatever the umask was when it was made. */
function copyFile(from: string, to: string): void {
  copyFileSync(from, to)
  chmodSync(to, 0o644)
}

if (process.argv[1] === import.meta.filename) {
  const [, , out] = process.argv
  if (out === undefined) throw new Error('say where to: node tools/release/release-files.ts FOLDER')
  releaseFiles(resolve(out))
}
