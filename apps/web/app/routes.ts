import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  layout('shell/shell.route.tsx', [
    index('shop/home.route.tsx'),
    route('products/:category?', 'shop/listing.route.tsx'),
    route('product/:id', 'studio/studio.route.tsx'),
    route('your-design', 'own-artwork/own-artwork.route.tsx'),
    route('about', 'info/about.route.tsx'),
    route('process', 'info/process.route.tsx'),
    route('contact', 'info/contact.route.tsx'),
    route('trade', 'info/trade.route.tsx'),
    route('faq', 'info/faq.route.tsx'),
    route('shipping', 'info/shipping.route.tsx'),
    route('privacy-policy', 'info/privacy.route.tsx'),
    route('terms', 'info/terms.route.tsx'),
    route('journal', 'journal/journal.route.tsx'),
    route('journal/:slug', 'journal/article.route.tsx'),
    route('newsletter', 'letters/newsletter.route.tsx'),
    route('newsletter/confirm', 'letters/confirm.route.tsx'),
    route('newsletter/unsubscribe', 'letters/unsubscribe.route.tsx'),
    route('consultation/cancel', 'letters/cancel.route.tsx'),
    route('account', 'account/account.route.tsx'),
    route('search', 'shell/search/search.route.tsx'),
    route('country', 'shell/country/country.route.tsx'),
    route('*', 'info/not-found.route.tsx'),
  ]),
] satisfies RouteConfig
