import { expect, it } from 'vitest'

import { loggedPath } from './logged-path.ts'

it('keeps the path and removes tokens', () => {
  expect(loggedPath('/api/orders/NW-AB12-CD34?token=order.NW-AB12-CD34.0.abc')).toBe(
    '/api/orders/NW-AB12-CD34',
  )
  expect(loggedPath('/assets/studio-D97mM2lc.js')).toBe('/assets/studio-D97mM2lc.js')
  const token = `claim-photo.f3a7a1de-5e0c-4f0e-9d42-6f9a3d1b2c55.0.${'a'.repeat(32)}`
  expect(loggedPath(`/api/claim-photos/${token}`)).toBe('/api/claim-photos/claim-photo.…')
  expect(loggedPath('/auth/google/interaction/LQFK-E1tJzXfw-udq3GDiw')).toBe('/auth/google/interaction/…')
  expect(loggedPath('/journal/how-a-rug-is-tufted-by-hand')).toBe('/journal/how-a-rug-is-tufted-by-hand')
  expect(loggedPath(`/api/own-artwork/${'0f'.repeat(16)}/picture.webp`)).toBe(
    '/api/own-artwork/…/picture.webp',
  )
})
it('removes e-mail addresses, in whatever way they are written', () => {
  for (const email of ['ada@example.com', 'ada%40example.com', 'ada%2540example.com'])
    expect(loggedPath(`/api/desk/staff/${email}/role`)).toBe('/api/desk/staff/…/role')
  expect(loggedPath('/desk/customers/ada%40example.com')).toBe('/desk/customers/…')
  const long = `/desk/customers/${'a'.repeat(30)}%40example.com`
  expect(loggedPath(`${'/desk'.repeat(51)}${long}`), 'before it is cut').not.toContain('aaa')
})
it('is no longer than a line', () => {
  expect(loggedPath(`/${'a/'.repeat(5_000)}`)).toHaveLength(300)
})
