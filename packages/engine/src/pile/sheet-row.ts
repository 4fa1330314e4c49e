import { SHEET_STEP, type Sheet } from './sheet.ts'

/** The sheet's values for one row of pixels. */
export type SheetRow = {
  readonly sheen: Int16Array
  /** The sheet upside down and there and back again: where each yarn finds a sheen of its own. */
  readonly ownSheen: Int16Array
  readonly strength: Int16Array
  readonly hue: Int16Array
  readonly cut: Int16Array
}

/** How far all yarns share the sheen and how far each has its own: sheen breaks at colour borders. */
const SHARED = 0.875
const OWN = 0.47

export function sheetRow(width: number): SheetRow {
  return {
    sheen: new Int16Array(width),
    ownSheen: new Int16Array(2 * width),
    strength: new Int16Array(width),
    hue: new Int16Array(width),
    cut: new Int16Array(width),
  }
}

/** Fills `out` for pixel row `y`; `sweep` scales the sheen. */
export function readSheetRow(sheet: Sheet, y: number, sweep: number, out: SheetRow): void {
  const { width } = sheet
  const row = Math.floor(y / SHEET_STEP)
  const later = y - row * SHEET_STEP
  const sooner = SHEET_STEP - later
  const a = row * width
  const b = a + width
  const c = (sheet.rows - 1 - row) * width
  const d = c - width
  const { sheen, strength, hue, cut } = sheet
  const { sheen: sheenOut, ownSheen, strength: strengthOut, hue: hueOut, cut: cutOut } = out
  const shared = Math.round((256 * SHARED * sweep) / SHEET_STEP)
  const own = Math.round((256 * OWN * sweep) / SHEET_STEP)
  for (let x = 0; x < width; x++) {
    sheenOut[x] = ((sheen[a + x]! * sooner + sheen[b + x]! * later) * shared) >> 8
    const mirrored = ((sheen[c + x]! * sooner + sheen[d + x]! * later) * own) >> 8
    ownSheen[width - 1 - x] = mirrored
    ownSheen[width + x] = mirrored
    strengthOut[x] = (strength[a + x]! * sooner + strength[b + x]! * later) >> 3
    hueOut[x] = (hue[a + x]! * sooner + hue[b + x]! * later) >> 3
    cutOut[x] = (cut[a + x]! * sooner + cut[b + x]! * later) >> 3
  }
}
