/** The text of each of `PROCESS_STEPS`, in their order. */
export const PROCESS_STEP_TEXTS = [
  'You open a design, replace its yarns, type a size and see the price. Alone that takes minutes; with us, over samples and a call or two, up to a week.',
  'A designer looks at what you made: whether a line is too fine for its size, whether two yarns will read apart in your light. You agree the final drawing and pay for the order.',
  'The drawing is turned into a cartoon at full size, mirrored, because a rug is tufted from behind. Wool is weighed out by the kilogram for each yarn and dyed where it is not on the shelf.',
  'The cloth is stretched on a frame and the yarns are shot through it, one area at a time. Then latex, backing, shearing to an even height and, where it is ordered, carving along the lines.',
  'Measured, compared with the drawing where lines meet, brushed and vacuumed. What is not right is put right before the rug leaves.',
  'Rolled, boxed, insured and sent with a tracking number. In the cities with white glove service it is unrolled and laid where you want it.',
] as const

/** Quality checks before a rug is shipped. */
export const PROCESS_QUALITY = [
  {
    title: 'Satisfaction guaranteed',
    text: 'A rug that differs from its approved drawing beyond what wool allows, or arrives with a defect, is repaired, made again or refunded.',
  },
  {
    title: 'Premium materials only',
    text: 'New Zealand wool, and nothing else in the pile.',
  },
  {
    title: 'Transparent communication',
    text: 'You hear from us when the order is confirmed, when production begins and when the rug leaves.',
  },
] as const
