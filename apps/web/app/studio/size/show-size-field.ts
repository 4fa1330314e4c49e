import { isSheetScreen } from '../bottom-sheet/sheet-screen.ts'

export const SIZE_FIELD_IDS = { width: 'studio-width', length: 'studio-length' } as const

/** Brings a side of the calculator into view, and the keyboard to it. On a phone the sheet comes up for it. */
export function showSizeField(field: keyof typeof SIZE_FIELD_IDS): void {
  // As a finger would: the sheet and its tabs have to follow.
  if (isSheetScreen()) document.querySelector<HTMLElement>('.section-tab[href="#size-and-price"]')?.click()
  document.getElementById(SIZE_FIELD_IDS[field])?.focus()
}
