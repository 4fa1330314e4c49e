import { VOLUME_DISCOUNTS } from './facts.ts'

const tiers = VOLUME_DISCOUNTS.map(({ from, percent }) => `${percent}% from ${from} rugs`).join(', ')

/** Benefits of the trade programme. */
export const TRADE_BENEFITS = [
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

/** Who it is for. */
export const TRADE_GROUPS = [
  { title: 'Interior designers', text: 'Houses and apartments, from one rug to all of them.' },
  { title: 'Architects', text: 'Drawings, schedules and specifications in the form your project needs.' },
  { title: 'Hospitality', text: 'Suites, lobbies and restaurants, planned and delivered together.' },
  { title: 'Luxury retailers', text: 'Editions for your house, and rugs made to order for your customers.' },
] as const

/** Services before an order. */
export const TRADE_BEFORE = [
  'Colour matching to paint, stone and textile references',
  'Scaled placements and room layouts',
  'Estimates by room, with alternatives',
  'Strike-offs and pile samples',
] as const

/** Services until the rug is laid. */
export const TRADE_AFTER = [
  'A production schedule, kept up to date',
  'One person to ask, from the first yarn to the last delivery',
  'Consolidated shipping and customs papers',
  'Installation where white glove service reaches',
] as const
