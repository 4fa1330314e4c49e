import { browserStorage } from '../api/browser-storage.ts'

const KEY = 'nawl-trade'

/** Whether somebody with a trade account was at this browser last; what it opens, the server decides. */
export function isTradeHere(): boolean {
  try {
    return browserStorage().getItem(KEY) === 'yes'
  } catch {
    return false
  }
}

/** Remembers whether who is here has a trade account, so that the studio need not ask. */
export function rememberTrade(isMember: boolean): void {
  try {
    browserStorage().setItem(KEY, isMember ? 'yes' : 'no')
  } catch {
    // Storage can be full; then the studio offers no project.
  }
}
