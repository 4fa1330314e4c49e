/** A coarse drawing of a design for a size: an index into `hexes` for every pixel, row by row. */
export type ComposedDrawing = {
  readonly yarns: Uint8Array
  readonly columns: number
  readonly rows: number
  readonly hexes: readonly string[]
}

/** `path` is that of the composed bitmap. */
export type ComposeQuestion = { readonly id: number; readonly path: string }
export type ComposeAnswer = { readonly id: number; readonly drawn: ComposedDrawing | null }
