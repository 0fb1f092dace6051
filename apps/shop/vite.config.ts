import { join } from 'node:path'
import { earlyStart } from '@shiji/tooling/vite/early-start.ts'
import { pageShell } from '@shiji/tooling/vite/page-shell.ts'
import { devServer, spaConfig } from '@shiji/tooling/vite/spa.ts'
import { colorModeBoot } from '@shiji/ui/common/theme/boot-plugin.ts'
import { defineConfig } from 'vite'

const shared = spaConfig({ base: '/', area: 'shop', root: import.meta.dirname })

const texts = ['shop', 'login', 'shop_account', 'shop_goods', 'shop_order', 'status', 'table']
const early = earlyStart({
  entry: join(import.meta.dirname, 'src/early/main.ts'),
  modules: [
    ...['home/home', 'search/search', 'goods/goods', 'cart/cart', 'login/login'].map(
      name => `src/pages/${name}-page.tsx`,
    ),
    ...['zh-cn', 'en'].flatMap(locale => texts.map(text => `messages/${locale}/${text}.json`)),
  ],
})

export default defineConfig({
  ...shared,
  plugins: [...(shared.plugins ?? []), early, colorModeBoot(), pageShell(devServer())],
})
