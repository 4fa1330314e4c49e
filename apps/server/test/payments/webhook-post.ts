type Letter = { readonly body: Buffer; readonly headers: Readonly<Record<string, string>> }

/**
 * The letters a payment company sends by itself. A test takes them by hand (`events`, `letter`, `send`), so that they
 * come twice, late, in another order or never; or has them delivered as they happen.
 */
export function webhookPost<Event extends object>(
  write: (event: Event, at: Date) => Letter,
  now: () => number,
) {
  const events: Event[] = []
  /** Dropped, held back, or not taken by the shop. */
  const undelivered: Event[] = []
  const underWay = new Set<Promise<void>>()
  let deliver: { readonly url: string; readonly copies: (event: Event) => number } | null = null

  const letter = (event: Event, at = new Date(now())) => write(event, at)

  /** The status with which the shop answers, 0 where it does not. */
  async function send(event: Event, url: string): Promise<number> {
    const { body, headers } = letter(event)
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
    letter,
    send,
    happened: (event: Event): void => {
      events.push(event)
      if (!deliver) return
      const delivery = deliverAll(event, deliver.url, deliver.copies(event))
      underWay.add(delivery)
      void delivery.finally(() => underWay.delete(delivery))
    },
    /** Sends what happens from now on to `url`: so many times at once, 0 to keep it back. Null: nothing any more. */
    deliverTo: (url: string | null, copies: (event: Event) => number = () => 1): void => {
      deliver = url === null ? null : { url, copies }
    },
    /** Sends again, one after the other, what has not arrived; what fails again stays. */
    redeliver: async (
      url: string,
      order: 'as it happened' | 'reversed' = 'as it happened',
    ): Promise<void> => {
      const again = undelivered.splice(0)
      for (const event of order === 'reversed' ? again.toReversed() : again) await deliverAll(event, url, 1)
    },
    /** Until nothing is on its way. */
    quiet: async (): Promise<void> => {
      while (underWay.size > 0) await Promise.all(underWay)
    },
  }
}
