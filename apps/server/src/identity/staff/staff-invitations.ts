import type { Invitation } from '@nawl/contract/desk/staff'

import type { Database } from '../../platform/db/database.ts'
import { signedLinks } from '../../platform/email/signed-links.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { sha256 } from '../../platform/sha256.ts'
import { type StaffMember, staffMemberStore } from './staff-member.store.ts'

export type InvitationDeps = {
  readonly database: Database
  readonly config: { readonly keySecret: string | undefined }
}

const PURPOSE = 'staff-invitation'

/** Links of invitations to the desk. They let nobody in: they only tell who invited whom. */
export function staffInvitations({ database, config }: InvitationDeps) {
  const links = signedLinks({ database, secret: config.keySecret })
  const members = staffMemberStore(database)

  return {
    /** Call it outside a transaction. */
    tokenOf: async (invited: Pick<StaffMember, 'email' | 'invitedAt'>): Promise<string> =>
      (await links()).sign(PURPOSE, nameOf(invited)),

    /** Throws ApiError `link/invalid`, and `link/expired` once the member was removed. */
    async find(token: string): Promise<Invitation> {
      const { id } = (await links()).read(PURPOSE, token)
      const member = (await members.list()).find((one) => nameOf(one) === id)
      if (!member) throw new ApiError('link/expired')
      return { email: member.email, role: member.role, by: member.invitedBy }
    },
  }
}

/** Addresses do not belong in links, which end in logs. */
const nameOf = ({ email, invitedAt }: Pick<StaffMember, 'email' | 'invitedAt'>) =>
  sha256(`${email} ${invitedAt.toISOString()}`).slice(0, 32)
