type Letter = { readonly body: Buffer; readonly headers: Readonly<Record<string, string>> }

/**
 * Webhook delivery of a fake provider. A test sends them itself (`events`, `webhook`, `send`), so that they come twice,
 * late, in another order or never; or has them delivered as they happen.
 */
export function webhookPost<Event extends object>(
  write: (event: Event, at: Date) => Letter,
  now: () => number,
) {
  const events: Event[] = []
  /** Dropped, held back, or refused by the shop. */
  const undelivered: Event[] = []
  const underWay = new Set<Promise<void>>()
  let deliver: { readonly url: string; readonly copies: (event: Event) => number } | null = null

  const webhook = (event: Event, at = new Date(now())) => write(event, at)

  /** Sends an event; the status of the shop's answer, 0 without one. */
  async function send(event: Event, url: string): Promise<number> {
    const { body, headers } = webhook(event)
    const sending = fetch(url, { method: 'POST', body: new Uint8Array(body), headers })
    return sending.then(
      ({ status }) => status,
      () => 0,
    )
  }

  async function deliverAll(event: Event, url: string, copies: number): Promise<void> {
    const statuses = await Promise.all(Array.from({ length: copies }, () => send(event, url)))
    if (!statuses.some((status) => status >= 200 && status < 300)) undelivered.push(event)
  }

  return {
    events,
    undelivered,
    webhook,
    send,
    happened: (event: Event): void => {
      events.push(event)
      if (!deliver) return
      const delivery = deliverAll(event, deliver.url, deliver.copies(event))
      underWay.add(delivery)
      void delivery.finally(() => underWay.delete(delivery))
    },
    /** Delivers later events to `url`, `copies` times at once, 0 to hold one back. Null: stops. */
    deliverTo: (url: string | null, copies: (event: Event) => number = () => 1): void => {
      deliver = url === null ? null : { url, copies }
    },
    /** Sends undelivered events again, one after the other; failures stay. */
    redeliver: async (
      url: string,
      order: 'as it happened' | 'reversed' = 'as it happened',
    ): Promise<void> => {
      const again = undelivered.splice(0)
      for (const event of order === 'reversed' ? again.toReversed() : again) await deliverAll(event, url, 1)
    },
    /** Waits until no delivery is running. */
    quiet: async (): Promise<void> => {
      while (underWay.size > 0) await Promise.all(underWay)
    },
  }
}
