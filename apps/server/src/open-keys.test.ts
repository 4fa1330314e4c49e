import { expect, it } from 'vitest'

import { openKeysWarning } from './open-keys.ts'

it('tells a shop on a public address that its keys are not sealed, and how to seal them', () => {
  const publicUrl = 'https://nawl.example'
  expect(openKeysWarning({ publicUrl, keySecret: undefined })).toContain('AUTH_KEY_SECRET is not set')
  expect(openKeysWarning({ publicUrl, keySecret: 'sixteen letters and more' })).toBeNull()
  expect(openKeysWarning({ publicUrl: 'http://localhost:3000', keySecret: undefined })).toBeNull()
})
