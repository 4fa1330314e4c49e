import '../../ui/forms/form.css'

import { SHOP_PAGES } from '@nawl/domain/shop/pages'
import * as pages from '@nawl/messages/pages'
import * as messages from '@nawl/messages/trade'
import { LANGUAGE } from '@nawl/messages/language'
import * as process from '@nawl/messages/process'
import { tradeBenefits, tradeGroups, tradeServices } from '@nawl/messages/text/pages/trade-text'

import { formAction } from '../../page/form-action.ts'
import { PageHead } from '../../page/page-head.tsx'
import { useRoot } from '../../page/use-root.ts'
import { SitePhotograph } from '../../catalogue/cards/site-photograph.tsx'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { InlineLink } from '../../ui/controls/inline-link.tsx'
import type { Route } from './+types/trade.route'
import { InfoHead } from './info-head.tsx'
import { InfoSection } from './info-section.tsx'
import { PlainLists } from './plain-list.tsx'
import { Points } from './points.tsx'
import { TradeForm } from './contact/trade-form.tsx'
import { TradeProject, TradeRestaurant } from './trade-project.tsx'

export const action = formAction('/api/trade-enquiries', { answered: true })

export default function TradePage({ actionData }: Route.ComponentProps) {
  const { contacts } = useRoot()
  const { before, after } = tradeServices(messages)
  return (
    <div className="page-margin">
      <PageHead path={SHOP_PAGES.trade.path} title={pages.tradeTitle} description={pages.tradeDescription} />
      <InfoHead title={messages.heading}>{messages.summary}</InfoHead>
      <TradeProject />
      <InfoSection title={messages.benefits}>
        <Points points={tradeBenefits(messages, LANGUAGE.tag)} />
      </InfoSection>
      <TradeRestaurant />
      <InfoSection title={messages.groups}>
        <Points points={tradeGroups(messages)} />
      </InfoSection>
      <InfoSection title={messages.support}>
        <PlainLists
          lists={[
            [messages.before, before],
            [messages.after, after],
          ]}
        />
      </InfoSection>
      <SitePhotograph still="rolls" alt={process.rollsAlt} caption={process.rollsCaption} />
      <InfoSection title={messages.apply} id="apply">
        <p>{messages.accountText}</p>
        <p>{messages.clientText}</p>
        <p>{messages.quoteText}</p>
        <p>
          <ButtonLink to="/account/trade">{messages.openAccount}</ButtonLink>
        </p>
        <p>{messages.applyText}</p>
        <p className="flex flex-wrap items-center gap-4">
          <a
            href={`mailto:${contacts.trade}?subject=${encodeURIComponent(messages.mailSubject)}`}
            className="underline decoration-1 underline-offset-[3px] hover:text-madder"
          >
            {messages.emailTeam}
          </a>
          <InlineLink to="/contact">{messages.contactUs}</InlineLink>
        </p>
        <TradeForm earlier={actionData} />
      </InfoSection>
    </div>
  )
}
