import { redirect } from 'react-router'

/** Redirects an order URL without a number to the page that looks up orders. */
export function loader(): Response {
  return redirect('/orders', 301)
}
