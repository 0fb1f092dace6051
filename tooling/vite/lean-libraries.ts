import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const ROUTER = /[\\/]react-router[\\/]dist[\\/].*[\\/]lib[\\/](?:context|components|dom[\\/]lib)\.js$/
const ICON = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.mjs$/
const PROPERTIES = /[\\/]@pandacss[\\/]is-valid-prop[\\/]dist[\\/]index\.mjs$/
const FACTORY = /[\\/]@chakra-ui[\\/]react[\\/]dist[\\/]esm[\\/]styled-system[\\/]factory\.js$/

/**
 * Without the names for developers, and marked as side-effect free, so that unused links, forms and navigations are
 * dropped.
 */
export const leanRouter = (code: string): string =>
  code
    .replace(/^\w+\.displayName = .*;$/gm, '')
    .replaceAll('= React$1.forwardRef(', '= /* @__PURE__ */ React$1.forwardRef(')

/** The lines of a drawing alone: its name and the random keys of its lines, which no packing makes smaller, tell a visitor nothing. */
export const leanIcon = (code: string): string =>
  code.replace(/,\s*key: "\w+"/g, '').replace(/^ {2}(?:name|aliases): .*$/gm, '')

/**
 * The names of CSS properties that `used` holds: Chakra keeps all 535 to tell styles from attributes, but nobody asks
 * about one that no source writes.
 */
export const leanProperties = (code: string, used: ReadonlySet<string>): string =>
  code.replace(/(cssPropertiesStr = ")([\w,]+)/, (_all, start: string, names: string) => {
    const kept = names.split(',').filter(name => used.has(name))
    return start + kept.join(',')
  })

/** Every word of the sources that the SPAs are built from. */
const wordsOfSources = (): ReadonlySet<string> => {
  const root = join(import.meta.dirname, '../..')
  const files = globSync(['apps/*/src/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}'], { cwd: root })
  return new Set(files.flatMap(file => readFileSync(join(root, file), 'utf8').match(/\w+/g) ?? []))
}

/** Removes library code that no page uses from a build, where a bundler cannot see that it is unused. */
export const leanLibraries = (): Plugin => ({
  name: 'shiji-lean-libraries',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /createLucideIcon\.mjs$|^@emotion\/is-prop-valid$/ },
    handler: (id, importer = '') => {
      if (ICON.test(importer)) return join(import.meta.dirname, 'lean-icon-stub.ts')
      return id.startsWith('@emotion') && FACTORY.test(importer) ? join(import.meta.dirname, 'any-prop-stub.ts') : null
    },
  },
  transform: {
    filter: { id: [ROUTER, ICON, PROPERTIES] },
    handler: (code, id) => {
      if (PROPERTIES.test(id)) return { code: leanProperties(code, wordsOfSources()), map: null }
      return { code: ROUTER.test(id) ? leanRouter(code) : leanIcon(code), map: null }
    },
  },
})
