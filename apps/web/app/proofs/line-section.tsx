import type { ShownProofLine, ShownProofVersion } from '@nawl/contract/proofs/proof'
import type { Pin } from '@nawl/domain/proofs/proof'
import type { Cents } from '@nawl/domain/money/money'
import { nameOf } from '@nawl/messages/names'
import * as messages from '@nawl/messages/proof'
import * as rugMessages from '@nawl/messages/rug'
import { useId, useRef, useState } from 'react'

import { usePrice } from '../page/country/use-price.ts'
import { LineYarns } from '../sales/kinds/rug/line-yarns.tsx'
import { inRoomText, sizeText } from '../sales/kinds/rug/rug-line-text.ts'
import { Segment } from '../ui/forms/segment.tsx'
import { RemarkForm } from './remark-form.tsx'
import { RugWithPins } from './rug-with-pins.tsx'
import type { PendingRemark } from './send-queue.ts'
import { type ThreadActions, Threads } from './threads.tsx'

export type NewRemark = { readonly version: string; readonly pin: Pin | null; readonly text: string }

type LineSectionProps = ThreadActions & {
  readonly line: ShownProofLine
  /** Of the proof, this one among them. */
  readonly lines: readonly ShownProofLine[]
  readonly pending: readonly PendingRemark[]
  readonly onRemark: (remark: NewRemark) => void
  /** Takes back a remark that was refused, and returns its text. */
  readonly onTakeBack?: (id: string) => string
  /** What is decided about it, and what can be done with it. */
  readonly decision: React.ReactNode
  /** A version that a client decided about and that is not the newest any more: both are shown. */
  readonly overtaken?: string | undefined
  readonly first?: boolean
}

/** A line of a proof: its rug on its own and in a room, its versions, what was decided and said about it. */
export function LineSection({
  line,
  lines,
  pending,
  onRemark,
  onTakeBack,
  decision,
  overtaken,
  first = false,
  ...actions
}: LineSectionProps) {
  const heading = useId()
  const newest = line.versions.at(-1)
  const [chosen, setChosen] = useState<string | null>(null)
  const [compared, setCompared] = useState<string | null>(null)
  const [pin, setPin] = useState<Pin | null>(null)
  const [text, setText] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const shown = line.versions.find(({ id }) => id === chosen) ?? newest
  if (!newest || !shown) return null
  const beside = line.versions.find(({ id }) => id === (compared ?? overtaken) && id !== shown.id)
  const pins = (version: ShownProofVersion) =>
    line.threads.flatMap((thread, n) =>
      thread.pin && thread.version === version.id ? [{ id: thread.id, number: n + 1, pin: thread.pin }] : [],
    )
  const choose = (id: string) => {
    setChosen(id)
    setPin(null)
  }
  return (
    <section id={`line-${line.id}`} aria-labelledby={heading} className="proof-line">
      <div className="proof-pictures">
        <div className={beside ? 'proof-stage proof-stage-two' : 'proof-stage'}>
          {beside && (
            <figure>
              <RugWithPins version={beside} pins={pins(beside)} draft={null} />
              <figcaption className="type-caption">{versionText(beside)}</figcaption>
            </figure>
          )}
          <figure>
            <RugWithPins
              version={shown}
              pins={pins(shown)}
              draft={pin}
              onPlace={setPin}
              onPlaced={() => field.current?.focus()}
              first={first}
            />
            {line.versions.length > 1 && (
              <figcaption className="type-caption">{versionText(shown)}</figcaption>
            )}
          </figure>
        </div>
        {shown.inRoom && (
          <figure className="proof-room">
            <img
              src={shown.inRoom.picture}
              alt={inRoomText(shown.rug, shown.inRoom.room)}
              width={1200}
              height={750}
              loading="lazy"
              decoding="async"
            />
          </figure>
        )}
      </div>
      <div className="proof-facts">
        <header>
          <h2 id={heading} className="type-h2 wrap-anywhere">
            <bdi>{shown.name}</bdi>
          </h2>
          <Facts version={shown} />
          <Alternatives of={line} lines={lines} />
        </header>
        {line.versions.length > 1 && (
          <VersionChoice
            versions={line.versions}
            shown={shown.id}
            beside={beside?.id ?? null}
            onChoose={choose}
            onCompare={setCompared}
          />
        )}
        {decision}
        <div className="proof-remarks">
          <h3 className="type-h4">{messages.remarks}</h3>
          <Threads
            threads={line.threads}
            pending={pending}
            versions={line.versions}
            onTakeBack={onTakeBack && (({ id }) => setText(onTakeBack(id)))}
            {...actions}
          />
          {pin === null && <p className="type-caption mt-5 text-graphite">{messages.tapHint}</p>}
          <RemarkForm
            author={actions.author}
            pin={pin}
            onUnpin={() => setPin(null)}
            label={messages.newRemark}
            submit={messages.send}
            field={field}
            text={text}
            onText={setText}
            onSend={(said) => {
              onRemark({ version: shown.id, pin, text: said })
              setText('')
              setPin(null)
            }}
          />
        </div>
      </div>
    </section>
  )
}

/** That a rug is one of several for its place, with the way to the others. */
function Alternatives({
  of: { id, alternatives },
  lines,
}: { readonly of: ShownProofLine } & Pick<LineSectionProps, 'lines'>) {
  if (alternatives.length === 0) return null
  const all = lines.filter((each) => each.id === id || alternatives.includes(each.id))
  return (
    <div className="type-ui mt-3">
      <p>{messages.oneOf({ number: all.findIndex((each) => each.id === id) + 1, n: all.length })}</p>
      <p className="proof-actions">
        {all.map(
          (each, n) =>
            each.id !== id && (
              <a key={each.id} href={`#line-${each.id}`} className="proof-link">
                {messages.seeOther({ number: n + 1, name: nameOf(each.versions.at(-1)?.rug.name ?? '') })}
              </a>
            ),
        )}
      </p>
    </div>
  )
}

const versionText = ({ number }: ShownProofVersion) => messages.version({ number })

function Facts({ version: { rug, quantity, price: total } }: { readonly version: ShownProofVersion }) {
  const { price } = usePrice()
  return (
    <>
      <p className="type-ui figures mt-3">
        {messages.facts({ name: nameOf(rug.name), size: sizeText(rug.size), quantity })}
      </p>
      <p className="type-caption text-graphite">
        {messages.pileOf({ pile: rugMessages.pileMade({ pile: rug.textureStyle }) })}
      </p>
      <LineYarns yarns={rug.yarns} />
      {total !== null && (
        // An integer of US cents, as the contract has it.
        <p className="type-ui figures mt-3">{messages.listPrice({ price: price(total as Cents) })}</p>
      )}
    </>
  )
}

type VersionChoiceProps = {
  readonly versions: readonly ShownProofVersion[]
  readonly shown: string
  readonly beside: string | null
  readonly onChoose: (id: string) => void
  readonly onCompare: (id: string | null) => void
}

function VersionChoice({ versions, shown, beside, onChoose, onCompare }: VersionChoiceProps) {
  const name = useId()
  const others = versions.filter(({ id }) => id !== shown)
  return (
    <div>
      <Segment
        label={messages.versions}
        name={name}
        options={versions.slice(-5).map((version) => ({ value: version.id, text: versionText(version) }))}
        value={shown}
        onChange={onChoose}
      />
      <p className="proof-actions">
        {beside === null ? (
          others.slice(-3).map((other) => (
            <button key={other.id} type="button" className="proof-link" onClick={() => onCompare(other.id)}>
              {messages.compareWith({ number: other.number })}
            </button>
          ))
        ) : (
          <button type="button" className="proof-link" onClick={() => onCompare(shown)}>
            {messages.compareNo}
          </button>
        )}
      </p>
    </div>
  )
}
