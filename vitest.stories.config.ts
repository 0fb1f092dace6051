import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Every story is a test: it renders, its `play` passes, axe finds nothing. Real browser, named by CHROMIUM_PATH. */
export default defineConfig({
  // What the switch of the colour mode stands on at first.
  define: { 'import.meta.env.STORY_THEME': JSON.stringify(process.env.STORY_THEME ?? 'light') },
  plugins: [storybookTest({ configDir: fileURLToPath(new URL('./.storybook', import.meta.url)) })],
  test: {
    name: 'stories',
    setupFiles: ['./.storybook/vitest.setup.ts'],
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        // What opens is there at once: a test on a busy machine would find it on its way.
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 1280, height: 900 } }],
    },
  },
})
