const CONTROLS = 'a[href], button, input, select, textarea, label, summary'

/** The rectangles of all controls that can be pressed in the window now, except those inside `apart`. */
export function controlsInWindow(apart: HTMLElement): readonly DOMRect[] {
  const { visibility } = apart.style
  // Otherwise `elementFromPoint` would return it instead of the control below.
  apart.style.visibility = 'hidden'
  const found = [...document.querySelectorAll(CONTROLS)]
    .filter((control) => !apart.contains(control))
    .map((control) => ({ control, box: control.getBoundingClientRect() }))
    .filter(({ control, box }) => isOnTop(control, box))
    .map(({ box }) => box)
  apart.style.visibility = visibility
  return found
}

/** Not covered by a bar, a drawer or a dialog. */
function isOnTop(control: Element, { left, top, right, bottom }: DOMRect): boolean {
  const [highest, lowest] = [Math.max(top, 0), Math.min(bottom, innerHeight)]
  if (highest >= lowest) return false
  const hit = document.elementFromPoint((left + right) / 2, (highest + lowest) / 2)
  return hit !== null && (control.contains(hit) || hit.contains(control))
}
