/** A dyed wool of our own. */
export type Yarn = {
  /** In English. */
  readonly name: string
  /** Of a built-in yarn its family and place on the card in two digits each, for reading out: `0712`. */
  readonly code: string
  /** `#RRGGBB`, in capitals. */
  readonly hex: string
  /** Whether it is out of stock: it is dyed when it is ordered. */
  readonly isOut?: boolean
}

/** A page of the shade card: rows of five yarns. */
export type YarnFamily = {
  readonly name: string
  /** Common words for the family, for the search: `pink`. */
  readonly also: readonly string[]
  readonly yarns: readonly Yarn[]
}
