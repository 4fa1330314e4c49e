/** Part of a rug, as fractions of its width and length from its upper left corner. */
export type RugWindow = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export const WHOLE_RUG: RugWindow = { left: 0, top: 0, width: 1, height: 1 }
