import type { ChosenBox } from '@nawl/contract/sales/kinds/sample-box/sample-box-contract'
import { MOST_SAMPLES, SAMPLE_FORMS, type SampleForm } from '@nawl/domain/product/sample-box'
import { prices, samplePrices } from '@nawl/domain/shop/price-list'
import { cardYarns } from '@nawl/domain/yarn/library/shade-card'
import * as messages from '@nawl/messages/samples-page'
import { yarnNameOf } from '@nawl/messages/yarns'

import { usePrice } from '../page/country/use-price.ts'
import { Button } from '../ui/controls/button.tsx'
import { TextLink } from '../ui/controls/text-link.tsx'
import { Segment } from '../ui/forms/segment.tsx'
import { Pompom } from '../ui/pompom.tsx'
import { Section } from '../ui/section.tsx'
import { toast } from '../ui/toasts/toast.ts'
import { useAddSample } from './use-add-sample.ts'

type BoxPanelProps = {
  readonly codes: readonly string[]
  readonly form: SampleForm
  readonly onForm: (form: SampleForm) => void
  readonly onTakeOut: (code: string) => void
}

const FORMS = { pompon: messages.pompon, tuft: messages.tuft } as const satisfies Record<SampleForm, string>

/** What is in the box so far, and the way into the cart. */
export function BoxPanel({ codes, form, onForm, onTakeOut }: BoxPanelProps) {
  const { wholePrice } = usePrice()
  const chosen: ChosenBox = { kind: 'sample-box', form, codes: [...codes] }
  const { busy, isInCart, add } = useAddSample(chosen, messages.inCart)
  const yarns = cardYarns().filter(({ code }) => codes.includes(code))
  const left = MOST_SAMPLES - codes.length
  return (
    <Section title={messages.box} titleClass="type-tool" className="box-panel">
      <p role="status" className="type-caption figures mt-2 text-graphite">
        {codes.length === 0
          ? messages.boxEmpty({ most: MOST_SAMPLES })
          : messages.chosen({ count: codes.length, left })}
      </p>
      <ul className="box-places">
        {yarns.map(({ code, name, hex }) => (
          <li key={code}>
            <button
              type="button"
              aria-label={messages.takeOut({ name: yarnNameOf(name) })}
              title={yarnNameOf(name)}
              onClick={() => onTakeOut(code)}
            >
              <Pompom hex={hex} size={48} />
            </button>
          </li>
        ))}
        {Array.from({ length: left }, (_, place) => (
          <li key={`free-${place}`} aria-hidden className="box-place-free" />
        ))}
      </ul>
      <Segment
        label={messages.form}
        name="form"
        options={SAMPLE_FORMS.map((value) => ({ value, text: FORMS[value] }))}
        value={form}
        onChange={onForm}
        className="box-form"
      />
      <p className="type-price figures box-price">{wholePrice(samplePrices(prices()).box)}</p>
      <div className="box-actions">
        <Button
          kind="primary"
          aria-disabled={busy || codes.length === 0}
          onClick={() => (codes.length === 0 ? toast(messages.needsYarn) : add())}
        >
          {busy ? messages.adding : messages.add}
        </Button>
        {isInCart && <TextLink to="/cart">{messages.seeCart}</TextLink>}
      </div>
    </Section>
  )
}
