/** The roles of staff. Each member has one. */
export const ROLES = ['owner', 'sales', 'workshop', 'accountant'] as const
export type Role = (typeof ROLES)[number]

/** What a role may do at the desk. Every route of the desk names the one it needs. */
export const PERMISSIONS = [
  // Orders with their prices and payments.
  'orders.read',
  // Quotes, notes, shipping, claims, and cancelling what holds no money.
  'orders.handle',
  // Refunds, transfers that came in, and cancelling what is paid.
  'money.move',
  // The workshop's list, packs, and stages of production: all without prices.
  'rugs.make',
  'settings.change',
  'staff.manage',
  'activity.read',
] as const
export type Permission = (typeof PERMISSIONS)[number]

const PERMISSIONS_OF: Readonly<Record<Role, readonly Permission[]>> = {
  owner: PERMISSIONS,
  sales: ['orders.read', 'orders.handle', 'rugs.make'],
  workshop: ['rugs.make'],
  accountant: ['orders.read'],
}

/** Whether a role includes a permission. */
export function permits(role: Role, permission: Permission): boolean {
  return PERMISSIONS_OF[role].includes(permission)
}

/** The permissions of a role. */
export const permissionsOf = (role: Role): readonly Permission[] => PERMISSIONS_OF[role]
