/** The yarn number at a point; with `LINE` added on a line of 1–3 pixels. */
export type YarnAt = (x: number, y: number) => number

/** A drawing of 250 × 400 units: shapes scale with `unit`, pixels per unit; thin lines keep their width. */
export type Motif = (unit: number) => YarnAt

/** Flag in a yarn number for a thin line. */
export const LINE = 32
