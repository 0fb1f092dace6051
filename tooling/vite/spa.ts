import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { type Area, chunkGroups } from './chunks.ts'
import { leanLibraries } from './lean-libraries.ts'
import { noInstruments } from './no-instruments.ts'
import { ownTexts } from './own-texts.ts'
import { packFiles } from './pack-files.ts'
import { sizeReport } from './size-report.ts'

export type { Area } from './chunks.ts'

export type SpaOptions = {
  /** Fixed path under which the built files are served, on every host: `/`, `/Seller/` or `/Admin/`. */
  base: `/${string}`
  area: Area
  /** Folder of the app: `import.meta.dirname` of its vite.config.ts. */
  root: string
}

/** Ports of `pnpm dev`; the API listens on 3000 unless SHIJI_SERVER says otherwise. */
export const devPorts: Record<Area, number> = { shop: 5173, seller: 5174, admin: 5175 }

/** Address of the server during `pnpm dev`. */
export const devServer = (): string => process.env.SHIJI_SERVER ?? 'http://127.0.0.1:3000'

/**
 * Chakra's theme calls these at the top level without a purity mark; unmarked, every recipe stays in the bundle
 * whether it is used or not.
 */
const PURE_FUNCTIONS = [
  'defineConfig',
  'defineRecipe',
  'defineSlotRecipe',
  'defineTokens',
  'defineSemanticTokens',
  'defineKeyframes',
  'defineTextStyles',
  'defineLayerStyles',
  'defineAnimationStyles',
  'defineGlobalStyles',
]

/**
 * The Vite configuration that the three SPAs share: fixed base path, no inline script (the content security policy
 * forbids them), source maps beside the files but not announced, a size report per build, and in development a proxy
 * to the server.
 */
export const spaConfig = ({ base, area, root }: SpaOptions): UserConfig => {
  const proxied = { target: devServer(), changeOrigin: false }
  return {
    root,
    base,
    plugins: [react(), noInstruments(), leanLibraries(), ownTexts(area), sizeReport(area), packFiles()],
    resolve: {
      alias: { 'hoist-non-react-statics': join(import.meta.dirname, 'no-hoisting.ts') },
      dedupe: ['react', 'react-dom', '@emotion/react', '@chakra-ui/react'],
    },
    worker: { format: 'es' },
    server: {
      port: devPorts[area],
      strictPort: true,
      proxy: { '/api': proxied, '/files': proxied, '/config.json': proxied, '/healthz': proxied },
    },
    preview: { port: devPorts[area], strictPort: true },
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      sourcemap: 'hidden',
      manifest: true,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      chunkSizeWarningLimit: 900,
      rolldownOptions: {
        treeshake: { manualPureFunctions: PURE_FUNCTIONS },
        output: {
          codeSplitting: { groups: chunkGroups(area) },
          // What several pages share is named by all of them, which makes an address of 200 letters.
          chunkFileNames: ({ name }) => `assets/${name.startsWith('shared~') ? 'shared' : '[name]'}-[hash].js`,
        },
        onLog: (level, log, handle) => {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log)
        },
      },
    },
  }
}
