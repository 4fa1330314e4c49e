/** Where a visitor looks for a yarn; kept while they go from one swatch to the next. */
export type YarnSource = {
  readonly view: YarnView
  readonly photograph: File | null
}

export type YarnView = 'named' | 'card' | 'photograph'

export const FIRST_SOURCE: YarnSource = { view: 'named', photograph: null }
