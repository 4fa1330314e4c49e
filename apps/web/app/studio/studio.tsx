import './studio.css'
import './order/estimate.css'

import * as messages from '@nawl/messages/studio'
import { squareFootPrice } from '@nawl/domain/shop/price-list'
import { nameOf } from '@nawl/messages/names'
import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import { draftAddressParts } from '@nawl/domain/catalogue/own-design'
import { uploadIdIn } from '@nawl/domain/rug/uploads'
import { useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import type { RugCardFacts } from '../catalogue/cards/rug-card-facts.ts'
import { useViewed } from '../saved/use-viewed.ts'
import { useStudioOffer } from './assistant-offers.ts'
import { AddToCart } from './order/add-to-cart.tsx'
import { OrderBar } from './order/order-bar.tsx'
import { useAddToCart } from './order/use-add-to-cart.ts'
import { sizeRefusal, type SizeRefused } from '../sales/cart/lines/size-refusal.ts'
import { ChangeBarLoader } from './order/change-bar-loader.tsx'
import { Notice } from '../ui/notices/notice.tsx'
import { Announcer } from './announcer.tsx'
import { BelowStudio } from './below/below-studio.tsx'
import { ColorTool } from './color/color-tool.tsx'
import { CostCalculator } from './size/cost-calculator.tsx'
import { EstimateBar } from './size/estimate-bar.tsx'
import { PreviewingContext, startPreviewing } from './live/previewing.ts'
import { LinkNotice } from './share/link-notice.tsx'
import { linkedPicture } from './share/linked-picture.ts'
import type { OpenedLink } from './share/opened-link.ts'
import { Palettes } from './color/palettes.tsx'
import { SampleLinks } from './color/sample-links.tsx'
import { ProjectAction } from './save/project-action.tsx'
import { SaveAction } from './save/save-action.tsx'
import { BottomSheet } from './bottom-sheet/bottom-sheet.tsx'
import { showTools } from './room/saved-places.ts'
import { Stage } from './stage/stage.tsx'
import { wantedSide } from './size/wanted-side.ts'
import type { Gesture } from './state/actions.ts'
import { useStudio } from './state/use-studio.ts'
import { RugFacts } from './stage/wall-label.tsx'

/** What changes yarns. */
const COLORING: ReadonlySet<Gesture['type']> = new Set(['chooseColor', 'choosePalette', 'shuffle'])

type StudioProps = {
  readonly rug: RugItem
  /** The backend failed: what is shown is sample data, and says so. */
  readonly sample: boolean
  readonly link: OpenedLink
  /** Last segment of the product's path. */
  readonly address: string
  /** Designs like it. */
  readonly related: readonly RugCardFacts[]
  /** Its yarns are changed. */
  readonly onColored: () => void
}

/** A rug with all its tools. Remount it (by `key`) for another rug. */
export function Studio({ rug, sample, link, address, related, onColored }: StudioProps) {
  const [state, perform] = useStudio(rug, link)
  const gesture = useCallback(
    (wanted: Gesture) => {
      if (COLORING.has(wanted.type)) onColored()
      perform(wanted)
    },
    [perform, onColored],
  )
  useStudioOffer({ rug, state, gesture })
  const [previewing] = useState(startPreviewing)
  // An oversized value is reported when its fields lose focus, a missing one when the visitor wants to order.
  const [isOrdering, setIsOrdering] = useState(false)
  const [left, setLeft] = useState(false)
  const [open, setOpen] = useState(false)
  const refused = sizeRefusal(state.size)
  const refusal = isOrdering || left ? refused : null
  // A rug that is not in the catalogue can be saved as a design, but not as a favourite.
  const isDraft = draftAddressParts(address) !== null
  const house = sample || isDraft || uploadIdIn(address) ? null : address.toLowerCase()
  useViewed(house)
  const askForSide = (side: SizeRefused['field']) => {
    setIsOrdering(true)
    // A field takes the focus only once it is there: a room has the whole window without the tools.
    flushSync(showTools)
    wantedSide.set(side)
  }
  const cart = useAddToCart({
    rugName: rug.name,
    processingImage: rug.processingImage,
    address,
    state,
    onRefused: askForSide,
  })
  const bar = useRef<HTMLDivElement>(null)
  const perSquareFoot = squareFootPrice(rug.collection)
  const foot = (
    <EstimateBar ref={bar} size={state.size} perSquareFoot={perSquareFoot} isInCart={cart.isInCart}>
      <AddToCart action={cart} />
    </EstimateBar>
  )
  return (
    <PreviewingContext value={previewing}>
      <div className="studio">
        <div className="studio-stage">
          {sample && <SampleNotice />}
          {isDraft && <DraftNotice />}
          <LinkNotice link={link} />
          <ChangeBarLoader state={state} />
          <Stage
            rug={rug}
            favourite={house}
            state={state}
            gesture={gesture}
            firstPicture={linkedPicture(address, link)}
          />
        </div>
        <BottomSheet selected={state.selected} foot={foot}>
          <div>
            {sample && <p className="type-caption mb-5 text-graphite">{messages.sampleData}</p>}
            <ColorTool
              rug={rug}
              state={state}
              gesture={gesture}
              samples={
                <SampleLinks state={state} address={address}>
                  <ProjectAction rugId={address.toLowerCase()} state={state} onRefused={askForSide} />
                </SampleLinks>
              }
            >
              <SaveAction rugName={rug.name} address={address.toLowerCase()} state={state} link={link} />
            </ColorTool>
          </div>
          <div>
            <Palettes rug={rug} state={state} gesture={gesture} />
            <CostCalculator
              address={address}
              rug={rug}
              state={state}
              refusal={refusal}
              onChange={(size) => gesture({ type: 'setSize', size })}
              onLeave={() => setLeft(Boolean(refused?.nearest))}
            />
            <section aria-labelledby="details" className="studio-section studio-details">
              <h2 id="details" className="type-tool">
                {rug.name}
              </h2>
              <p className="type-caption mt-1 mb-4 text-graphite">{nameOf(rug.collection)}</p>
              <button
                type="button"
                aria-controls="below-studio"
                aria-expanded={open}
                className="type-ui -mt-2 mb-3 min-h-11 underline underline-offset-4"
                onClick={() => {
                  flushSync(() => setOpen(true))
                  document.getElementById('closer')?.scrollIntoView({ block: 'start' })
                }}
              >
                {messages.moreAbout}
              </button>
              <RugFacts rug={rug} />
            </section>
          </div>
        </BottomSheet>
        <Announcer rug={rug} state={state} isInCart={cart.isInCart} />
      </div>
      <OrderBar
        rugName={rug.name}
        size={state.size}
        perSquareFoot={perSquareFoot}
        isInCart={cart.isInCart}
        estimate={bar}
      >
        <AddToCart action={cart} small />
      </OrderBar>
      <BelowStudio rug={rug} state={state} address={address} related={related} open={open} />
    </PreviewingContext>
  )
}

function DraftNotice() {
  const [dismissed, setDismissed] = useState(false)
  if (dismissed) return null
  return <Notice onDismiss={() => setDismissed(true)}>{messages.draftNotice}</Notice>
}

function SampleNotice() {
  const [dismissed, setDismissed] = useState(false)
  if (dismissed) return null
  return <Notice onDismiss={() => setDismissed(true)}>{messages.sampleNotice}</Notice>
}
