import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // Every page is rendered by the server; the list of routes is short enough to send whole.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
