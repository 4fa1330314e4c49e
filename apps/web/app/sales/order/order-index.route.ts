import { redirect } from 'react-router'

/** An address of an order without its number: orders are found by number and e-mail on a page of its own. */
export function loader(): Response {
  return redirect('/orders', 301)
}
