import { defineConfig } from 'vitest/config'

/** Where a test file waits for machines of its own, servers and databases, it may take longer. */
const patience = { testTimeout: 30_000, hookTimeout: 60_000 }

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
          globalSetup: 'apps/server/test/db/test-databases.ts',
          ...patience,
        },
      },
      { test: { name: 'tools', include: ['tools/**/*.test.ts'], ...patience } },
    ],
  },
})
