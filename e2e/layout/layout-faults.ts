import type { Page } from '@playwright/test'

/**
 * The layout faults of a page in its window, one line each: a control that cannot be reached by scrolling or can be
 * covered by something floating, texts that overlap or touch, a page that scrolls sideways.
 */
export async function layoutFaults(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready)
  await page.waitForFunction(() => {
    const isOnItsWay = (animation: Animation) => {
      const { duration, iterations } = animation.effect?.getComputedTiming() ?? {}
      return animation.playState === 'running' && iterations === 1 && Number(duration) <= 1_000
    }
    return !document.getAnimations().some(isOnItsWay)
  })
  return page.evaluate(findFaults)
}

/** Runs in the page, so it must be self-contained. */
function findFaults(): string[] {
  const CONTROLS =
    'a[href], button, input, select, textarea, summary, label, [role=button], [role=tab], [role=radio]'
  /** A pinned element at least this wide is a bar; a narrower one floats over the page. */
  const BAR = 280
  /** Minimum gap of adjacent texts as a share of their size, more than a word space. */
  const APART = 0.3

  const { documentElement } = document
  const scope = document.querySelector('dialog:modal, .drawer') ?? document.body
  const faults = new Set<string>()
  const windowWidth = documentElement.clientWidth

  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    const { clipPath, pointerEvents } = getComputedStyle(element)
    const seen = { visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true }
    const clipped = clipPath.startsWith('inset(50%') || (width <= 2 && height <= 2)
    return element.checkVisibility(seen) && !clipped && pointerEvents !== 'none'
  }
  const tell = (element: Element | null) => {
    if (!element) return 'nothing'
    const words = element.getAttribute('aria-label') ?? (element.textContent.trim() || element.id)
    return `${element.tagName.toLowerCase()}.${element.classList[0] ?? ''} "${words.replace(/\s+/g, ' ').slice(0, 40)}"`
  }
  const pinnedOf = (element: Element): Element | null => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(at).position)) return at
    return null
  }
  /** Whether a click on `hit` reaches `control`. */
  const isOf = (control: Element, hit: Element | null) => {
    if (!hit) return false
    if (control.contains(hit)) return true
    const label = hit.closest('label')
    if (label && (label.control === control || label.contains(control))) return true
    return control instanceof HTMLLabelElement && control.control === hit
  }
  /** Whether a control is placed on a larger one, like a favourite button on its card. */
  const standsOn = (control: Element, hit: Element | null) => {
    const other = hit?.closest(CONTROLS)
    if (!other || pinnedOf(other) !== pinnedOf(control)) return false
    const [a, b] = [other.getBoundingClientRect(), control.getBoundingClientRect()]
    return a.left >= b.left - 1 && a.right <= b.right + 1 && a.top >= b.top - 1 && a.bottom <= b.bottom + 1
  }
  const boxesOf = (control: Element): DOMRect[] =>
    getComputedStyle(control).display === 'inline'
      ? [...control.getClientRects()].filter(({ width, height }) => width > 2 && height > 2)
      : [control.getBoundingClientRect()]
  /** The centre and points near the corners; for round controls those of the inscribed square. */
  const pointsOf = (control: Element, { left, top, width, height }: DOMRect): [number, number][] => {
    const middle: [number, number] = [left + width / 2, top + height / 2]
    if (height > innerHeight * 0.5) return [middle]
    const round = parseFloat(getComputedStyle(control).borderTopLeftRadius) >= Math.min(width, height) / 4
    const [dx, dy] = round ? [width * 0.17, height * 0.17] : [Math.min(3, width / 3), Math.min(3, height / 3)]
    const corners: [number, number][] = [
      [left + dx, top + dy],
      [left + width - dx, top + dy],
      [left + dx, top + height - dy],
      [left + width - dx, top + height - dy],
    ]
    return [middle, ...corners]
  }

  function findUnreachable(control: Element): void {
    const isTall = control.getBoundingClientRect().height > innerHeight * 0.5
    control.scrollIntoView({ block: isTall ? 'center' : 'nearest', inline: 'nearest', behavior: 'instant' })
    for (const box of boxesOf(control)) {
      if (box.left < -1 || box.right > windowWidth + 1)
        faults.add(`cut by the window: ${tell(control)} ${Math.round(box.left)} to ${Math.round(box.right)}`)
      for (const [x, y] of pointsOf(control, box)) {
        const hit = document.elementFromPoint(x, y)
        if (isOf(control, hit) || standsOn(control, hit)) continue
        faults.add(`covered: ${tell(control)} by ${tell(hit)}`)
        break
      }
    }
  }

  function scrollerOf(element: Element): Element {
    for (let at = element.parentElement; at; at = at.parentElement)
      if (/auto|scroll/.test(getComputedStyle(at).overflowY) && at.scrollHeight > at.clientHeight) return at
    return documentElement
  }
  /** Scrolls the control level with a floating element and checks whether it is covered there. */
  function findFloatedOver(float: HTMLElement, control: Element): void {
    const over = float.getBoundingClientRect()
    const before = control.getBoundingClientRect()
    if (before.right < over.left + 1 || before.left > over.right - 1) return
    const down = before.top + before.height / 2 - (over.top + over.height / 2)
    scrollerOf(control).scrollBy({ top: down, behavior: 'instant' })
    for (const box of boxesOf(control)) {
      const [left, right] = [Math.max(box.left, over.left), Math.min(box.right, over.right)]
      const [top, bottom] = [Math.max(box.top, over.top), Math.min(box.bottom, over.bottom)]
      if (right - left < 1 || bottom - top < 1) continue
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      if (!float.contains(document.elementFromPoint(x, y))) continue
      float.style.visibility = 'hidden'
      const below = document.elementFromPoint(x, y)
      float.style.visibility = ''
      if (isOf(control, below)) faults.add(`${tell(float)} floats over ${tell(control)}`)
    }
  }

  function clippedTo(element: Element, box: DOMRect): DOMRect {
    let { left, top, right, bottom } = box
    for (let at: Element | null = element; at && at !== documentElement; at = at.parentElement) {
      if (getComputedStyle(at).overflow === 'visible' || at === document.body) continue
      const edge = at.getBoundingClientRect()
      left = Math.max(left, edge.left)
      right = Math.min(right, edge.right)
      top = Math.max(top, edge.top)
      bottom = Math.min(bottom, edge.bottom)
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
  }
  const blockOf = (element: Element): Element => {
    let at = element
    while (at.parentElement && /^(?:inline|contents)$/.test(getComputedStyle(at).display))
      at = at.parentElement
    return at
  }
  type Line = { words: string; size: number; box: DOMRect; block: Element; pinned: Element | null }
  function linesOfText(): Line[] {
    const lines: Line[] = []
    const texts = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement
      if (
        !parent ||
        !node.textContent?.trim() ||
        !parent.checkVisibility({
          visibilityProperty: true,
          opacityProperty: true,
          contentVisibilityAuto: true,
        })
      )
        continue
      if (parent.closest('svg, option, script, style') || !isShownWholly(parent)) continue
      range.selectNodeContents(node)
      for (const full of range.getClientRects()) {
        // The glyphs take the middle of a line's height.
        const glyphs = new DOMRect(full.left, full.top + full.height * 0.2, full.width, full.height * 0.6)
        const box = clippedTo(parent, glyphs)
        if (box.width > 1 && box.height > 1)
          lines.push({
            size: parseFloat(getComputedStyle(parent).fontSize),
            words: node.textContent.trim().slice(0, 30),
            box,
            block: blockOf(parent),
            pinned: pinnedOf(parent),
          })
      }
    }
    return lines.sort((a, b) => a.box.top - b.box.top)
  }
  /** Whether no ancestor hides it visually. */
  function isShownWholly(element: Element): boolean {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { width, height } = at.getBoundingClientRect()
      const style = getComputedStyle(at)
      if (
        style.clipPath.startsWith('inset(50%') ||
        (style.overflow !== 'visible' && width <= 2 && height <= 2)
      )
        return false
    }
    return true
  }
  function findOverlappingTexts(): void {
    const lines = linesOfText()
    for (const [i, a] of lines.entries())
      for (const b of lines.slice(i + 1)) {
        if (b.box.top >= a.box.bottom) break
        if (a.pinned !== b.pinned || a.block.contains(b.block) || b.block.contains(a.block)) continue
        const high = Math.min(a.box.bottom, b.box.bottom) - b.box.top
        const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left)
        if (high >= 1 && wide > -APART * a.size)
          faults.add(`texts ${wide > 0 ? 'overlap' : 'run together'}: "${a.words}" and "${b.words}"`)
      }
  }

  /** The studio's label and controls must be beside the rug, not on it. */
  function findTextsOnRug(): void {
    const rug = document.querySelector('.stage > .rug')?.getBoundingClientRect()
    if (!rug) return
    for (const { words, box, block } of linesOfText()) {
      if (!block.closest('.wall-label')) continue
      const over = box.right > rug.left + 2 && box.left < rug.right - 2
      if (over && box.bottom > rug.top + 2 && box.top < rug.bottom - 2)
        faults.add(`text on the rug: "${words}"`)
    }
  }

  const sideways = Math.max(documentElement.scrollWidth, document.body.scrollWidth) - windowWidth
  if (sideways > 0) faults.add(`the page is ${sideways} px wider than its window`)
  scrollTo({ top: 0, behavior: 'instant' })
  findOverlappingTexts()
  findTextsOnRug()
  const controls = [...scope.querySelectorAll(CONTROLS)].filter(isShown)
  for (const control of controls) findUnreachable(control)
  scrollTo({ top: 0, behavior: 'instant' })
  const floats = [...scope.querySelectorAll<HTMLElement>('*')].filter((element) => {
    const { width, height } = element.getBoundingClientRect()
    return getComputedStyle(element).position === 'fixed' && width < BAR && height > 2 && isShown(element)
  })
  for (const float of floats)
    for (const control of controls) if (!float.contains(control)) findFloatedOver(float, control)
  scrollTo({ top: 0, behavior: 'instant' })
  return [...faults]
}
