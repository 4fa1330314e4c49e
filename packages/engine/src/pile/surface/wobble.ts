import { carryRim, emptyCloth, type Cloth } from './cloth.ts'
import { PILE_FIELD_STEP, WOBBLE_RUN, type PileField } from '../field/pile-field.ts'

/** The drawing as tufted by hand: every line is off by up to a tuft. */
export function followByHand(cloth: Cloth, sheet: PileField): Cloth {
  const { width, height, margin, stride, yarns: meant } = cloth
  const drawn = emptyCloth(width, height, margin)
  const { yarns } = drawn
  const { wobbleX, wobbleY } = sheet
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / PILE_FIELD_STEP)
    const later = y - row * PILE_FIELD_STEP
    const sooner = PILE_FIELD_STEP - later
    const above = row * sheet.width
    const below = above + sheet.width
    const start = (y + margin) * stride + margin
    for (let x = 0; x < width; x += WOBBLE_RUN) {
      // 1/64 pixel times SHEET_STEP, rounded.
      const dx = (wobbleX[above + x]! * sooner + wobbleX[below + x]! * later + 256) >> 9
      const dy = (wobbleY[above + x]! * sooner + wobbleY[below + x]! * later + 256) >> 9
      const from = start + x + dy * stride + dx
      const to = start + x
      // Unrolled, because the loop would cost as much again. Values past the rim are overwritten there.
      yarns[to] = meant[from]!
      yarns[to + 1] = meant[from + 1]!
      yarns[to + 2] = meant[from + 2]!
      yarns[to + 3] = meant[from + 3]!
    }
  }
  carryRim(drawn)
  return drawn
}
