/** The roles of staff. Each member has one. */
export const ROLES = ['owner', 'sales', 'workshop', 'editor', 'accountant'] as const
export type Role = (typeof ROLES)[number]

/** What a role may do at the desk. Every route of the desk names the one it needs. */
export const PERMISSIONS = [
  // Orders with their prices and payments.
  'orders.read',
  // Quotes, notes, shipping, claims, and cancelling what holds no money.
  'orders.handle',
  // Refunds, transfers that came in, and cancelling what is paid.
  'money.move',
  // Closing a month, after which it takes no more documents.
  'months.close',
  // The workshop's list, packs, and stages of production: all without prices.
  'rugs.make',
  // The floor: what is to be made, ticks and photographs. It is what the tablets at the frames have.
  'floor.work',
  // Customers with their orders, designs and consents.
  'customers.read',
  // Enquiries, consultations, and answers to them.
  'messages.answer',
  'newsletter.send',
  // Designs, articles and pages, without prices.
  'catalogue.edit',
  // The shade card, and what is out of stock.
  'yarns.change',
  // Price lists, shipping and lead times.
  'prices.change',
  'reports.read',
  // Webhooks and API tokens.
  'integrations.manage',
  'settings.change',
  'staff.manage',
  'activity.read',
] as const
export type Permission = (typeof PERMISSIONS)[number]

const PERMISSIONS_OF: Readonly<Record<Role, readonly Permission[]>> = {
  owner: PERMISSIONS,
  sales: [
    'orders.read',
    'orders.handle',
    'rugs.make',
    'floor.work',
    'customers.read',
    'messages.answer',
    'reports.read',
  ],
  workshop: ['rugs.make', 'floor.work', 'yarns.change'],
  editor: ['catalogue.edit', 'newsletter.send'],
  accountant: ['orders.read', 'months.close', 'reports.read'],
}

/** Whether a role includes a permission. */
export function permits(role: Role, permission: Permission): boolean {
  return PERMISSIONS_OF[role].includes(permission)
}

/** The permissions of a role. */
export const permissionsOf = (role: Role): readonly Permission[] => PERMISSIONS_OF[role]
