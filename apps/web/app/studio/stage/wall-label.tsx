import { nameOf } from '@nawl/messages/names'
import * as messages from '@nawl/messages/stage'
import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import { shortCode } from '@nawl/domain/catalogue/address'
import { cents } from '@nawl/domain/money/money'

import { usePrice } from '../../page/country/use-price.ts'
import { nameSize } from './name-size.ts'
import { listedArea } from '../size/size-messages.ts'

/** The rug's label, as in a museum. On a phone only the name: the rest is in Details. */
export function WallLabel({ rug }: { readonly rug: RugItem }) {
  return (
    <div className="wall-label">
      <p className="type-caption text-graphite max-sm:hidden">{nameOf(rug.collection)}</p>
      <h1 className={`type-studio-name -ms-0.5 ${nameSize(rug.name)}`}>{rug.name}</h1>
      <div className="max-sm:hidden">
        <RugFacts rug={rug} />
      </div>
    </div>
  )
}

/** Price with its area, pattern code and description. */
export function RugFacts({ rug }: { readonly rug: RugItem }) {
  const { price } = usePrice()
  return (
    <>
      <p className="figures">
        <span className="type-body font-medium">{price(cents(rug.basePrice))}</span>{' '}
        <span className="type-ui whitespace-nowrap">{messages.forArea({ area: listedArea(rug) })}</span>
      </p>
      <p className="type-micro figures mt-0.5 text-graphite">
        {messages.patternNumber({ code: shortCode(rug.id) })}
      </p>
      <p className="type-ui mt-3.5">{rug.description}</p>
    </>
  )
}
