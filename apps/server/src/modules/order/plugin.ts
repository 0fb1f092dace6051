import type { ServerModule } from '../../infra/module.ts'

export const orderModule: ServerModule = { name: 'order', routes: [] }
