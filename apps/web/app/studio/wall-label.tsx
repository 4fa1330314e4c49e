import type { RugItem } from '@nawl/contract/rug-collection'
import { shortCode } from '@nawl/domain/catalogue/address'
import { dollars } from '@nawl/domain/money/format-money'
import { cents } from '@nawl/domain/money/money'

/** What a museum would hang beside the rug. On a phone only the name: the rest stands under Details. */
export function WallLabel({ rug }: { readonly rug: RugItem }) {
  return (
    <div className="wall-label">
      <p className="type-caption text-graphite max-sm:hidden">{rug.collection}</p>
      <h1 className="type-studio-name -ml-0.5">{rug.name}</h1>
      <div className="max-sm:hidden">
        <RugFacts rug={rug} />
      </div>
    </div>
  )
}

/** Price, code and description. */
export function RugFacts({ rug }: { readonly rug: RugItem }) {
  return (
    <>
      <p className="figures flex items-baseline gap-2.5">
        <span className="type-body font-medium">{dollars(cents(rug.basePrice))}</span>
        <span className="type-micro text-graphite">No. {shortCode(rug.id)}</span>
      </p>
      <p className="type-caption mt-3.5 text-graphite">{rug.description}</p>
    </>
  )
}
