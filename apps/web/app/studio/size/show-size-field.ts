import { isSheetScreen } from '../bottom-sheet/sheet-screen.ts'

export const SIZE_FIELD_IDS = { width: 'studio-width', length: 'studio-length' } as const

/** Scrolls to a side's field in the calculator and focuses it. On a phone the sheet rises. */
export function showSizeField(field: keyof typeof SIZE_FIELD_IDS): void {
  // Clicks the tab, so that the sheet and its tabs follow.
  if (isSheetScreen()) document.querySelector<HTMLElement>('.section-tab[href="#size-and-price"]')?.click()
  document.getElementById(SIZE_FIELD_IDS[field])?.focus()
}
