import type { Rest } from './rest.ts'

/** The sheet's parts, and the rug it makes room for. */
export type SheetParts = {
  readonly card: HTMLElement
  readonly body: HTMLElement
  readonly rug: HTMLElement | null
}

const SETTLE = { duration: 250, easing: 'cubic-bezier(0.2, 0, 0, 1)' } as const

/**
 * Lays out sheet and stage for a rest. The sheet moves by its own CSS transition; the rug, which changes size at
 * once, is animated from its previous place.
 */
export function settleBottomSheet({ card, body, rug }: SheetParts, rest: Rest): void {
  const before = rug?.getBoundingClientRect()
  delete card.dataset['dragged']
  card.dataset['rest'] = rest
  card.style.translate = ''
  if (rest !== 'full') body.scrollTop = 0
  if (!rug || !before) return
  rug.style.scale = ''
  glideFrom(rug, before)
}

/** Moves a dragged sheet to an offset below its full height, and shrinks the rug to stay clear of it. */
export function dragSheet({ card, rug }: SheetParts, offset: number): void {
  card.dataset['dragged'] = ''
  card.style.translate = `0 ${offset}px`
  if (!rug) return
  rug.style.scale = ''
  const { top, bottom } = rug.getBoundingClientRect()
  const room = card.getBoundingClientRect().top - GAP - top
  rug.style.scale = String(Math.min(1, Math.max(LEAST_SCALE, room / (bottom - top))))
}

/** Between the rug and the rising sheet. */
const GAP = 14
const LEAST_SCALE = 0.2

function glideFrom(rug: HTMLElement, before: DOMRect): void {
  const after = rug.getBoundingClientRect()
  if (before.height === after.height && before.top === after.top) return
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const x = before.left + before.width / 2 - after.left - after.width / 2
  // Relative to its top edge, which is the stylesheet's transform origin too.
  const start = `translate(${x}px, ${before.top - after.top}px) scale(${before.height / after.height})`
  rug.animate({ transform: [start, 'none'] }, SETTLE)
}
