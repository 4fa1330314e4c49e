import { defineConfig } from 'vitest/config'

/** Where a test file waits for machines of its own, servers and databases, it may take longer. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000 }

const TEST_DATABASES = 'apps/server/test/db/test-databases.ts'
/** A minute of a core or more each: `npm run test:long` runs them. */
const LONG = [
  'apps/server/test/{crash,soak}/*.test.ts',
  'apps/server/test/chaos/chaos.test.ts',
  'apps/server/test/papers/issued-bytes.test.ts',
  'apps/server/test/uploads/hostile-pictures.test.ts',
  'apps/server/src/platform/db/power-cut.test.ts',
  'apps/server/src/platform/http/pages/renders-per-hour.test.ts',
]

export default defineConfig({
  test: {
    // One more than cores: many server tests wait for a database, an e-mail or a clock.
    maxWorkers: 3,
    // Without isolation, what one file has loaded, the next one uses: a third of the processor time of the server's tests.
    // The components stay isolated, because the pages under test cache the shop's answers in their modules.
    projects: [
      {
        test: {
          name: 'packages',
          include: ['packages/**/*.test.ts'],
          ...patience,
          isolate: false,
        },
      },
      {
        test: {
          name: 'web',
          include: ['apps/web/**/*.test.ts'],
          ...patience,
          isolate: false,
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
          isolate: false,
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
      {
        test: {
          name: 'tools',
          include: ['tools/**/*.test.ts', 'e2e/in-arabic/*.test.ts'],
          ...patience,
          isolate: false,
        },
      },
    ],
  },
})
