import * as messages from '@nawl/messages/studio'
import { yarnNameOf } from '@nawl/messages/yarns'
import { yarnOfHex, yarnsInStock } from '@nawl/domain/yarn/library/shade-card'
import { nearestYarns } from '@nawl/engine/reduction/nearest-yarns'

import { Sentence } from '../../ui/text/sentence.tsx'
import { differenceText } from '../yarns/difference-text.ts'

type OnOrderProps = {
  /** `#RRGGBB` of the yarn that a swatch shows. */
  readonly hex: string
  /** Takes another yarn; null while nothing can be chosen. */
  readonly onUse: ((hex: string) => void) | null
}

/** That a yarn is out of stock, with the nearest one that is not; nothing for every other yarn. */
export function OnOrder({ hex, onUse }: OnOrderProps) {
  const yarn = yarnOfHex(hex)
  if (!yarn?.isOut) return null
  const near = nearestYarns(hex, 1, yarnsInStock()).find(({ yarn: other }) => !other.isOut)
  const name = yarnNameOf(yarn.name)
  return (
    <p role="status" className="card-words type-caption px-[18px] max-sm:px-2.5">
      {near ? (
        <Sentence
          parts={messages.onOrderNearest({
            yarn: name,
            other: yarnNameOf(near.yarn.name),
            difference: differenceText(near),
            use: (text) => (
              <button
                key="use"
                type="button"
                aria-disabled={onUse === null}
                onClick={() => onUse?.(near.yarn.hex)}
                className="underline underline-offset-3 hover:text-madder"
              >
                {text}
              </button>
            ),
          })}
        />
      ) : (
        messages.onOrderAlone({ yarn: name })
      )}
    </p>
  )
}
