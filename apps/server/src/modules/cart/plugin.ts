import type { ServerModule } from '../../infra/module.ts'

export const cartModule: ServerModule = { name: 'cart', routes: [] }
