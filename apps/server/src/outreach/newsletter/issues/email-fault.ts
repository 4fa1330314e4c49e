/** Why a letter cannot be set: it names a fact that the shop does not have, or a picture from elsewhere. */
export class EmailFault extends Error {
  readonly kind: 'unknown-fact' | 'foreign-picture'
  /** The fact or the picture. */
  readonly what: string

  constructor(kind: EmailFault['kind'], what: string, cause?: unknown) {
    super(`${kind}: ${what}`, { cause })
    this.name = 'EmailFault'
    this.kind = kind
    this.what = what
  }
}
