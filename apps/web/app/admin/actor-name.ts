import { recordActor } from '@nawl/messages/desk'

/** Who did something at the desk, as its pages show it: the customer, the shop itself, or a member of staff by name. */
export const actorName = (by: string): string => recordActor({ by: by.replace('staff:', '') })
