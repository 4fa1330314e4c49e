import { PILE, WARRANTY_YEARS } from './facts.ts'

/** The text of the About page, also used by the assistant. Links are written `[words](path)`. */
export const ABOUT_SECTIONS = [
  {
    title: 'Our Philosophy',
    paragraphs: [
      'A rug is the largest piece of colour in most rooms and usually the last one chosen. It has to agree with a sofa that is already there, a wall that was painted in spring, and light that nobody can order. So we separated the two things a rug is made of. The drawing is ours: sixty of them, each worked out line by line. The yarns are yours.',
      'In the studio every yarn of a design can be replaced, and the rug is shown as it would be tufted, with its pile, its carving and the small unevenness of dyed wool. What you see there is what the workshop receives.',
    ],
  },
  {
    title: 'A Global Design Collective',
    paragraphs: [
      'Our drawings are made by people in several cities who share one rule: a design must hold in colours its author did not choose. Each one is tried in three palettes, in a rectangle, a square and a circle before it enters the [catalogue](/products). Six collections came of it, from a single line on a plain ground to eight yarns in a field of triangles.',
    ],
  },
  {
    title: 'Why Dubai?',
    paragraphs: [
      'Because the city sits between the places wool comes from and the places rugs go to, and because it has both the workshops and the port. A designer from the district can see yarns in the morning and have changed them by the afternoon.',
    ],
  },
  {
    title: 'Innovation at Every Step',
    paragraphs: [
      'The studio knows a rug as yarns and tufts, not as a photograph. That is why a colour changes without blurring a line, why it can tell you that a stroke is thinner than a tuft at the size you typed, and why the drawing on the tufter’s cloth is the one on your screen. You can bring [a picture of your own](/your-design) and it becomes a design like the others.',
    ],
  },
] as const

/** The "what drives us" section. */
export const ABOUT_DRIVES = [
  {
    title: 'Design Democracy',
    text: 'A rug in your own colours used to need a designer, a dyer and a minimum order. Here it needs an afternoon. The studio is open to anybody, and the price of a design does not change when its yarns do.',
  },
  {
    title: 'Global Perspective',
    text: 'The drawings come from Gulf stucco and Ghanaian strip cloth, Japanese mending and Danish ceramics.',
  },
  {
    title: 'Sustainable Luxury',
    text: 'Wool grows back every year and outlasts most furniture. We tuft to order, so nothing is made that nobody asked for.',
  },
  {
    title: 'Artisan Excellence',
    text: 'The tufting takes three to four weeks of somebody’s hands. Shearing, and carving where a rug is ordered carved, are done by eye, because no machine does them as well.',
  },
] as const

/** The promises. */
export const ABOUT_PROMISES = [
  {
    title: 'Transparent pricing',
    text: 'Area, rate and quantity, worked out in front of you. No price on request for a size the calculator takes.',
  },
  {
    title: 'Clear communication',
    text: 'You hear from us when the order is confirmed, when production begins and when the rug leaves. Questions are answered within 24 hours.',
  },
  {
    title: 'Quality control',
    text: `Every rug is measured and checked against its drawing before it leaves. It carries a ${WARRANTY_YEARS}-year limited warranty on manufacturing defects.`,
  },
  {
    title: 'Sustainable practices',
    text: `${PILE.fibre}, made to order, and packed in as little as will protect it.`,
  },
  {
    title: 'Lifetime care support',
    text: 'Write to us in ten years about a stain or a moved sofa and you will still get an answer.',
  },
] as const
