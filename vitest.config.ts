import { defineConfig } from 'vitest/config'

/** Where a test file waits for machines of its own, servers and databases, it may take longer. */
const patience = { testTimeout: 30_000, hookTimeout: 60_000 }

const TEST_DATABASES = 'apps/server/test/db/test-databases.ts'
/** A minute of a core or more each: `npm run test:long` runs them. */
const LONG = [
  'apps/server/test/{crash,soak}/*.test.ts',
  'apps/server/test/uploads/hostile-pictures.test.ts',
  'apps/server/src/platform/db/power-cut.test.ts',
  'apps/server/src/platform/http/renders-per-hour.test.ts',
]

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'packages',
          include: ['packages/**/*.test.ts'],
          ...patience,
          // Pure functions: what one file has loaded, the next may use.
          isolate: false,
        },
      },
      {
        test: {
          name: 'web',
          include: ['apps/web/**/*.test.ts'],
          ...patience,
        },
      },
      {
        test: {
          name: 'components',
          include: ['apps/web/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: 'apps/web/app/testing/set-up.ts',
          ...patience,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          exclude: LONG,
          globalSetup: TEST_DATABASES,
          ...patience,
        },
      },
      {
        test: {
          name: 'long',
          include: process.env['LONG_TESTS'] ? LONG : [],
          globalSetup: TEST_DATABASES,
          ...patience,
        },
      },
      { test: { name: 'tools', include: ['tools/**/*.test.ts'], ...patience } },
    ],
  },
})
