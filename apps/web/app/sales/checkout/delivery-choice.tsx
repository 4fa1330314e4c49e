import type { CartResponse } from '@nawl/contract/sales/cart'
import * as messages from '@nawl/messages/checkout'
import { LANGUAGE } from '@nawl/messages/language'

type DeliveryChoiceProps = {
  readonly place: NonNullable<CartResponse['pickup']>
  readonly isPickup: boolean
  readonly onChoose: (isPickup: boolean) => void
}

/** To the door, or collected at the workshop; only where that is offered. */
export function DeliveryChoice({ place, isPickup, onChoose }: DeliveryChoiceProps) {
  const { address, hours } = place
  return (
    <fieldset className="mt-8">
      <legend className="type-ui">{messages.howDelivered}</legend>
      <div className="mt-3 border-b border-rule">
        <label className="payment-row">
          <input type="radio" name="pickup" value="" checked={!isPickup} onChange={() => onChoose(false)} />
          <span className="type-ui">{messages.toTheDoor}</span>
        </label>
        <label className="payment-row">
          <input type="radio" name="pickup" value="1" checked={isPickup} onChange={() => onChoose(true)} />
          <span className="type-ui">
            {messages.pickup}
            <span className="type-caption block text-graphite">
              {messages.pickupText({ address: address[LANGUAGE.code], hours: hours[LANGUAGE.code] })}{' '}
              {messages.pickupAddress}
            </span>
          </span>
        </label>
      </div>
    </fieldset>
  )
}
