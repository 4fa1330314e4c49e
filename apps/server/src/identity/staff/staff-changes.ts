import type { StaffList } from '@nawl/contract/desk/staff'
import type { LanguageCode } from '@nawl/messages/languages'
import type { Role } from '@nawl/domain/staff/roles'

import { ApiError } from '../../platform/http/api-error.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import type { EmailOutbox } from '../../platform/email/outbox.ts'
import { staffCodes, staffPasskey } from '../../platform/db/schema/second-factor-schema.ts'
import { factorNews } from '../second-factor/factor-news.ts'
import { dropFactors } from '../second-factor/own-factors.ts'
import { recordChange } from './desk-change.store.ts'
import { freeAddress } from './free-address.ts'
import type { Member } from './member.ts'
import { invitationEmail } from './invitation-email.ts'
import { staffAccountStore } from './staff-account.store.ts'
import { type InvitationDeps, staffInvitations } from './staff-invitations.ts'
import { staffMemberStore } from './staff-member.store.ts'

export type StaffChangesDeps = {
  readonly database: Database
  readonly emails: EmailOutbox
  readonly config: InvitationDeps['config'] & {
    readonly publicUrl: string
    readonly staff: readonly string[]
  }
  readonly now: () => number
}

/** Owners' changes of the staff: each is recorded, and none can leave the shop without an owner. */
export function staffChanges({ database, emails, config, now }: StaffChangesDeps) {
  const members = staffMemberStore(database)
  const invitations = staffInvitations({ database, config })
  const accounts = staffAccountStore(database)
  const tell = factorNews({ emails, config })

  async function list(): Promise<StaffList> {
    const [invited, pinned, withFactor] = await Promise.all([
      members.list(),
      accounts.list(),
      addressesWithFactor(),
    ])
    const signedInAt = (email: string) =>
      pinned.find((account) => account.email === email)?.pinnedAt.toISOString() ?? null
    const isConfigured = (email: string) => config.staff.includes(email)
    return {
      members: [
        ...config.staff.map((email) => ({
          email,
          role: 'owner' as const,
          invited: null,
          hasSecondFactor: withFactor.has(email),
          signedInAt: signedInAt(email),
        })),
        ...invited
          .filter(({ email }) => !isConfigured(email))
          .map(({ email, role, invitedBy, invitedAt }) => ({
            email,
            role,
            invited: { by: invitedBy, at: invitedAt.toISOString() },
            hasSecondFactor: withFactor.has(email),
            signedInAt: signedInAt(email),
          })),
      ],
    }
  }

  async function addressesWithFactor(): Promise<ReadonlySet<string>> {
    const [passkeys, apps] = await Promise.all(
      [staffPasskey, staffCodes].map((table) =>
        database.orm.selectDistinct({ email: table.email }).from(table),
      ),
    )
    return new Set([...(passkeys ?? []), ...(apps ?? [])].map(({ email }) => email))
  }

  /** Adds a member and writes to them. Throws `staff/already-member`. */
  async function invite(by: Member, { email, role, language }: Invited): Promise<void> {
    if (config.staff.includes(email)) throw new ApiError('staff/already-member', { field: 'email' })
    const at = new Date(now())
    const token = await invitations.tokenOf({ email, invitedAt: at })
    await asOwner(by, async (tx) => {
      const isNew = await members.add(tx, { email, role, invitedBy: by.email, invitedAt: at })
      if (!isNew) throw new ApiError('staff/already-member', { field: 'email' })
      const letter = invitationEmail({ to: email, role, language, by: by.email, token }, config.publicUrl)
      await emails.write(tx, {
        kind: 'staff-invitation',
        about: `${email} ${at.toISOString()}`,
        letter,
        at,
      })
      const change = { at, by: by.email, subject: email, before: null, after: { role } }
      await recordChange(tx, { kind: 'staff.invited', ...change })
    })
    emails.wake()
  }

  /** Throws `staff/changed-meanwhile` if the member's role is not `was`, and what `other` throws. */
  async function changeRole(by: Member, email: string, change: { was: Role; role: Role }): Promise<void> {
    await asOwner(by, async (tx, invited) => {
      const { role } = other(by, email, invited)
      if (role !== change.was) throw new ApiError('staff/changed-meanwhile')
      if (!(await members.changeRole(tx, email, change))) throw new ApiError('staff/changed-meanwhile')
      await recordChange(tx, {
        at: new Date(now()),
        by: by.email,
        kind: 'staff.role-changed',
        subject: email,
        before: { role: change.was },
        after: { role: change.role },
      })
    })
  }

  /** Takes a member's access away at once, and that of their API tokens; their account as a customer stays, signed out. */
  async function remove(by: Member, email: string): Promise<void> {
    await asOwner(by, async (tx, invited) => {
      const { role } = other(by, email, invited)
      await members.remove(tx, email)
      const at = new Date(now())
      await freeAddress(tx, { email, by: by.email, at })
      const change = { at, by: by.email, subject: email, before: { role }, after: null }
      await recordChange(tx, { kind: 'staff.removed', ...change })
    })
  }

  /** Takes the second factors of a member away who has lost them, and writes to them; also of one in STAFF_EMAILS. */
  async function resetFactor(by: Member, email: string, language: LanguageCode): Promise<void> {
    await asOwner(by, async (tx, invited) => {
      if (email === by.email) throw new ApiError('staff/not-yourself')
      const isMember = config.staff.includes(email) || invited.some((member) => member.email === email)
      if (!isMember) throw new ApiError('staff/no-such-member')
      if ((await dropFactors(tx, email)) === 0) throw new ApiError('second-factor/unknown')
      const at = new Date(now())
      await tell(tx, { by: by.email, to: email, language, at, news: { kind: 'reset', by: by.email } })
    })
    emails.wake()
  }

  /** Another member, not one of STAFF_EMAILS. */
  function other(by: Member, email: string, invited: readonly { email: string; role: Role }[]) {
    if (email === by.email) throw new ApiError('staff/not-yourself')
    if (config.staff.includes(email)) throw new ApiError('staff/by-configuration')
    const found = invited.find((member) => member.email === email)
    if (!found) throw new ApiError('staff/no-such-member')
    return found
  }

  /**
   * Runs a change while no other one runs. Of two owners who remove each other at once, the second is no owner any
   * more and is refused.
   */
  async function asOwner(
    { email }: Member,
    change: (tx: Tx, invited: readonly { email: string; role: Role }[]) => Promise<void>,
  ): Promise<void> {
    await database.orm.transaction(async (tx) => {
      const invited = await members.lock(tx)
      const isOwner =
        config.staff.includes(email) ||
        invited.some((member) => member.email === email && member.role === 'owner')
      if (!isOwner) throw new ApiError('desk/not-permitted')
      await change(tx, invited)
    })
  }

  return { list, invite, changeRole, remove, resetFactor }
}

type Invited = { readonly email: string; readonly role: Role; readonly language: LanguageCode }
