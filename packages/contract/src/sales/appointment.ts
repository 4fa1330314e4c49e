import { z } from 'zod'

import { deliveryWindow, whiteGloveCity } from '../desk/settings/shop-delivery.ts'

const day = z.iso.date().meta({ description: "Of the city's calendar" })

/** When two people bring an order in, and what can still be chosen. */
export const shownAppointment = z.object({
  city: whiteGloveCity,
  chosen: deliveryWindow.extend({ day }).nullable(),
  mayChoose: z.boolean().meta({ description: 'Until the day before' }),
  days: z
    .array(z.object({ day, windows: z.array(deliveryWindow) }))
    .meta({ description: 'Windows that are free; empty where nothing can be chosen' }),
  version: z.int().meta({ description: 'How often it was chosen, moved or withdrawn' }),
})
export type ShownAppointment = z.infer<typeof shownAppointment>

/** POST /api/orders/{number}/appointment: a free window, by the hour with which it begins; `version` as it was seen. */
export const appointmentRequest = z.strictObject({
  day,
  from: deliveryWindow.shape.from,
  version: z.int().min(0).max(10_000),
})

/** POST /api/desk/orders/{number}/appointment */
export const moveAppointmentRequest = appointmentRequest.extend({ why: z.string().trim().min(1).max(500) })
