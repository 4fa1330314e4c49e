// Finds the packages a script needs: `npm start` installs no development tools, and a script that imports one must
// request them (`tools/run.sh --all`).
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')

type PackageFile = {
  readonly name?: string
  readonly exports?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

const read = (path: string) => JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as PackageFile

const WORKSPACES = ['packages', 'apps'].flatMap((folder) =>
  readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`),
)
const OWN = new Map(WORKSPACES.map((folder) => [read(`${folder}/package.json`).name ?? '', folder] as const))
// The bench installs its own beside it.
const FILES = [
  read('package.json'),
  read('bench/package.json'),
  ...WORKSPACES.map((folder) => read(`${folder}/package.json`)),
]
const DEPENDENCIES = new Set(FILES.flatMap(({ dependencies = {} }) => Object.keys(dependencies)))
const TOOLS = new Set(FILES.flatMap(({ devDependencies = {} }) => Object.keys(devDependencies)))

export type Needed = {
  readonly kind: 'dependency' | 'development tool' | 'unknown'
  /** The first file that imports it. */
  readonly from: string
}

export type Reached = {
  /** Our own files, by their path from the root. */
  readonly files: ReadonlySet<string>
  /** npm packages. */
  readonly packages: ReadonlyMap<string, Needed>
}

/** Every npm package that a file imports, directly or through our own files. */
export function packagesOf(entry: string): ReadonlyMap<string, Needed> {
  return reachedFrom([entry]).packages
}

/** Everything that files import, directly or through our own files. */
export function reachedFrom(entries: readonly string[]): Reached {
  const found = new Map<string, Needed>()
  const seen = new Set<string>()
  const waiting = entries.map((entry) => resolve(ROOT, entry))
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file) || !existsSync(file)) continue
    seen.add(file)
    for (const specifier of importsOf(readFileSync(file, 'utf8'))) {
      const own = ownFile(specifier, file)
      if (own !== null) waiting.push(own)
      else if (!isBuiltin(specifier) && !found.has(packageName(specifier)))
        found.set(packageName(specifier), {
          kind: kindOf(packageName(specifier)),
          from: relative(ROOT, file),
        })
    }
  }
  return { files: new Set([...seen].map((file) => relative(ROOT, file))), packages: found }
}

/** The imports at run time: types are stripped first. Workers are referenced by path. */
function importsOf(source: string): readonly string[] {
  const code = source.replaceAll(/^\s*(?:import|export) type [^'=]*'[^']*'/gm, '')
  const imports = code.matchAll(/(?:\bfrom|^\s*import|\bimport\()\s*'([@\w./:-]+)'/gm)
  const workers = code.matchAll(/'((?:[\w.-]+\/)*[\w-]+\.worker\.ts)'/g)
  return [...imports, ...workers].map(([, specifier = '']) => specifier)
}

function ownFile(specifier: string, from: string): string | null {
  if (specifier.startsWith('.')) return resolve(dirname(from), specifier)
  // Relative to the file, or to the root.
  if (specifier.endsWith('.worker.ts'))
    return resolve(specifier.includes('/') ? ROOT : dirname(from), specifier)
  const name = packageName(specifier)
  const folder = OWN.get(name)
  if (folder === undefined) return null
  const path = exportedFile(read(`${folder}/package.json`).exports ?? {}, `.${specifier.slice(name.length)}`)
  if (path === undefined) throw new Error(`${specifier} in ${from} is not exported`)
  return join(ROOT, folder, path)
}

/** The file of a subpath: named, or by the longest pattern, as Node resolves it. */
function exportedFile(exported: Readonly<Record<string, string>>, subpath: string): string | undefined {
  if (exported[subpath] !== undefined) return exported[subpath]
  const fitting = Object.entries(exported).filter(
    ([pattern]) => pattern.endsWith('*') && subpath.startsWith(pattern.slice(0, -1)),
  )
  const [pattern, file] = fitting.sort(([a], [b]) => b.length - a.length)[0] ?? []
  return pattern && file?.replace('*', subpath.slice(pattern.length - 1))
}

function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

function kindOf(name: string): Needed['kind'] {
  if (DEPENDENCIES.has(name)) return 'dependency'
  return TOOLS.has(name) ? 'development tool' : 'unknown'
}
