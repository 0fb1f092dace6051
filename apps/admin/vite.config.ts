import { spaConfig } from '@shiji/tooling/vite/spa.ts'
import { colorModeBoot } from '@shiji/ui/common/theme/boot-plugin.ts'
import { defineConfig } from 'vite'

const shared = spaConfig({ base: '/Admin/', area: 'admin', root: import.meta.dirname })

export default defineConfig({ ...shared, plugins: [...(shared.plugins ?? []), colorModeBoot()] })
