import type { ServerModule } from '../../infra/module.ts'

export const storeModule: ServerModule = { name: 'store', routes: [] }
