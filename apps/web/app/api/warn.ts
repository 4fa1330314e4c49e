type Warn = (message: string, error?: unknown) => void

let write: Warn = (message, error) =>
  error === undefined ? console.warn(message) : console.warn(message, error)

/** Logs a problem the page can do without: to the console in a browser, to the log on the server. */
export const warn: Warn = (message, error) => write(message, error)

/** Redirects `warn`; the server passes its logger, because it must not write elsewhere. */
export function warnTo(log: Warn): void {
  write = log
}
