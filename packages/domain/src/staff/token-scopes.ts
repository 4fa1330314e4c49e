import { type Permission, permits, type Role } from './roles.ts'

/**
 * The permissions that an API token can have. None of those that a program should not hold: it moves no money, sets no
 * prices, sends no newsletter, and changes neither settings, staff nor integrations, itself included.
 */
export const TOKEN_SCOPES = [
  'orders.read',
  'orders.handle',
  'rugs.make',
  'floor.work',
  'customers.read',
  'messages.answer',
  'catalogue.edit',
  'yarns.change',
  'reports.read',
  'activity.read',
] as const satisfies readonly Permission[]
export type TokenScope = (typeof TOKEN_SCOPES)[number]

/** What a token may do now: its scopes, as far as the role of who made it still includes them. */
export const tokenPermissions = (scopes: readonly TokenScope[], creator: Role): readonly TokenScope[] =>
  scopes.filter((scope) => permits(creator, scope))

/** Whether a token can have a permission at all. */
export const isTokenScope = (permission: string): permission is TokenScope =>
  (TOKEN_SCOPES as readonly string[]).includes(permission)

/** Days until a token expires; null: never. */
export const TOKEN_LIVES = [30, 90, 365, null] as const

/** Most tokens that work at once. */
export const MOST_TOKENS = 50
