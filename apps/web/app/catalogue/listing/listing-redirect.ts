import { redirect } from 'react-router'

/** Redirects `/products?category=x` to `/products/x`, keeping other parameters; null for any other request. */
export function listingRedirect(request: Request): Response | null {
  const { searchParams } = new URL(request.url)
  const category = searchParams.get('category')
  if (category === null) return null
  searchParams.delete('category')
  const rest = searchParams.size > 0 ? `?${searchParams}` : ''
  const slug = category.trim() === '' ? '' : `/${encodeURIComponent(category.trim().toLowerCase())}`
  return redirect(`/products${slug}${rest}`, 301)
}
