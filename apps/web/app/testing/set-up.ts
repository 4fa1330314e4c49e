// Before every file of component tests: what they can expect of elements, and how a missing one is told.
import '@testing-library/jest-dom/vitest'

import { configure } from '@testing-library/react'

configure({
  // A busy machine takes its time; what comes is found as soon as it is there.
  asyncUtilTimeout: 15_000,
  // The whole document, which would follow, hides the sentence that says what is missing.
  getElementError: (message) => new Error(message ?? 'not found'),
})

// No picture is ever painted here: each counts as one that has come.
Object.defineProperties(HTMLImageElement.prototype, {
  naturalWidth: { get: () => 100 },
  naturalHeight: { get: () => 160 },
  decode: { value: async () => {} },
})
