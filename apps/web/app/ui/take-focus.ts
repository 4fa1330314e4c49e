/** A `ref` callback for an element that replaces the pressed button: moves focus to it. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}
