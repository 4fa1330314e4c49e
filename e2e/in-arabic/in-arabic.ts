/** Whether the journeys run in Arabic: `E2E_LANGUAGE=ar`. */
export const IN_ARABIC = process.env['E2E_LANGUAGE'] === 'ar'
