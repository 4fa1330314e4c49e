import { browserStorage } from '../../api/browser-storage.ts'

const key = (processor: string) => `nawl.voice.${processor}`

/** Whether the visitor has consented to this processor before, in this browser. */
export function hasConsented(processor: string): boolean {
  try {
    return browserStorage().getItem(key(processor)) === 'yes'
  } catch {
    // Storage is blocked: ask each time.
    return false
  }
}

/** Stores the consent. */
export function saveConsent(processor: string): void {
  try {
    browserStorage().setItem(key(processor), 'yes')
  } catch (error) {
    console.warn('could not store the consent', error)
  }
}
