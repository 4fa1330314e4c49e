import '../messages/messages.css'

import type { DocumentAnswer } from '@nawl/contract/desk/document'
import type { OwnAnswers, QuestionList } from '@nawl/contract/desk/questions'
import * as messages from '@nawl/messages/desk-questions'

import { AdminPage } from '../admin-page.tsx'
import { changeAtDesk } from '../change-at-desk.ts'
import { FormSection } from '../form-section.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { Section } from '../../ui/section.tsx'
import { useAdmin } from '../use-admin.ts'
import { AnswerRow } from './answer-row.tsx'
import { QuestionRow } from './question-row.tsx'

const QUESTIONS = '/api/desk/questions'
const ANSWERS = '/api/desk/settings/questions'

export default function QuestionsRoute() {
  const asked = useAdmin<QuestionList>(QUESTIONS)
  const answered = useAdmin<DocumentAnswer<OwnAnswers>>(ANSWERS)
  return (
    <AdminPage title={messages.title} read={asked}>
      {({ groups }) =>
        answered.seen.status === 'shown' && (
          <Questions
            groups={groups}
            document={answered.seen.value}
            showGroups={asked.show}
            showDocument={answered.show}
          />
        )
      }
    </AdminPage>
  )
}

type QuestionsProps = {
  readonly groups: QuestionList['groups']
  readonly document: DocumentAnswer<OwnAnswers>
  readonly showGroups: (list: QuestionList) => void
  readonly showDocument: (document: DocumentAnswer<OwnAnswers>) => void
}

function Questions({ groups, document, showGroups, showDocument }: QuestionsProps) {
  const value = document.value ?? { answers: [], days: 90 }
  const { answers, days } = value
  const publish = (next: Partial<OwnAnswers>, success: string) =>
    changeAtDesk<DocumentAnswer<OwnAnswers>>({
      method: 'POST',
      path: `${ANSWERS}/publish`,
      body: { value: { ...value, ...next }, base: document.base, draftVersion: 0 },
      success,
      show: showDocument,
    })
  const ignore = (id: string, isIgnored: boolean) =>
    changeAtDesk<QuestionList>({
      method: 'PUT',
      path: `${QUESTIONS}/${id}/ignored`,
      body: { isIgnored },
      success: isIgnored ? messages.notOursDone : messages.oursDone,
      show: showGroups,
    })
  const answered = new Set(answers.map(({ id }) => id))
  const open = groups.filter(({ id, isIgnored }) => !isIgnored && !answered.has(id))
  const ignored = groups.filter(({ isIgnored }) => isIgnored)
  return (
    <>
      <h1 className="type-h2">{messages.title}</h1>
      <p className="type-ui mt-2 max-w-[70ch] text-graphite">{messages.meaning}</p>
      {open.length === 0 && <p className="type-body mt-6">{messages.none}</p>}
      <ul className="message-entries mt-6">
        {open.map((group) => (
          <QuestionRow
            key={group.id}
            group={group}
            onIgnore={ignore}
            onAnswer={(answer) => publish({ answers: [...answers, answer] }, messages.published)}
          />
        ))}
      </ul>
      <div className="mt-12 grid gap-12">
        <Section title={messages.answersTitle}>
          {answers.length === 0 && <p className="type-body mt-4">{messages.noAnswers}</p>}
          <ul className="message-entries mt-4">
            {answers.map((answer, at) => (
              <AnswerRow
                key={answer.id}
                answer={answer}
                days={days}
                onChange={(next, success) => publish({ answers: answers.with(at, next) }, success)}
                onRemove={() => publish({ answers: answers.toSpliced(at, 1) }, messages.removed)}
              />
            ))}
          </ul>
        </Section>
        <Section title={messages.ignoredTitle}>
          {ignored.length === 0 && <p className="type-body mt-4">{messages.noIgnored}</p>}
          <ul className="message-entries mt-4">
            {ignored.map((group) => (
              <QuestionRow key={group.id} group={group} onIgnore={ignore} />
            ))}
          </ul>
        </Section>
        <FormSection
          title={messages.keepTitle}
          act={messages.saveDays}
          onSend={(form) => {
            const chosen = Number(form.get('days'))
            return publish({ days: chosen }, messages.daysSaved({ days: chosen }))
          }}
        >
          <TextField
            label={messages.days}
            name="days"
            type="number"
            min={1}
            max={365}
            required
            dir="ltr"
            defaultValue={days}
          />
          <p className="type-caption text-graphite">{messages.daysMeaning}</p>
        </FormSection>
      </div>
    </>
  )
}
