import { yarnSupply as schema } from '@nawl/contract/desk/yarn-ledger'
import { DEFAULT_SUPPLY, type YarnSupply } from '@nawl/domain/workshop/yarn-supply'

import type { Published } from '../../platform/revisions/published.ts'
import type { DocumentKind } from '../document-kind.ts'

const DOCUMENT = 'settings/yarn'

/** How the shop gets wool, as its owners last published it. */
export function readYarnSupply({ published }: { readonly published: Published }) {
  const builtIn = DEFAULT_SUPPLY as Supply
  return {
    now: (): YarnSupply => (published.value(DOCUMENT) as YarnSupply | undefined) ?? builtIn,
    kind: {
      name: DOCUMENT,
      permission: 'yarns.change',
      schema,
      builtIn: () => builtIn,
      mostBytes: 4 * 1024,
    } satisfies DocumentKind<Supply>,
  }
}

type Supply = ReturnType<typeof schema.parse>
