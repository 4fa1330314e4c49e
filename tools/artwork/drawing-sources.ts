import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import type { Design } from '@nawl/artwork/design'
import { collectionSlug } from '@nawl/domain/catalogue/collection'

const DESIGNS = 'packages/artwork/src/designs'

/** The files a drawing depends on: its own and every pattern it imports, directly or indirectly. */
export function drawingSources(design: Pick<Design, 'id' | 'collection'>): string[] {
  return importedBy([ownFile(design)])
}

/** These files and our own files they import, directly or indirectly; relative to the root, sorted. */
export function importedBy(files: readonly string[]): string[] {
  const found = new Set<string>()
  const follow = (file: string) => {
    if (found.has(file)) return
    found.add(file)
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/from '((?:\.|@nawl\/)[^']+)'/g))
      follow(path.startsWith('.') ? join(dirname(file), path) : ofPackage(path))
  }
  files.forEach(follow)
  return [...found].toSorted()
}

function ofPackage(path: string): string {
  const [, name = '', ...rest] = path.split('/')
  return `${join('packages', name, 'src', ...rest)}.ts`
}

/** The second design with a repeated id has its collection in its file name. */
function ownFile({ id, collection }: Pick<Design, 'id' | 'collection'>): string {
  const slug = collectionSlug(collection)
  const plain = join(DESIGNS, slug, `${id}.ts`)
  return existsSync(plain) ? plain : join(DESIGNS, slug, `${id}-${slug}.ts`)
}
