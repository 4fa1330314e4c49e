import type { OrderResponse } from '@nawl/contract/sales/order'
import { trackingUrl } from '@nawl/domain/order/track-shipment'
import * as messages from '@nawl/messages/order'

import { Sentence } from '../../../ui/text/sentence.tsx'

type TrackingNumberProps = { readonly tracking: NonNullable<OrderResponse['tracking']> }

/** A tracking number, linked to its carrier if we know the carrier's page. */
export function TrackingNumber({ tracking }: TrackingNumberProps) {
  const { carrier, number } = tracking
  if (number === '') return null
  const url = trackingUrl(tracking)
  const code = () => <bdi className="figures wrap-anywhere">{number}</bdi>
  const link = () => (
    <a
      href={url ?? ''}
      target="_blank"
      rel="noreferrer"
      className="underline decoration-1 underline-offset-4"
    >
      {code()}
      <span className="sr-only">{messages.onCarrierSite({ carrier })}</span>
    </a>
  )
  return <Sentence parts={messages.trackingNumber({ number, code: url === null ? code : link })} />
}
