import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { testFonts } from '@shiji/tooling/browser/fonts.ts'
import { BROWSER_ARGS, CACHE } from '@shiji/tooling/browser/resolve.ts'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

/** The variables of this process, without those that are not set, and the fonts that all machines share. */
const env = Object.fromEntries(
  Object.entries({ ...process.env, ...testFonts(CACHE) }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  ),
)

/** Every story is a test: it renders, its `play` passes, axe finds nothing. Real browser, named by CHROMIUM_PATH. */
export default defineConfig({
  // What the switches of colour mode and language stand on at first; a story that sets its own keeps it.
  define: {
    'import.meta.env.STORY_THEME': JSON.stringify(process.env.STORY_THEME ?? 'light'),
    'import.meta.env.STORY_LOCALE': JSON.stringify(process.env.STORY_LOCALE ?? 'zh-cn'),
  },
  plugins: [storybookTest({ configDir: fileURLToPath(new URL('./.storybook', import.meta.url)) })],
  test: {
    name: 'stories',
    setupFiles: ['./.storybook/vitest.setup.ts'],
    testTimeout: 60_000,
    maxWorkers: availableParallelism(),
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        // What opens is there at once: a test on a busy machine would find it on its way.
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: BROWSER_ARGS, env },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 1280, height: 900 } }],
    },
  },
})
