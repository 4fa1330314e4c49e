import { expect, it } from 'vitest'

import { PERMISSIONS, permits, ROLES } from './roles.ts'
import { isTokenScope, TOKEN_SCOPES, tokenPermissions } from './token-scopes.ts'

it('gives a token its scopes and never more than its creator has', () => {
  expect(tokenPermissions(['orders.read', 'catalogue.edit'], 'owner')).toEqual([
    'orders.read',
    'catalogue.edit',
  ])
  for (const role of ROLES)
    for (const scope of tokenPermissions(TOKEN_SCOPES, role)) expect(permits(role, scope)).toBe(true)
  expect(tokenPermissions(['orders.handle', 'orders.read'], 'accountant')).toEqual(['orders.read'])
})

it('offers no scope that moves money, closes months, sets prices, or changes staff, settings or integrations', () => {
  expect(PERMISSIONS.filter((permission) => !isTokenScope(permission))).toEqual([
    'money.move',
    'months.close',
    'newsletter.send',
    'prices.change',
    'integrations.manage',
    'settings.change',
    'staff.manage',
  ])
})
