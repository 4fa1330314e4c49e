type Warn = (message: string, error?: unknown) => void

let write: Warn = (message, error) =>
  error === undefined ? console.warn(message) : console.warn(message, error)

/** Says what went wrong where a page does without it: on the console of a browser, in the log of the server. */
export const warn: Warn = (message, error) => write(message, error)

/** Has it written elsewhere; the server gives its log, which is the only place it writes to. */
export function warnTo(log: Warn): void {
  write = log
}
