const CONTROLS = 'a[href], button, input, select, textarea, label, summary'

/** The rectangles of all controls that can be pressed in the window now, except those inside `apart`. */
export function controlsInWindow(apart: HTMLElement): readonly DOMRect[] {
  const controls = [...document.querySelectorAll(CONTROLS)]
  return onTop(
    apart,
    controls.map((control) => ({ element: control, box: control.getBoundingClientRect() })),
  )
}

/** The rectangles of the page's text that can be read in the window now: not that of bars laid over the page. */
export function textInWindow(apart: HTMLElement): readonly DOMRect[] {
  return onTop(apart, [...document.querySelectorAll('main, body > footer')].flatMap(textIn))
}

function textIn(part: Element): readonly Found[] {
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const found: Found[] = []
  while (texts.nextNode()) {
    const { currentNode: text } = texts
    if (!text.parentElement || text.textContent?.trim() === '') continue
    range.selectNodeContents(text)
    found.push({ element: text.parentElement, box: range.getBoundingClientRect() })
  }
  return found
}

type Found = { readonly element: Element; readonly box: DOMRect }

/** The rectangles of those outside `apart` that nothing covers but `apart` itself. */
function onTop(apart: HTMLElement, found: readonly Found[]): readonly DOMRect[] {
  const { visibility } = apart.style
  // Otherwise `elementFromPoint` would return it instead of what is below.
  apart.style.visibility = 'hidden'
  const boxes = found
    .filter(({ element, box }) => !apart.contains(element) && isOnTop(element, box))
    .map(({ box }) => box)
  apart.style.visibility = visibility
  return boxes
}

/** Not covered by a bar, a drawer or a dialog, or in part only. */
function isOnTop(element: Element, { left, top, right, bottom }: DOMRect): boolean {
  const [highest, lowest] = [Math.max(top, 0), Math.min(bottom, innerHeight)]
  if (highest >= lowest) return false
  return [0.25, 0.5, 0.75].some((share) => {
    const [x, y] = [(left + right) / 2, highest + (lowest - highest) * share]
    const hit = document.elementFromPoint(x, y)
    return element.contains(hit) || isStretched(hit, x, y)
  })
}

/** Whether a point is on what a link stretches over its card (`::after`), below which the card's texts are read. */
function isStretched(hit: Element | null, x: number, y: number): boolean {
  if (!hit?.matches('a[href]')) return false
  const { left, top, right, bottom } = hit.getBoundingClientRect()
  return x < left || x > right || y < top || y > bottom
}
