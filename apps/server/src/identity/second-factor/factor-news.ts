import { randomUUID } from 'node:crypto'

import type { LanguageCode } from '@nawl/messages/languages'

import type { Tx } from '../../platform/db/database.ts'
import type { EmailOutbox } from '../../platform/email/outbox.ts'
import { recordChange } from '../staff/desk-change.store.ts'
import { type FactorNews, secondFactorEmail } from './second-factor-email.ts'

type Deps = {
  readonly emails: Pick<EmailOutbox, 'write'>
  readonly config: { readonly publicUrl: string }
}
type Told = {
  readonly by: string
  readonly to: string
  readonly language: LanguageCode
  readonly at: Date
  readonly news: FactorNews
}

/** Records a change of somebody’s second factors and writes to them about it, in the transaction that makes it. */
export const factorNews =
  ({ emails, config }: Deps) =>
  async (tx: Tx, { by, to, language, at, news }: Told): Promise<void> => {
    const about = 'factor' in news ? { factor: news.factor } : null
    await recordChange(tx, {
      kind: `second-factor.${news.kind}`,
      at,
      by,
      subject: to,
      before: news.kind === 'removed' ? about : null,
      after: news.kind === 'added' ? about : null,
    })
    const letter = secondFactorEmail({ to, language, news }, config.publicUrl)
    await emails.write(tx, { kind: 'staff-second-factor', about: `${to} ${randomUUID()}`, letter, at })
  }
