import './samples.css'

import type { SampleForm } from '@nawl/domain/product/sample-box'
import { MOST_SAMPLES } from '@nawl/domain/product/sample-box'
import { prices, samplePrices } from '@nawl/domain/shop/price-list'
import { SAMPLES_PAGE } from '@nawl/domain/shop/pages'
import { cardYarns } from '@nawl/domain/yarn/library/shade-card'
import * as pages from '@nawl/messages/pages'
import * as messages from '@nawl/messages/samples-page'
import { useState } from 'react'
import { useSearchParams } from 'react-router'

import { usePrice } from '../page/country/use-price.ts'
import { PageHead } from '../page/page-head.tsx'
import { toast } from '../ui/toasts/toast.ts'
import { BoxPanel } from './box-panel.tsx'
import { ShadeCard } from './shade-card.tsx'
import { YARNS_PARAMETER } from '../page/samples-path.ts'

/** Where a box of samples is chosen from the shade card; a link may have put a rug's yarns into it. */
export default function SamplesPage() {
  const [search] = useSearchParams()
  const [codes, setCodes] = useState(() => known(search.get(YARNS_PARAMETER)))
  const [form, setForm] = useState<SampleForm>('pompon')
  const { wholePrice } = usePrice()
  const toggle = (code: string) => {
    if (codes.includes(code)) return setCodes(codes.filter((other) => other !== code))
    if (codes.length >= MOST_SAMPLES) return toast(messages.full({ most: MOST_SAMPLES }))
    setCodes([...codes, code])
  }
  return (
    <div className="page-margin page-space samples">
      <PageHead path={SAMPLES_PAGE.path} title={pages.samplesTitle} description={pages.samplesDescription} />
      <header className="samples-head">
        <h1 className="type-h1">{messages.heading}</h1>
        <div>
          <p className="type-body">{messages.summary}</p>
          <p className="type-ui figures mt-3 text-graphite">
            {messages.priceLine({ price: wholePrice(samplePrices(prices()).box) })}
          </p>
        </div>
      </header>
      <ShadeCard chosen={codes} onToggle={toggle} />
      <BoxPanel codes={codes} form={form} onForm={setForm} onTakeOut={toggle} />
    </div>
  )
}

/** The codes of a link that are on the card and in stock, as many as a box holds. */
function known(text: string | null): readonly string[] {
  const wanted = new Set((text ?? '').split(','))
  return cardYarns()
    .filter(({ code, isOut }) => wanted.has(code) && !isOut)
    .slice(0, MOST_SAMPLES)
    .map(({ code }) => code)
}
