import type { ServerModule } from '../../infra/module.ts'

export const catalogModule: ServerModule = { name: 'catalog', routes: [] }
