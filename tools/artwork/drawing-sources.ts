import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import type { Design } from '@nawl/artwork/design'
import { collectionSlug } from '@nawl/domain/catalogue/collection'

const DESIGNS = 'packages/artwork/src/designs'

/** The files a drawing depends on: its own and every motif it imports, directly or through others. */
export function drawingSources(design: Pick<Design, 'id' | 'collection'>): string[] {
  const found = new Set<string>()
  const follow = (file: string) => {
    if (found.has(file)) return
    found.add(file)
    for (const [, path] of readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g))
      follow(join(dirname(file), path!))
  }
  follow(ownFile(design))
  return [...found].toSorted()
}

/** The second of a repeated id carries its collection in its name. */
function ownFile({ id, collection }: Pick<Design, 'id' | 'collection'>): string {
  const slug = collectionSlug(collection)
  const plain = join(DESIGNS, slug, `${id}.ts`)
  return existsSync(plain) ? plain : join(DESIGNS, slug, `${id}-${slug}.ts`)
}
