/**
 * The address of a request as the log has it. What is behind the question mark is a proof as often as not, and where
 * one stands in the path itself, as those of photographs do, it is left out as well.
 */
export function loggedPath(url: string): string {
  const [path = ''] = url.split('?')
  return path.slice(0, 300).replaceAll(/[\w~-]{32,}(?:\.[\w.~-]+)*/g, '…')
}
