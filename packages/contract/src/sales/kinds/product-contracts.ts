import type { ProductContracts } from './product-contract.ts'
import { rugContract } from './rug/rug-contract.ts'
import { sampleBoxContract } from './sample-box/sample-box-contract.ts'
import { strikeOffContract } from './strike-off/strike-off-contract.ts'

/** The kinds of products that the shop sells. A new one is added here and nowhere else in this package. */
export const PRODUCT_CONTRACTS: ProductContracts = {
  rug: rugContract,
  'sample-box': sampleBoxContract,
  'strike-off': strikeOffContract,
}
