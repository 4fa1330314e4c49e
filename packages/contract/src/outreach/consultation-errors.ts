/** Errors of booking and cancelling a consultation. */
export const CONSULTATION_ERRORS = {
  'consultation/not-a-slot': { status: 422, title: 'Consultations do not start then' },
  'consultation/slot-taken': { status: 409, title: 'Somebody else has this hour' },
  'consultation/too-many-open': { status: 409, title: 'There are consultations enough under this address' },
  'consultation/past': { status: 409, title: 'The consultation is over' },
} as const satisfies Record<string, { status: number; title: string }>
