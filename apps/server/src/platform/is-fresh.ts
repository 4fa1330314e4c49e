/**
 * Whether a value from `since` is at most `ms` old at `now`. A time in the future, which appears when the clock is set
 * back, counts as expired; otherwise the value would stay fresh too long.
 */
export function isFresh(ms: number, since: number, now: number): boolean {
  return since <= now && now - since < ms
}
