import { describe, expect, it } from 'vitest'

import { onceEach } from './once-each.ts'

describe('what is made once', () => {
  it('is made once for all who ask while it is being made', async () => {
    const keep = onceEach<{ bytes: number }>(100)
    let made = 0
    const make = async () => ({ bytes: 1, number: ++made })
    const answers = await Promise.all(Array.from({ length: 16 }, () => keep('rug', make)))
    expect(made).toBe(1)
    expect(new Set(answers.map(({ value }) => value)).size).toBe(1)
    expect(await keep('rug', make)).toMatchObject({ ready: true })
  })

  it('is made again after a failure', async () => {
    const keep = onceEach<{ bytes: number }>(100)
    await expect(keep('rug', () => Promise.reject(new Error('torn')))).rejects.toThrow('torn')
    expect(await keep('rug', async () => ({ bytes: 1 }))).toMatchObject({ ready: false })
  })

  it('never outgrows its bytes', async () => {
    const keep = onceEach<{ bytes: number }>(100)
    for (const key of ['a', 'b', 'c']) await keep(key, async () => ({ bytes: 40 }))
    expect(await keep('a', async () => ({ bytes: 40 }))).toMatchObject({ ready: false })
    expect(await keep('c', async () => ({ bytes: 40 }))).toMatchObject({ ready: true })
  })
})
