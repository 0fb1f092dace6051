import { join } from 'node:path'
import type { Plugin } from 'vite'

const INSTRUMENTS = { asker: /react-router[\\/]dist[\\/].*[\\/]router\.js$/, stub: 'no-instruments-stub.ts' }
const FRAMEWORK = {
  asker: /react-router[\\/]dist[\\/].*[\\/]lib[\\/](?:dom[\\/]lib|components)\.js$/,
  stub: 'no-framework-stub.ts',
}

/** Leaves parts of react-router out of a build that a bundler cannot see to be unused: its observers, and what fetches ahead in its framework. */
export const noInstruments = (): Plugin => ({
  name: 'shiji-no-instruments',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\/(?:instrumentation|ssr\/components)\.js$/ },
    handler: (id, importer = '') => {
      const { asker, stub } = id.endsWith('/instrumentation.js') ? INSTRUMENTS : FRAMEWORK
      return asker.test(importer) ? join(import.meta.dirname, stub) : null
    },
  },
})
