import { defineConfig } from '@playwright/test'

import { chromium } from './e2e/chromium.ts'
import { IN_ARABIC } from './e2e/in-arabic/in-arabic.ts'
import { SHOP, SHOP_WITHOUT_DATABASE } from './e2e/shop-servers.ts'

const shop = ({ port, url }: { port: number; url: string }, env: Record<string, string>, ready: string) => ({
  command: 'exec node apps/server/src/main.ts',
  url: url + ready,
  env: {
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: `var/test/${port}`,
    ARTWORK_DIR: 'var/artwork',
    LOG_LEVEL: 'warn',
    ...env,
  },
  timeout: 60_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
})

export default defineConfig({
  testDir: 'e2e',
  // Tests of what the journeys are translated with, which Vitest runs.
  testIgnore: 'in-arabic/**',
  outputDir: 'var/test/results',
  reporter: [['list'], ['json', { outputFile: 'var/test/browser.json' }]],
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: SHOP.url,
    viewport: { width: 1440, height: 900 },
    ...(IN_ARABIC ? { locale: 'ar-AE' } : {}),
    launchOptions: await chromium(),
    screenshot: 'only-on-failure',
  },
  webServer: [
    // Noor is of the staff: her desk answers what other journeys ask for.
    shop(SHOP, { STAFF_EMAILS: 'noor@example.com' }, '/readyz'),
    {
      ...shop(SHOP_WITHOUT_DATABASE, { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' }, '/healthz'),
      // It complains of its database at every page, as it should.
      stderr: 'ignore',
    },
  ],
})
