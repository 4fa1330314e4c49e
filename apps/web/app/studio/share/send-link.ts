import { LANGUAGE } from '@nawl/messages/language'
import { shopName } from '@nawl/messages/text/shop-name'

/** Whether the text was copied: plain-HTTP pages have no clipboard, and visitors may block it. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch (error) {
    console.warn('the link could not be copied', error)
    return false
  }
}

/** Whether the device handled the link; cancelling counts as handled. */
export async function shared(name: string, url: string): Promise<boolean> {
  try {
    await navigator.share({ title: `${name} · ${shopName(LANGUAGE.code)}`, url })
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
