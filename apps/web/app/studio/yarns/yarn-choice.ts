/** What every list of yarns in the picker shows as chosen, and does when one is pressed. */
export type YarnChoice = {
  /** The hex that replaces the yarn now, if any does. */
  readonly chosen: string | undefined
  readonly disabled: boolean
  /** Locked yarns look it; while the studio is busy nothing flickers. */
  readonly faded: boolean
  readonly onChoose: (hex: string) => void
}
