let pending: Promise<unknown> = Promise.resolve()

/** Has the next reading of a project wait for a save that is under way. */
export function holdReading(save: Promise<unknown>): void {
  pending = Promise.allSettled([pending, save])
}

/** Resolves once no save is under way. */
export const whenSaved = (): Promise<unknown> => pending
