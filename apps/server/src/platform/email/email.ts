/** An e-mail in the outbox: everything but sender, Message-ID and date. */
export type Email = {
  /** One address, so a refusal concerns the whole e-mail. */
  readonly to: string
  readonly replyTo?: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** One-click unsubscribe, RFC 8058. */
  readonly unsubscribeUrl?: string
  readonly calendar?: { readonly method: 'REQUEST' | 'CANCEL'; readonly content: string }
}
