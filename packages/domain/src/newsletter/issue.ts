/** Letters that are written to the outbox at once. */
export const ISSUE_BATCH = 50

/** Where an issue is: being written; its letters on their way; held by its sender; all handed to the outbox. */
export const ISSUE_STATES = ['draft', 'sending', 'stopped', 'sent'] as const

/**
 * Where a recipient's letter is. `waiting` for its batch, `queued` in the outbox, `sent` once the mail server took it,
 * `refused` for good by the mail server because of the address, `failed` for another reason, `left` when the subscriber
 * left before it was sent.
 */
export const RECIPIENT_STATES = ['waiting', 'queued', 'sent', 'refused', 'failed', 'left'] as const
export type RecipientState = (typeof RECIPIENT_STATES)[number]

/** An issue's words in each language; empty where they are not written. */
export type IssueText<Language extends string> = {
  readonly subject: Readonly<Record<Language, string>>
  readonly preheader: Readonly<Record<Language, string>>
  readonly body: Readonly<Record<Language, string>>
}

/** What subscribers get in whose language an issue is not written: it in another language, or nothing (null). */
export type Instead<Language extends string> = Readonly<Partial<Record<Language, Language | null>>>

/** Whether an issue can be sent in a language: it has a subject and a body. The preview line may be absent. */
export const isWrittenIn = <Language extends string>(
  { subject, body }: Pick<IssueText<Language>, 'subject' | 'body'>,
  language: NoInfer<Language>,
): boolean => subject[language].trim() !== '' && body[language].trim() !== ''

/** The language in which a subscriber gets an issue; null for those who get none. */
export function issueLanguage<Language extends string>(
  issue: IssueText<Language>,
  own: NoInfer<Language>,
  instead: Instead<NoInfer<Language>>,
): Language | null {
  if (isWrittenIn(issue, own)) return own
  const other = instead[own]
  return other === undefined || other === null || !isWrittenIn(issue, other) ? null : other
}

/** The languages for which nothing was chosen, or one in which the issue is not written either. */
export function undecidedLanguages<Language extends string>(
  issue: IssueText<Language>,
  languages: readonly NoInfer<Language>[],
  instead: Instead<NoInfer<Language>>,
): readonly Language[] {
  return languages.filter((own) => {
    const other = instead[own]
    return !isWrittenIn(issue, own) && (other === undefined || (other !== null && !isWrittenIn(issue, other)))
  })
}

/** Milliseconds from one batch to the next at a rate of letters a minute. */
export const batchWaitMs = (perMinute: number): number => Math.ceil((ISSUE_BATCH * 60_000) / perMinute)
