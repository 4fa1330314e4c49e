import type { ProjectAnswer } from '@nawl/contract/trade/project'
import type { Cents } from '@nawl/domain/money/money'
import { QUANTITIES, type Quantity } from '@nawl/domain/rug/sizes/size'
import { nameOf } from '@nawl/messages/names'
import * as rug from '@nawl/messages/rug'
import { rugNote } from '@nawl/messages/text/rug-text'
import * as messages from '@nawl/messages/trade-account'
import { Link } from 'react-router'

import { usePrice } from '../../../page/country/use-price.ts'
import { LinePicture } from '../../../sales/cart/lines/line-picture.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { SelectField } from '../../../ui/forms/field.tsx'
import { ClientSaid } from '../client/client-said.tsx'

type OptionCardProps = {
  readonly option: ProjectAnswer['options'][number]
  readonly quantity: Quantity
  readonly isChosen: boolean
  readonly onChoose: () => void
  readonly onQuantity: (quantity: Quantity) => void
  readonly onRemove: (name: string) => void
  readonly onTake: () => void
  /** Whether the newer version that was approved in its place is in the project already. */
  readonly isTaken: boolean
}

/** One way to make a rug, with the list price beside the member's own. */
export function OptionCard({
  option,
  quantity,
  isChosen,
  onChoose,
  onQuantity,
  onRemove,
  onTake,
  isTaken,
}: OptionCardProps) {
  const { price } = usePrice()
  const { design, picture, studio } = option
  const name = nameOf(design.name)
  const shown = (amount: number) => price(amount as Cents) // whole, by the contract
  return (
    <article aria-label={name} className="trade-option" data-chosen={isChosen || undefined}>
      <Link to={studio} className="trade-paper" aria-label={`${messages.openInStudio}: ${name}`}>
        <LinePicture src={picture} className="rug-shadow-small" />
      </Link>
      <h3 className="type-h4 wrap-anywhere">{name}</h3>
      <p className="type-caption text-graphite">{rugNote(rug, design)}</p>
      {option.repeats && <p className="type-caption">{messages.repeats({ order: option.repeats })}</p>}
      {option.client && <ClientSaid client={option.client} onTake={isTaken ? null : onTake} />}
      <dl className="trade-sum type-ui figures">
        <dt className="text-graphite">{messages.list}</dt>
        <dd className="text-graphite">{shown(option.list)}</dd>
        <dt>{messages.net}</dt>
        <dd className="font-medium">{shown(option.net)}</dd>
      </dl>
      <SelectField
        label={messages.quantity}
        value={quantity}
        onChange={({ target }) => onQuantity(Number(target.value) as Quantity)} // one of the options
      >
        {QUANTITIES.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </SelectField>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button
          small
          className="aria-pressed:bg-ink aria-pressed:text-paper"
          aria-pressed={isChosen}
          onClick={onChoose}
        >
          {isChosen ? messages.chosenOption : messages.choose}
        </Button>
        <button
          type="button"
          className="type-ui min-h-11 underline underline-offset-4"
          aria-label={`${messages.removeOption}: ${name}`}
          onClick={() => onRemove(name)}
        >
          {messages.removeOption}
        </button>
      </div>
    </article>
  )
}
