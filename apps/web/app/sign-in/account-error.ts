/** An authenticated call failed: nobody is signed in (any more), or the sign-in service is unavailable. */
export class AccountError extends Error {
  override readonly name = 'AccountError'
  readonly reason: 'signed-out' | 'unreachable'

  constructor(reason: AccountError['reason'], options?: ErrorOptions) {
    super(reason === 'signed-out' ? 'nobody is signed in' : 'signing in is out of reach', options)
    this.reason = reason
  }
}
