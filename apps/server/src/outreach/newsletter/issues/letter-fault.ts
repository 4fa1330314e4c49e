/** Why a letter cannot be set: it names a fact that the shop does not have, or a picture from elsewhere. */
export class LetterFault extends Error {
  readonly kind: 'unknown-fact' | 'foreign-picture'
  /** The fact or the picture. */
  readonly what: string

  constructor(kind: LetterFault['kind'], what: string, cause?: unknown) {
    super(`${kind}: ${what}`, { cause })
    this.name = 'LetterFault'
    this.kind = kind
    this.what = what
  }
}
