import { spaConfig } from '@shiji/tooling/vite/spa.ts'
import { colorModeBoot } from '@shiji/ui/theme/boot-plugin.ts'
import { defineConfig, mergeConfig } from 'vite'

const shared = spaConfig({ base: '/', area: 'shop', root: import.meta.dirname })

// What every page loads anyway is one file, and what pages show goods with is another: sixty small files compress worse
// than two, and each costs a phone a request.
const groups = [
  { name: 'shell', tags: ['$initial' as const] },
  {
    name: 'goods',
    test: /packages[\\/]ui[\\/]src[\\/](?:goods-card|plate|price|rating|store-seal|tag-badge)[\\/]|packages[\\/]i18n[\\/]src[\\/]format|apps[\\/]shop[\\/]src[\\/](?:features[\\/]goods|site[\\/](?:section|more-link|use-head|short-money))/,
  },
]

export default defineConfig(
  mergeConfig(shared, {
    plugins: [colorModeBoot()],
    build: { rolldownOptions: { output: { codeSplitting: { groups } } } },
  }),
)
