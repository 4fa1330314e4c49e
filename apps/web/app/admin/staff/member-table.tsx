import type { StaffList } from '@nawl/contract/desk/staff'
import { ROLES } from '@nawl/domain/staff/roles'
import { LANGUAGE } from '@nawl/messages/language'
import * as messages from '@nawl/messages/staff'

import { ColumnHeads } from '../column-heads.tsx'
import { ChoiceRow } from '../../sales/order/actions/choice-row.tsx'
import { ConfirmAction } from '../../sales/order/actions/confirm-action.tsx'
import { shortMoment } from '../../sales/order/format-moment.ts'
import { useDeskCaller } from '../desk-caller.ts'
import { changeStaff, type ShowStaff } from './change-staff.ts'

type Member = StaffList['members'][number]
type MemberTableProps = {
  readonly list: StaffList
  readonly show: ShowStaff
  readonly reload: () => void
}

/** Everybody at the desk: role, since when, and the changes that an owner may make. */
export function MemberTable({ list: { members }, ...changes }: MemberTableProps) {
  return (
    <table className="desk-table type-ui">
      <ColumnHeads labels={[messages.email, messages.role, messages.invited, messages.changes]} />
      <tbody>
        {members.map((member) => (
          <tr key={member.email}>
            <th scope="row" className="wrap-anywhere">
              <bdi>{member.email}</bdi>
            </th>
            <td>{messages.roleName({ role: member.role })}</td>
            <td className="type-caption text-graphite">
              <Since member={member} />
              {member.hasSecondFactor && <span className="block">{messages.hasFactor}</span>}
            </td>
            <td>
              <Changes member={member} {...changes} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Since({ member: { invited, signedInAt } }: { readonly member: Member }) {
  return (
    <>
      {invited
        ? messages.invitedBy({ by: invited.by, moment: shortMoment(invited.at) })
        : messages.byConfiguration}
      <span className="block">
        {signedInAt ? messages.signedIn({ moment: shortMoment(signedInAt) }) : messages.notSignedIn}
      </span>
    </>
  )
}

type ChangesProps = Omit<MemberTableProps, 'list'> & { readonly member: Member }

/** Owners of STAFF_EMAILS are changed there, and nobody changes their own role. */
function Changes({ member: { email, role, invited, hasSecondFactor }, show, reload }: ChangesProps) {
  const caller = useDeskCaller()
  if (email === caller?.email)
    return invited && <span className="type-caption text-graphite">{messages.you}</span>
  const reset = hasSecondFactor && caller && <ResetFactor email={email} show={show} />
  if (!invited) return reset
  const path = `/${encodeURIComponent(email)}`
  const change = async (form: FormData) => {
    const body = { role: form.get('role'), was: role }
    const success = messages.roleChanged({ email })
    const wrong = await changeStaff(show, { method: 'PUT', path: `${path}/role`, body, success })
    // Somebody else may have changed it: the list behind the question is read again.
    if (wrong !== null) reload()
    return wrong
  }
  return (
    <div className="flex flex-wrap gap-2">
      <ConfirmAction
        label={messages.changeRole}
        title={messages.changeRoleTitle({ email })}
        description={messages.changeRoleMeaning}
        act={messages.changeRole}
        busyWords={messages.oneMoment}
        onAct={change}
      >
        <fieldset>
          <legend className="sr-only">{messages.role}</legend>
          {ROLES.map((one) => (
            <ChoiceRow key={one} name="role" value={one} defaultChecked={one === role}>
              <span>
                {messages.roleName({ role: one })}
                <span className="type-caption block text-graphite">
                  {messages.roleMeaning({ role: one })}
                </span>
              </span>
            </ChoiceRow>
          ))}
        </fieldset>
      </ConfirmAction>
      <ConfirmAction
        label={messages.remove}
        title={messages.removeTitle({ email })}
        description={messages.removeMeaning}
        act={messages.remove}
        busyWords={messages.oneMoment}
        onAct={() => changeStaff(show, { method: 'DELETE', path, success: messages.removed({ email }) })}
      />
      {reset}
    </div>
  )
}

/** For a member who has lost their phone, keys and recovery codes. */
function ResetFactor({ email, show }: { readonly email: string; readonly show: ShowStaff }) {
  const path = `/${encodeURIComponent(email)}/reset-second-factor`
  const body = { language: LANGUAGE.code }
  return (
    <ConfirmAction
      label={messages.resetFactor}
      title={messages.resetFactorTitle({ email })}
      description={messages.resetFactorMeaning}
      act={messages.resetFactor}
      busyWords={messages.oneMoment}
      onAct={() =>
        changeStaff(show, { method: 'POST', path, body, success: messages.factorReset({ email }) })
      }
    />
  )
}
