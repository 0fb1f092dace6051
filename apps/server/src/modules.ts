import { listCallOf } from './http/routes/list-calls.ts'
import { diskStore } from './infra/files/disk.ts'
import type { ServerModule } from './infra/module.ts'
import { realInternet } from './infra/outside/internet.ts'
import type { Ports } from './infra/ports.ts'
import { cartModule, cartPorts } from './modules/cart/plugin.ts'
import { catalogModule, catalogPorts } from './modules/catalog/plugin.ts'
import { contentModule } from './modules/content/plugin.ts'
import { exchangeModule } from './modules/exchange/plugin.ts'
import { financeModule, financePorts } from './modules/finance/plugin.ts'
import { identityModule, identityPorts } from './modules/identity/plugin.ts'
import { insightModule } from './modules/insight/plugin.ts'
import { messagingModule, messagingPorts } from './modules/messaging/plugin.ts'
import { extendOrders } from './modules/order/index.ts'
import { orderModule, orderPayables, orderPorts } from './modules/order/plugin.ts'
import { payablesOf } from './modules/payment/index.ts'
import { paymentModule, paymentPorts } from './modules/payment/plugin.ts'
import { platformModule } from './modules/platform/plugin.ts'
import { promotionModule, promotionPorts } from './modules/promotion/plugin.ts'
import { storeModule, storePorts } from './modules/store/plugin.ts'

/** The modules, lowest first; a module may import the door of those before it. */
export const MODULES: readonly ServerModule[] = [
  platformModule,
  identityModule,
  storeModule,
  contentModule,
  messagingModule,
  financeModule,
  catalogModule,
  promotionModule,
  cartModule,
  paymentModule,
  orderModule,
  exchangeModule,
  insightModule,
]

/** Every port with its one implementation; a port without one does not compile. */
export const PORTS: Ports = {
  listCalls: {
    of: (area, page) =>
      listCallOf(
        MODULES.flatMap(module => module.routes),
        area,
        page,
      ),
  },
  recordNames: Object.assign({}, ...MODULES.map(({ names = {} }) => names)),
  internet: realInternet,
  files: diskStore,
  fileUses: MODULES.flatMap(({ fileUses }) => fileUses ?? []),
  ...identityPorts,
  ...storePorts,
  ...messagingPorts,
  ...financePorts,
  ...catalogPorts,
  ...promotionPorts,
  ...cartPorts,
  ...paymentPorts,
  ...orderPorts,
  orderMoves: extendOrders(MODULES.flatMap(({ machines }) => machines?.order ?? [])),
  payables: payablesOf(orderPayables),
}
