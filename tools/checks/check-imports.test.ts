import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { describe, expect, it } from 'vitest'

import { offencesIn } from './check-imports.ts'

const root = resolve(import.meta.dirname, '../..')
const why = (file: string, source: string) => offencesIn(file, source).map((offence) => offence.why)

describe('imports between packages', () => {
  it.each([
    ['packages/engine/src/a.ts', "import { join } from 'node:path'"],
    ['packages/engine/src/a.ts', "import type { Yarn } from '@nawl/artwork/design'"],
    ['packages/domain/src/a.ts', "export { z } from 'zod'"],
    ['packages/contract/src/a.ts', "import { decodeBmp } from '@nawl/engine/bitmap/decode-bmp'"],
    ['apps/web/app/a.tsx', "import {\n  buildApp,\n} from '@nawl/server/app'"],
    ['apps/web/app/a.tsx', "import { buildApp } from '../../server/src/app.ts'"],
    ['apps/server/src/a.ts', "const page = await import('@nawl/web/root')"],
    ['packages/engine/src/a.ts', "import '@nawl/engine/rug'"],
  ])('refuses in %s: %s', (file, source) => expect(why(file, source)).toHaveLength(1))

  it.each([
    ['packages/artwork/src/a.ts', "import { parseHex } from '@nawl/engine/color/hex'"],
    ['packages/engine/src/a.ts', "import { crossings } from '@nawl/domain/outline/outline-curve'"],
    ['packages/contract/src/a.ts', "import { z } from 'zod'"],
    ['apps/web/app/a.tsx', "import { estimate } from '@nawl/domain/rug/estimate'"],
    ['packages/engine/src/a.test.ts', "import { expect } from 'vitest'"],
    ['packages/engine/src/a.ts', "// taken from '#A8452F', as an example"],
  ])('allows in %s: %s', (file, source) => expect(why(file, source)).toEqual([]))
})

describe("imports between the apps' districts", () => {
  it.each([
    ['apps/server/src/platform/http/a.ts', "import type { Cart } from '../../sales/carts/cart.ts'"],
    ['apps/server/src/catalogue/a.ts', "import { checkout } from '../sales/checkout/checkout.ts'"],
    ['apps/server/src/sales/a.ts', "import type { AppDeps } from '../app.ts'"],
    ['apps/server/src/sales/a.ts', "import { shop } from '../../test/shop.ts'"],
    ['apps/web/app/ui/a.tsx', "import { AddToCart } from '../studio/order/add-to-cart.tsx'"],
    ['apps/web/app/page/a.ts', "import { loader } from '../root.tsx'"],
  ])('refuses in %s: %s', (file, source) => expect(why(file, source)).toHaveLength(1))

  it.each([
    ['apps/server/src/app.ts', "import { salesRoutes } from './sales/sales.routes.ts'"],
    ['apps/server/src/sales/a.ts', "import type { Config } from '../platform/config/config.ts'"],
    ['apps/server/src/sales/carts/a.ts', "import { line } from '../orders/line.ts'"],
    ['apps/web/app/studio/a.tsx', "import type { Route } from './+types/check-imports.test'"],
    ['apps/web/app/root.tsx', "import { useRoot } from './page/use-root.ts'"],
    ['apps/server/src/sales/a.test.ts', "import { shop } from '../../test/shop.ts'"],
    ['apps/server/test/shop.ts', "import { buildApp } from '../src/app.ts'"],
  ])('allows in %s: %s', (file, source) => expect(why(file, source)).toEqual([]))

  it.each([
    ['apps/server/src', 'app.ts'],
    ['apps/web/app', 'root.tsx'],
  ])('are checked in every folder of %s', (source, above) => {
    const folders = readdirSync(join(root, source), { withFileTypes: true }).filter((one) =>
      one.isDirectory(),
    )
    // What helps tests is in no district.
    const districts = folders.map(({ name }) => name).filter((name) => name !== 'testing')
    const unchecked = districts.filter(
      (name) => why(`${source}/${name}/a.ts`, `import '../${above}'`).length === 0,
    )
    expect(unchecked).toEqual([])
  })
})
