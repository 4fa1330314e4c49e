import type { OrderResponse } from '@nawl/contract/sales/order'
import { trackingUrl } from '@nawl/domain/order/track-shipment'

type TrackingNumberProps = { readonly tracking: NonNullable<OrderResponse['tracking']> }

/** A tracking number, linked to its carrier if we know the carrier's page. */
export function TrackingNumber({ tracking }: TrackingNumberProps) {
  const url = trackingUrl(tracking)
  const number = <span className="figures wrap-anywhere">{tracking.number}</span>
  return (
    <>
      Tracking number{' '}
      {url === null ? (
        number
      ) : (
        <a href={url} target="_blank" rel="noreferrer" className="underline decoration-1 underline-offset-4">
          {number}
          <span className="sr-only">, on the site of {tracking.carrier}, in a new window</span>
        </a>
      )}
    </>
  )
}
