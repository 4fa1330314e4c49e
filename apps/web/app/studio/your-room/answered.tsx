import * as messages from '@nawl/messages/your-room'
import { keepInFront } from '@nawl/messages/room'
import { LANGUAGE } from '@nawl/messages/language'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'

import { browserDesigns } from '../../catalogue/cards/load-designs.ts'
import { Button } from '../../ui/controls/button.tsx'
import { usePanel } from '../../ui/use-panel.ts'
import type { OwnPhoto } from '../room/own-photo/own-photo-state.ts'
import { type Answer, ANSWER_MESSAGES, answerPhoto } from './answer.ts'
import type { Hour } from './answer-plates.ts'
import { ProposalPlate } from './proposal-plate.tsx'
import { RoomSummary } from './room-summary.tsx'
import { useAnswerPictures } from './use-answer-pictures.ts'
import { Reading } from './reading.tsx'

type AnsweredProps = {
  readonly own: OwnPhoto
  /** Whether the answer was just asked for: the button that was pressed is gone. */
  readonly takesFocus: boolean
  /** Marks the photograph again. */
  readonly onMark: () => void
  /** The choice of another photograph. */
  readonly children: React.ReactNode
}

/** What a marked photograph is answered with: what was read in it, and three rugs. */
export function Answered({ own, takesFocus, onMark, children }: AnsweredProps) {
  const answer = useAnswer(own)
  if (!answer) return <Reading />
  const again = (
    <div className="answer-again">
      <Button small onClick={onMark}>
        {messages.moveMarks}
      </Button>
      {children}
    </div>
  )
  if (!answer.ok)
    return (
      <>
        <p role="alert" className="type-body mb-6 max-w-[38em]">
          {ANSWER_MESSAGES[answer.reason]}{' '}
          {answer.reason === 'nothing-suits' && (
            <Link to="/products" className="underline underline-offset-4">
              {messages.allRugs}
            </Link>
          )}
        </p>
        {again}
      </>
    )
  return (
    <Proposals own={own} answer={answer} takesFocus={takesFocus}>
      {again}
    </Proposals>
  )
}

type ProposalsProps = Pick<AnsweredProps, 'own' | 'takesFocus'> & {
  readonly answer: Extract<Answer, { ok: true }>
  readonly children: React.ReactNode
}

function Proposals({ own, answer, takesFocus, children }: ProposalsProps) {
  const { reading, place, threes } = answer
  const [shown, setShown] = useState(0)
  const [hour, setHour] = useState<Hour>('day')
  const pictures = useAnswerPictures(own, answer, hour)
  const brush = usePanel(() =>
    import('../room/own-photo/front/front-panel.tsx').then(({ FrontPanel }) => FrontPanel),
  )
  const three = threes[shown % threes.length]!
  return (
    <>
      <RoomSummary own={own} reading={reading} place={place} takesFocus={takesFocus} />
      <div className="answer-bar">
        <button
          type="button"
          role="switch"
          aria-checked={hour === 'evening'}
          className="evening-switch type-ui"
          onClick={() => setHour(hour === 'day' ? 'evening' : 'day')}
        >
          <span aria-hidden />
          {messages.atEight}
        </button>
        <Button small {...brush.button} onClick={brush.show}>
          {keepInFront}
        </Button>
        {threes.length > 1 && (
          <Button small onClick={() => setShown(shown + 1)}>
            {messages.otherThree}
          </Button>
        )}
        <p role="status" className="sr-only">
          {shown > 0 &&
            messages.threeOthers({
              names: new Intl.ListFormat(LANGUAGE.tag, { type: 'unit' }).format(
                three.map(({ rug }) => rug.name),
              ),
            })}
        </p>
      </div>
      <ol className="answer-plates" aria-label={messages.rugsForRoom}>
        {three.map((proposal) => (
          <li key={proposal.key}>
            <ProposalPlate
              proposal={proposal}
              reading={reading}
              place={place}
              pictures={pictures}
              aspect={own.photograph.width / own.photograph.height}
            />
          </li>
        ))}
      </ol>
      {children}
      {brush.Panel && <brush.Panel {...brush.panel} photograph={own.photograph} />}
    </>
  )
}

/** Null while designs are loaded and the photograph is read. */
function useAnswer(own: OwnPhoto): Answer | null {
  const [made, setMade] = useState<{ readonly own: OwnPhoto; readonly answer: Answer } | null>(null)
  useEffect(() => {
    let wanted = true
    const run = async () => {
      const designs = await browserDesigns(({ designs }) => designs)
      // The text of the wait is painted before a fifth of a second of computing.
      await new Promise((done) => setTimeout(done, 30))
      if (wanted) setMade({ own, answer: answerPhoto(own, designs) })
    }
    void run()
    return () => {
      wanted = false
    }
  }, [own])
  return made?.own === own ? made.answer : null
}
