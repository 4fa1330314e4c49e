const CONTROLS = 'a[href], button, input, select, textarea, label, summary'

/** Where the controls are that can be pressed in the window as it is now, but for those in `apart`. */
export function controlsInWindow(apart: HTMLElement): readonly DOMRect[] {
  const { visibility } = apart.style
  // What lies on a control must not hide it from being asked about.
  apart.style.visibility = 'hidden'
  const found = [...document.querySelectorAll(CONTROLS)]
    .filter((control) => !apart.contains(control))
    .map((control) => ({ control, box: control.getBoundingClientRect() }))
    .filter(({ control, box }) => isOnTop(control, box))
    .map(({ box }) => box)
  apart.style.visibility = visibility
  return found
}

/** Not hidden by a bar, a drawer or a dialog. */
function isOnTop(control: Element, { left, top, right, bottom }: DOMRect): boolean {
  const [highest, lowest] = [Math.max(top, 0), Math.min(bottom, innerHeight)]
  if (highest >= lowest) return false
  const hit = document.elementFromPoint((left + right) / 2, (highest + lowest) / 2)
  return hit !== null && (control.contains(hit) || hit.contains(control))
}
