import '../../ui/forms/form.css'

import { SHOP_PAGES } from '@nawl/domain/shop/pages'
import { TRADE_AFTER, TRADE_BEFORE, TRADE_BENEFITS, TRADE_GROUPS } from '@nawl/domain/shop/trade-messages'

import { formAction } from '../../page/form-action.ts'
import { PageHead } from '../../page/page-head.tsx'
import { useRoot } from '../../page/use-root.ts'
import { SitePhotograph } from '../../catalogue/cards/site-photograph.tsx'
import { InlineLink } from '../../ui/controls/inline-link.tsx'
import type { Route } from './+types/trade.route'
import { InfoHead } from './info-head.tsx'
import { InfoSection } from './info-section.tsx'
import { PlainLists } from './plain-list.tsx'
import { Points } from './points.tsx'
import { TradeForm } from './contact/trade-form.tsx'
import { TradeProject, TradeRestaurant } from './trade-project.tsx'

export const action = formAction('/api/trade-enquiries')

export default function TradePage({ actionData }: Route.ComponentProps) {
  const { contacts } = useRoot()
  return (
    <div className="page-margin">
      <PageHead {...SHOP_PAGES.trade} />
      <InfoHead title="For the trade">
        For people who furnish rooms for others: trade prices, samples, and one person who knows your
        projects.
      </InfoHead>
      <TradeProject />
      <InfoSection title="Six benefits">
        <Points points={TRADE_BENEFITS} />
      </InfoSection>
      <TradeRestaurant />
      <InfoSection title="Who it is for">
        <Points points={TRADE_GROUPS} />
      </InfoSection>
      <InfoSection title="Project support">
        <PlainLists
          lists={[
            ['Before you order', TRADE_BEFORE],
            ['Until it is laid', TRADE_AFTER],
          ]}
        />
      </InfoSection>
      <SitePhotograph
        still="rolls"
        alt="Five rugs rolled with their pile outside and tied with cord, stacked on an oak bench: brick, cream, indigo, ochre and grey-green, two with a paper tag"
        caption="How rugs leave: rolled with the pile outside, tied and tagged for the carrier."
      />
      <InfoSection title="Apply" id="apply">
        <p>Write to the trade team with your practice and your project, or tell us here.</p>
        <p className="flex flex-wrap items-center gap-4">
          <a
            href={`mailto:${contacts.trade}?subject=Trade%20programme`}
            className="underline decoration-1 underline-offset-[3px] hover:text-madder"
          >
            E-mail the trade team
          </a>
          <InlineLink to="/contact">Contact us</InlineLink>
        </p>
        <TradeForm earlier={actionData} />
      </InfoSection>
    </div>
  )
}
