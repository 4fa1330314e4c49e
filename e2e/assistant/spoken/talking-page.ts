import type { Page } from '@playwright/test'

import type { fakeMicrophone } from './fake-microphone.ts'

/** The assistant's panel with the microphone on, and the recognised text of each recording. */
export async function talkOn(page: Page, microphone: ReturnType<typeof fakeMicrophone>) {
  let onSent: (text: string) => void = () => {}
  page.on('request', (request) => {
    if (request.url().endsWith('/api/assistant/reply'))
      onSent((request.postDataJSON() as { readonly text: string }).text)
  })
  const talk = page.getByRole('button', { name: /^(?:Talk|Unmute)$/ })
  const isListening = page.getByRole('status').filter({ hasText: 'Listening' })
  microphone.silence()
  await page.getByRole('button', { name: 'Start AI Assistant Call' }).click()
  await page.getByRole('button', { name: 'Use the microphone' }).or(talk).first().click()
  const agree = page.getByRole('button', { name: 'Use the microphone' })
  await isListening.or(agree).first().waitFor()
  if (await agree.isVisible()) await agree.click()
  await isListening.waitFor({ timeout: 120_000 })

  return {
    /** Plays a recording and resolves to the recognised text; null after `ms` without one. */
    async say(id: string, ms = 30_000): Promise<string | null> {
      await page.getByRole('button', { name: 'Mute', exact: true }).click()
      await microphone.speaks(page, id)
      const sent = new Promise<string>((resolve) => {
        onSent = resolve
      })
      const late = AbortSignal.timeout(ms)
      const nothing = new Promise<null>((resolve) => late.addEventListener('abort', () => resolve(null)))
      await talk.click()
      return Promise.race([sent, nothing])
    },
  }
}
