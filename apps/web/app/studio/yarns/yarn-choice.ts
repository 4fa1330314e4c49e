/** What all lists of yarns in the picker share: the current choice and the handler. */
export type YarnChoice = {
  /** The current replacement, if any. */
  readonly chosen: string | undefined
  readonly disabled: boolean
  /** True for locked yarns only: nothing should flicker while the studio is busy. */
  readonly faded: boolean
  readonly onChoose: (hex: string) => void
}
