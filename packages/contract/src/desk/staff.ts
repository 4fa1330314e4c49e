import { PERMISSIONS, ROLES } from '@nawl/domain/staff/roles'
import { z } from 'zod'

import { email } from '../outreach/correspondent.ts'
import { linkToken } from '../sales/link-token.ts'
import { language } from '../shop/language.ts'

const role = z.enum(ROLES)
const instant = z.iso.datetime()

/** GET /api/desk/me: the caller at the desk. */
export const deskCaller = z.object({
  email: z.string(),
  role,
  permissions: z.array(z.enum(PERMISSIONS)).readonly(),
  secondFactor: z
    .enum(['none', 'advised', 'required', 'set-up'])
    .meta({ description: 'Advised or required to roles that move money, as long as none is set up' }),
})
export type DeskCaller = z.infer<typeof deskCaller>

/** GET /api/desk/staff, and the answer to every change of it. */
export const staffList = z.object({
  members: z.array(
    z.object({
      email: z.string(),
      role,
      invited: z
        .object({ by: z.string(), at: instant })
        .nullable()
        .meta({ description: 'Null for owners named in STAFF_EMAILS' }),
      hasSecondFactor: z.boolean(),
      signedInAt: instant.nullable().meta({ description: 'When an account first came with this address' }),
    }),
  ),
})
export type StaffList = z.infer<typeof staffList>

/** POST /api/desk/staff: invites by e-mail. */
export const inviteRequest = z.strictObject({
  email,
  role,
  language: language.meta({ description: 'Of the invitation' }),
})

/** GET /api/staff-invitation: for whoever has the link of the letter. */
export const invitationQuery = z.object({ token: linkToken })
export const invitation = z.object({
  email: z.string().meta({ description: 'The address to sign in with' }),
  role,
  by: z.string().meta({ description: 'Address of the owner who invites' }),
})
export type Invitation = z.infer<typeof invitation>

/** PUT /api/desk/staff/{email}/role. `was` is the role that the caller saw. */
export const changeRoleRequest = z.strictObject({ role, was: role })
/** POST /api/desk/staff/{email}/reset-second-factor: for a member who has lost theirs. */
export const resetFactorRequest = z.strictObject({ language })
export const memberParams = z.object({ email: z.string().max(254) })
