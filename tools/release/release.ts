// `npm run release -- minor` (or major, patch, 0.2.0): releases main. Runs the checks, writes version and date,
// commits, and tags with the changelog's text. --dry-run only says what it would do. It never pushes.
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { hasEntries, unreleased, withVersion } from './changelog.ts'
import { nextVersion } from './next-version.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const CHANGELOG = 'CHANGELOG.md'
/** Files that contain our packages' version, each with a pattern around it. */
const NAMED = ['package.json', '{apps,packages}/*/package.json', 'package-lock.json', 'deploy/Dockerfile']

export type Release = {
  readonly root: string
  /** As typed: `minor`, `0.2.0`. */
  readonly wish: string
  readonly dryRun: boolean
  /** Today, as `2027-01-31`. */
  readonly day: string
  /** Runs all checks; throws if one fails. */
  readonly check: () => void
  readonly say: (line: string) => void
}

/** Releases the checkout at `root`; throws, with everything unchanged, if a condition is not met. */
export function release({ root, wish, dryRun, day, check, say }: Release): void {
  const git = (...args: string[]) => gitIn(root, args)
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const { version: now } = JSON.parse(read('package.json')) as { version: string }
  const version = nextVersion(now, wish)
  const tag = `v${version}`
  const branch = git('rev-parse', '--abbrev-ref', 'HEAD')
  if (branch !== 'main') throw new Error(`releases are made on main, and this is ${branch}`)
  if (git('status', '--porcelain') !== '') throw new Error('there are changes that are not committed')
  if (git('tag', '--list', tag) !== '') throw new Error(`there is a ${tag} already`)
  const changelog = read(CHANGELOG)
  const changes = unreleased(changelog)
  if (changes === null || !hasEntries(changes)) throw new Error(`${CHANGELOG} has nothing under Unreleased`)

  const files = globSync(NAMED, { cwd: root }).toSorted()
  const contents = new Map(files.map((path) => [path, renamed(path, read(path), now, version)]))
  contents.set(CHANGELOG, withVersion(changelog, version, day))
  const message = `Nawl ${version}\n\n${changes}\n`
  if (dryRun) {
    say(`${now} → ${version}, in ${[...contents.keys()].join(', ')}; tag ${tag}:\n\n${message}`)
    return
  }
  check()
  for (const [path, text] of contents) writeFileSync(join(root, path), text)
  git('commit', '--quiet', '--message', `Nawl ${version}`, '--', ...contents.keys())
  // Verbatim, because git would take the changelog's titles for comments.
  git('tag', '--annotate', '--cleanup=verbatim', '--message', message, tag)
  say(`${tag} is tagged. To publish it: git push origin main ${tag}`)
}

/** The file with the new version of our own packages and of their dependencies on each other. */
function renamed(path: string, text: string, now: string, version: string): string {
  if (path.endsWith('Dockerfile')) {
    const label = (of: string) => `org.opencontainers.image.version="${of}"`
    if (!text.includes(label(now))) throw new Error(`${path} has no label of version ${now}`)
    return text.replace(label(now), label(version))
  }
  const json = JSON.parse(text) as PackageJson & { packages?: Record<string, PackageJson> }
  const ours = json.packages
    ? Object.entries(json.packages).filter(([key]) => !key.includes('node_modules'))
    : []
  for (const one of [json, ...ours.map(([, entry]) => entry)]) {
    if (isOurs(one.name) && one.version === now) one.version = version
    for (const name of Object.keys(one.dependencies ?? {}))
      if (isOurs(name)) one.dependencies = { ...one.dependencies, [name]: version }
  }
  return `${JSON.stringify(json, null, 2)}\n`
}

type PackageJson = { name?: string; version?: string; dependencies?: Record<string, string> }

const isOurs = (name = '') => name === 'nawl' || name.startsWith('@nawl/')

function gitIn(root: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`git ${args[0]}: ${stderr}`)
  return stdout.trim()
}

function runChecks(): void {
  const { status } = spawnSync('node', ['tools/test.ts'], { cwd: ROOT, stdio: 'inherit' })
  if (status !== 0) throw new Error('not everything holds that has to: the lines above say what')
}

if (process.argv[1] === import.meta.filename) {
  const words = process.argv.slice(2)
  const [wish, ...more] = words.filter((word) => word !== '--dry-run')
  try {
    if (wish === undefined || more.length > 0)
      throw new Error('say which: npm run release -- minor [--dry-run]')
    const day = new Date().toISOString().slice(0, 10)
    release({
      root: ROOT,
      wish,
      dryRun: words.includes('--dry-run'),
      day,
      check: runChecks,
      say: console.log,
    })
  } catch (error) {
    console.error(`No release: ${(error as Error).message}`)
    process.exitCode = 1
  }
}
