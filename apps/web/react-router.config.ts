import type { Config } from '@react-router/dev/config'

import { webLanguage } from './web-language.ts'

const language = webLanguage()

export default {
  // Each language is a build of its own, so that a page carries no sentence of another.
  basename: language === 'en' ? '/' : `/${language}`,
  buildDirectory: `build/${language}`,
  ssr: true,
  // Every page is rendered by the server; the list of routes is short enough to send whole.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
