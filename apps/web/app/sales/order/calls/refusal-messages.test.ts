import * as messages from '@nawl/messages/problems'
import { describe, expect, it } from 'vitest'

import { faultOf, refusalMessage } from './refusal-messages.ts'

describe('what an answer says that refuses something', () => {
  it('is at hand where nothing can be fetched', () => {
    expect(refusalMessage('no-answer')).toBe(messages.noAnswer)
    expect(refusalMessage('signed-out')).toBe(messages.signedOut)
  })

  it('is fetched for the code of an answer', async () => {
    expect(refusalMessage(await faultOf('order/price-changed'))).toBe(messages.priceChanged)
    expect(refusalMessage(await faultOf('desk/not-staff'))).toBe(messages.notStaff)
  })

  it('says that the shop is at fault for a code that is not known, or none', async () => {
    expect(await faultOf('nothing/known')).toBe('server')
    expect(await faultOf('constructor')).toBe('server')
    expect(await faultOf(undefined)).toBe('server')
    expect(refusalMessage('server')).toBe(messages.general)
  })
})
