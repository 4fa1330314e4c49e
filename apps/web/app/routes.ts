import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  layout('shell/shell.route.tsx', [
    index('shop/home.route.tsx'),
    route('products/:category?', 'shop/listing.route.tsx'),
    route('product/:id', 'studio/studio.route.tsx'),
    route('your-design', 'own-artwork/own-artwork.route.tsx'),
    route('*', 'info/not-found.route.tsx'),
  ]),
] satisfies RouteConfig
