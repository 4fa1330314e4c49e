import type {
  ChosenStrikeOff,
  StrikeOffAnswer,
} from '@nawl/contract/sales/kinds/strike-off/strike-off-contract'
import { lastPlace, placeWithin, type StrikeOffPlace } from '@nawl/domain/product/strike-off'
import { prices, samplePrices } from '@nawl/domain/shop/price-list'
import { shareFigures } from '@nawl/domain/yarn/share-figures'
import { nameOf } from '@nawl/messages/names'
import * as messages from '@nawl/messages/samples-page'
import { yarnNameOf } from '@nawl/messages/yarns'
import { LANGUAGE } from '@nawl/messages/language'
import { useEffect, useId, useState } from 'react'

import { browserFetch } from '../api/request.ts'
import { usePrice } from '../page/country/use-price.ts'
import { LinePicture } from '../sales/cart/lines/line-picture.tsx'
import { Button } from '../ui/controls/button.tsx'
import { TextLink } from '../ui/controls/text-link.tsx'
import { Pompom } from '../ui/pompom.tsx'
import { Section } from '../ui/section.tsx'
import { toast } from '../ui/toasts/toast.ts'
import { fetchStrikeOff } from './fetch-strike-off.ts'
import { PlaceFields } from './place-fields.tsx'
import { SquareOnRug } from './square-on-rug.tsx'
import { useAddSample } from './use-add-sample.ts'

type StrikeOffPageProps = {
  readonly answer: StrikeOffAnswer
  readonly address: string
  /** The design in the text of a link. */
  readonly text: string
  /** Path of the studio on it. */
  readonly back: string
}

/** After so long without a move the square is asked about. */
const REST_MS = 250

/** A rug with the square of its strike-off, which can be moved. */
export function StrikeOffPage({ answer: first, address, text, back }: StrikeOffPageProps) {
  const [place, setPlace] = useState(first.place)
  const [shown, setShown] = useState({ answer: first, fault: null as string | null })
  const { answer, fault } = shown
  const { wholePrice } = usePrice()
  const helpId = useId()
  const name = nameOf(first.name)
  const last = lastPlace(first) ?? first.place
  const move = (wanted: StrikeOffPlace) => setPlace(placeWithin(wanted, last))
  const isAt = ({ xMm, yMm }: StrikeOffPlace) => xMm === place.xMm && yMm === place.yMm
  const isAsked = isAt(answer.place) && fault === null
  useEffect(() => {
    if (isAsked) return
    let isStale = false
    const find = async () => {
      const found = await fetchStrikeOff(browserFetch, { address, text, place })
      if (isStale) return
      setShown((before) =>
        found.ok
          ? { answer: found.answer, fault: null }
          : { ...before, fault: found.fault === 'not-on-rug' ? messages.offRug : messages.away },
      )
    }
    const timer = setTimeout(() => void find(), REST_MS)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [isAsked, place, address, text])
  const chosen: ChosenStrikeOff = { kind: 'strike-off', rug: first.rug, place }
  const { busy, isInCart, add } = useAddSample(chosen, messages.strikeInCart)
  const { strikeOff, strikeOffWeeks } = samplePrices(prices())
  const [least, most] = strikeOffWeeks
  return (
    <div className="strike-off">
      <header className="samples-head">
        <h1 className="type-h1">{messages.strikeHeading}</h1>
        <p className="type-body">{messages.strikeSummary({ name })}</p>
      </header>
      <div>
        <SquareOnRug answer={first} place={place} last={last} onMove={move} name={name} helpId={helpId} />
        <p id={helpId} className="type-caption mt-3 text-graphite">
          {messages.squareHelp}
        </p>
      </div>
      <div className="strike-off-facts">
        <LinePicture
          src={answer.square}
          alt={messages.closer({ name })}
          className="strike-off-closer rug-shadow"
        />
        <PlaceFields place={place} last={last} onMove={move} />
        <div role="status" className="type-ui text-madder-deep empty:hidden">
          {fault}
        </div>
        {!isAt(first.proposed) && (
          <div>
            <Button small onClick={() => setPlace(first.proposed)}>
              {messages.asProposed}
            </Button>
          </div>
        )}
        <YarnShares answer={answer} />
        <p className="type-ui figures text-graphite">
          {messages.strikePrice({ price: wholePrice(strikeOff), least, most })}
        </p>
        <div className="box-actions">
          <Button
            kind="primary"
            aria-disabled={busy || fault !== null}
            onClick={() => (fault === null ? add() : toast(fault))}
          >
            {busy ? messages.addingStrikeOff : messages.addStrikeOff}
          </Button>
          {isInCart && <TextLink to="/cart">{messages.seeCart}</TextLink>}
          <TextLink to={back}>{messages.backToStudio}</TextLink>
        </div>
      </div>
    </div>
  )
}

const listed = new Intl.ListFormat(LANGUAGE.tag, { type: 'unit' })

/** The yarns of the square beside their shares of the rug. */
function YarnShares({ answer: { yarns, rugYarns } }: Pick<StrikeOffPageProps, 'answer'>) {
  const here = shareFigures(yarns.map(({ share }) => share))
  const all = shareFigures(rugYarns.map(({ share }) => share))
  const ofRug = (hex: string) => all[rugYarns.findIndex((yarn) => yarn.hex === hex)] ?? '0'
  const missing = rugYarns.filter(({ hex }) => !yarns.some((yarn) => yarn.hex === hex))
  return (
    <Section title={messages.inSquare} titleClass="type-tool">
      <ul className="strike-off-yarns type-ui mt-3">
        {yarns.map(({ name, hex }, n) => (
          <li key={hex}>
            <Pompom hex={hex} size={32} />
            <span className="first-letter:capitalize">{yarnNameOf(name)}</span>
            <span className="type-caption figures text-graphite">
              {messages.shareOfBoth({ square: here[n] ?? '', rug: ofRug(hex) })}
            </span>
          </li>
        ))}
      </ul>
      {missing.length > 0 && (
        <p className="type-caption mt-3 text-graphite">
          {messages.notInSquare({ yarns: listed.format(missing.map(({ name }) => yarnNameOf(name))) })}
        </p>
      )}
    </Section>
  )
}
