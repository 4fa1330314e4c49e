/**
 * Whether what was so at `since` is no older than `ms` at `now`. What is from the future, as everything is once the
 * system's clock has been turned back, is not believed: it would stay new for as long as the clock was turned.
 */
export function isFresh(ms: number, since: number, now: number): boolean {
  return since <= now && now - since < ms
}
