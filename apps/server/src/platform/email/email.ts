/** A mail as it waits in the outbox: everything that is sent but our own address, the id and the date. */
export type Email = {
  /** One address, so that its refusal is the letter's. */
  readonly to: string
  readonly replyTo?: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Leaves the newsletter at one click, RFC 8058. */
  readonly unsubscribeUrl?: string
  readonly calendar?: { readonly method: 'REQUEST' | 'CANCEL'; readonly content: string }
}
