import type { RugLine } from '@nawl/contract/sales/kinds/rug/rug-contract'
import { nameOf } from '@nawl/messages/names'
import * as messages from '@nawl/messages/order'

import { useOwnFloor } from '../../../catalogue/own-floor/own-floor-button.tsx'
import { Sentence, unseen } from '../../../ui/text/sentence.tsx'
import { linkedText } from './shown-path-of.ts'

/** An ordered rug as a body for the floor that a telephone's camera sees. */
export function OrderedOnFloor({ line }: { readonly line: Pick<RugLine, 'design' | 'picture'> }) {
  const { Panel, show, button, panel } = useOwnFloor()
  const { design } = line
  const name = nameOf(design.name)
  return (
    <>
      <button
        type="button"
        {...button}
        onClick={show}
        className="type-ui inline-flex min-h-11 items-center font-medium underline decoration-1 underline-offset-[5px] hover:text-madder print:hidden"
      >
        <Sentence parts={messages.onYourFloor({ hidden: unseen, name })} />
      </button>
      {Panel && (
        <Panel {...panel} name={name} address={design.rugId} text={linkedText(line)} size={design.size} />
      )}
    </>
  )
}
