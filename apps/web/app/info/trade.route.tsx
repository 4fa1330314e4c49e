import './info.css'
import '../ui/form.css'

import { VOLUME_DISCOUNTS } from '@nawl/domain/shop/facts'
import { SHOP_PAGES } from '@nawl/domain/shop/pages'

import { postForm } from '../api/post-form.ts'
import { pageContext } from '../page-context.ts'
import { PageHead } from '../shell/page-head.tsx'
import { useRoot } from '../use-root.ts'
import { InlineLink } from '../ui/inline-link.tsx'
import type { Route } from './+types/trade.route.ts'
import { InfoHead } from './info-head.tsx'
import { InfoSection } from './info-section.tsx'
import { PlainList } from './plain-list.tsx'
import { Points } from './points.tsx'
import { TradeForm } from './trade-form.tsx'

const tiers = VOLUME_DISCOUNTS.map(({ from, percent }) => `${percent}% from ${from} rugs`).join(', ')

const BENEFITS = [
  {
    title: 'Exclusive pricing',
    text: `The volume tiers of the shop apply to every order: ${tiers}. Trade prices for a project are agreed on top of them.`,
  },
  {
    title: 'Dedicated account manager',
    text: 'One person who knows your projects, from the first yarn to the last delivery.',
  },
  {
    title: 'Sample programme',
    text: 'Tufted strike-offs and yarn samples in the colours of your scheme, so that a client can hold what they approve.',
  },
  {
    title: 'Custom capabilities',
    text: 'Your drawing or ours, in any size and proportion the workshop can make, with fine, loop or carved pile.',
  },
  {
    title: 'Priority production',
    text: 'Trade orders are planned first, against the date your site needs them.',
  },
  {
    title: 'Marketing support',
    text: 'Pictures at print size, tear sheets and specification texts for your presentations and your site.',
  },
] as const

const GROUPS = [
  { title: 'Interior designers', text: 'Houses and apartments, from one rug to all of them.' },
  { title: 'Architects', text: 'Drawings, schedules and specifications in the form your project needs.' },
  { title: 'Hospitality', text: 'Suites, lobbies and restaurants, planned and delivered together.' },
  { title: 'Luxury retailers', text: 'Editions for your house, and rugs made to order for your customers.' },
] as const

const BEFORE = [
  'Colour matching to paint, stone and textile references',
  'Scaled placements and room layouts',
  'Estimates by room, with alternatives',
  'Strike-offs and pile samples',
]
const AFTER = [
  'A production schedule, kept up to date',
  'One person to ask, from the first yarn to the last delivery',
  'Consolidated shipping and customs papers',
  'Installation where white glove service reaches',
]

export async function action({ context, request }: Route.ActionArgs) {
  return postForm(context.get(pageContext).fetchApi, '/api/trade-enquiries', await request.formData())
}

export default function TradePage({ actionData }: Route.ComponentProps) {
  const { contacts } = useRoot()
  return (
    <div className="page-margin">
      <PageHead {...SHOP_PAGES.trade} />
      <InfoHead title="For the trade">
        For people who furnish rooms for others: trade prices, samples, and one person who knows your
        projects.
      </InfoHead>
      <InfoSection title="Six benefits">
        <Points points={BENEFITS} />
      </InfoSection>
      <InfoSection title="Who it is for">
        <Points points={GROUPS} />
      </InfoSection>
      <InfoSection title="Project support">
        <div className="info-halves">
          <div>
            <h3 className="type-h4">Before you order</h3>
            <PlainList items={BEFORE} />
          </div>
          <div>
            <h3 className="type-h4">Until it is laid</h3>
            <PlainList items={AFTER} />
          </div>
        </div>
      </InfoSection>
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
