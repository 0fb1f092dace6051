import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Leaves react-router's observers out of a build, which a bundler cannot see to be unused. */
export const noInstruments = (): Plugin => ({
  name: 'shiji-no-instruments',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\/instrumentation\.js$/ },
    handler: (_id, importer) =>
      importer !== undefined && /react-router[\\/]dist[\\/].*[\\/]router\.js$/.test(importer)
        ? join(import.meta.dirname, 'no-instruments-stub.ts')
        : null,
  },
})
