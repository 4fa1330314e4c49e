// Set-up for component tests: matchers, and short messages for missing elements.
import '@testing-library/jest-dom/vitest'

import { configure } from '@testing-library/react'

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
