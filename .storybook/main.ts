import type { StorybookConfig } from '@storybook/react-vite'

// Every module of Chakra carries "use client", which means nothing outside a server renderer.
const isDirectiveNotice = (code: string | undefined): boolean => code === 'MODULE_LEVEL_DIRECTIVE'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './guides/**/*.stories.tsx',
    '../packages/ui/src/**/*.stories.tsx',
    '../packages/backoffice/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Chakra's package refers to an online Storybook; ours is complete without it and works offline.
  refs: { '@chakra-ui/react': { disable: true } },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: vite => {
    // All dependencies are found at the start: one found later would reload the page in the middle of a test.
    vite.optimizeDeps = {
      ...vite.optimizeDeps,
      entries: ['packages/ui/src/**/*.{ts,tsx}', 'packages/backoffice/src/**/*.{ts,tsx}', '!**/*.test.{ts,tsx}'],
    }
    vite.build ??= {}
    vite.build.chunkSizeWarningLimit = 4096
    vite.build.rolldownOptions = {
      ...vite.build.rolldownOptions,
      // Documentation calls components by the names of their functions.
      output: { ...vite.build.rolldownOptions?.output, keepNames: true },
      onLog(level, log, report) {
        if (!isDirectiveNotice(log.code)) report(level, log)
      },
    }
    return vite
  },
}

export default config
