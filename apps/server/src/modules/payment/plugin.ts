import type { ServerModule } from '../../infra/module.ts'

export const paymentModule: ServerModule = { name: 'payment', routes: [] }
