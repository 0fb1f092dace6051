import type { ServerModule } from '../../infra/module.ts'

export const financeModule: ServerModule = { name: 'finance', routes: [] }
