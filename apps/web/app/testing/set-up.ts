// Set-up for component tests: matchers, short messages for missing elements, and nothing left for the next test.
import '@testing-library/jest-dom/vitest'

import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

configure({
  // Generous for busy machines; elements are found as soon as they appear.
  asyncUtilTimeout: 15_000,
  // Without the whole document, which would hide the message.
  getElementError: (message) => new Error(message ?? 'not found'),
})

// Pictures are never painted here: treat each as loaded.
Object.defineProperties(HTMLImageElement.prototype, {
  naturalWidth: { get: () => 100 },
  naturalHeight: { get: () => 160 },
  decode: { value: async () => {} },
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
