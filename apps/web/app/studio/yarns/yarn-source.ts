/** Where the visitor looks for yarns; kept when moving to another swatch. */
export type YarnSource = {
  readonly view: YarnView
  readonly photograph: File | null
}

export type YarnView = 'named' | 'card' | 'photograph'

export const FIRST_SOURCE: YarnSource = { view: 'named', photograph: null }
