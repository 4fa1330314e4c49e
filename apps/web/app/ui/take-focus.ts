/** As `ref` of what takes the place of a button that was pressed: the keyboard goes on from there. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}
