/** Session storage: what is said belongs to this tab alone, and goes with it. */
export const TALK_KEY = 'nawl.talk'

/** Whether a conversation was going on when the page was loaded anew. */
export function talkGoesOn(): boolean {
  try {
    return sessionStorage.getItem(TALK_KEY) !== null
  } catch {
    return false
  }
}
