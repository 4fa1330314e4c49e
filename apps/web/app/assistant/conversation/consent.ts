import { browserStorage } from '../../api/browser-storage.ts'

const key = (processor: string) => `nawl.voice.${processor}`

/** Whether the visitor has let this processor hear them before, in this browser. */
export function hasConsented(processor: string): boolean {
  try {
    return browserStorage().getItem(key(processor)) === 'yes'
  } catch {
    // Denied: then it is asked each time.
    return false
  }
}

/** Remembers a yes. */
export function saveConsent(processor: string): void {
  try {
    browserStorage().setItem(key(processor), 'yes')
  } catch (error) {
    console.warn('the consent could not be kept', error)
  }
}
