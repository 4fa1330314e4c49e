import { redirect } from 'react-router'

/**
 * `/products?category=x` has an address of its own, `/products/x`: gives the way there,
 * with whatever else was asked for, or null when the request is no such one.
 */
export function listingRedirect(request: Request): Response | null {
  const { searchParams } = new URL(request.url)
  const category = searchParams.get('category')
  if (category === null) return null
  searchParams.delete('category')
  const rest = searchParams.size > 0 ? `?${searchParams}` : ''
  const slug = category.trim() === '' ? '' : `/${encodeURIComponent(category.trim().toLowerCase())}`
  return redirect(`/products${slug}${rest}`, 301)
}
