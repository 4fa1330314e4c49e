import { readFileSync } from 'node:fs'

/** A package in the lock file; its key is its folder. */
export type LockedPackage = {
  readonly version?: string
  readonly license?: string
  readonly dev?: boolean
  readonly link?: boolean
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
}

export type LockedPackages = Readonly<Record<string, LockedPackage>>

/** The packages of the lock file at `path`, by folder. */
export function readLock(path: string): LockedPackages {
  return (JSON.parse(readFileSync(path, 'utf8')) as { packages: LockedPackages }).packages
}

/** `apps/web/node_modules/@scope/name` → `@scope/name` */
export function nameAt(folder: string): string {
  return folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

/** The folder in which Node resolves `name` from a file in folder `from`; null if it is not locked. */
export function folderOf(packages: LockedPackages, name: string, from: string): string | null {
  for (let above: string | null = from; above !== null; above = parentOf(above)) {
    const folder = above === '' ? `node_modules/${name}` : `${above}/node_modules/${name}`
    if (packages[folder]) return folder
  }
  return null
}

/**
 * The folders of `roots` and of all their run-time dependencies, without types-only ones; packages that `isLeaf`
 * accepts are included without their dependencies.
 */
export function needed(
  packages: LockedPackages,
  roots: readonly string[],
  isLeaf: (name: string) => boolean = () => false,
): string[] {
  const found = new Set<string>()
  const waiting = [...roots]
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    if (found.has(folder)) continue
    found.add(folder)
    const entry = packages[folder]
    if (!entry || isLeaf(nameAt(folder))) continue
    for (const name of namesNeeded(entry)) {
      const next = folderOf(packages, name, folder)
      if (next !== null && !packages[next]?.link) waiting.push(next)
    }
  }
  return [...found].toSorted()
}

function namesNeeded({
  dependencies,
  optionalDependencies,
  peerDependencies = {},
  peerDependenciesMeta = {},
}: LockedPackage): string[] {
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional)
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers].filter(
    (name) => !name.startsWith('@types/'),
  )
}

function parentOf(folder: string): string | null {
  if (folder === '') return null
  const end = folder.lastIndexOf('/node_modules/')
  if (end >= 0) return folder.slice(0, end)
  const slash = folder.lastIndexOf('/')
  return folder.startsWith('node_modules/') || slash < 0 ? '' : folder.slice(0, slash)
}
