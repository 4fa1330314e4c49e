import * as messages from '@nawl/messages/problems'

import type { FormProblem } from '../../api/post-form.ts'

/** What the codes that a form can meet say to a person. */
const TEXTS: Readonly<Partial<Record<FormProblem['code'], string>>> = {
  'no-answer': messages.formNoAnswer,
  'request/invalid': messages.requestInvalid,
  'request/too-large': messages.requestTooLarge,
  'request/too-many': messages.requestTooMany,
  'server/busy': messages.serverBusy,
  'link/invalid': messages.linkInvalid,
  'link/wrong-purpose': messages.linkWrongPurpose,
  'link/expired': messages.linkExpired,
  'consultation/not-a-slot': messages.consultationNotASlot,
  'consultation/slot-taken': messages.consultationSlotTaken,
  'consultation/too-many-open': messages.consultationTooManyOpen,
  'consultation/past': messages.consultationPast,
  'order/link-expired': messages.orderLinkExpired,
  'order/not-found': messages.orderNotFound,
}

/** Why a form was refused, in a sentence; with the field's label if it is about one: `E-mail is missing.` */
export function problemMessage(problem: FormProblem, labels: Readonly<Record<string, string>>): string {
  const { code, field } = problem
  const label = field === undefined ? undefined : labels[field]
  if (code === 'request/invalid' && field !== undefined && label !== undefined)
    return fieldMessage(problem, field, label)
  return TEXTS[code] ?? messages.formGeneral
}

function fieldMessage({ fault, most = 0 }: FormProblem, field: string, label: string): string {
  if (fault === 'missing') return messages.fieldMissing({ label })
  if (fault === 'too-long') return messages.fieldTooLong({ label, most })
  return messages.fieldWrong({ field, label })
}
