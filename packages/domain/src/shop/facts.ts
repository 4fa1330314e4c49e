/** Facts that several pages state. They stand here once, so that no two pages can disagree. */
export const PILE = { fibre: 'New Zealand wool', heightMm: [12, 15] } as const
export const VARIATION_PERCENT = 3
export const WARRANTY_YEARS = 5
export const COUNTRIES_SHIPPED = 100
export const TOTAL_WEEKS = [6, 8] as const

/** The six steps from drawing to floor, with what each takes. */
export const PROCESS_STEPS = [
  { title: 'Design & Customization', duration: 'instant to 7 days' },
  { title: 'Consultation & Refinement', duration: '1-3 days' },
  { title: 'Production Planning', duration: '2-3 days' },
  { title: 'Artisan Craftsmanship', duration: '3-4 weeks' },
  { title: 'Quality Assurance', duration: '2-3 days' },
  { title: 'Delivery & Installation', duration: '5-10 days' },
] as const
