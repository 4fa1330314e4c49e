/** The lower edge of the page's header, in CSS pixels from the top of the window: 0 when it is scrolled away. */
export function headerBottom(): number {
  return Math.max(0, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0)
}
